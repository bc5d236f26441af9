import PluralMessages
import Testing

@Suite("Language matching")
struct LanguageMatchingTests {
  /// The supported languages that serve a preference, best first.
  private func matches(_ preference: String, _ supported: [String]) -> [String] {
    LanguageMatcher(supported: supported).matches(for: preference).map { supported[$0] }
  }

  private static let matchesOfPortuguese = ["pt", "pt-PT"]

  @Test(
    "the nearest language by CLDR's distances comes first",
    arguments: [
      // $americas = 019, whose paradigm locale is es-419; Spain is outside.
      ("es-MX", ["es", "es-419"], ["es-419", "es"]),
      ("es-MX", ["es", "es-AR", "es-419"], ["es-419", "es-AR", "es"]),
      ("es-AR", ["es-419", "es-ES"], ["es-419", "es-ES"]),
      ("es-GQ", ["es-419", "es"], ["es", "es-419"]),
      // $!enUS is nearer to GB than to any other.
      ("en-AU", ["en", "en-NZ", "en-GB"], ["en-GB", "en-NZ", "en"]),
      ("en-AU", ["en", "en-GB"], ["en-GB", "en"]),
      ("en-AU", ["en", "en-NZ"], ["en-NZ", "en"]),
      ("en-PR", ["en-GB", "en"], ["en", "en-GB"]),
      // Brazil is in $americas, Angola and Portugal are not.
      ("pt-AO", ["pt", "pt-PT"], ["pt-PT", "pt"]),
      ("pt-US", ["pt-PT", "pt"], ["pt", "pt-PT"]),
      // An unknown region is none.
      ("pt-ZZ", ["pt-PT", "pt"], matchesOfPortuguese),
      ("pt", ["pt-PT", "pt"], matchesOfPortuguese),
      ("ar-MA", ["ar", "ar-DZ"], ["ar-DZ", "ar"]),
      // $cnsar = HK+MO.
      ("zh-Hant-MO", ["zh", "zh-TW", "zh-HK"], ["zh-HK", "zh-TW"]),
      ("zh-HK", ["zh-CN", "zh-TW", "zh-MO"], ["zh-MO", "zh-TW"]),
    ] as [(String, [String], [String])]
  )
  func regions(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "the tag that is written in the same way comes first, then what is only likely to be the same",
    arguments: [
      ("pt-BR", ["pt", "pt-BR", "pt-PT"], ["pt-BR", "pt", "pt-PT"]),
      ("pt", ["pt-BR", "pt", "pt-PT"], ["pt", "pt-BR", "pt-PT"]),
      ("PT_br.UTF-8", ["pt", "pt-BR"], ["pt-BR", "pt"]),
      ("de", ["de-AT", "de-DE", "de-CH"], ["de-DE", "de-AT", "de-CH"]),
      ("ca-valencia", ["ca", "ca-valencia"], ["ca-valencia", "ca"]),
      ("ca", ["ca-valencia", "ca"], ["ca", "ca-valencia"]),
      ("de-u-co-phonebk", ["de", "de-u-co-phonebk"], ["de-u-co-phonebk", "de"]),
      ("de-u-nu-latn", ["en", "de"], ["de"]),
    ] as [(String, [String], [String])]
  )
  func exactTags(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "related languages serve each other where CLDR says so, in one direction or in both",
    arguments: [
      ("nn", ["no"], ["no"]), ("nn", ["nb", "da"], ["nb"]), ("nb", ["no", "nn"], ["no", "nn"]),
      ("no", ["nb"], ["nb"]), ("da", ["nb", "no"], ["nb", "no"]), ("hr", ["bs"], ["bs"]),
      ("bs", ["hr"], ["hr"]), ("gsw", ["de"], ["de"]), ("de", ["gsw", "lb"], []),
      ("br", ["en", "fr"], ["fr"]), ("fr", ["br"], []), ("uk", ["ru"], []), ("hr", ["sr"], []),
      ("cs", ["sk"], ["sk"]), ("sk", ["cs"], ["cs"]), ("yue", ["zh-Hant"], ["zh-Hant"]),
      ("ja", ["en", "zh"], []), ("id", ["ms"], ["ms"]), ("ms", ["id"], ["id"]),
      ("ary", ["ar"], ["ar"]), ("wuu", ["zh"], ["zh"]), ("af", ["en", "nl"], ["en"]),
    ] as [(String, [String], [String])]
  )
  func relatedLanguages(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "another script serves only where CLDR's distance is below the threshold",
    arguments: [
      // sr_Latn and sr_Cyrl are 5 apart, in both directions; Hans and Hant as far as any scripts, 50.
      ("sr-Latn-RS", ["sr"], ["sr"]), ("sr", ["sr-Latn"], ["sr-Latn"]),
      ("sr-Cyrl-RS", ["sr-Latn", "sr"], ["sr", "sr-Latn"]),
      ("zh-TW", ["zh", "zh-Hans"], []), ("zh-Hant", ["zh", "zh-CN"], []),
      ("zh-TW", ["zh", "zh-Hant"], ["zh-Hant"]), ("zh-CN", ["zh-Hant"], []),
      ("zh-Hant-TW", ["zh-CN", "zh-TW"], ["zh-TW"]), ("zh-AU", ["zh", "zh-HK"], ["zh-HK"]),
      ("hi-Latn", ["hi"], ["hi"]), ("hi", ["hi-Latn"], []), ("az-Cyrl", ["az"], []),
      ("ja-Latn", ["ja"], ["ja"]), ("uz-Cyrl", ["uz", "ru"], ["ru"]), ("pa-PK", ["pa"], []),
      // The language at 30, another script at 10, the region at 4.
      ("ta", ["en"], ["en"]), ("am", ["en-GB"], ["en-GB"]),
    ] as [(String, [String], [String])]
  )
  func scripts(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "deprecated, overlong and legacy codes are replaced on both sides",
    arguments: [
      ("iw", ["he"], ["he"]), ("he", ["iw"], ["iw"]), ("tl", ["fil"], ["fil"]),
      ("mo", ["ro"], ["ro"]), ("in-ID", ["id"], ["id"]), ("jw", ["jv"], ["jv"]),
      ("eng", ["en"], ["en"]), ("ger", ["de"], ["de"]), ("cmn-Hant", ["zh-TW"], ["zh-TW"]),
      ("sh", ["sr", "sr-Latn"], ["sr-Latn", "sr"]), ("sh", ["hr"], ["hr"]), ("hr", ["sh"], ["sh"]),
      ("cnr", ["sr-Latn-ME"], ["sr-Latn-ME"]), ("prs", ["fa-AF", "fa"], ["fa-AF", "fa"]),
      ("i-klingon", ["tlh"], ["tlh"]), ("no-bok", ["nb"], ["nb"]), ("zh-min", ["nan"], ["nan"]),
      ("zh-cmn-Hans", ["zh"], ["zh"]), ("zh-yue-HK", ["yue"], ["yue"]),
      ("sgn-US", ["ase"], ["ase"]),
      ("en-UK", ["en", "en-GB"], ["en-GB", "en"]),
      ("de-DD", ["de-AT", "de-DE"], ["de-DE", "de-AT"]),
      ("zh-guoyu", ["zh"], ["zh"]), ("hy-arevmda", ["hyw"], ["hyw"]),
    ] as [(String, [String], [String])]
  )
  func aliases(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "likely subtags of a script or a region by themselves find a language; none at all do not",
    arguments: [
      ("und-TW", ["zh", "zh-Hant"], ["zh-Hant"]), ("und-Arab", ["fa", "ar"], ["ar"]),
      ("und-419", ["es", "es-419"], ["es-419", "es"]), ("und", ["en", "it"], []),
      ("und", ["en", "und"], ["und"]), ("en", ["und"], []), ("root", ["en", "root"], ["root"]),
      ("und-Cyrl-KZ", ["ru", "kk"], ["ru"]), ("en-Zzzz-ZZ", ["en"], ["en"]),
    ] as [(String, [String], [String])]
  )
  func undetermined(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test(
    "locale names of POSIX and ICU are read, with a script that a modifier names",
    arguments: [
      ("sr_RS@latin", ["sr", "sr-Latn"], ["sr-Latn", "sr"]),
      ("uz_UZ.UTF-8@cyrillic", ["uz", "uz-Cyrl"], ["uz-Cyrl"]),
      ("sr-Latn", ["sr@latin"], ["sr@latin"]), ("de_DE@euro", ["de"], ["de"]),
      ("en_US_POSIX", ["en"], ["en"]), ("en__POSIX", ["en"], ["en"]),
      ("ar@numbers=latn", ["ar"], ["ar"]), ("ca_ES@valencia", ["ca"], ["ca"]),
    ] as [(String, [String], [String])]
  )
  func names(_ preference: String, _ supported: [String], _ expected: [String]) {
    #expect(matches(preference, supported) == expected)
  }

  @Test("pseudo-locales match only themselves")
  func pseudoLocales() {
    #expect(matches("en-XA", ["en", "en-XA"]) == ["en-XA"])
    #expect(matches("en", ["en-XA"]) == [])
  }

  @Test(
    "what is malformed or private matches only what is written in the same way",
    arguments: [
      "", "-", "_", "é", "日本", "🙂", "en-", "-en", "en--US", "x", "x-klingon", "klingon", "en us",
      "abcdefghi", "en-abcdefghi", "1", "e1", "123-US", "../../etc", "*", "\0", "root",
    ]
  )
  func malformed(_ identifier: String) {
    #expect(matches(identifier, ["en", "ja", "und", "zh"]) == [])
    #expect(matches(identifier, ["en", identifier, "ja"]) == [identifier])
    #expect(matches("en", [identifier]) == [])
    if identifier.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(matches(identifier.uppercased(), [identifier]) == [identifier])
    }
  }

