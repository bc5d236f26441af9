import PluralRuleCompiler
import Plurals

/// Writes a type for the language of each locale that has cardinal rules, with the categories of both
/// kinds that its rules use.
struct LanguageWriter {
  private let data: PluralData
  private let tables: PluralTables
  private let version: String

  init(data: PluralData, tables: PluralTables, version: String) {
    self.data = data
    self.tables = tables
    self.version = version
  }

  var source: String {
    """
    \(header)

    import Plurals

    /// A language for each locale that CLDR has plural rules for, by its name: the locale, its rules and
    /// exactly the categories that these use, which cannot be put together wrongly.
    ///
    ///     Languages.pl.category(for: 22)           // few
    ///     Languages.en.ordinalCategory(for: 22)    // two
    ///
    /// A locale such as `pt-PT` is called `pt_PT`. Of locales that are not listed, such as `en-GB`, the
    /// rules are those of the language. Deprecated codes are other names of the codes that replace them.
    /// As types, ``Languages/as`` and ``Languages/is`` are written in backquotes, because they are keywords.
    /// Where CLDR has no rules for ranks, all ranks are `other`.
    public enum Languages {
    \(locales(.cardinal).map(declaration).joined(separator: "\n"))
    }

    """
  }

  /// The lists that the tests of the types go through. They are not in the library, where they would
  /// need existentials, which Embedded Swift has none of.
  var testSource: String {
    """
    \(header)

    import TypedPlurals

    /// All types that are generated for locales, each with the locale's name in CLDR's files.
    enum GeneratedTypes {
    \(list("cardinalCategories", "any LanguageCategory.Type", "CardinalCategories", .cardinal))

    \(list("ordinalCategories", "any LanguageCategory.Type", "OrdinalCategories", .ordinal))

    \(list("languages", "any RankingLanguage.Type", "Languages", .cardinal))
    }

    """
  }

  private var header: String {
    """
    // swift-format-ignore-file
    // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.
    // Data from Unicode CLDR \(version), © 1991-2026 Unicode, Inc., under the Unicode License V3 in
    // cldr/LICENSE.
    """
  }

  private func declaration(_ locale: String) -> String {
    let cardinal = rules(locale, .cardinal)
    let tag = locale.replacing("_", with: "-")
    guard cardinal.resolvedLocale == tag else {
      let replacement = cardinal.resolvedLocale.replacing("-", with: "_")
      return """
          /// The language `\(tag)`, a deprecated code for `\(cardinal.resolvedLocale)`.
          public typealias \(SourceText.identifier(locale)) = \(SourceText.identifier(replacement))
        """
    }
    let categories = cardinal.categories
    let ordinal = rules(locale, .ordinal).categories
    return """
        /// The language `\(tag)`: \(CategoryEnumWriter.list(categories)); \
      for ranks \(CategoryEnumWriter.list(ordinal)).
        public enum \(SourceText.identifier(locale)): RankingLanguage {
          public typealias Category = \(CategoryEnumWriter.name(categories))
          public typealias OrdinalCategory = \(CategoryEnumWriter.name(ordinal))
          public static var locale: String { "\(tag)" }
        }
      """
  }

  private func list(
    _ name: String,
    _ type: String,
    _ namespace: String,
    _ ruleType: PluralRuleType
  ) -> String {
    let rows = locales(ruleType).map {
      "    (\"\($0)\", \(namespace).\(SourceText.identifier($0)).self),"
    }
    return """
        static let \(name): [(locale: String, type: \(type))] = [
      \(rows.joined(separator: "\n"))
        ]
      """
  }

  private func locales(_ type: PluralRuleType) -> [String] {
    data[type].flatMap(\.locales).sorted()
  }

  private func rules(_ locale: String, _ type: PluralRuleType) -> PluralRules {
    PluralRules(tables: tables, locale: locale, type: type)
  }
}
