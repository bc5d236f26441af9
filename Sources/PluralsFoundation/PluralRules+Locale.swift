import Foundation
import Plurals

extension PluralRules {
  /// Creates the rules for a locale.
  ///
  ///     PluralRules(locale: Locale(identifier: "pl_PL")).category(for: 5)    // many
  ///     PluralRules(locale: .current, type: .ordinal).type                   // ordinal
  ///
  /// The locale's identifier decides. What else a `Locale` holds, such as a numbering system or a
  /// calendar, plays no part in plural rules. A locale without rules resolves to `root`, as for
  /// `PluralRules.init(locale:type:)` with text.
  ///
  /// - Parameters:
  ///   - locale: The locale. It is read now: rules do not follow `Locale.autoupdatingCurrent`.
  ///   - type: What the number is used for.
  public init(locale: Locale, type: PluralRuleType = .cardinal) {
    self.init(locale: locale.identifier, type: type)
  }

  /// Creates the rules for a locale, or gives nil if there are no rules for it.
  ///
  ///     PluralRules(knownLocale: Locale(identifier: "tlh"))    // nil
  ///
  /// - Parameters:
  ///   - locale: The locale, of which the identifier decides.
  ///   - type: What the number is used for.
  public init?(knownLocale locale: Locale, type: PluralRuleType = .cardinal) {
    self.init(knownLocale: locale.identifier, type: type)
  }
}
