/// The locales that have plural rules, and how other identifiers lead to them: a view of the words of
/// ``PluralTables``, valid while these are.
///
/// An *entry* is a locale with data of its own. Entries are numbered: first the languages of two or
/// three letters in ascending order, with `root` as number 0, then the rows for other names. The words
/// begin with a directory of one word for each ``Section``: its position, and above it (from bit 16) the
/// number of its rows.
///
/// ``PluralTables/init(verifying:)`` proves what reading relies on. Nobody has an index for longer than
/// ``PluralTables/withLocales(_:)`` keeps its words.
@safe package struct LocaleIndex {
  private let words: UnsafePointer<UInt32>

  /// Creates a view of the words of tables, which begin with a directory.
  @inline(__always)
  init(_ words: UnsafePointer<UInt32>) {
    unsafe self.words = words
  }

  /// The parts of an index, in the order of its directory.
  package enum Section: Int, CaseIterable, Sendable {
    /// A key, as ``languageKey(_:)`` packs it, in bits 16–31; in 0–13 a profile; in 14 whether an alias
    /// replaces the language; in 15 whether a name is about the entry. In ascending order.
    case languages
    /// A key in bits 16–31, in 0–15 the entry that it leads to. In ascending order.
    case aliases
    /// Where the cardinal rules (0–15), the ordinal rules (16–31), and the ranges (0–15 of the second
    /// word) are; 0xFFFF for none.
    case profiles
    /// Names, as ``LocaleName`` packs them.
    case names
    /// Where the languages of each ``initial(ofLanguage:)`` begin among the languages, and their number
    /// at the end.
    case initials

    /// The words of a row.
    package var wordCount: Int {
      switch self {
      case .languages, .aliases, .initials: 1
      case .profiles: 2
      case .names: LocaleName.wordCount
      }
    }
  }

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

    package init(_ type: PluralRuleType) {
      switch type {
      case .cardinal: self = .cardinal
      case .ordinal: self = .ordinal
      }
    }
  }

  /// A language of two or three letters in 15 bits, or nil for another subtag.
  ///
  /// - Parameter subtag: A subtag as ``Subtag`` packs it.
  @inline(__always)
  package static func languageKey(_ subtag: UInt64) -> UInt16? {
    guard subtag < 1 << 18, subtag >= 1 << 6 else { return nil }
    let (first, second, third) = (subtag >> 12, subtag >> 6 & 63, subtag & 63)
    guard first <= 26, second <= 26, third <= 26 else { return nil }
    return UInt16(truncatingIfNeeded: first << 10 | second << 5 | third)
  }

  /// The subtag that a language key stands for.
  static func subtag(ofLanguage key: UInt32) -> UInt64 {
    UInt64(key >> 10) << 12 | UInt64(key >> 5 & 31) << 6 | UInt64(key & 31)
  }
}

// MARK: - Contents

extension LocaleIndex {
  @inline(__always)
  private func position(_ section: Section) -> Int { unsafe Int(words[section.rawValue] & 0xFFFF) }

  /// The number of a section's rows.
  @inline(__always)
  func count(_ section: Section) -> Int { unsafe Int(words[section.rawValue] >> 16) }

  package static var directoryCount: Int { Section.allCases.count }

  /// Where the words of a section are.
  package func words(of section: Section) -> Range<Int> {
    position(section)..<position(section) + count(section) * section.wordCount
  }

  package var languageCount: Int { count(.languages) }
  package var nameCount: Int { count(.names) }
  package var entryCount: Int { languageCount + nameCount }

  static var emptyOffset: UInt32 { 0xFFFF }

  /// The key of a language's entry.
  func languageKey(of entry: Int) -> UInt32 { unsafe words[position(.languages) + entry] >> 16 }

  /// A name by its number.
  package func name(_ number: Int) -> LocaleName {
    unsafe LocaleName(words: words + (position(.names) + number * LocaleName.wordCount))
  }

  /// The first name of a kind about an entry that a closure accepts.
  @inline(__always)
  func firstName(
    of kind: LocaleName.Kind,
    base: Int,
    where accepts: (Int, LocaleName) -> Bool
  ) -> LocaleName? {
    // One comparison for both; few names are about one entry.
    let wanted = UInt32(base) | kind.rawValue << 14
    var words = unsafe words + position(.names)
    for number in 0..<nameCount {
      if unsafe words[0] >> 16 == wanted {
        let name = unsafe LocaleName(words: words)
        if accepts(number, name) { return name }
      }
      unsafe words += LocaleName.wordCount
    }
    return nil
  }

  /// The number of the name that an entry has, or nil for a language of two or three letters.
  func nameNumber(of entry: Int) -> Int? {
    entry < languageCount ? nil : entry - languageCount
  }

  /// Whether a name is about an entry.
  func hasNames(_ entry: Int) -> Bool {
    unsafe entry >= languageCount || words[position(.languages) + entry] & LocaleIndex.hasNames != 0
  }

  package static var hasNames: UInt32 { 1 << 15 }
  package static var isReplaced: UInt32 { 1 << 14 }

  /// The first letter of a language and the number of its letters, in a small number that grows with
  /// the language's key.
  @inline(__always)
  package static func initial(ofLanguage key: UInt16) -> Int {
    Int(key < 1 << 10 ? key >> 5 : 27 + (key >> 10))
  }

  /// The number of initials.
  package static let initialCount = 54

  /// The offset of an entry's own data of a kind.
  @inline(__always)
  package func offset(_ kind: Kind, of entry: Int) -> Int? {
    let profile =
      unsafe entry < languageCount
      ? Int(words[position(.languages) + entry] & 0x3FFF) : name(entry - languageCount).target
    let profiles = unsafe words + (position(.profiles) + profile * 2)
    let offset =
      switch kind {
      case .cardinal: unsafe profiles[0] & 0xFFFF
      case .ordinal: unsafe profiles[0] >> 16
      case .ranges: unsafe profiles[1]
      }
    return offset == Self.emptyOffset ? nil : Int(offset)
  }

  /// The entry that a language key leads to.
  @inline(__always)
  func entry(forLanguage key: UInt16) -> Int? {
    let starts = unsafe words + (position(.initials) + Self.initial(ofLanguage: key))
    let languages = position(.languages)
    let start = unsafe languages + Int(starts[0])
    if let row = unsafe row(key, from: start, count: Int(starts[1] - starts[0])),
      unsafe words[row] & Self.isReplaced == 0
    {
      return row - languages
    }
    return row(key, from: position(.aliases), count: count(.aliases)).map {
      unsafe Int(words[$0] & 0xFFFF)
    }
  }

  /// Where the row with a key is among ascending rows.
  @inline(__always)
  private func row(_ key: UInt16, from start: Int, count: Int) -> Int? {
    let wanted = UInt32(key) << 16
    var (low, high) = (start, start + count)
    while low < high {
      let middle = (low + high) >> 1
      if unsafe words[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return unsafe low < start + count && words[low] & 0xFFFF_0000 == wanted ? low : nil
  }
}
