import PluralMessages

extension FuzzTarget {
  /// Languages that a program has and that somebody prefers: a list of each, a header, an environment.
  static let matching = FuzzTarget(name: "matching") { input in
    var input = input
    let count = input.number(below: 8)
    let lines = input.lines
    let supported = Array(lines.prefix(count))
    let preferences = Array(lines.dropFirst(count))
    let matcher = LanguageMatcher(supported: supported)

    for preference in lines.prefix(20) {
      let matches = matcher.matches(for: preference)
      checkPlaces(matches, supported)
      promise(
        preference == "*" || !supported.contains(preference)
          || matches.first.map { areAlike(supported[$0], preference) } == true,
        "'\(preference)' is supported, but its matches are \(matches) of \(supported)"
      )
    }
    let order = matcher.order(preferences: preferences, default: lines.first)
    checkPlaces(order, supported)
    if let first = lines.first, supported.contains(first), first != "*" {
      promise(
        order.contains { areAlike(supported[$0], first) },
        "the default '\(first)' is not among \(order) of \(supported)"
      )
    }

    let header = LanguagePreferences(acceptLanguage: preferences.first ?? "")
    promise(header.ranges.count + header.excluded.count <= 100, "more than 100 ranges in a header")
    let served = matcher.order(preferences: header, default: lines.first)
    checkPlaces(served, supported)

    let names = ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"]
    let user = LanguagePreferences(
      environment: Dictionary(zip(names, preferences), uniquingKeysWith: { $1 })
    )
    promiseEqual(Set(user.ranges).count, user.ranges.count, "how often tags of \(user) are there")
    checkPlaces(matcher.order(preferences: user), supported)
  }
}

/// Places must be those of supported languages, each once.
private func checkPlaces(_ places: [Int], _ supported: [String]) {
  promise(
    places.allSatisfy(supported.indices.contains) && Set(places).count == places.count,
    "the order \(places) of \(supported)"
  )
}

/// Whether two identifiers differ in case, separators and encoding alone.
private func areAlike(_ lhs: String, _ rhs: String) -> Bool {
  plain(lhs) == plain(rhs)
}

/// An identifier in lower case, with one kind of separator, without an encoding and without the empty
/// parts that underscores enclose.
private func plain(_ identifier: String) -> [UInt8] {
  // Bytes, because a mark may follow a point and be one character with it.
  let parts = identifier.utf8.split(
    separator: UInt8(ascii: "@"),
    maxSplits: 1,
    omittingEmptySubsequences: false
  )
  let written =
    parts[0].prefix { $0 != UInt8(ascii: ".") } + identifier.utf8.dropFirst(parts[0].count)
  var plain: [UInt8] = []
  var last: UInt8 = 0
  for byte in written {
    defer { last = byte }
    if byte == UInt8(ascii: "_"), last == byte { continue }
    let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    plain.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : isUpper ? byte | 0x20 : byte)
  }
  return plain
}
