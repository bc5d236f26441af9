import Plurals
import Testing
import TypedPlurals

@Suite("Languages of one's own")
struct OwnLanguageTests {
  enum Polish: MessageLanguage {
    typealias Category = CardinalCategories.pl
    static let locale = "pl"
  }
  enum Kashubian: MessageLanguage {
    typealias Category = OneFewManyOther
    static let locale = "csb"
    static let rules = PluralRules(locale: "pl")
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
  enum BritishEnglish: RankingLanguage {
    typealias Category = CardinalCategories.en
    typealias OrdinalCategory = OrdinalCategories.en
    static let locale = "en-GB"
  }
  enum Nynorsk: RankingLanguage {
    typealias Category = CardinalCategories.nn
    typealias OrdinalCategory = Other
    static let locale = "nn"
  }
  enum WrongRanks: RankingLanguage {
    typealias Category = CardinalCategories.en
    typealias OrdinalCategory = CardinalCategories.en
    static let locale = "en"
  }
  enum UnknownRanks: RankingLanguage {
    typealias Category = CardinalCategories.nn
    typealias OrdinalCategory = OneOther
    static let locale = "nn"
  }

  @Test("categories follow the locale's rules, or those that the language brings")
  func rules() {
    #expect([1, 22, 5].map { Polish.category(for: $0) } == [.one, .few, .many])
    #expect([1, 22, 5].map { Kashubian.category(for: $0) } == [.one, .few, .many])
    #expect(BritishEnglish.ordinalCategory(for: 23) == .few)
    #expect(TooFew.category(for: 5) == .other)
  }

  @Test("verify() accepts a language whose categories are those of its rules")
  func verifies() throws {
    try Polish.verify()
    try Kashubian.verify()
    try BritishEnglish.verify()
    try Nynorsk.verify()
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
      (
        UnknownRanks.self,
        "nn: CLDR \(PluralRules.cldrVersion) has no ordinal rules for this locale"
      ),
    ] as [(any MessageLanguage.Type, String)]
  )
  func refuses(language: any MessageLanguage.Type, message: String) {
    let error = #expect(throws: LanguageMismatch.self) { try language.verify() }
    #expect(error?.description == message)
  }
}
