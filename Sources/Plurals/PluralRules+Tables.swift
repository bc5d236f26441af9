extension PluralRules {
  /// Creates the rules for a locale from given tables.
  package init(tables: PluralTables, locale: String, type: PluralRuleType) {
    guard let rules = PluralRules(tables: tables, locale: locale, type: type, mustBeKnown: false)
    else { preconditionFailure("plural tables without rules for root") }
    self = rules
  }

  /// Creates the rules for a locale from given tables, or gives nil if they have none for it.
  package init?(tables: PluralTables, knownLocale locale: String, type: PluralRuleType) {
    self.init(tables: tables, locale: locale, type: type, mustBeKnown: true)
  }

  /// Where the rules' program begins in the words of tables; nil for rules that are not from these,
  /// whatever locale they say.
  package func offset(in tables: PluralTables) -> Int? {
    // Compares the words one by one only if they are as many, but not the same.
    program.words == tables.words ? program.start : nil
  }

  private init?(tables: PluralTables, locale: String, type: PluralRuleType, mustBeKnown: Bool) {
    var rules: PluralRules?
    tables.withLocales { locales in
      LocaleIdentifier.reading(locale) { identifier in
        guard let match = locales.match(identifier, LocaleIndex.Kind(type)),
          match.isKnown || !mustBeKnown
        else { return }
        // CLDR's ranges are made for cardinal categories (the default of `plurals` in its DTD).
        let ranges = type == .cardinal ? locales.match(identifier, .ranges) : nil
        rules = PluralRules(
          program: Program(trusted: tables.words, start: match.offset),
          rangesOffset: ranges?.offset,
          type: type,
          resolvedLocale: locales.nameText(of: match.entry)
        )
      }
    }
    guard let rules else { return nil }
    self = rules
  }
}
