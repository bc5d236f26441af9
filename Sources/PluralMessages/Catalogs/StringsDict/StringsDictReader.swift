import Plurals

/// Reads the messages of a `.stringsdict`.
struct StringsDictReader {
  private let file: CatalogFile
  private let device: String?

  init(_ file: CatalogFile, device: String?) {
    self.file = file
    self.device = device
  }

  /// Reads the file, message by message; one that cannot be read costs no other.
  func read(into builder: inout CatalogBuilder) throws(MessageError) {
    let plist = try PropertyListFile(file)
    guard case .dictionary(let messages) = plist.list else {
      throw file.error(
        .wrongType(.file, expected: [.dictionary], found: plist.list.type),
        at: TextPlace(line: 1, column: 1)
      )
    }
    if messages.isEmpty, let error = MessageError(plist.diagnostics) { throw error }
    for finding in plist.diagnostics { builder.add(finding) }
    for member in messages { read(member, plist, into: &builder) }
  }

  /// Where the form stands that a finding is about; nil if that is nowhere.
  private static func place(
    of finding: MessageDiagnostic,
    in value: PropertyList,
    _ plist: PropertyListFile
  ) -> FilePlace? {
    guard let variable = finding.variable, case .category(let category) = finding.form,
      case .dictionary(let members) = value,
      case .dictionary(let forms) = members.value(variable),
      let form = forms.last(where: { $0.key == category.rawValue })
    else { return nil }
    return plist.filePlace(of: form)
  }

  private func read(
    _ member: PropertyList.Member,
    _ plist: PropertyListFile,
    into builder: inout CatalogBuilder
  ) {
    var entry = Entry(plist: plist, device: device)
    let place = plist.filePlace(of: member)
    builder.add(
      member.key,
      at: place,
      formPlace: { Self.place(of: $0, in: member.value, plist) }
    ) { () throws(MessageError) in
      try entry.message(member.value)
    }
    for finding in entry.diagnostics { builder.add(finding, key: member.key, at: place) }
    // Where the end of a dictionary is missing, the messages behind it stand among its variables.
    for inner in entry.messages { read(inner, plist, into: &builder) }
  }
}

/// The making of one message of a `.stringsdict`.
private struct Entry {
  let plist: PropertyListFile
  let device: String?
  private(set) var diagnostics: [MessageDiagnostic] = []
  /// What stands where a variable must, and is a message.
  private(set) var messages: [PropertyList.Member] = []

  init(plist: PropertyListFile, device: String?) {
    self.plist = plist
    self.device = device
  }

  mutating func message(_ value: PropertyList) throws(MessageError) -> Message {
    switch try chosen(value) {
    case .text(let text): return Message(MessageTemplate(text))
    case .dictionary(let members): return try message(members)
    case .other(let type):
      throw MessageError(.wrongType(.message, expected: [.dictionary, .string], found: type))
    }
  }

  private mutating func message(_ members: [PropertyList.Member]) throws(MessageError) -> Message {
    tellRepetitions(members) { .field($0) }
    guard let format = members.value(Keys.format) else {
      throw MessageError(.missing(.field(Keys.format)))
    }
    let template = MessageTemplate(try text(format, Keys.format))
    var variables: [String: MessageVariable] = [:]
    var faults: [MessageDiagnostic] = []
    for member in members where member.key != Keys.format {
      if case .dictionary(let inner) = member.value, inner.value(Keys.format) != nil {
        messages.append(member)
        diagnostics.append(
          MessageDiagnostic(
            .syntax(.expected(.closingTag, found: "<")),
            severity: .error,
            place: plist.place(of: member)
          )
        )
        continue
      }
      do throws(MessageError) {
        guard case .dictionary(let texts) = member.value else {
          throw MessageError(
            .wrongType(.variable(member.key), expected: [.dictionary], found: member.value.type)
          )
        }
        variables[member.key] = try variable(texts, named: member.key)
      } catch {
        let place = plist.place(of: member)
        faults += error.placed(at: place, variable: member.key).diagnostics
      }
    }
    let message = Message(template, variables: variables)
    // A variable that nothing names costs nothing.
    if let fault = message.fault { throw MessageError(faults) ?? MessageError(fault) }
    diagnostics += faults
    return message
  }

