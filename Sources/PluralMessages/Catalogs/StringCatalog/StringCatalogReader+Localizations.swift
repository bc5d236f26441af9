import Plurals

/// How one language's text of a message is read.
extension StringCatalogReader {
  /// The texts of a localization or substitution on the device.
  private enum Texts {
    case text(MessageTemplate)
    case plural(PluralVariants)
  }

  /// The largest `argNum`, as no call has more arguments.
  private static let maximumPosition = 1_000

  /// The message of a localization; nil if it has no text yet.
  func message(_ localization: Index) throws(Fault) -> Message? {
    try requireObject(localization, "a localization")
    guard let texts = try texts(of: localization) else { return nil }
    guard let list = json.member("substitutions", of: localization) else {
      switch texts {
      case .text(let template):
        if let name = template.variableNames.first {
          throw .at(localization, .unknownVariable(name))
        }
        return Message(template)
      case .plural(let variants):
        return try checked(Message(variants), localization)
      }
    }
    guard let variables = try variables(list, in: texts) else { return nil }
    switch texts {
    case .text(let template): return try checked(Message(template, variables: variables), list)
    case .plural(let variants): return try checked(Message(variants, variables: variables), list)
    }
  }

  private func checked(_ message: Message, _ index: Index) throws(Fault) -> Message {
    do throws(MessageError) {
      try message.checkVariables()
    } catch {
      throw .at(index, error.kind)
    }
    return message
  }

  // MARK: Substitutions

  /// The variables of a localization; nil if one has no text yet.
  private func variables(
    _ list: Index,
    in texts: Texts
  ) throws(Fault) -> [String: MessageVariable]? {
    try requireObject(list, "\"substitutions\"")
    try refuseRepeatedKeys(of: list, "the substitution")
    var claims: [String: Int] = [:]
    try json.forEachMember(of: list) { (name, substitution) throws(Fault) in
      try requireObject(substitution, "a substitution")
      guard let value = json.member("argNum", of: substitution) else { return }
      guard let number = json.integer(value), (1...Self.maximumPosition).contains(number) else {
        throw fault("\"argNum\" must be a position, from 1 to \(Self.maximumPosition)", value)
      }
      claims[try text(name)] = number - 1
    }
    let positions: [String: Int] =
      switch texts {
      case .text(let template): template.variablePositions(claims: claims)
      case .plural(let variants):
        variants[.other]?.variablePositions(claims: claims) ?? [:]
      }
    var variables: [String: MessageVariable] = [:]
    var isComplete = true
    try json.forEachMember(of: list) { (key, substitution) throws(Fault) in
      let name = try text(key)
      let conversion = try conversion(of: substitution)
      let variants: PluralVariants
      switch try self.texts(of: substitution) {
      case .plural(let texts): variants = texts
      case .text(let template):
        // Depends on the device only, not on the number.
        variants = PluralCategory.allCases.reduce(into: PluralVariants()) { $0[$1] = template }
      case nil:
        isComplete = false
        return
      }
      variables[name] = MessageVariable(
        apple: variants,
        by: claims[name].map { .position($0) } ?? .next,
        shownAs: conversion,
        position: positions[name]
      )
    }
    return isComplete ? variables : nil
  }

  private func conversion(of substitution: Index) throws(Fault) -> Conversion {
    guard let value = json.member("formatSpecifier", of: substitution) else { return .object }
    guard json.kind(value) == .string else {
      throw fault("\"formatSpecifier\" must be a string", value)
    }
    let specifier = try text(value)
    // Nearly all substitutions have this one.
    if specifier == "lld" { return Conversion(character: UInt8(ascii: "d")) }
    guard let conversion = Conversion(specifier: specifier) else {
      throw fault(
        "the formatSpecifier \(specifier.debugDescription) must be what follows the percent sign of "
          + "a placeholder, such as lld",
        value
      )
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
      throw fault("there must be a \"stringUnit\" or \"variations\" here", index)
    }
    try requireObject(variations, "\"variations\"")
    if let devices = json.member("device", of: variations) {
      return try texts(of: deviceText(devices))
    }
    guard let plural = json.member("plural", of: variations) else {
      throw fault("there are no variations by \"plural\" or \"device\" here", variations)
    }
    try requireObject(plural, "\"plural\"")
    var variants = PluralVariants()
    var seen = PluralCategorySet()
    try json.forEachMember(of: plural) { (key, text) throws(Fault) in
      let category = try category(key)
      guard !seen.contains(category) else { throw fault("the category occurs twice", key) }
      seen.insert(category)
      try requireObject(text, "the text for \(category)")
      switch try texts(of: text) {
      case .text(let template): variants[category] = template
      case .plural: throw fault("a text for \(category) depends on a number again", text)
      case nil: break
      }
    }
    return variants.isEmpty ? nil : .plural(variants)
  }

  private func category(_ key: Index) throws(Fault) -> PluralCategory {
    let name = try text(key)
    guard let category = PluralCategory(rawValue: name) else {
      throw fault("\(name.debugDescription) is no category", key)
    }
    return category
  }

  /// What is there for the device, or for other devices.
  private func deviceText(_ devices: Index) throws(Fault) -> Index {
    try requireObject(devices, "\"device\"")
    try refuseRepeatedKeys(of: devices, "the device")
    var found: Index?
    try json.forEachMember(of: devices) { (key, value) throws(Fault) in
      try requireObject(value, "the text for a device")
      if found == nil, json.isText(key, "other") { found = value }
      if let device, try text(key) == device { found = value }
    }
    guard let found else { throw fault("there is no text for the device \"other\"", devices) }
    return found
  }

  /// The text of a string unit; nil if it is new and empty.
  private func unit(_ unit: Index) throws(Fault) -> MessageTemplate? {
    try requireObject(unit, "a \"stringUnit\"")
    var state: Index?
    var value: Index?
    json.forEachMember(of: unit) { key, member in
      if json.isText(key, "value") { value = member }
      if json.isText(key, "state") { state = member }
    }
    if let state, json.kind(state) != .string { throw fault("\"state\" must be a string", state) }
    let isNew = state.map { json.isText($0, "new") } ?? false
    guard let value else {
      if isNew { return nil }
      throw fault("a \"stringUnit\" must have a \"value\"", unit)
    }
    guard json.kind(value) == .string else { throw fault("\"value\" must be a string", value) }
    let text = try text(value)
    return isNew && text.isEmpty ? nil : try template(text, value)
  }
}
