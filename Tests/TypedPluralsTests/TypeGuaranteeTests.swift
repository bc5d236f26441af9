import Testing
import TypedPlurals

/// What the compiler knows about languages: if a type did not match, this file would not compile.
@Suite("Types that match")
struct TypeGuaranteeTests {
  func expect<Language: RankingLanguage>(
    _ language: Language.Type,
    _ cardinal: Language.Category.Type,
    _ ordinal: Language.OrdinalCategory.Type
  ) -> [any LanguageCategory.Type] {
    [cardinal, ordinal]
  }

  @Test("a language has the categories of CLDR's rules as its types")
  func languages() {
    let types = [
      expect(Languages.en.self, OneOther.self, OneTwoFewOther.self),
      expect(Languages.pl.self, OneFewManyOther.self, Other.self),
      expect(Languages.ga.self, OneTwoFewManyOther.self, OneOther.self),
      expect(Languages.ar.self, ZeroOneTwoFewManyOther.self, Other.self),
      expect(Languages.cy.self, ZeroOneTwoFewManyOther.self, ZeroOneTwoFewManyOther.self),
      expect(Languages.lv.self, ZeroOneOther.self, Other.self),
      expect(Languages.it.self, OneManyOther.self, ManyOther.self),
      expect(Languages.zh.self, Other.self, Other.self),
      // CLDR has no rules for ranks of these.
      expect(Languages.nn.self, OneOther.self, Other.self),
      expect(Languages.br.self, OneTwoFewManyOther.self, Other.self),
      expect(Languages.pt_PT.self, OneManyOther.self, Other.self),
    ]
    #expect(types.count == 11)
  }

  /// Only a language with exactly these categories can be passed.
  func slavic<Language: MessageLanguage>(_ number: Int, _: Language.Type) -> String
  where Language.Category == OneFewManyOther {
    switch Language.category(for: number) {
    case .one: "plik"
    case .few: "pliki"
    case .many: "plików"
    case .other: "pliku"
    }
  }

  @Test("a switch over a language's own categories has no default")
  func exhaustive() {
    #expect([1, 2, 5].map { slavic($0, Languages.pl.self) } == ["plik", "pliki", "plików"])
    #expect(slavic(11, Languages.uk.self) == "plików")
  }

  struct Icelandic: Translation {
    typealias Language = Languages.`is`
    func text(_ key: OverridingTests.NoKey) -> String {
      switch category(for: 21) {
      case .one: "21 skrá"
      case .other: "21 skrár"
      }
    }
  }

  @Test("languages whose codes are keywords can be named")
  func keywords() {
    #expect(Icelandic().text(.none) == "21 skrá")
    let locales = [Languages.as.locale, Languages.in.locale, Languages.is.locale]
    #expect(locales == ["as", "id", "is"])
  }
}