  @Test("an identifier of any length is read")
  func longIdentifiers() {
    let long = "en" + String(repeating: "-abcdefgh", count: 1_200)
    #expect(matches(long, ["de", "en"]) == ["en"])
    #expect(matches(long, ["en", long]) == [long, "en"])
    #expect(matches(String(repeating: "é", count: 10_000), ["en"]) == [])
    #expect(matches(String(repeating: "-", count: 10_000), ["en"]) == [])
    #expect(matches("en-" + String(repeating: "_", count: 200), ["en"]) == [])
  }

  @Test("of two languages that serve as well as each other the first wins, and both are there")
  func duplicates() {
    #expect(LanguageMatcher(supported: ["en", "en"]).matches(for: "en") == [0, 1])
    #expect(LanguageMatcher(supported: ["en", "EN", "en-US"]).matches(for: "en_US") == [2, 0, 1])
    #expect(LanguageMatcher(supported: ["x", "x"]).matches(for: "x") == [0, 1])
    #expect(LanguageMatcher(supported: []).matches(for: "en") == [])
  }

  @Test("work grows with the number of supported languages, not with its square")
  func manyLanguages() {
    var supported = (0..<160_000).map { "en-a\(10_000 + $0)" }
    supported.append("en-ZW")
    let matcher = LanguageMatcher(supported: supported)
    let order = matcher.order(preferences: ["en-ZW", "en-a15000"], default: "en")
    #expect(order.count == 160_001)
    #expect(order.prefix(3) == [160_000, 5_000, 0])
    #expect(Set(order).count == 160_001)
  }
}
