import PluralMessages
import Testing

@Suite("The order of languages for several preferences")
struct LanguageOrderTests {
  private func order(
    _ preferences: [String],
    _ supported: [String],
    _ defaultLanguage: String? = nil
  ) -> [String] {
    LanguageMatcher(supported: supported)
      .order(preferences: preferences, default: defaultLanguage).map { supported[$0] }
  }

  @Test(
    "a difference of regions is nearer than the next preference, a related language is not",
    arguments: [
      (["de-CH", "fr"], ["en", "de", "fr"], ["de", "fr"]),
      (["en-GB", "sv"], ["sv", "en"], ["en", "sv"]),
      (["zh-TW", "en"], ["zh", "en"], ["en"]),
      (["cy-GB", "ga", "en"], ["en", "ga"], ["ga", "en"]),
      (["br", "es"], ["fr", "es"], ["es", "fr"]),
      (["kk", "en"], ["ru", "en"], ["en", "ru"]),
      (["nn", "da"], ["nb", "da"], ["da", "nb"]),
      (["nn"], ["nb", "da"], ["nb"]),
      (
        ["pt", "es-419", "pt-PT"], ["pt-PT", "pt-BR", "es", "es-419"],
        ["pt-BR", "pt-PT", "es-419", "es"]
      ),
      (["pt-PT", "es", "pt"], ["pt-BR", "es", "es-419"], ["pt-BR", "es", "es-419"]),
      (["ja", "de"], ["en", "fr"], []),
      ([], ["en"], []),
    ] as [([String], [String], [String])]
  )
  func preferences(_ preferences: [String], _ supported: [String], _ expected: [String]) {
    #expect(order(preferences, supported) == expected)
  }

  @Test("the default language comes last, with what serves in its place, and each language once")
  func defaults() {
    let supported = ["en", "en-GB", "de", "fr"]
    #expect(order(["fr", "de"], supported, "en") == ["fr", "de", "en", "en-GB"])
    #expect(order(["en-GB"], supported, "en") == ["en-GB", "en"])
    #expect(order(["fr", "FR", "fr-CA"], supported, "fr") == ["fr"])
    #expect(order(["é", "", "fr"], supported, "en") == ["fr", "en", "en-GB"])
    #expect(order(["ja"], supported, "ko") == [])
  }

  @Test("any language means the default one, at its place")
  func any() {
    #expect(order(["de", "*", "fr"], ["en", "de", "fr"], "en") == ["de", "en", "fr"])
    #expect(order(["*"], ["de", "en"], "en") == ["en"])
    #expect(order(["*"], ["de", "en"]) == [])
  }

  @Test("a thousand preferences count")
  func manyPreferences() {
    let many = Array(repeating: "ja", count: 999)
    #expect(order(many + ["de", "fr"], ["en", "de", "fr"], "en") == ["de", "en"])
  }

  // MARK: What is excluded

  private func order(_ header: String, _ supported: [String], _ defaultLanguage: String) -> [String]
  {
    LanguageMatcher(supported: supported)
      .order(preferences: LanguagePreferences(acceptLanguage: header), default: defaultLanguage)
      .map { supported[$0] }
  }

  @Test(
    "an excluded language is never served, not even as the default",
    arguments: [
      ("da, en-GB;q=0.8, en;q=0.7", ["en", "en-GB", "da"], ["da", "en-GB", "en"]),
      ("de, en;q=0", ["en", "de"], ["de"]),
      ("en-US;q=0, en", ["en-US", "en", "en-GB"], ["en", "en-GB"]),
      ("en;q=0, en-GB", ["en-US", "en", "en-GB"], ["en-GB"]),
      ("pt-BR, pt-PT;q=0", ["pt-PT", "pt"], ["pt"]),
      ("*, en;q=0", ["en", "de", "fr"], ["de"]),
      ("ja, *;q=0", ["en", "de"], []),
      ("de-AT, *;q=0", ["en", "de"], ["de"]),
      ("de, EN_us;q=0", ["en", "de"], ["de", "en"]),
      ("*", ["de", "en"], ["en"]),
      ("fr;q=0.1, *;q=0.5", ["fr", "en"], ["en", "fr"]),
      ("", ["de", "en"], ["en"]),
    ] as [(String, [String], [String])]
  )
  func excluded(_ header: String, _ supported: [String], _ expected: [String]) {
    #expect(order(header, supported, "en") == expected)
  }
}
