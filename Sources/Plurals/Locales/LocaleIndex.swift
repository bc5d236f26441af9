/// The locales that have plural rules, and how other identifiers lead to them.
///
/// Matching follows UTS #35 (part 1, "Locale Inheritance and Matching"): the identifier's deprecated
/// or overlong language is replaced by CLDR's `languageAlias` table, then subtags are dropped from
/// the right until an entry is found. The list of parent locales for plurals is empty, so `pt-AO`
/// goes to `pt`. What has no entry goes to entry 0, `root`.
package struct LocaleIndex: Sendable {
  /// Languages of two or three letters in ascending order, as ``languageKey(_:)`` packs them:
  /// those with an entry and those that are an alias.
  let languageKeys: [UInt16]

  /// The entry that each language key leads to, with ``hasCompounds`` set if `compounds` has rows
  /// about that entry.
  let languageEntries: [UInt16]

  package static var hasCompounds: UInt16 { 1 << 15 }

  /// The entries, packed as ``Entry`` describes. The first is `root`.
  let entries: [UInt64]

  /// Names of more than one subtag and unusual languages, in rows of three words, packed as
  /// ``Compound`` describes.
  let compounds: [UInt64]

  package init(
    languageKeys: [UInt16],
    languageEntries: [UInt16],
    entries: [UInt64],
    compounds: [UInt64]
  ) {
    self.languageKeys = languageKeys
    self.languageEntries = languageEntries
    self.entries = entries
    self.compounds = compounds
  }

  /// What one locale has: offsets of its data in the words of the tables, nil where it has none of
  /// its own.
  package struct Entry: Hashable, Sendable {
    /// The language key, or with the highest bit set the row in `compounds` that has the name.
    package var name: UInt16
    package var cardinal: UInt16?
    package var ordinal: UInt16?
    package var ranges: UInt16?

    package init(name: UInt16, cardinal: UInt16?, ordinal: UInt16?, ranges: UInt16?) {
      self.name = name
      self.cardinal = cardinal
      self.ordinal = ordinal
      self.ranges = ranges
    }

    /// Four 16-bit fields from the lowest: name, cardinal, ordinal, ranges; 0xFFFF is nil.
    package init(packed: UInt64) {
      func field(_ shift: UInt64) -> UInt16? {
        let value = UInt16(truncatingIfNeeded: packed >> shift)
        return value == .max ? nil : value
      }
      name = UInt16(truncatingIfNeeded: packed)
      cardinal = field(16)
      ordinal = field(32)
      ranges = field(48)
    }

    package var packed: UInt64 {
      UInt64(name) | UInt64(cardinal ?? .max) << 16 | UInt64(ordinal ?? .max) << 32
        | UInt64(ranges ?? .max) << 48
    }
  }

  /// A name of more than one subtag.
  package enum Compound: Hashable, Sendable {
    /// `kok-Latn`: an entry below another. Its subtags follow the language without a gap.
    case child(of: Int, subtags: [UInt64], entry: Int)

    /// `zh-yue`, `nor-nynorsk`: an alias of a language that has an entry, under whichever code. Its
    /// subtags may stand anywhere behind the language.
    case alias(of: Int, subtags: [UInt64], entry: Int)

    /// `aa-saaho`, `i-lux`: an alias of a language that has no entry, or a language that is not of
    /// two or three letters.
    case name(language: UInt64, subtags: [UInt64], entry: Int)

    /// Three words of 48 bits with 16 bits on top. Words: entry or packed language; first and second
    /// subtag (0 for none). On top: the kind; the entry that the name leads to; 0.
    package var packed: [UInt64] {
      switch self {
      case .child(let parent, let subtags, let entry):
        Self.row(Self.child | UInt64(parent), subtags, entry)
      case .alias(let base, let subtags, let entry):
        Self.row(Self.alias | UInt64(base), subtags, entry)
      case .name(let language, let subtags, let entry):
        Self.row(Self.name | language, subtags, entry)
      }
    }

    /// The entry that the row is about; nil for a language without one.
    package var head: Int? {
      switch self {
      case .child(let entry, _, _), .alias(let entry, _, _): entry
      case .name: nil
      }
    }

    // Kinds, in their place above the low 48 bits of a row's first word.
    static let child: UInt64 = 0
    static let alias: UInt64 = 1 << 48
    static let name: UInt64 = 2 << 48

    private static func row(_ head: UInt64, _ subtags: [UInt64], _ entry: Int) -> [UInt64] {
      let first = subtags.first ?? 0
      let second = subtags.count > 1 ? subtags[1] : 0
      return [head, first | UInt64(entry) << 48, second]
    }
  }

  /// A language of two or three letters in 15 bits, or nil for another subtag.
  ///
  /// - Parameter subtag: A subtag as ``Subtag`` packs it.
  package static func languageKey(_ subtag: UInt64) -> UInt16? {
    guard subtag < 1 << 18, subtag >= 1 << 6 else { return nil }
    let (first, second, third) = (subtag >> 12, subtag >> 6 & 63, subtag & 63)
    guard first <= 26, second <= 26, third <= 26 else { return nil }
    return UInt16(truncatingIfNeeded: first << 10 | second << 5 | third)
  }
}

// MARK: - Matching

