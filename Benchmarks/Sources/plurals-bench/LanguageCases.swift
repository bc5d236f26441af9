import ICUShim
import PluralMessages

/// The case about the languages of a server's requests.
struct LanguageCases {
  let runner: Runner

  private static let supported = [
    "en", "en-GB", "es", "es-419", "pt-BR", "pt-PT", "fr", "de", "it", "nl", "pl", "ru", "tr", "ar",
    "hi", "ja", "ko", "zh-Hans", "zh-Hant", "nb",
  ]

  /// Headers of three ranges with the language that is served.
  private static let headers: [(header: String, best: String?)] = [
    ("de-AT, de;q=0.9, en;q=0.5", "de"), ("en-AU,en;q=0.9,fr;q=0.7", "en-GB"),
    ("es-MX,es;q=0.8,en-US;q=0.5", "es-419"), ("zh-TW, zh;q=0.8, en;q=0.6", "zh-Hant"),
    ("pt-AO,pt;q=0.9,en;q=0.8", "pt-PT"), ("nn-NO,nn;q=0.9,en;q=0.8", "en"),
    ("fr-CA;q=0.5, it-CH, de;q=0.7", "it"), ("cs, sk;q=0.9, uk;q=0.8", nil),
  ]

  /// The header of a request to the order of 20 languages.
  func languages() throws -> [Measurement] {
    let matcher = LanguageMatcher(supported: Self.supported)
    let headers = Self.headers.map(\.header)
    for (header, best) in Self.headers {
      let preferences = LanguagePreferences(acceptLanguage: header)
      let order = matcher.order(preferences: preferences).map { Self.supported[$0] }
      guard order.first == best else {
        throw Disagreement(description: "languages: \(header) is \(order)")
      }
    }
    let tags = CStrings(Self.supported)
    let texts = CStrings(headers)
    guard let peer = icu_matcher_open(tags.pointers, tags.pointers.count) else {
      throw Disagreement(description: "ICU refuses the languages")
    }
    defer { icu_matcher_close(peer) }
    return [
      runner.measure(
        "languages",
        "header",
        count: headers.count,
        peer: "ICU4C LocaleMatcher, the best alone",
        bar: 0.8,
        ours: {
          var sum: UInt64 = 0
          for header in headers {
            let preferences = LanguagePreferences(acceptLanguage: header)
            for index in matcher.order(preferences: preferences, default: "en") {
              sum = sum &* 31 &+ UInt64(index)
            }
          }
          return sum
        },
        peer: { icu_sum_matches(peer, texts.pointers, texts.pointers.count) }
      ),
      runner.measure(
        "languages",
        "list",
        count: headers.count,
        ours: {
          var sum: UInt64 = 0
          for _ in headers {
            for index in matcher.order(preferences: ["es-MX", "es", "en-US"], default: "en") {
              sum = sum &* 31 &+ UInt64(index)
            }
          }
          return sum
        }
      ),
    ]
  }
}
