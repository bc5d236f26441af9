/// Matching follows UTS #35 (part 1, "Locale Inheritance and Matching"): the identifier's deprecated
/// or overlong language is replaced by CLDR's `languageAlias` table, then subtags are dropped from
/// the right until an entry is found. The list of parent locales for plurals is empty, so `pt-AO`
/// goes to `pt`. What has no entry goes to entry 0, `root`.
extension LocaleIndex {
  /// The nearest entry that has data of a kind, or nil if not even `root` has any.
  package func match(_ identifier: LocaleIdentifier, _ kind: Kind) -> Match? {
    inlinedMatch(identifier, kind)
  }

  /// The same, to be made part of the one caller that has no time for a call.
  @inline(__always)
  func inlinedMatch(_ identifier: LocaleIdentifier, _ kind: Kind) -> Match? {
    var entry = self.entry(for: identifier, kind)
    while true {
      if let offset = offset(kind, of: entry) {
        return Match(
          entry: entry,
          offset: offset,
          isKnown: entry != 0 || Self.isRootName(identifier)
        )
      }
      if entry == 0 { return nil }
      entry = parent(of: entry)
    }
  }

  /// The entry for an identifier, after aliases; 0 if there is none.
  @inline(__always)
  private func entry(for identifier: LocaleIdentifier, _ kind: Kind) -> Int {
    guard identifier.count > 0 else { return 0 }
    guard let key = Self.languageKey(identifier.language), let entry = entry(forLanguage: key)
    else {
      return identifier.withSubtags { unusualEntry(for: $0, kind) }
    }
    guard identifier.count > 1, hasNames(entry) else { return entry }
    return identifier.withSubtags { nearest(to: entry, $0, kind) }
  }

  /// The entry for an identifier whose language is not of two or three letters, or has no entry.
  private func unusualEntry(for subtags: Span<UInt64>, _ kind: Kind) -> Int {
    for number in 0..<nameCount {
      let name = name(number)
      guard name.language == subtags[0], areBehindLanguage(name, subtags) else { continue }
      let entry = name.kind == .language ? languageCount + number : name.target
      return child(of: entry, subtags, kind) ?? entry
    }
    return 0
  }

  /// The entry that an identifier leads to whose language has an entry with names about it.
  private func nearest(to entry: Int, _ subtags: Span<UInt64>, _ kind: Kind) -> Int {
    let base =
      firstName(of: .alias, base: entry) { _, name in areBehindLanguage(name, subtags) }?.target
      ?? entry
    return child(of: base, subtags, kind) ?? base
  }

  private func areBehindLanguage(_ name: LocaleName, _ subtags: Span<UInt64>) -> Bool {
    isBehindLanguage(name.first, subtags) && isBehindLanguage(name.second, subtags)
  }

  private func isBehindLanguage(_ subtag: UInt64, _ subtags: Span<UInt64>) -> Bool {
    if subtag == 0 { return true }
    for position in 1..<subtags.count where subtags[position] == subtag { return true }
    return false
  }

  private func child(of parent: Int, _ subtags: Span<UInt64>, _ kind: Kind) -> Int? {
    guard subtags.count > 1 else { return nil }
    var entry: Int?
    _ = firstName(of: .child, base: parent) { number, name in
      guard name.first == subtags[1],
        name.second == 0 || subtags.count > 2 && name.second == subtags[2],
        offset(kind, of: languageCount + number) != nil
      else { return false }
      entry = languageCount + number
      return true
    }
    return entry
  }

  private func parent(of entry: Int) -> Int {
    guard let number = nameNumber(of: entry) else { return 0 }
    let name = name(number)
    return name.kind == .child ? name.base : 0
  }

  @inline(__always)
  private static func isRootName(_ identifier: LocaleIdentifier) -> Bool {
    guard identifier.count > 0 else { return false }
    // "root" and "und", as `Subtag` packs them. A lazily made constant would need a lock.
    return identifier.language == 18 << 18 | 15 << 12 | 15 << 6 | 20
      || identifier.language == 21 << 12 | 14 << 6 | 4
  }
}
