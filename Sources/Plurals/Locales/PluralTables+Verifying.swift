extension PluralTables {
  /// Verifies and wraps the words of tables, or gives nil if they are malformed.
  ///
  /// Look-ups in well-formed tables cannot read outside the words, run for ever, or come to a program
  /// that is malformed: every section is whole, every number of a row is that of one, names are about
  /// languages, and root has cardinal and ordinal rules.
  ///
  /// - Parameter words: The directory of a ``LocaleIndex``, then whatever that leads to.
  package init?(verifying words: [UInt32]) {
    guard Self.haveWholeSections(words) else { return nil }
    self.init(trusted: words)
    guard withLocales({ IndexVerifier($0, words).isWellFormed }) else { return nil }
  }

  /// Whether the sections are in the words, one behind the other up to their end.
  private static func haveWholeSections(_ words: [UInt32]) -> Bool {
    guard words.count >= LocaleIndex.directoryCount else { return false }
    var end: Int?
    for section in LocaleIndex.Section.allCases {
      let entry = words[section.rawValue]
      let position = Int(entry & 0xFFFF)
      guard position >= LocaleIndex.directoryCount, position == end ?? position else {
        return false
      }
      end = position + Int(entry >> 16) * section.wordCount
    }
    return end == words.count
  }
}

/// Proves an index whose sections are whole.
private struct IndexVerifier {
  private let index: LocaleIndex
  private let words: [UInt32]
  private let names: [LocaleName]

  init(_ index: LocaleIndex, _ words: [UInt32]) {
    self.index = index
    self.words = words
    names = (0..<index.nameCount).map { index.name($0) }
  }

  var isWellFormed: Bool {
    // A name has no more bits for the entry that it is about.
    index.entryCount <= LocaleName.maximumBase + 1 && areProfilesWellFormed && areAliasesWellFormed
      && areLanguagesWellFormed
      && areInitialsWellFormed && names.allSatisfy(isWellFormed)
  }

  private func rows(_ section: LocaleIndex.Section) -> ArraySlice<UInt32> {
    words[index.words(of: section)]
  }

  // MARK: Data

  private var areProfilesWellFormed: Bool {
    var programs: Set<Int> = []
    var ranges: Set<Int> = []
    let rows = Array(rows(.profiles))
    for row in stride(from: 0, to: rows.count, by: 2) {
      guard rows[row + 1] >> 16 == 0 else { return false }
      programs.formUnion([Int(rows[row] & 0xFFFF), Int(rows[row] >> 16)])
      ranges.insert(Int(rows[row + 1]))
    }
    let none = Int(LocaleIndex.emptyOffset)
    return programs.subtracting([none]).allSatisfy { Program(verifying: words, start: $0) != nil }
      && ranges.subtracting([none]).allSatisfy(isRangeTable)
  }

  private func isRangeTable(at offset: Int) -> Bool {
    guard offset + PluralRangeTable.wordCount <= words.count else { return false }
    return words[offset..<offset + PluralRangeTable.wordCount].allSatisfy { row in
      row >> 24 == 0 && (0..<6).allSatisfy { row >> ($0 * 4) & 0xF < 6 }
    }
  }

  private func isProfile(_ number: Int) -> Bool { number < index.count(.profiles) }

  // MARK: Languages

  private var areLanguagesWellFormed: Bool {
    let rows = Array(rows(.languages))
    let bases = Set(names.filter { $0.kind == .child || $0.kind == .alias }.map { $0.base })
    let replaced = Set(self.rows(.aliases).map { $0 >> 16 })
    guard rows.first.map({ $0 >> 16 }) == 0, areAscending(rows[...]),
      rows.dropFirst().allSatisfy({ isLanguageKey($0 >> 16) })
    else { return false }
    for (entry, row) in rows.enumerated() {
      guard isProfile(Int(row & 0x3FFF)),
        (row & LocaleIndex.hasNames != 0) == bases.contains(entry),
        (row & LocaleIndex.isReplaced != 0) == replaced.contains(row >> 16)
      else { return false }
    }
    return index.offset(.cardinal, of: 0) != nil && index.offset(.ordinal, of: 0) != nil
  }

  private var areAliasesWellFormed: Bool {
    areAscending(rows(.aliases))
      && rows(.aliases).allSatisfy { isLanguageKey($0 >> 16) && hasData(Int($0 & 0xFFFF)) }
  }

  private var areInitialsWellFormed: Bool {
    var starts = Array(repeating: UInt32(0), count: LocaleIndex.initialCount + 1)
    for row in rows(.languages) {
      starts[LocaleIndex.initial(ofLanguage: UInt16(row >> 16)) + 1] += 1
    }
    for initial in 1..<starts.count { starts[initial] += starts[initial - 1] }
    return rows(.initials).elementsEqual(starts)
  }

  private func areAscending(_ rows: ArraySlice<UInt32>) -> Bool {
    zip(rows, rows.dropFirst()).allSatisfy { $0 >> 16 < $1 >> 16 }
  }

  /// Whether a key stands for two or three letters.
  private func isLanguageKey(_ key: UInt32) -> Bool {
    LocaleIndex.languageKey(LocaleIndex.subtag(ofLanguage: key)).map(UInt32.init) == key
      && key & 31 != 0 && key >> 5 & 31 != 0
  }

  // MARK: Names

  /// Whether a number is that of an entry, not of an alias.
  private func hasData(_ entry: Int) -> Bool {
    guard entry < index.entryCount else { return false }
    guard let number = index.nameNumber(of: entry) else { return true }
    return names[number].kind == .child || names[number].kind == .language
  }

  /// Whether a number is that of a language: what a name is about cannot be about another one.
  private func isLanguage(_ entry: Int) -> Bool {
    hasData(entry) && index.nameNumber(of: entry).map { names[$0].kind == .language } ?? true
  }

  private func isWellFormed(_ name: LocaleName) -> Bool {
    guard isSubtag(name.first) || name.first == 0,
      isSubtag(name.second) && name.first != 0 || name.second == 0
    else { return false }
    let isUnusual = isSubtag(name.language) && name.base == 0
    switch name.kind {
    case .child:
      return name.language == 0 && isLanguage(name.base) && name.first != 0
        && isProfile(name.target)
    case .alias:
      return name.language == 0 && isLanguage(name.base) && name.first != 0 && hasData(name.target)
    case .foreignAlias:
      return isUnusual && hasData(name.target)
    case .language:
      return isUnusual && LocaleIndex.languageKey(name.language) == nil && name.first == 0
        && isProfile(name.target)
    }
  }

  /// Whether a number packs one to eight letters and digits.
  private func isSubtag(_ packed: UInt64) -> Bool {
    var rest = packed
    while rest & 63 != 0 {
      guard rest & 63 <= 36 else { return false }
      rest >>= 6
    }
    return packed != 0 && packed < 1 << 48 && rest == 0
  }
}
