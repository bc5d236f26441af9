import Plurals

/// How one language's text of a message is read.
extension StringCatalogReader {
  /// The texts of a localization or substitution on the device.
  private enum Texts {
    case text(MessageTemplate)
    case plural(PluralVariants)
  }

  /// The message of a localization; nil if it has no text yet.
  func message(_ localization: Index) throws(Fault) -> Message? {
    try requireObject(localization, .localization)
    guard let texts = try texts(of: localization) else { return nil }
    guard let list = json.member("substitutions", of: localization) else {
      switch texts {
      case .text(let template):
        return try checked(Message(template), localization)
      case .plural(let variants):
        return try checked(Message(variants), localization)
      }
    }
    guard let variables = try variables(list) else { return nil }
    switch texts {
    case .text(let template): return try checked(Message(template, variables: variables), list)
    case .plural(let variants): return try checked(Message(variants, variables: variables), list)
    }
  }

  private func checked(_ message: Message, _ index: Index) throws(Fault) -> Message {
    if let fault = message.fault { throw .at(index, MessageDiagnostic(fault, severity: .error)) }
    return message
  }

  // MARK: Substitutions

  /// The variables of a localization; nil if one has no text yet.
  private func variables(_ list: Index) throws(Fault) -> [String: MessageVariable]? {
    try requireObject(list, .field("substitutions"))
    try refuseRepeatedKeys(of: list) { .variable($0) }
    var variables: [String: MessageVariable] = [:]
    var isComplete = true
    try json.forEachMember(of: list) { (key, substitution) throws(Fault) in
      let name = try text(key)
      do throws(Fault) {
        try requireObject(substitution, .variable(name))
        variables[name] = try variable(substitution)
      } catch {
        throw error.placed(variable: name)
      }
      isComplete = isComplete && variables[name] != nil
    }
    return isComplete ? variables : nil
  }

  /// The variable of a substitution; nil if it has no text yet.
  private func variable(_ substitution: Index) throws(Fault) -> MessageVariable? {
    let selector = try selector(of: substitution)
    let conversion = try conversion(of: substitution)
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

  private func selector(of substitution: Index) throws(Fault) -> MessageVariable.Selector {
    guard let value = json.member("argNum", of: substitution) else { return .next }
    guard json.kind(value) == .number else {
      throw fault(wrongType(value, .field("argNum"), .number), value)
    }
    guard let number = json.integer(value), 1...MessageLimit.position.maximum ~= number else {
      throw fault(.invalidValue(json.source(value), of: .field("argNum")), value)
    }
    return .position(number - 1)
  }

  private func conversion(of substitution: Index) throws(Fault) -> Conversion {
    guard let value = json.member("formatSpecifier", of: substitution) else { return .object }
    guard json.kind(value) == .string else {
      throw fault(wrongType(value, .field("formatSpecifier"), .string), value)
    }
    let specifier = try text(value)
    // Nearly all substitutions have this one.
    if specifier == "lld" { return Conversion(character: UInt8(ascii: "d")) }
    guard let conversion = Conversion(specifier: specifier) else {
      throw fault(.invalidValue(specifier, of: .field("formatSpecifier")), value)
    }
    return conversion
  }

  // MARK: Texts

  /// The texts of something with a string unit or variations; nil if there is none yet.
  private func texts(of index: Index) throws(Fault) -> Texts? {
    if let unit = json.member("stringUnit", of: index) {
      return try self.unit(unit).map { .text($0) }
    }
    guard let variations = json.member("variations", of: index) else {
      // App Shortcuts have sets of phrases, which are no messages.
      if json.member("stringSet", of: index) != nil { return nil }
      throw fault(.missing(.texts), index)
    }
    try requireObject(variations, .field("variations"))
    if let devices = json.member("device", of: variations) {
      return try texts(of: deviceText(devices))
    }
    guard let plural = json.member("plural", of: variations) else {
      throw fault(.missing(.texts), variations)
    }
    try requireObject(plural, .field("plural"))
    var variants = PluralVariants()
    var seen = PluralCategorySet()
    try json.forEachMember(of: plural) { (key, text) throws(Fault) in
      let category = try category(key)
      guard !seen.contains(category) else {
        throw fault(.duplicate(.category(category), firstLine: nil), key)
      }
      seen.insert(category)
      do throws(Fault) {
        variants[category] = try self.text(text, for: category)
      } catch {
        throw error.placed(form: .category(category))
      }
    }
    return variants.isEmpty ? nil : .plural(variants)
  }

  /// The text for a category; nil if there is none yet.
  private func text(
    _ index: Index,
    for category: PluralCategory
  ) throws(Fault) -> MessageTemplate? {
    try requireObject(index, .category(category))
    switch try texts(of: index) {
    case .text(let template): return template
    case .plural:
      throw fault(.wrongType(.category(category), expected: [.string], found: .object), index)
    case nil: return nil
    }
  }

  private func category(_ key: Index) throws(Fault) -> PluralCategory {
    let name = try text(key)
    guard let category = PluralCategory(rawValue: name) else {
      throw fault(.unknownName(name, of: .category), key)
    }
    return category
  }

  /// What is there for the device, or for other devices.
  private func deviceText(_ devices: Index) throws(Fault) -> Index {
    try requireObject(devices, .field("device"))
    try refuseRepeatedKeys(of: devices) { .device($0) }
    var found: Index?
    try json.forEachMember(of: devices) { (key, value) throws(Fault) in
      try requireObject(value, .device(try text(key)))
      if found == nil, json.isText(key, "other") { found = value }
      if let device, try text(key) == device { found = value }
    }
    guard let found else { throw fault(.missing(.device("other")), devices) }
    return found
  }

  /// The text of a string unit; nil if it is new and empty.
  private func unit(_ unit: Index) throws(Fault) -> MessageTemplate? {
    try requireObject(unit, .field("stringUnit"))
    var state: Index?
    var value: Index?
    json.forEachMember(of: unit) { key, member in
      if json.isText(key, "value") { value = member }
      if json.isText(key, "state") { state = member }
    }
    if let state, json.kind(state) != .string {
      throw fault(wrongType(state, .field("state"), .string), state)
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
    return isNew && text.isEmpty ? nil : try template(text, value)
  }
}