extension LocaleIndex {
  /// Where an identifier leads.
  package struct Match {
    /// The entry whose data is used.
    package let entry: Int
    /// The offset of that data.
    package let offset: Int
    /// Whether the identifier names an entry or something below one, or is `root` or `und`.
    package let isKnown: Bool
  }

  /// Which of an entry's offsets is asked for.
  package enum Kind {
    case cardinal
    case ordinal
    case ranges
  }

  /// The nearest entry that has data of a kind, or nil if not even `root` has any.
  package func match(_ identifier: LocaleIdentifier, _ kind: Kind) -> Match? {
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

  /// The most entries that an index can hold: their numbers have 16 bits, of which names use one.
  package static let maximumEntryCount = 1 << 15 - 1

  /// The name of an entry in BCP 47's form, such as `"pt-PT"`; `"root"` for the first.
  package func name(of entry: Int) -> String {
    if entry == 0 { return "root" }
    let key = Entry(packed: entries[entry]).name
    guard key >> 15 == 1 else {
      let (first, second, third) = (UInt64(key >> 10), UInt64(key >> 5 & 31), UInt64(key & 31))
      return Subtag.text(of: first << 12 | second << 6 | third)
    }
    let row = Int(key & 0x7FFF) * 3
    let head = compounds[row] & Self.lowMask
    var name = isChild(row: row) ? self.name(of: Int(head)) : Subtag.text(of: head)
    for word in [compounds[row + 1] & Self.lowMask, compounds[row + 2]] where word != 0 {
      name += "-"
      // Scripts have four characters and regions two.
      name += Subtag.text(
        of: word,
        capitals: word >> 12 == 0 ? 2 : word >> 18 != 0 && word >> 24 == 0 ? 1 : 0
      )
    }
    return name
  }

  private static let lowMask: UInt64 = 1 << 48 - 1

  /// The entry for an identifier, after aliases; 0 if there is none.
  private func entry(for identifier: LocaleIdentifier, _ kind: Kind) -> Int {
    guard identifier.count > 0 else { return 0 }
    guard let key = Self.languageKey(identifier[0]), let found = languageEntry(key) else {
      guard let base = alias(Compound.name | identifier[0], identifier) else { return 0 }
      return child(of: base, identifier, kind) ?? base
    }
    let entry = Int(found & ~Self.hasCompounds)
    guard found & Self.hasCompounds != 0, identifier.count > 1 else { return entry }
    let base = alias(Compound.alias | UInt64(entry), identifier) ?? entry
    return child(of: base, identifier, kind) ?? base
  }

  private func languageEntry(_ key: UInt16) -> UInt16? {
    var (low, high) = (0, languageKeys.count)
    while low < high {
      let middle = (low + high) >> 1
      if languageKeys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < languageKeys.count, languageKeys[low] == key else { return nil }
    return languageEntries[low]
  }

  /// Where the first row leads that has this head and whose subtags are behind the language.
  private func alias(_ head: UInt64, _ identifier: LocaleIdentifier) -> Int? {
    func isBehindLanguage(_ subtag: UInt64) -> Bool {
      subtag == 0 || (1..<identifier.count).contains { identifier[$0] == subtag }
    }
    for row in stride(from: 0, to: compounds.count, by: 3) where compounds[row] == head {
      if isBehindLanguage(compounds[row + 1] & Self.lowMask), isBehindLanguage(compounds[row + 2]) {
        return Int(compounds[row + 1] >> 48)
      }
    }
    return nil
  }

  private func child(
    of parent: Int,
    _ identifier: LocaleIdentifier,
    _ kind: Kind
  ) -> Int? {
    guard identifier.count > 1 else { return nil }
    for row in stride(from: 0, to: compounds.count, by: 3)
    where compounds[row] == Compound.child | UInt64(parent) {
      let second = compounds[row + 2]
      let entry = Int(compounds[row + 1] >> 48)
      if compounds[row + 1] & Self.lowMask == identifier[1],
        second == 0 || identifier.count > 2 && second == identifier[2],
        offset(kind, of: entry) != nil
      {
        return entry
      }
    }
    return nil
  }

  private func parent(of entry: Int) -> Int {
    let key = Entry(packed: entries[entry]).name
    guard key >> 15 == 1 else { return 0 }
    let row = Int(key & 0x7FFF) * 3
    return isChild(row: row) ? Int(compounds[row] & Self.lowMask) : 0
  }

  private func isChild(row: Int) -> Bool {
    compounds[row] & ~Self.lowMask == Compound.child
  }

  /// The offset of an entry's own data of a kind.
  package func offset(_ kind: Kind, of entry: Int) -> Int? {
    let entry = Entry(packed: entries[entry])
    let offset =
      switch kind {
      case .cardinal: entry.cardinal
      case .ordinal: entry.ordinal
      case .ranges: entry.ranges
      }
    return offset.map(Int.init)
  }

  private static func isRootName(_ identifier: LocaleIdentifier) -> Bool {
    guard identifier.count > 0 else { return false }
    // "root" and "und", as `Subtag` packs them. A lazily made constant would need a lock.
    return identifier[0] == 18 << 18 | 15 << 12 | 15 << 6 | 20
      || identifier[0] == 21 << 12 | 14 << 6 | 4
  }
}

extension LocaleIndex.Kind {
  package init(_ type: PluralRuleType) {
    switch type {
    case .cardinal: self = .cardinal
    case .ordinal: self = .ordinal
    }
  }
}
