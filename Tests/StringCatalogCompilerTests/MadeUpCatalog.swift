import TestSupport

/// Makes catalogues of all shapes that Xcode's editor can make, as Foundation's objects.
struct MadeUpCatalog {
  private var random: SplitMix64
  private static let categories = ["zero", "one", "two", "few", "many"]
  private static let texts = [
    "%lld of it", "it has %lld", "%@ & %lld", "<%lld> \\u{E9} \"é\"", "%1$@: %2$lld%%",
    "100%% %lld", "%2$@ %1$lld", "%*lld", "%3$lld %1$@", "%.1f", "%lld %lld",
    "\u{1} %lld \u{1B}[0m", "%lld\u{FFFE}\t\r\n\u{2028}",
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func catalog() -> [String: Any] {
    var strings: [String: Any] = [:]
    for index in 0..<30 {
      var localizations: [String: Any] = [:]
      for language in ["en", "pl", "ar", "ja", "pt-PT", "zh-Hans"] where chance(9, of: 10) {
        localizations[language] = localization(index)
      }
      var entry: [String: Any] = ["localizations": localizations]
      if chance(1, of: 5) { entry["extractionState"] = "manual" }
      if chance(1, of: 10) { entry["shouldTranslate"] = false }
      strings["key \(index)"] = entry
    }
    return ["sourceLanguage": "en", "version": "1.0", "strings": strings]
  }

  private mutating func chance(_ count: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }

  private mutating func unit(_ text: String) -> [String: Any] {
    let states = ["translated", "translated", "translated", "needs_review", "stale", "new"]
    let state = states.randomElement(using: &random) ?? "translated"
    return ["stringUnit": ["state": state, "value": text]]
  }

  private mutating func plural(_ text: String, mayVary: Bool = true) -> [String: Any] {
    var forms: [String: Any] = [:]
    for category in Self.categories.filter({ _ in chance(1, of: 2) }) + ["other"] {
      let text = "\(category) " + text
      forms[category] =
        mayVary && chance(1, of: 8)
        ? devices(unit("phone " + text), unit(text)) : unit(text)
    }
    return ["variations": ["plural": forms]]
  }

  private func devices(_ phone: [String: Any], _ other: [String: Any]) -> [String: Any] {
    ["variations": ["device": ["iphone": phone, "other": other]]]
  }

  private mutating func substitution(_ text: String, _ position: Int?) -> [String: Any] {
    var result = chance(1, of: 6) ? unit(text) : plural(text)
    result["argNum"] = position
    result["formatSpecifier"] = ["lld", "d", "@"].randomElement(using: &random)
    return result
  }

  private mutating func localization(_ index: Int) -> [String: Any] {
    let text = Self.texts.randomElement(using: &random) ?? "%lld"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return unit("plain \(index) %@ 50%")
    case 1: return plural(text)
    case 2: return devices(plural(text, mayVary: false), unit("other %lld"))
    case 3:
      var result = plural("%lld and %#@value@")
      result["substitutions"] = ["value": substitution("<%arg>", 2)]
      return result
    case 4:
      let isPlaced = chance(1, of: 2)
      var result = unit(isPlaced ? "%#@a@, %#@b@ and %@" : "%@: %#@a@, %#@b@")
      result["substitutions"] = [
        "a": substitution("%arg as", isPlaced ? 1 : nil),
        "b": substitution("%arg bs", isPlaced ? 2 : nil),
      ]
      return result
    default:
      var result = unit("there are %#@outer@ and %3$lld")
      result["substitutions"] = [
        "outer": substitution("%arg with %#@inner@", 1), "inner": substitution("[%arg]", 2),
      ]
      return result
    }
  }
}
