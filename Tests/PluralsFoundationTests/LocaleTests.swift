import Foundation
import Plurals
import PluralsFoundation
import Testing

@Suite("PluralRules of a Locale")
struct LocaleTests {
  @Test(
    "are those of its identifier",
    arguments: [
      ("pl_PL", "pl"), ("pt-PT", "pt-PT"), ("pt_BR", "pt"), ("iw", "he"), ("ar@numbers=latn", "ar"),
      ("en-US-u-nu-arab", "en"), ("tlh", "root"), ("", "root"),
    ]
  )
  func resolves(identifier: String, resolved: String) {
    let locale = Locale(identifier: identifier)
    #expect(PluralRules(locale: locale).resolvedLocale == resolved)
  }

  @Test("may be ordinal")
  func ordinal() {
    let rules = PluralRules(locale: Locale(identifier: "en_GB"), type: .ordinal)
    #expect(rules.category(for: 23) == .few)
    #expect(rules.type == .ordinal)
  }

  @Test("are none for a locale without rules, if that is asked")
  func known() {
    #expect(PluralRules(knownLocale: Locale(identifier: "tlh")) == nil)
    #expect(PluralRules(knownLocale: Locale(identifier: "nn"), type: .ordinal) == nil)
    #expect(PluralRules(knownLocale: Locale(identifier: "pl_PL"))?.resolvedLocale == "pl")
  }

  @Test(
    "an identifier for Foundation has a language, a script and a region, and nothing behind them",
    arguments: [
      ("en-US-GB", "en_US"), ("EN_latn_us_posix", "en_Latn_US"), ("abcde-US", "abcde_US"),
      ("abcdefgh", "abcdefgh"), ("abcd", nil), ("abcdefghi", nil), ("es-419", "es_419"),
    ] as [(String, String?)]
  )
  func identifiers(language: String, identifier: String?) {
    #expect(FoundationLocale.identifier(for: language) == identifier)
  }
}
