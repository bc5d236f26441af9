/// Everything that answers need: programs, ranges and locales.
///
/// The built-in tables are static data; a compiler can make others.
package struct PluralTables: Sendable {
  /// Programs, and plural ranges of six words each.
  package let words: [UInt32]
  package let locales: LocaleIndex

  package init(words: [UInt32], locales: LocaleIndex) {
    self.words = words
    self.locales = locales
  }

  /// The tables made from the CLDR release that ``PluralRules/cldrVersion`` names.
  @inline(__always)
  package static var builtIn: PluralTables {
    PluralTables(
      words: CLDRTables.words,
      locales: LocaleIndex(
        languageKeys: CLDRTables.languageKeys,
        languageEntries: CLDRTables.languageEntries,
        entries: CLDRTables.entries,
        compounds: CLDRTables.compounds
      )
    )
  }
}
