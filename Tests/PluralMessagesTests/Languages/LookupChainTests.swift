import PluralMessages
import Testing

@Suite("The identifiers under which texts are looked for")
struct LookupChainTests {
  @Test(
    "parent locales of CLDR's go before truncation, and no other script is taken",
    arguments: [
      ("en-AU", ["en-AU", "en-001", "en"]), ("en_us", ["en-US", "en"]),
      ("en-DE", ["en-DE", "en-150", "en-001", "en"]), ("es-MX", ["es-MX", "es-419", "es"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("pt_BR", ["pt-BR", "pt"]),
      ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]), ("zh-CN", ["zh-CN", "zh"]),
      ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh"]), ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn"]),
      ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn"]), ("nb-NO", ["nb-NO", "nb", "no"]),
      ("nn", ["nn", "no"]), ("de", ["de"]), ("ru-Latn", ["ru-Latn"]),
      (
        "en-Latn-XX",
        [
          "en-Latn-XX", "en-Latn", "en",
        ]
      ),
    ] as [(String, [String])]
  )
  func parents(_ identifier: String, _ expected: [String]) {
    #expect(LanguageMatcher.lookupChain(of: identifier) == expected)
  }

  @Test(
    "extensions and variants are left out one by one, without the letters that introduce them",
    arguments: [
      ("en-u-nu-latn", ["en-u-nu-latn", "en-u-nu", "en"]),
      ("ca-ES-valencia", ["ca-ES-valencia", "ca-ES", "ca"]),
      ("ca_ES@valencia", ["ca-ES-valencia", "ca-ES", "ca"]),
      ("sr_RS.UTF-8@latin", ["sr-Latn-RS", "sr-Latn"]),
      ("de-1996-x-a", ["de-1996-x-a", "de-1996", "de"]),
    ] as [(String, [String])]
  )
  func extensions(_ identifier: String, _ expected: [String]) {
    #expect(LanguageMatcher.lookupChain(of: identifier) == expected)
  }

  @Test(
    "a replaced code is asked for as it is written, then as what replaces it",
    arguments: [
      ("iw-IL", ["iw-IL", "iw", "he-IL", "he"]), ("tl", ["tl", "fil"]), ("sh", ["sh", "sr-Latn"]),
      ("zh-yue-HK", ["zh-yue-HK", "yue-HK", "yue"]), ("i-klingon", ["i-klingon", "tlh"]),
      ("en-UK", ["en-UK", "en-GB", "en-001", "en"]),
    ] as [(String, [String])]
  )
  func aliases(_ identifier: String, _ expected: [String]) {
    #expect(LanguageMatcher.lookupChain(of: identifier) == expected)
  }

  @Test(
    "nothing is asked for what is malformed",
    arguments: ["", "-", "é", "日本", "../x", "en/..", "*", "en-", "a b", "\0"]
  )
  func malformed(_ identifier: String) {
    #expect(LanguageMatcher.lookupChain(of: identifier) == [])
  }

  @Test("private identifiers and languages that nobody registered are asked for")
  func privateIdentifiers() {
    #expect(LanguageMatcher.lookupChain(of: "x-klingon") == ["x-klingon"])
    #expect(LanguageMatcher.lookupChain(of: "klingon-US") == ["klingon-US", "klingon"])
    #expect(LanguageMatcher.lookupChain(of: "root") == ["root"])
    #expect(LanguageMatcher.lookupChain(of: "und") == ["und"])
  }

  @Test("an identifier of any length is asked for a few times at most")
  func longIdentifiers() {
    let long = "en" + String(repeating: "-abcde", count: 40)
    #expect(LanguageMatcher.lookupChain(of: long).count <= 20)
    #expect(LanguageMatcher.lookupChain(of: long).last == "en")
    let longer = "en" + String(repeating: "-abcde", count: 4_000)
    #expect(LanguageMatcher.lookupChain(of: longer).count <= 20)
    #expect(LanguageMatcher.lookupChain(of: longer).allSatisfy { $0.utf8.count < 200 })
  }

  @Test("sixteen subtags are kept", arguments: [15, 16, 17])
  func longIdentifiers(_ count: Int) {
    let variants = (1..<count).map { "abcd\(Character(Unicode.Scalar(UInt8(96 + $0))))" }
    let identifier = (["en"] + variants).joined(separator: "-")
    let kept = (["en"] + variants.prefix(15)).joined(separator: "-")
    #expect(LanguageMatcher.lookupChain(of: identifier).first == kept)
  }
}
