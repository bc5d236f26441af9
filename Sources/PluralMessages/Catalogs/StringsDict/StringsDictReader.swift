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
    let list = try PropertyList(file)
    guard case .dictionary(let messages) = list else {
      throw file.error(
        .wrongType(.file, expected: [.dictionary], found: list.type),
        at: TextPlace(line: 1, column: 1)
      )
    }
    let keys = PropertyListKeys(file.data)
    // In order, so that the same file has the same findings each time.
    for (key, value) in messages.sorted(by: { $0.key < $1.key }) {
      builder.add(key, at: keys.lines[key].map { TextPlace(line: $0) }) { () throws(MessageError) in
        if let repetition = keys.repetitions[key] {
          throw MessageError(
            MessageDiagnostic(
              .duplicate(.field(repetition.key), firstLine: nil),
              place: TextPlace(line: repetition.line)
            )
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
      throw MessageError(.wrongType(.message, expected: [.dictionary, .string], found: type))
    }
  }

  private func message(_ members: [String: PropertyList]) throws(MessageError) -> Message {
    guard let format = members[Self.formatKey] else {
      throw MessageError(.missing(.field(Self.formatKey)))
    }
    let template = try MessageTemplate(text(format, Self.formatKey))
    var variables: [String: MessageVariable] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != Self.formatKey {
      do throws(MessageError) {
        guard case .dictionary(let members) = value else {
          throw MessageError(
            .wrongType(.variable(name), expected: [.dictionary], found: value.type)
          )
        }
        variables[name] = try variable(members)
      } catch {
        throw error.placed(variable: name)
      }
    }
    let message = Message(template, variables: variables)
    if let fault = message.fault { throw MessageError(fault) }
    return message
  }

  private func variable(
    _ members: [String: PropertyList]
  ) throws(MessageError) -> MessageVariable {
    guard let type = members[Self.specTypeKey] else {
      throw MessageError(.missing(.field(Self.specTypeKey)))
    }
    let typeName = try text(type, Self.specTypeKey)
    guard typeName == Self.pluralRule else {
      throw MessageError(.unknownName(typeName, of: .ruleType))
    }
    var conversion = Conversion.object
    if let value = members[Self.valueTypeKey] {
      let specifier = try text(value, Self.valueTypeKey)
      guard let read = Conversion(specifier: specifier) else {
        throw MessageError(.invalidValue(specifier, of: .field(Self.valueTypeKey)))
      }
      conversion = read
    }
    var variants = PluralVariants()
    for (key, value) in members.sorted(by: { $0.key < $1.key })
    where key != Self.specTypeKey && key != Self.valueTypeKey {
      guard let category = PluralCategory(rawValue: key) else {
        throw MessageError(.unknownName(key, of: .category))
      }
      do throws(MessageError) {
        variants[category] = try MessageTemplate(try text(chosen(value), key))
      } catch {
        throw error.placed(form: .category(category))
      }
    }
    return MessageVariable(apple: variants, by: .next, shownAs: conversion)
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
        .wrongType(.field(Self.deviceRule), expected: [.dictionary], found: rule.type)
      )
    }
    guard let text = device.flatMap({ devices[$0] }) ?? devices["other"] else {
      throw MessageError(.missing(.device("other")))
    }
    return text
  }

  private func widestText(_ rule: PropertyList) throws(MessageError) -> PropertyList {
    guard case .dictionary(let widths) = rule else {
      throw MessageError(
        .wrongType(.field(Self.widthRule), expected: [.dictionary], found: rule.type)
      )
    }
    var widest: (width: Int, text: PropertyList)?
    for (key, text) in widths.sorted(by: { $0.key < $1.key }) {
      guard let width = Int(key), width >= 0 else {
        throw MessageError(.invalidValue(key, of: .field(Self.widthRule)))
      }
      if width > widest?.width ?? -1 { widest = (width, text) }
    }
    guard let widest else { throw MessageError(.missing(.texts)) }
    return widest.text
  }

  private func text(_ value: PropertyList, _ name: String) throws(MessageError) -> String {
    guard case .text(let text) = value else {
      throw MessageError(.wrongType(.field(name), expected: [.string], found: value.type))
    }
    return text
  }
}
