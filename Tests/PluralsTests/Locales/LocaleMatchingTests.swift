import Plurals
import TestSupport
import Testing

@Suite("Locale matching")
struct LocaleMatchingTests {
  @Test(
    "an identifier resolves to the nearest locale with rules",
    arguments: Fixture.rows("locales", columns: 3)
  )
  func resolvedLocale(_ row: [String]) {
    let type = PluralRuleType(fixture: row[1])
    #expect(PluralRules(locale: row[0], type: type).resolvedLocale == row[2])
  }

  @Test(
    "an identifier without rules is told from one that has some",
    arguments: Fixture.rows("known-locales", columns: 3)
  )
  func knownLocale(_ row: [String]) {
    let type = PluralRuleType(fixture: row[1])
    let rules = PluralRules(knownLocale: row[0], type: type)
    #expect(rules?.resolvedLocale ?? "nil" == row[2])
    #expect(rules == nil || rules?.type == type)
    if rules == nil {
      #expect(PluralRules(locale: row[0], type: type).resolvedLocale == "root")
    }
  }

  @Test("an identifier without rules has the category other, whatever the process's locale is")
  func noRules() {
    for locale in ["tlh", "xx", "ht", "", "en-", "C", "x-en", "i-klingon"] {
      let rules = PluralRules(locale: locale)
      for number in 0...200 { #expect(rules.category(for: number) == .other, "\(locale)") }
      #expect(Array(rules.categories) == [.other])
    }
  }

  @Test("the parts that do not matter can be of any length")
  func longIdentifiers() {
    let many = String(repeating: "-abcdefgh", count: 100_000)
    #expect(PluralRules(locale: "pt-PT" + many).resolvedLocale == "pt-PT")
    #expect(PluralRules(locale: "en-US" + many).resolvedLocale == "en")
    #expect(PluralRules(locale: "xx" + many).resolvedLocale == "root")
    #expect(PluralRules(locale: "kok-u" + many + "-Latn").resolvedLocale == "kok")
    #expect(
      PluralRules(locale: "en-x" + String(repeating: "-a", count: 100_000)).resolvedLocale == "en"
    )
    let long = String(repeating: "a", count: 1_000_000)
    #expect(PluralRules(locale: "en_US." + long).resolvedLocale == "en")
    #expect(PluralRules(locale: "en_US@" + long).resolvedLocale == "en")
    #expect(PluralRules(locale: long).resolvedLocale == "root")
    #expect(PluralRules(locale: "en-" + long).resolvedLocale == "root")
    #expect(PluralRules(locale: "en" + many + "-").resolvedLocale == "root")
    #expect(PluralRules(locale: String(repeating: "-", count: 1_000_000)).resolvedLocale == "root")
  }

  @Test("any bytes are an identifier: it has rules or it has not")
  func randomIdentifiers() {
    var random = SplitMix64(seed: 9)
    let characters = Array("abehknoprtuxyzAPT0149-__--.@ é\u{0}")
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = String((0..<count).compactMap { _ in characters.randomElement(using: &random) })
      let rules = PluralRules(locale: text)
      #expect(rules.categories.contains(rules.category(for: 1)))
      #expect(!rules.resolvedLocale.isEmpty)
      // What is resolved once stays.
      #expect(
        PluralRules(locale: rules.resolvedLocale).resolvedLocale == rules.resolvedLocale,
        "\(text)"
      )
      #expect(
        PluralRules(locale: text.uppercased()).resolvedLocale == rules.resolvedLocale
          || !text.unicodeScalars.allSatisfy(\.isASCII),
        "\(text)"
      )
    }
  }
}
