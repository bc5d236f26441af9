import Plurals

extension LegacyPluralRule {
  /// The form that each category of a locale's CLDR rules takes: that which the numbered rule gives to
  /// most of the category's integers.
  ///
  ///     let forms = LegacyPluralRule.latvian.formsByCategory(locale: "lv")
  ///     forms[.zero]    // 2, as for 10 and 20; of all its numbers 0 alone has form 0
  ///
  /// The forms are those of `LegacyMigrationPlan`, which says as well what changes by them. They are decided
  /// on all integers in advance. A category that no integer is in, such as `many` in
  /// Czech, takes the form of `other`, or if no integer is in that either, the last form that numbers
  /// take.
  ///
  /// - Parameter locale: An identifier, as for `PluralRules(locale:type:)`. One without rules is `root`,
  ///   where `other` takes the form of most integers.
  public func formsByCategory(locale: String) -> LegacyPluralCategoryForms {
    guard let forms = formsByCategory(for: PluralRules(locale: locale)) else {
      preconditionFailure("the generated tables of rules and of forms are not of one making")
    }
    return forms
  }

  /// The form that each category of rules takes, as ``formsByCategory(locale:)``, if the rules are those
  /// of CLDR.
  ///
  /// - Parameter rules: Rules of a locale.
  /// - Returns: The forms; nil for ordinal rules, and for rules that are compiled at run time, even if they
  ///   override those of a locale: nothing is decided about them in advance. Of every integer the
  ///   numbered rule itself says the form, by ``formIndex(for:)``.
  /// - Complexity: O(*s*) for CLDR's *s* cardinal rule sets, some forty.
  public func formsByCategory(for rules: PluralRules) -> LegacyPluralCategoryForms? {
    guard let offset = rules.offset(in: .builtIn),
      let row = CategoryFormTables.programs.firstIndex(where: { Int($0) == offset })
    else { return nil }
    return LegacyPluralCategoryForms(
      packed: CategoryFormTables.forms[row * CategoryFormTables.ruleCount + slot]
    )
  }
}
