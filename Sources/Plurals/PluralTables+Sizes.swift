extension PluralTables {
  /// The bytes of each kind of data; together they are all of the tables.
  package var byteCounts: [(kind: String, bytes: Int)] {
    var programs = 0
    var rows: Set<Int> = []
    var ranges = 0
    var index = 0
    withLocales { locales in
      for kind in [LocaleIndex.Kind.cardinal, .ordinal] {
        for start in locales.namesByOffset(of: kind).keys {
          let program = Program(trusted: words, start: start)
          programs +=
            Program.words(
              categories: program.categories,
              groups: program.groups,
              smallRow: 0,
              largeRow: 0
            ).count
          rows.formUnion([program.smallRow, program.largeRow])
        }
      }
      ranges = locales.namesByOffset(of: .ranges).count * PluralRangeTable.wordCount
      index = locales.sections.reduce(0) { $0 + $1.range.count }
    }
    return [
      ("programs", programs * 4), ("ranges", ranges * 4), ("locale index", index * 4),
      ("integer tables", rows.count * IntegerRow.wordCount * 4),
    ]
  }
}

extension PluralRules {
  /// The bytes of the built-in data by kind, for the benchmarks.
  @_spi(Benchmarks) public static var builtInDataSizes: [(kind: String, bytes: Int)] {
    PluralTables.builtIn.byteCounts
  }
}
