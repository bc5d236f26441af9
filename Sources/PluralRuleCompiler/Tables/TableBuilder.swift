import Plurals

extension PluralTables {
  /// Compiles the data of a CLDR release into the form that look-ups use.
  ///
  /// - Parameter data: The data. Rules for `root` are added where it has none.
  /// - Throws: ``PluralTableError`` if a locale's name has no place in the tables or occurs twice,
  ///   or if the tables grow too large.
  package init(compiling data: PluralData) throws(PluralTableError) {
    var builder = TableBuilder()
    for group in data.cardinals {
      let offset = try builder.offset(of: group.ruleSet)
      for locale in group.locales { try builder.addLocale(locale, \.cardinal, offset) }
    }
    for group in data.ordinals {
      let offset = try builder.offset(of: group.ruleSet)
      for locale in group.locales { try builder.addLocale(locale, \.ordinal, offset) }
    }
    for field in [\LocaleIndex.Entry.cardinal, \.ordinal] where !builder.hasRoot(field) {
      try builder.addLocale("root", field, try builder.offset(of: .otherOnly))
    }
    for group in data.ranges {
      var table = PluralRangeTable()
      for row in group.rows { table[row.start, row.end] = row.result }
      let offset = try builder.offset(of: table)
      for locale in group.locales { try builder.addLocale(locale, \.ranges, offset) }
    }
    let index = try builder.localeIndex(aliases: data.aliases)
    // What runs unchecked later has to be verified here.
    for start in builder.programStarts {
      precondition(
        Program(verifying: builder.image.words, start: Int(start)) != nil,
        "the assembler made a malformed program"
      )
    }
    self.init(words: builder.image.words, locales: index)
  }
}

extension PluralRuleSet {
  /// The rule set of a locale without rules.
  static let otherOnly = PluralRuleSet(uncheckedRules: [
    PluralRule(category: .other, condition: nil)
  ])
}

/// Collects words and locales for tables.
private struct TableBuilder {
  private(set) var image = ProgramImage()
  /// The entries by their name's subtags, as ``Subtag`` packs them.
  private var entries: [[UInt64]: LocaleIndex.Entry] = [:]

  /// Whether root has data of a kind.
  func hasRoot(_ data: KeyPath<LocaleIndex.Entry, UInt16?>) -> Bool {
    entries[Self.root]?[keyPath: data] != nil
  }

  /// Where programs are.
  private(set) var programStarts: [UInt16] = []

  /// Adds the program of a rule set.
  mutating func offset(of ruleSet: PluralRuleSet) throws(PluralTableError) -> UInt16 {
    let start = try checked(image.add(ruleSet))
    programStarts.append(start)
    return start
  }

  /// Where a range table is, which is added unless it is there.
  mutating func offset(of table: PluralRangeTable) throws(PluralTableError) -> UInt16 {
    try checked(image.add(table))
  }

  /// An offset that fits into an entry, and whose rows fit into a header.
  private func checked(_ offset: Int) throws(PluralTableError) -> UInt16 {
    guard let offset = UInt16(exactly: offset), offset < .max else {
      throw PluralTableError.tooLarge(words: image.words.count)
    }
    return offset
  }

  mutating func addLocale(
    _ name: String,
    _ field: WritableKeyPath<LocaleIndex.Entry, UInt16?>,
    _ offset: UInt16
  ) throws(PluralTableError) {
    guard let subtags = Self.subtags(of: name), 1...3 ~= subtags.count else {
      throw PluralTableError.unsupportedLocale(name)
    }
    // An entry below a language that has none needs it to be found.
    if subtags.count > 1 { entries[[subtags[0]]] = entries[[subtags[0]]] ?? Self.emptyEntry }
    var entry = entries[subtags] ?? Self.emptyEntry
    guard entry[keyPath: field] == nil else { throw PluralTableError.duplicateLocale(name) }
    entry[keyPath: field] = offset
    entries[subtags] = entry
  }

