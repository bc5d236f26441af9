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
      for locale in group.locales { try builder.index.add(locale, .cardinal, offset) }
    }
    for group in data.ordinals {
      let offset = try builder.offset(of: group.ruleSet)
      for locale in group.locales { try builder.index.add(locale, .ordinal, offset) }
    }
    for kind in [LocaleIndex.Kind.cardinal, .ordinal] where !builder.index.hasRoot(kind) {
      try builder.index.add("root", kind, try builder.offset(of: .otherOnly))
    }
    for group in data.ranges {
      var table = PluralRangeTable()
      for row in group.rows { table[row.start, row.end] = row.result }
      let offset = try builder.offset(of: table)
      for locale in group.locales { try builder.index.add(locale, .ranges, offset) }
    }
    // What is read unchecked later has to be verified here.
    guard let tables = PluralTables(verifying: try builder.words(aliases: data.aliases)) else {
      preconditionFailure("the compiler made malformed tables")
    }
    self = tables
  }
}

extension PluralRuleSet {
  /// The rule set of a locale without rules.
  package static let otherOnly = PluralRuleSet(uncheckedRules: [
    PluralRule(category: .other, condition: nil)
  ])
}

/// Collects words and locales for tables.
private struct TableBuilder {
  var index = LocaleIndexBuilder()
  private var image = ProgramImage(reserving: LocaleIndex.directoryCount)

  /// Adds the program of a rule set.
  mutating func offset(of ruleSet: PluralRuleSet) throws(PluralTableError) -> UInt16 {
    try checked(image.add(ruleSet))
  }

  /// Where a range table is, which is added unless it is there.
  mutating func offset(of table: PluralRangeTable) throws(PluralTableError) -> UInt16 {
    try checked(image.add(table))
  }

  /// An offset that fits into a profile, and whose rows fit into a header.
  private func checked(_ offset: Int) throws(PluralTableError) -> UInt16 {
    guard let offset = UInt16(exactly: offset), offset < .max else {
      throw PluralTableError.tooLarge(words: image.words.count)
    }
    return offset
  }

  /// The words of the tables.
  func words(aliases: [LanguageAlias]) throws(PluralTableError) -> [UInt32] {
    var words = image.words
    let sections = try index.sections(aliases: aliases)
    for section in LocaleIndex.Section.allCases {
      let rows = sections[section, default: []]
      let count = rows.count / section.wordCount
      guard words.count < 1 << 16, count < 1 << 16 else {
        throw PluralTableError.tooLarge(words: words.count)
      }
      words[section.rawValue] = UInt32(words.count) | UInt32(count) << 16
      words += rows
    }
    return words
  }
}
