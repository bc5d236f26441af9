import Plurals

/// A ``MessageLanguage`` whose categories are not those of its locale.
public struct LanguageMismatch: Error, Hashable, Sendable {
  /// The locale that the language names.
  public let locale: String
  /// What the categories are for.
  public let type: PluralRuleType
  /// The categories that the language's type has.
  public let declared: PluralCategorySet
  /// The categories of the language's rules; nil if CLDR has no rules for the locale.
  public let used: PluralCategorySet?
}

extension LanguageMismatch: CustomStringConvertible {
  /// What is wrong, and what would be right, in one line.
  public var description: String {
    if let used {
      "\(locale): the \(type) rules use \(used), but the language declares \(declared)"
    } else {
      "\(locale): CLDR \(PluralRules.cldrVersion) has no \(type) rules for this locale"
    }
  }
}

extension MessageLanguage {
  /// Checks that the language's categories are exactly those of its rules, and those of ranks if it
  /// has any.
  ///
  ///     @Test func languages() throws {
  ///       for language in AppLanguage.allCases { try language.language.verify() }
  ///     }
  ///
  /// A category too few would turn into `other`, and one too many would never be asked for. Neither
  /// can crash a program, so checking in a test is enough.
  ///
  /// - Throws: ``LanguageMismatch`` if they are not, or if there are no rules for the locale and the
  ///   language brings none of its own.
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
    try verify(ordinalRules, OrdinalCategory.categories)
  }
}
