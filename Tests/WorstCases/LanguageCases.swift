import PluralMessages
import Plurals

extension WorstCase {
  static let languages = [
    WorstCase("matching: very many languages of a kind", size: 5_000, memory: 400) { size in
      let languages = (0..<size).map { "en-a\(10_000 + $0)" }
      return Input(size: languages.reduce(0) { $0 + $1.utf8.count }) {
        let matcher = LanguageMatcher(supported: languages)
        _ = matcher.order(preferences: ["en-ZW", "de"], default: "en")
      }
    },
    WorstCase("matching: very many regions", size: 5_000, memory: 400) { size in
      let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(Unicode.Scalar($0)) }
      let languages = (0..<size).map {
        "l\(letters[$0 / 26 % 26])-\(letters[$0 / 676 % 26])\(letters[$0 % 26])"
      }
      return Input(size: languages.reduce(0) { $0 + $1.utf8.count }) {
        let matcher = LanguageMatcher(supported: languages)
        _ = matcher.order(preferences: languages.prefix(20).map { $0 }, default: "en")
      }
    },
    WorstCase(
      "Accept-Language: ranges and exclusions",
      size: 20_000,
      text: { size in pieces(size, ",") { "en-a\(10_000 + $0);q=0.\($0 % 10)" } },
      { text in
        let preferences = LanguagePreferences(acceptLanguage: text)
        let matcher = LanguageMatcher(supported: (0..<100).map { "en-b\(10_000 + $0)" })
        _ = matcher.order(preferences: preferences, default: "en")
      }
    ),
    WorstCase(
      "locale: subtags",
      size: 30_000,
      text: { "en" + String(repeating: "-abcdefgh", count: $0) },
      { text in
        _ = PluralRules(locale: text).category(for: 1)
        _ = LanguageMatcher.lookupChain(of: text)
        _ = LanguageMatcher(supported: [text, "en"]).matches(for: text)
      }
    ),
  ]
}
