import Plurals

/// Reads the messages of a `.stringsdict`.
struct StringsDictReader {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let specTypeKey = "NSStringFormatSpecTypeKey"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let deviceRule = "NSStringDeviceSpecificRuleType"
  private static let widthRule = "NSStringVariableWidthRuleType"

  private let file: CatalogFile
  private let device: String?

  init(_ file: CatalogFile, device: String?) {
    self.file = file
    self.device = device
  }

  /// Reads the file, message by message.
  func read(into builder: inout CatalogBuilder) throws(MessageError) {
    guard case .dictionary(let messages) = try PropertyList(file) else {
      throw file.error(.malformed("the file must hold a dictionary"), line: 1)
    }
    let keys = PropertyListKeys(file.data)
    // In order, so that the same file has the same first fault each time.
    for (key, value) in messages.sorted(by: { $0.key < $1.key }) {
      try builder.add(key, line: keys.lines[key]) { _ throws(MessageError) in
        if let repetition = keys.repetitions[key] {
          throw MessageError(
            .malformed("the key \(repetition.key.debugDescription) occurs twice"),
            line: repetition.line
          )
        }
        return try message(value)
      }
    }
  }

  private func message(_ value: PropertyList) throws(MessageError) -> Message {
    switch try chosen(value) {
    case .text(let text): return Message(try MessageTemplate(text))
    case .dictionary(let members): return try message(members)
    case .other(let type):
      throw MessageError(.malformed("a message is a dictionary or a string, not \(type)"))
    }
  }

  private func message(_ members: [String: PropertyList]) throws(MessageError) -> Message {
    guard let format = members[Self.formatKey] else {
      throw MessageError(.malformed("there is no \(Self.formatKey)"))
    }
    let template = try MessageTemplate(text(format, Self.formatKey))
    let positions = template.variablePositions()
    var variables: [String: MessageVariable] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != Self.formatKey {
      guard case .dictionary(let members) = value else {
        throw MessageError(
          .malformed(
            "the variable \(name.debugDescription) must be a dictionary, not \(value.typeDescription)"
          )
        )
      }
      variables[name] = try variable(name, members, at: positions[name])
    }
    let message = Message(template, variables: variables)
    try message.checkVariables()
    return message
  }

  private func variable(
    _ name: String,
    _ members: [String: PropertyList],
    at position: Int?
  ) throws(MessageError) -> MessageVariable {
    let place = "the variable \(name.debugDescription)"
    guard let type = members[Self.specTypeKey] else {
      throw MessageError(.malformed("\(place) has no \(Self.specTypeKey)"))
    }
    let typeName = try text(type, Self.specTypeKey)
    guard typeName == Self.pluralRule else {
      throw MessageError(
        .malformed(
          "\(place) has the unknown type \(typeName.debugDescription); it must be \(Self.pluralRule)"
        )
      )
    }
    var conversion = Conversion.object
    if let value = members[Self.valueTypeKey] {
      let specifier = try text(value, Self.valueTypeKey)
      guard let read = Conversion(specifier: specifier) else {
        throw MessageError(
          .malformed(
            "\(place) has the \(Self.valueTypeKey) \(specifier.debugDescription); "
              + "it must be what follows the percent sign of a placeholder, such as d"
          )
        )
      }
      conversion = read
    }
    var variants = PluralVariants()
    for (key, value) in members.sorted(by: { $0.key < $1.key })
    where key != Self.specTypeKey && key != Self.valueTypeKey {
      guard let category = PluralCategory(rawValue: key) else {
        throw MessageError(.malformed("\(place) has the unknown category \(key.debugDescription)"))
      }
      let text = try text(chosen(value), "the text for \(key)")
      variants[category] = try MessageTemplate(text)
    }
    return MessageVariable(apple: variants, by: .next, shownAs: conversion, position: position)
  }

  /// What a value stands for on the device and for the largest width, if it depends on these.
  private func chosen(_ value: PropertyList) throws(MessageError) -> PropertyList {
    var value = value
    // Each step goes one level down, and the readers of lists bound how many there are.
    while case .dictionary(let members) = value, members[Self.formatKey] == nil {
      if let rule = members[Self.deviceRule] {
        value = try deviceText(rule)
      } else if let rule = members[Self.widthRule] {
        value = try widestText(rule)
      } else {
        break
      }
    }
    return value
  }

  private func deviceText(_ rule: PropertyList) throws(MessageError) -> PropertyList {
    guard case .dictionary(let devices) = rule else {
      throw MessageError(
        .malformed("\(Self.deviceRule) must be a dictionary, not \(rule.typeDescription)")
      )
    }
    guard let text = device.flatMap({ devices[$0] }) ?? devices["other"] else {
      let names = devices.keys.sorted().joined(separator: ", ")
      throw MessageError(.malformed("there is no text for the device other; there is \(names)"))
    }
    return text
  }

  private func widestText(_ rule: PropertyList) throws(MessageError) -> PropertyList {
    guard case .dictionary(let widths) = rule else {
      throw MessageError(
        .malformed("\(Self.widthRule) must be a dictionary, not \(rule.typeDescription)")
      )
    }
    var widest: (width: Int, text: PropertyList)?
    for (key, text) in widths.sorted(by: { $0.key < $1.key }) {
      guard let width = Int(key), width >= 0 else {
        throw MessageError(.malformed("the width \(key.debugDescription) is no number"))
      }
      if width > widest?.width ?? -1 { widest = (width, text) }
    }
    guard let widest else { throw MessageError(.malformed("\(Self.widthRule) has no text")) }
    return widest.text
  }

  private func text(_ value: PropertyList, _ name: String) throws(MessageError) -> String {
    guard case .text(let text) = value else {
      throw MessageError(.malformed("\(name) must be a string, not \(value.typeDescription)"))
    }
    return text
  }
}
