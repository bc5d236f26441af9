// Embedded Swift cannot ask whether a language is a `RankingLanguage` as well.
#if !hasFeature(Embedded)
  import Plurals

  extension MessageLanguage {
    /// Checks that the language's categories are exactly those of its rules, and those for ranking as
    /// well if it is a ``RankingLanguage``.
    ///
    /// ```text
    /// @Test func languages() throws { try Kashubian.verify() }
    /// ```
    ///
    /// A category too few would turn into `other`, and one too many would never be asked for. Neither
    /// can crash a program, so checking in a test is enough. ``Languages`` need no check. Programs in
    /// Embedded Swift do without, and are checked where their tests run.
    ///
    /// - Throws: ``LanguageMismatch`` if they are not, or if there are no rules for the locale and the
    ///   language brings none of its own. Where CLDR has no rules for ranks, `other` alone is right.
    public static func verify() throws(LanguageMismatch) {
      try verify(rules, Category.categories)
      if let ranking = self as? any RankingLanguage.Type { try ranking.verifyRanks() }
    }

    fileprivate static func verify(
      _ rules: PluralRules,
      _ declared: PluralCategorySet
    ) throws(LanguageMismatch) {
      let isUnknown =
        rules.resolvedLocale == "root"
        && PluralRules(knownLocale: locale, type: rules.type) == nil
      if isUnknown || rules.categories != declared {
        throw LanguageMismatch(
          locale: locale,
          type: rules.type,
          declared: declared,
          used: isUnknown ? nil : rules.categories
        )
      }
    }
  }

  extension RankingLanguage {
    fileprivate static func verifyRanks() throws(LanguageMismatch) {
      // Half of CLDR's locales have no rules for ranks: those are all `other`.
      if ordinalRules.categories != OrdinalCategory.categories {
        try verify(ordinalRules, OrdinalCategory.categories)
      }
    }
  }
#endif
