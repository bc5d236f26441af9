import PluralMessages
import Plurals
import Testing

@Suite("Category enumerations")
struct TypedCategoryTests {
  static let cardinals = CardinalCategories.byLocale.map(\.locale)
  static let ordinals = OrdinalCategories.byLocale.map(\.locale)

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
    try Self.check(CardinalCategories.byLocale, locale, .cardinal)
  }

  @Test("a locale's name stands for the categories of its ordinal rules", arguments: ordinals)
  func ordinal(locale: String) throws {
    try Self.check(OrdinalCategories.byLocale, locale, .ordinal)
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
    let all = CardinalCategories.byLocale + OrdinalCategories.byLocale
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

  enum Polish: MessageLanguage {
    typealias Category = CardinalCategories.pl
    static let locale = "pl"
  }
  enum TooFew: MessageLanguage {
    typealias Category = OneOther
    static let locale = "pl"
  }
  enum TooMany: MessageLanguage {
    typealias Category = OneFewManyOther
    static let locale = "en"
  }
  enum Klingon: MessageLanguage {
    typealias Category = Other
    static let locale = "tlh"
  }
  enum English: RankingLanguage {
    typealias Category = CardinalCategories.en
    typealias OrdinalCategory = OrdinalCategories.en
    static let locale = "en-GB"
  }
  enum WrongRanks: RankingLanguage {
    typealias Category = CardinalCategories.en
    typealias OrdinalCategory = CardinalCategories.en
    static let locale = "en"
  }
  enum Doubled: MessageLanguage {
    typealias Category = OneOther
    static let locale = "tlh"
    static let rules = PluralRules(locale: "en")
  }

  @Test("a language gives its categories for all kinds of numbers")
  func language() throws {
    #expect([1, 2, 5, 22, -1].map { Polish.category(for: $0) } == [.one, .few, .many, .few, .one])
    #expect(Polish.category(for: 1.5) == .other)
    #expect(try Polish.category(for: "1.0") == .other)
    #expect(Polish.category(for: PluralOperands(5)) == .many)
    #expect(TooFew.category(for: 5) == .other)
    #expect([1, 22, 3, 11].map { English.ordinalCategory(for: $0) } == [.one, .two, .few, .other])
    #expect(throws: PluralOperands.ParseError.self) { try Polish.category(for: "one") }
  }

  @Test("verify() accepts a language whose categories are those of its rules")
  func verifies() throws {
    try Polish.verify()
    try English.verify()
    try Doubled.verify()
  }

  @Test(
    "verify() says what is wrong with a language",
    arguments: [
      (
        TooFew.self,
        "pl: the cardinal rules use one few many other, but the language declares one other"
      ),
      (
        TooMany.self,
        "en: the cardinal rules use one other, but the language declares one few many other"
      ),
      (Klingon.self, "tlh: CLDR \(PluralRules.cldrVersion) has no cardinal rules for this locale"),
      (
        WrongRanks.self,
        "en: the ordinal rules use one two few other, but the language declares one other"
      ),
    ] as [(any MessageLanguage.Type, String)]
  )
  func refuses(language: any MessageLanguage.Type, message: String) {
    let error = #expect(throws: LanguageMismatch.self) { try language.verify() }
    #expect(error?.description == message)
  }
}
