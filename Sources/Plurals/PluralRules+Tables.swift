extension PluralRules {
  /// Creates the rules for a locale from given tables.
  package init(tables: PluralTables, locale: String, type: PluralRuleType) {
    let identifier = LocaleIdentifier(locale)
    guard let match = tables.locales.match(identifier, LocaleIndex.Kind(type)) else {
      preconditionFailure("plural tables without rules for root")
    }
    self.init(tables: tables, identifier: identifier, match: match, type: type)
  }

  /// Creates the rules for a locale from given tables, or gives nil if they have none for it.
  package init?(tables: PluralTables, knownLocale locale: String, type: PluralRuleType) {
    let identifier = LocaleIdentifier(locale)
    guard let match = tables.locales.match(identifier, LocaleIndex.Kind(type)), match.isKnown
    else { return nil }
    self.init(tables: tables, identifier: identifier, match: match, type: type)
  }

  private init(
    tables: PluralTables,
    identifier: LocaleIdentifier,
    match: LocaleIndex.Match,
    type: PluralRuleType
  ) {
    // CLDR's ranges are made for cardinal categories (the default of `plurals` in its DTD).
    let ranges = type == .cardinal ? tables.locales.match(identifier, .ranges) : nil
    self.init(
      program: Program(trusted: tables.words, start: match.offset),
      rangesOffset: ranges?.offset,
      type: type,
      resolvedLocale: tables.locales.name(of: match.entry)
    )
  }
}
