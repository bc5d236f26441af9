import PluralMessages
import Testing

@Suite("Language preferences")
struct LanguagePreferencesTests {
  // MARK: The environment

  @Test(
    "the first variable that is not empty says the locale, and LANGUAGE comes before it",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"]),
      (["LC_ALL": "fr_FR", "LC_MESSAGES": "de_DE", "LANG": "it_IT"], ["fr-FR"]),
      (["LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "it_IT"], ["de-DE"]),
      (["LC_CTYPE": "ja_JP", "LANG": "it_IT"], ["it-IT"]),
      (["LANG": "de_AT", "LANGUAGE": "de_AT:de:en"], ["de-AT", "de", "en"]),
      (["LANG": "de_AT", "LANGUAGE": "fr"], ["fr", "de-AT"]),
      (["LANG": "de_AT", "LANGUAGE": ":fr::"], ["fr", "de-AT"]),
      (["LANG": "de_AT", "LANGUAGE": "fr:C:it"], ["fr", "de-AT"]),
      (["LANG": "de_AT", "LANGUAGE": ""], ["de-AT"]),
      // gettext ignores LANGUAGE in the locale C, which is that of a process without any variable.
      (["LANG": "C", "LANGUAGE": "de"], []), (["LANG": "POSIX", "LANGUAGE": "de"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], []), (["LANGUAGE": "de"], []), ([:], []),
      (["LC_ALL": "C", "LANG": "de_DE"], []),
    ] as [([String: String], [String])]
  )
  func environment(_ environment: [String: String], _ expected: [String]) {
    let preferences = LanguagePreferences(environment: environment)
    #expect(preferences.ranges == expected)
    #expect(preferences.excluded == [])
  }

  @Test(
    "locale names become tags, with the modifiers that are scripts or variants",
    arguments: [
      ("pt_BR.UTF-8", ["pt-BR"]), ("sr_RS@latin", ["sr-Latn-RS"]), ("be_BY@latin", ["be-Latn-BY"]),
      ("uz_UZ.UTF-8@cyrillic", ["uz-Cyrl-UZ"]), ("ca_ES@valencia", ["ca-ES-valencia"]),
      ("de_DE.ISO-8859-15@euro", ["de-DE"]), ("sd_IN@devanagari", ["sd-Deva-IN"]), ("eo", ["eo"]),
      ("ZH_hant_tw", ["zh-Hant-TW"]), ("es_419", ["es-419"]), ("日本", []), ("/usr/share/x", []),
      ("en_US_POSIX", ["en-US-posix"]), ("@latin", []), (".UTF-8", []),
    ]
  )
  func names(_ name: String, _ expected: [String]) {
    #expect(LanguagePreferences(environment: ["LANG": name]).ranges == expected)
  }

  @Test("the program's choice stands for the system's until it is set to that again")
  func current() {
    LanguagePreferences.current = ["ga", "en"]
    #expect(LanguagePreferences.current.ranges == ["ga", "en"])
    LanguagePreferences.current = .system
    #expect(LanguagePreferences.current == .system)
  }

  // MARK: Accept-Language

  @Test(
    "ranges come by their weights, and as they are written where these are equal",
    arguments: [
      // The example of RFC 9110, section 12.5.4.
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"], []),
      ("en;q=0.7, da, en-GB;q=0.8", ["da", "en-GB", "en"], []),
      ("a, b;q=1, c;q=1.0, d;q=1.000", ["a", "b", "c", "d"], []),
      ("a;q=0.001, b;q=0.01, c;q=0.1, d;q=0.", ["c", "b", "a"], ["d"]),
      ("a;q=0, b;q=0.0, c;q=0.000", [], ["a", "b", "c"]),
      ("fr;q=0.5, de-AT, *;q=0.1, en;q=0", ["de-AT", "fr", "*"], ["en"]),
      ("*;q=0, de", ["de"], ["*"]), ("*", ["*"], []), ("", [], []), (" \t", [], []),
      ("de ; q=0.5 ,\ten\t;\tQ=0.6", ["en", "de"], []), (",, de,,fr,", ["de", "fr"], []),
      ("de-1996, i-klingon, x-y", ["de-1996", "i-klingon", "x-y"], []),
    ] as [(String, [String], [String])]
  )
  func header(_ header: String, _ ranges: [String], _ excluded: [String]) {
    let preferences = LanguagePreferences(acceptLanguage: header)
    #expect(preferences.ranges == ranges)
    #expect(preferences.excluded == excluded)
  }

  @Test(
    "malformed members are passed over, and the others are read",
    arguments: [
      "de;q=", "de;q=2", "de;q=1.1", "de;q=1.001", "de;q=0.1234", "de;q=.5", "de;q=-1",
      "de;q=0.5.5",
      "de;q=1e0", "de;q=0 .5", "de;q =0.5", "de;q= 0.5", "de;", "de;x=1", "de;q=0.5;x=1", "de;q",
      ";q=1", "d e", "de_AT", "de-", "-de", "de--AT", "1e", "abcdefghi", "de-abcdefghi", "é", "日本",
      "*-DE", "de-*", "**", "\"de\"", "de\n", "de;level=1", "de\0",
    ]
  )
  func malformedMembers(_ member: String) {
    let preferences = LanguagePreferences(acceptLanguage: "it, \(member), fr")
    #expect(preferences.ranges == ["it", "fr"])
    #expect(preferences.excluded == [])
  }

  @Test("of a hostile header 100 ranges and 8,192 bytes count")
  func hostileHeaders() {
    let many = (0..<1_000).map { "a-\($0)" }.joined(separator: ",")
    #expect(LanguagePreferences(acceptLanguage: many).ranges == (0..<100).map { "a-\($0)" })
    let refused = (0..<1_000).map { "a-\($0);q=0" }.joined(separator: ",")
    #expect(LanguagePreferences(acceptLanguage: refused).excluded.count == 100)
    let long = "de, " + String(repeating: "a", count: 100_000)
    #expect(LanguagePreferences(acceptLanguage: long).ranges == ["de"])
    #expect(
      LanguagePreferences(acceptLanguage: String(repeating: "a", count: 100_000)).ranges == []
    )
    #expect(
      LanguagePreferences(acceptLanguage: String(repeating: ",", count: 100_000)).ranges == []
    )
    // What is cut off is not taken for something shorter.
    let cut = "de" + String(repeating: " ", count: 8_184) + ", en-GB"
    #expect(LanguagePreferences(acceptLanguage: cut).ranges == ["de"])
  }
}
