import Plurals

/// How one language's text of a message is read.
extension StringCatalogReader {
  /// The texts of a localization or substitution on the device.
  private enum Texts {
    case text(MessageTemplate)
    case plural(PluralVariants)
  }

  /// The message of a localization; nil if it has no text yet.
  mutating func message(_ localization: Index) throws(Fault) -> Message? {
    try requireObject(localization, .localization)
    guard let texts = try texts(of: localization) else { return nil }
    let list = json.member("substitutions", of: localization)
    var variables: [String: MessageVariable] = [:]
    unreadableVariables = [:]
    if let list { variables = try self.variables(list) }
    let message =
      switch texts {
      case .text(let template): Message(template, variables: variables)
      case .plural(let variants): Message(variants, variables: variables)
      }
    if let kind = message.fault {
      // A variable that could not be read is the reason why it is not there.
      if case .unknownVariable(let name) = kind, let reason = unreadableVariables[name] {
        throw reason
      }
      throw fault(kind, list ?? localization)
    }
    return message
  }

  // MARK: Substitutions

  /// The variables of a localization. One that cannot be read is left out, which is a fault of the
  /// message only if a text names it.
  private mutating func variables(_ list: Index) throws(Fault) -> [String: MessageVariable] {
    try requireObject(list, .field("substitutions"))
    var variables: [String: MessageVariable] = [:]
    for (key, substitution) in json.members(of: list) {
      let name = try text(key)
      guard variables[name] == nil else {
        note(key, .duplicate(.variable(name), firstLine: nil), .warning)
        continue
      }
      let told = findings.count
      do throws(Fault) {
        variables[name] = try variable(substitution, named: name)
      } catch {
        unreadableVariables[name] = error.placed(variable: name)
        guard case .at(let index, let finding) = error else { continue }
        note(index, finding.kind, finding.severity, form: finding.form)
      }
      for index in told..<findings.count { findings[index].1.variable = name }
    }
    return variables
  }

  /// A variable; nil if it has no text yet.
  private mutating func variable(
    _ substitution: Index,
    named name: String
  ) throws(Fault) -> MessageVariable? {
    try requireObject(substitution, .variable(name))
    var selector = MessageVariable.Selector.next
    if let value = json.member("argNum", of: substitution) {
      if let number = json.integer(value), 1...MessageLimit.position.maximum ~= number {
        selector = .position(number - 1)
      } else {
        note(value, .invalidValue(json.source(value), of: .field("argNum")), .error)
      }
    }
    let conversion = conversion(of: substitution)
    let variants: PluralVariants
    switch try texts(of: substitution) {
    case .plural(let texts): variants = texts
    case .text(let template):
      // Depends on the device only, not on the number.
      variants = PluralCategory.allCases.reduce(into: PluralVariants()) { $0[$1] = template }
    case nil: return nil
    }
    return MessageVariable(apple: variants, by: selector, shownAs: conversion)
  }

  private mutating func conversion(of substitution: Index) -> Conversion {
    guard let value = json.member("formatSpecifier", of: substitution) else { return .object }
    guard json.kind(value) == .string, let specifier = try? json.text(value) else {
      note(value, wrongType(value, .field("formatSpecifier"), .string), .error)
      return .object
    }
    // Nearly all substitutions have this one.
    if specifier == "lld" { return Conversion(character: UInt8(ascii: "d")) }
    if let conversion = Conversion(specifier: specifier) { return conversion }
    note(value, .invalidValue(specifier, of: .field("formatSpecifier")), .warning)
    return .object
  }

  // MARK: Texts

  /// The texts of something with a string unit or variations; nil if there is none yet.
  private mutating func texts(of index: Index) throws(Fault) -> Texts? {
    let variations = json.member("variations", of: index)
    if let unit = json.member("stringUnit", of: index) {
      if let variations {
        note(variations, .duplicate(.texts, firstLine: nil), .warning)
      }
      return try self.unit(unit).map { .text($0) }
    }
    guard let variations else {
      if let set = json.member("stringSet", of: index) {
        note(set, .ignored(.stringSets), .note)
        return nil
      }
      throw fault(.missing(.texts), index)
    }
    try requireObject(variations, .field("variations"))
    if let devices = json.member("device", of: variations) {
      if let plural = json.member("plural", of: variations) {
        note(plural, .duplicate(.texts, firstLine: nil), .warning)
      }
      let own = try deviceText(devices)
      if let texts = try texts(of: own) { return texts }
      // A device's text may be new, and that for others not.
      let other = takesNewTexts ? nil : json.member("other", of: devices)
      return try other.flatMap { (other) throws(Fault) in
        other == own ? nil : try texts(of: other)
      }
    }
    guard let plural = json.member("plural", of: variations) else {
      throw fault(.missing(.texts), variations)
    }
    try requireObject(plural, .field("plural"))
    return try variants(plural).map { .plural($0) }
  }

  private mutating func variants(_ plural: Index) throws(Fault) -> PluralVariants? {
    var variants = PluralVariants()
    var missingDevice: Fault?
    for (key, value) in json.members(of: plural) {
      let name = try text(key)
      guard let category = PluralCategory(rawValue: name) else {
        note(key, .unknownName(name, of: .category), .warning)
        continue
      }
      guard variants[category] == nil else {
        note(key, .duplicate(.category(category), firstLine: nil), .warning)
        continue
      }
      do throws(Fault) {
        try requireObject(value, .category(category))
        switch try texts(of: value) {
        case .text(let template): variants[category] = template
        case .plural:
          throw fault(
            .wrongType(.category(category), expected: [.string], found: .object),
            value
          )
        case nil: break
        }
      } catch {
        guard case .at(let index, let finding) = error else { continue }
        // A form that cannot be read costs no other.
        if case .missing(.device) = finding.kind { missingDevice = error }
        note(index, finding.kind, finding.severity, form: .category(category))
      }
    }
    if variants.isEmpty, let missingDevice { throw missingDevice }
    return variants.isEmpty ? nil : variants
  }

  /// The texts for the device, or for other devices.
  private mutating func deviceText(_ devices: Index) throws(Fault) -> Index {
    try requireObject(devices, .field("device"))
    if let device, let own = json.member(named: Array(device.utf8), of: devices) { return own }
    if let other = json.member("other", of: devices) { return other }
    throw .at(devices, MessageDiagnostic(.missing(.device(device ?? "other"))))
  }

  /// The text of a string unit; nil if it is new and empty.
  private mutating func unit(_ unit: Index) throws(Fault) -> MessageTemplate? {
    try requireObject(unit, .field("stringUnit"))
    var state: Index?
    var value: Index?
    json.forEachMember(of: unit) { key, member in
      if value == nil, json.isText(key, "value") { value = member }
      if state == nil, json.isText(key, "state") { state = member }
    }
    if let state, json.kind(state) != .string {
      note(state, wrongType(state, .field("state"), .string), .error)
    }
    let isNew = state.map { json.isText($0, "new") } ?? false
    guard let value else {
      if isNew { return nil }
      throw fault(.missing(.field("value")), unit)
    }
    guard json.kind(value) == .string else {
      throw fault(wrongType(value, .field("value"), .string), value)
    }
    let text = try text(value)
    return isNew && (text.isEmpty || !takesNewTexts)
      ? nil : MessageTemplate(PlaceholderNames.removed(from: text))
  }
}
