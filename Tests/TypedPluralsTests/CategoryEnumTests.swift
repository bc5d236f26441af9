import Plurals
import Testing
import TypedPlurals

@Suite("Category enumerations")
struct CategoryEnumTests {
  static let cardinals = GeneratedTypes.cardinalCategories.map(\.locale)
  static let ordinals = GeneratedTypes.ordinalCategories.map(\.locale)

  @Test("every locale with rules has a name, for counting and for ranking")
  func allLocales() {
    #expect(Set(Self.cardinals) == Self.tableNames(.cardinal))
    #expect(Set(Self.ordinals) == Self.tableNames(.ordinal))
  }

  /// The names in the tables, as Swift can spell them.
  static func tableNames(_ kind: LocaleIndex.Kind) -> Set<String> {
    PluralTables.builtIn.withLocales { locales in
      Set(locales.names(with: kind).map { $0.split(separator: "-").joined(separator: "_") })
    }
  }

  @Test("a locale's name stands for the categories of its rules", arguments: cardinals)
  func cardinal(locale: String) throws {
    try Self.check(GeneratedTypes.cardinalCategories, locale, .cardinal)
  }

  @Test("a locale's name stands for the categories of its ordinal rules", arguments: ordinals)
  func ordinal(locale: String) throws {
    try Self.check(GeneratedTypes.ordinalCategories, locale, .ordinal)
  }

  static func check(
    _ all: [(locale: String, type: any LanguageCategory.Type)],
    _ locale: String,
    _ type: PluralRuleType
  ) throws {
    let named = try #require(all.first { $0.locale == locale }?.type)
    let rules = try #require(PluralRules(knownLocale: locale, type: type))
    #expect(named.categories == rules.categories)
  }

  @Test("an enumeration has its cases, and takes what it lacks for other")
  func cases() {
    let all = GeneratedTypes.cardinalCategories + GeneratedTypes.ordinalCategories
    for (_, type) in all { Self.checkCases(type) }
    #expect(Set(all.map { "\($0.type)" }).count == 14)
  }

  static func checkCases<Category: LanguageCategory>(_ type: Category.Type) {
    #expect(PluralCategorySet(type.allCases.map(\.category)) == type.categories)
    #expect(type.allCases.map(\.category).sorted() == type.allCases.map(\.category))
    for category in PluralCategory.allCases {
      let expected = type.categories.contains(category) ? category : .other
      #expect(type.init(category).category == expected)
    }
    #expect(type.other.category == .other)
    let name = type.categories.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    #expect("\(type)" == name.joined())
  }

  @Test("names are reachable as written")
  func names() {
    #expect(CardinalCategories.pl(.few) == OneFewManyOther.few)
    #expect(CardinalCategories.pl(.two) == .other)
    #expect(OrdinalCategories.en(.two) == OneTwoFewOther.two)
    #expect(CardinalCategories.`is`.self == OneOther.self)
    #expect(CardinalCategories.pt_PT.self == OneManyOther.self)
    #expect(CardinalCategories.ar.self == ZeroOneTwoFewManyOther.self)
  }
}
