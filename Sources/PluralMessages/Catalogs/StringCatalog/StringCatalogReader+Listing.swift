import Plurals

/// How messages are listed with their places.
extension StringCatalogReader {
  /// Lists a message, as each device shows it that it has texts for.
  ///
  /// - Parameter localization: The language's localization; nil for a key that is its text.
  mutating func list(
    _ message: Message,
    of entry: Entry,
    _ localization: Index?,
    in listing: MessageListing
  ) {
    add(message, of: entry, localization, in: listing)
    guard let localization else { return }
    let own = device
    defer { device = own }
    for name in devices(of: localization) where name != own {
      device = name
      // What is to be told of it was told already.
      let told = findings.count
      if let message = (try? self.message(localization)) ?? nil {
        add(message, of: entry, localization, in: listing)
      }
      findings.removeSubrange(told...)
    }
  }

  private func add(
    _ message: Message,
    of entry: Entry,
    _ localization: Index?,
    in listing: MessageListing
  ) {
    func place(_ index: Index) -> TextPlace { document.places.place(of: json.offset(index)) }
    var states: [String: TextPlace?] = [:]
    if let localization {
      forEachUnit(of: localization) { unit in
        guard let state = json.member("state", of: unit), let name = try? json.text(state) else {
          return
        }
        if states[name] == nil { states[name] = .some(place(state)) }
      }
    }
    listing.add(
      MessageListing.Item(
        key: entry.key,
        language: language,
        file: document.file,
        device: device,
        place: place(localization.map { text(of: $0) ?? $0 } ?? entry.place),
        message: message,
        formPlaces: localization.map { localization in
          message.formPlaces { key in form(key, of: localization).map(place) }
        } ?? [:],
        states: states
      )
    )
  }

  /// The text of a form, or what stands for it.
  private func form(_ key: MessageListing.FormKey, of localization: Index) -> Index? {
    guard case .category(let category) = key.form else { return nil }
    var texts = localization
    if let variable = key.variable {
      guard let list = object("substitutions", of: localization),
        let own = json.member(named: Array(variable.utf8), of: list)
      else { return nil }
      texts = own
    }
    guard let variations = object("variations", of: texts) else { return nil }
    if let devices = object("device", of: variations) {
      let own = device.flatMap { json.member(named: Array($0.utf8), of: devices) }
      guard let text = own ?? json.member("other", of: devices),
        let inner = object("variations", of: text)
      else { return nil }
      return self.text(of: category, in: inner)
    }
    return text(of: category, in: variations)
  }

  /// The text of something that has one for all numbers and devices.
  private func text(of index: Index) -> Index? {
    object("stringUnit", of: index).flatMap { json.member("value", of: $0) }
  }

  private func text(of category: PluralCategory, in variations: Index) -> Index? {
    guard let plural = object("plural", of: variations),
      let form = json.member(named: Array(category.rawValue.utf8), of: plural)
    else { return nil }
    guard json.kind(form) == .object, let unit = object("stringUnit", of: form) else { return form }
    return json.member("value", of: unit) ?? form
  }

  private func object(_ name: StaticString, of index: Index) -> Index? {
    guard json.kind(index) == .object, let member = json.member(name, of: index),
      json.kind(member) == .object
    else { return nil }
    return member
  }

  /// The devices that Xcode knows; texts for others are never shown.
  private static let knownDevices: Set<String> = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac",
  ]

  /// The known devices that a localization has texts for.
  private func devices(of localization: Index) -> [String] {
    var names: Set<String> = []
    var open = [localization]
    while let index = open.popLast() {
      guard json.kind(index) == .object else { continue }
      json.forEachMember(of: index) { key, value in
        if json.isText(key, "device"), json.kind(value) == .object {
          json.forEachMember(of: value) { name, _ in
            if let name = try? json.text(name), Self.knownDevices.contains(name) {
              names.insert(name)
            }
          }
        }
        if !json.isText(key, "stringUnit") { open.append(value) }
      }
    }
    return names.sorted()
  }

  /// Calls a function with each string unit of a localization: of forms, devices and substitutions.
  private func forEachUnit(of localization: Index, _ body: (Index) -> Void) {
    var open = [localization]
    while let index = open.popLast() {
      guard json.kind(index) == .object else { continue }
      for (key, value) in json.members(of: index).reversed() {
        if json.isText(key, "stringUnit") {
          if json.kind(value) == .object { body(value) }
        } else {
          open.append(value)
        }
      }
    }
  }
}
