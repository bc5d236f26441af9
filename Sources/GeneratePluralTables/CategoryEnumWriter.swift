import PluralRuleCompiler
import Plurals

/// Writes an enumeration for each combination of categories that locales use, and each locale's name
/// for its own.
struct CategoryEnumWriter {
  private let version: String
  private let locales: [(type: PluralRuleType, categories: [String: PluralCategorySet])]

  init(data: PluralData, version: String) {
    self.version = version
    locales = PluralRuleType.allCases.map { type in
      var categories: [String: PluralCategorySet] = [:]
      for group in data[type] {
        let set = PluralRules(compiling: group.ruleSet, type: type).categories
        for locale in group.locales { categories[locale] = set }
      }
      return (type, categories)
    }
  }

  var source: String {
    """
    // swift-format-ignore-file
    // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.
    // Data from Unicode CLDR \(version), © 1991-2026 Unicode, Inc., under the Unicode License V3 in
    // cldr/LICENSE.

    import Plurals

    \(combinations.map(enumeration).joined(separator: "\n\n"))

    \(locales.map { namespace($0.type, $0.categories) }.joined(separator: "\n\n"))

    """
  }

  /// All combinations in use, the small ones first.
  private var combinations: [PluralCategorySet] {
    let sets = Set(locales.flatMap { $0.categories.values })
    return sets.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
  }

  private func enumeration(_ categories: PluralCategorySet) -> String {
    let uses = locales.map { type, all in
      let names = all.filter { $0.value == categories }.keys.sorted()
      let list = names.isEmpty ? "none" : names.joined(separator: " ")
      return SourceText.comment("\(type): \(list)")
    }
    let own = categories.filter { $0 != .other }
    let choices = own.map { "    case .\($0): self = .\($0)\n" }.joined()
    let choice =
      own.isEmpty
      ? "    self = .other"
      : "    switch category {\n\(choices)    default: self = .other\n    }"
    let value =
      own.isEmpty
      ? ".other"
      : "\n    switch self {\n"
        + categories.map { "    case .\($0): .\($0)\n" }.joined() + "    }\n  "
    return """
      /// The \(own.isEmpty ? "category" : "categories") \(Self.list(categories)), which \
      \(own.isEmpty ? "is" : "are") all that these locales use:
      ///
      \(uses.joined(separator: "\n///\n"))
      @frozen public enum \(Self.name(categories)): LanguageCategory {
      \(categories.map { "  /// Numbers of CLDR's category `\($0)`.\n  case \($0)" }.joined(separator: "\n"))

        /// All the categories, in canonical order.
        public static var categories: PluralCategorySet { [\(Self.cases(categories))] }

        /// Creates the category; one that these locales lack becomes `other`.
        public init(_ category: PluralCategory) {
      \(choice)
        }

        /// The category as CLDR's.
        public var category: PluralCategory {\(own.isEmpty ? " .other " : value)}
      }
      """
  }

  private func namespace(_ type: PluralRuleType, _ all: [String: PluralCategorySet]) -> String {
    let names = all.keys.sorted()
    let aliases = names.compactMap { locale in
      all[locale].map {
        """
          /// The \(type) categories of `\(locale)`: \(Self.list($0)).
          public typealias \(SourceText.identifier(locale)) = \(Self.name($0))
        """
      }
    }
    let title = type == .cardinal ? "CardinalCategories" : "OrdinalCategories"
    return """
      /// The \(type) categories of each locale that CLDR has \(type) rules for, by its name.
      ///
      ///     \(title).\(type == .cardinal ? "pl(.few)    // few" : "en(.two)    // two")
      ///
      /// A locale such as `pt-PT` is called `pt_PT`. Of locales that are not listed, such as `en-GB`, the
      /// rules are those of the language.
      public enum \(title) {
      \(aliases.joined(separator: "\n"))
      }
      """
  }

  /// A name such as `OneFewManyOther`.
  static func name(_ categories: PluralCategorySet) -> String {
    categories.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }.joined()
  }

  /// A list such as "`one`, `few` and `other`".
  static func list(_ categories: PluralCategorySet) -> String {
    let names = categories.map { "`\($0)`" }
    return names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static func cases(_ categories: PluralCategorySet) -> String {
    categories.map { ".\($0)" }.joined(separator: ", ")
  }
}