  private mutating func variable(
    _ members: [PropertyList.Member],
    named name: String
  ) throws(MessageError) -> MessageVariable {
    tellRepetitions(members, variable: name) {
      PluralCategory(rawValue: $0).map { .category($0) } ?? .field($0)
    }
    guard let type = members.value(Keys.specType) else {
      throw MessageError(.missing(.field(Keys.specType)))
    }
    let typeName = try text(type, Keys.specType)
    guard typeName == Keys.pluralRule else {
      throw MessageError(.unknownName(typeName, of: .ruleType))
    }
    var conversion = Conversion.object
    if let value = members.value(Keys.valueType) {
      let specifier = try text(value, Keys.valueType)
      if let read = Conversion(specifier: specifier) {
        conversion = read
      } else {
        diagnostics.append(
          MessageDiagnostic(
            .invalidValue(specifier, of: .field(Keys.valueType)),
            severity: .warning,
            variable: name
          )
        )
      }
    }
    var variants = PluralVariants()
    for member in members where member.key != Keys.specType && member.key != Keys.valueType {
      guard let category = PluralCategory(rawValue: member.key) else {
        diagnostics.append(
          MessageDiagnostic(
            .unknownName(member.key, of: .category),
            severity: .warning,
            place: plist.place(of: member),
            variable: name
          )
        )
        continue
      }
      do throws(MessageError) {
        variants[category] = MessageTemplate(try text(chosen(member.value), member.key))
      } catch {
        throw error.placed(at: plist.place(of: member), form: .category(category))
      }
    }
    return MessageVariable(apple: variants, by: .next, shownAs: conversion)
  }

  /// What a value stands for on the device and for the largest width, if it depends on these.
  private mutating func chosen(_ value: PropertyList) throws(MessageError) -> PropertyList {
    var value = value
    // Each step goes one level down, and the readers of lists bound how many there are.
    while case .dictionary(let members) = value, members.value(Keys.format) == nil {
      if let rule = members.value(Keys.deviceRule) {
        value = try deviceText(rule)
      } else if let rule = members.value(Keys.widthRule) {
        value = try widestText(rule)
      } else {
        break
      }
    }
    return value
  }

  private mutating func deviceText(_ rule: PropertyList) throws(MessageError) -> PropertyList {
    guard case .dictionary(let devices) = rule else {
      throw MessageError(
        .wrongType(.field(Keys.deviceRule), expected: [.dictionary], found: rule.type)
      )
    }
    if let text = device.flatMap({ devices.value($0) }) ?? devices.value("other") { return text }
    throw MessageError(MessageDiagnostic(.missing(.device(device ?? "other"))))
  }

  private mutating func widestText(_ rule: PropertyList) throws(MessageError) -> PropertyList {
    guard case .dictionary(let widths) = rule else {
      throw MessageError(
        .wrongType(.field(Keys.widthRule), expected: [.dictionary], found: rule.type)
      )
    }
    var widest: (width: Int, text: PropertyList)?
    for member in widths {
      guard let width = Int(member.key), width >= 0 else {
        diagnostics.append(
          MessageDiagnostic(
            .invalidValue(member.key, of: .field(Keys.widthRule)),
            severity: .warning,
            place: plist.place(of: member)
          )
        )
        continue
      }
      if width > widest?.width ?? -1 { widest = (width, member.value) }
    }
    guard let widest else { throw MessageError(.missing(.texts)) }
    if widths.count > 1 {
      diagnostics.append(MessageDiagnostic(.ignored(.widths), severity: .note))
    }
    return widest.text
  }

  private func text(_ value: PropertyList, _ name: String) throws(MessageError) -> String {
    guard case .text(let text) = value else {
      throw MessageError(.wrongType(.field(name), expected: [.string], found: value.type))
    }
    return text
  }

  /// Whether a key may be there twice; false for nearly all small dictionaries, found without a set.
  private func mayRepeat(_ members: [PropertyList.Member]) -> Bool {
    guard members.count <= 8 else { return true }
    for index in members.indices {
      for other in 0..<index where members[other].key == members[index].key { return true }
    }
    return false
  }

  /// Tells about keys that are there twice, of which the last counts.
  private mutating func tellRepetitions(
    _ members: [PropertyList.Member],
    variable: String? = nil,
    _ element: (String) -> CatalogElement
  ) {
    guard mayRepeat(members) else { return }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      diagnostics.append(
        MessageDiagnostic(
          .duplicate(element(member.key), firstLine: nil),
          severity: .warning,
          place: plist.place(of: member),
          variable: variable
        )
      )
    }
  }
}

/// The keys of the format.
private enum Keys {
  static let format = "NSStringLocalizedFormatKey"
  static let specType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
  static let deviceRule = "NSStringDeviceSpecificRuleType"
  static let widthRule = "NSStringVariableWidthRuleType"
}
