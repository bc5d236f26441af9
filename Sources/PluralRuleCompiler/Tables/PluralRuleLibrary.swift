import Plurals

/// The plural rules of many locales: the built-in ones, or others read and compiled at run time.
///
///     var library = PluralRuleLibrary.builtIn
///     let rules = try PluralRuleSet(parsing: "one: i = 1; other:")
///     try library.override(locale: "en", with: rules)
///     try library.rules(locale: "en-GB").category(for: "1.0")    // one
///
/// Locales are matched as `PluralRules(locale:type:)` does. A library is a value: an override
/// changes this copy and no other.
public struct PluralRuleLibrary: Sendable {
  let tables: PluralTables
  private var overrides: [OverrideKey: PluralRules] = [:]

  private struct OverrideKey: Hashable {
    let locale: String
    let type: PluralRuleType
  }

  private init(tables: PluralTables) {
    self.tables = tables
  }

  /// The rules that are built into the library, from CLDR release `PluralRules.cldrVersion`.
  public static let builtIn = PluralRuleLibrary(tables: .builtIn)

  /// Compiles the rules of a CLDR release.
  ///
  /// - Parameter data: The rules, range tables and aliases, such as `CLDRReader` gives.
  /// - Throws: ``PluralTableError`` if the data has a locale that cannot be looked up, or too many.
  public init(compiling data: PluralData) throws(PluralTableError) {
    self.init(tables: try PluralTables(compiling: data))
  }

  /// The rules for a locale.
  ///
  /// - Parameters:
  ///   - locale: An identifier, as for `PluralRules.init(locale:type:)`.
  ///   - type: What the number is used for.
  public func rules(locale: String, type: PluralRuleType = .cardinal) -> PluralRules {
    overridden(PluralRules(tables: tables, locale: locale, type: type))
  }

  /// The rules for a locale, or nil if there are none for it.
  ///
  /// - Parameters:
  ///   - locale: An identifier, as for `PluralRules.init(locale:type:)`.
  ///   - type: What the number is used for.
  public func rules(knownLocale locale: String, type: PluralRuleType = .cardinal) -> PluralRules? {
    PluralRules(tables: tables, knownLocale: locale, type: type).map(overridden)
  }

  /// The names of the locales that have rules of a type, in alphabetical order, in BCP 47's form.
  ///
  /// - Parameter type: The type of rules.
  public func locales(type: PluralRuleType = .cardinal) -> [String] {
    tables.withLocales { $0.names(with: LocaleIndex.Kind(type)) }.sorted()
  }

  /// Replaces the rules of one locale, and so of all identifiers that resolve to it.
  ///
  /// - Parameters:
  ///   - locale: An identifier of a locale with rules.
  ///   - type: The type of rules to replace.
  ///   - ruleSet: The new rules.
  /// - Returns: The locale whose rules are replaced, such as `"en"` for `"en_GB"`.
  /// - Throws: ``PluralTableError/unknownLocale(_:)`` if the locale has no rules of the type.
  @discardableResult
  public mutating func override(
    locale: String,
    type: PluralRuleType = .cardinal,
    with ruleSet: PluralRuleSet
  ) throws(PluralTableError) -> String {
    guard let rules = PluralRules(tables: tables, knownLocale: locale, type: type) else {
      throw .unknownLocale(locale)
    }
    overrides[OverrideKey(locale: rules.resolvedLocale, type: type)] =
      PluralRules(rules, overriddenBy: ruleSet)
    return rules.resolvedLocale
  }

  private func overridden(_ rules: PluralRules) -> PluralRules {
    overrides[OverrideKey(locale: rules.resolvedLocale, type: rules.type)] ?? rules
  }
}