  func localeIndex(aliases: [LanguageAlias]) throws(PluralTableError) -> LocaleIndex {
    guard entries.count <= LocaleIndex.maximumEntryCount else {
      throw PluralTableError.tooManyLocales(entries.count)
    }
    let named = entries.keys.filter { $0 != Self.root }.map { (text: Self.text(of: $0), name: $0) }
    let names = [Self.root] + named.sorted { $0.text < $1.text }.map(\.name)
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))

    var languages: [UInt16: Int] = [:]
    var compounds: [(size: Int, text: String, compound: LocaleIndex.Compound)] = []
    func add(_ compound: LocaleIndex.Compound, for name: [UInt64], isChild: Bool) {
      // Children after aliases; of each, the longer first, because the first match counts.
      let size = (isChild ? 0 : 10) + name.count
      compounds.append((size, Self.text(of: name), compound))
    }
    for (number, name) in names.enumerated().dropFirst() {
      if name.count > 1, let parent = numbers[[name[0]]] {
        add(.child(of: parent, subtags: Array(name[1...]), entry: number), for: name, isChild: true)
      } else if let key = LocaleIndex.languageKey(name[0]) {
        languages[key] = number
      } else {
        add(.name(language: name[0], subtags: [], entry: number), for: name, isChild: false)
      }
    }

    /// The entry for a name by truncation alone.
    func entry(for name: [UInt64]) -> Int {
      for count in stride(from: min(name.count, 3), to: 0, by: -1) {
        if let number = numbers[Array(name[..<count])] { return number }
      }
      return 0
    }
    let replacements = LanguageReplacements(aliases)
    var multipart: [([UInt64], Int)] = []
    /// The codes that are replaced by a language which itself has no entry.
    var codes: [UInt64: [UInt64]] = [:]
    for type in replacements.types {
      let replacement = replacements.canonical(type)
      let target = entry(for: replacement)
      if type.count > 1 {
        if type.count <= 3 { multipart.append((type, target)) }
      } else if target == 0 {
        // Old data may list a language under its old code only; the alias leads nowhere then.
        codes[replacement[0], default: []].append(type[0])
      } else if let key = LocaleIndex.languageKey(type[0]) {
        languages[key] = target
      } else {
        add(.name(language: type[0], subtags: [], entry: target), for: type, isChild: false)
      }
    }
    for (type, target) in multipart {
      let base = LocaleIndex.languageKey(type[0]).flatMap { languages[$0] } ?? 0
      guard target != base else { continue }
      let subtags = Array(type[1...])
      guard base == 0 else {
        add(.alias(of: base, subtags: subtags, entry: target), for: type, isChild: false)
        continue
      }
      for language in [type[0]] + (codes[type[0]] ?? []) {
        add(
          .name(language: language, subtags: subtags, entry: target),
          for: [language] + subtags,
          isChild: false
        )
      }
    }
    guard compounds.count <= LocaleIndex.maximumEntryCount else {
      throw PluralTableError.tooManyLocales(compounds.count)
    }
    compounds.sort { $0.size != $1.size ? $0.size > $1.size : $0.text < $1.text }

    let rows = Dictionary(
      compounds.enumerated().map { ($0.element.text, $0.offset) },
      uniquingKeysWith: { $1 }
    )
    let packedEntries = names.map { name in
      var entry = entries[name] ?? Self.emptyEntry
      if name.count == 1, let key = LocaleIndex.languageKey(name[0]) {
        entry.name = key
      } else if let row = rows[Self.text(of: name)] {
        entry.name = UInt16(row) | 1 << 15
      }
      return entry.packed
    }
    let entriesWithCompounds = Set(compounds.compactMap(\.compound.head))
    let keys = languages.keys.sorted()
    return LocaleIndex(
      languageKeys: keys,
      languageEntries: keys.map { key in
        let entry = languages[key] ?? 0
        let flag = entriesWithCompounds.contains(entry) ? LocaleIndex.hasCompounds : 0
        return UInt16(entry) | flag
      },
      entries: packedEntries,
      compounds: compounds.flatMap(\.compound.packed)
    )
  }

  private static let root = [Subtag.pack("root") ?? 0]
  private static let emptyEntry = LocaleIndex.Entry(
    name: 0,
    cardinal: nil,
    ordinal: nil,
    ranges: nil
  )

  /// The packed subtags of a locale's name, or nil if it is malformed.
  private static func subtags(of name: String) -> [UInt64]? {
    var subtags: [UInt64] = []
    for part in name.split(omittingEmptySubsequences: false, whereSeparator: { "-_".contains($0) })
    {
      guard part.utf8.count > 1, let subtag = Subtag.pack(part) else { return nil }
      subtags.append(subtag)
    }
    return subtags
  }

  private static func text(of name: [UInt64]) -> String {
    name.map { Subtag.text(of: $0) }.joined(separator: "-")
  }
}
