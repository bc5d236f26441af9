import Plurals

// For comparing with other implementations; a program asks for an order.
extension LanguageMatcher {
  /// The distance from a wanted language to a supported one; nil if this does not serve.
  @_spi(Benchmarks) public static func distance(from desired: String, to supported: String) -> Int?
  {
    let (desired, supported) = (LanguageTag(desired), LanguageTag(supported))
    guard desired.language != 0, supported.language != 0 else { return nil }
    let wanted = MaximizedLanguage(desired).alternatives(to: desired)
    let others = MaximizedLanguage(supported).alternatives(to: supported)
    return wanted.flatMap { wanted in
      others.compactMap { other in
        if wanted.language == other.language {
          return wanted.distance(to: other, languageDistance: 0)
        }
        return LanguageTables.rows(fromLanguage: wanted.language).lazy
          .map(LanguageTables.distance(inRow:)).first { $0.supported == other.language }
          .flatMap { wanted.distance(to: other, languageDistance: $0.distance) }
      }
    }
    .min()
  }

  /// An identifier with its likely script and region, such as `zh-Hant-TW` for `zh-TW`; nil for what is none.
  @_spi(Benchmarks) public static func maximized(_ identifier: String) -> String? {
    let tag = LanguageTag(identifier)
    return tag.language == 0 ? nil : MaximizedLanguage(tag).text
  }

  /// The bytes of the built-in data for matching.
  @_spi(Benchmarks) public static var builtInDataSize: Int {
    typealias Tables = LanguageTables
    let words = [Tables.scripts, Tables.regions, Tables.likelyOfLanguages, Tables.paradigms]
    let doubles = [
      Tables.likelyOfOthers, Tables.languageDistances, Tables.scriptDistances, Tables.aliases,
      Tables.pairAliases, Tables.regionAliases, Tables.parents,
    ]
    let starts = [
      Tables.likelyOfLanguagesStarts, Tables.likelyOfOthersStarts, Tables.languageDistancesStarts,
      Tables.aliasesStarts,
    ]
    let bytes =
      Tables.regionParts.count + Tables.regionDistances.count
      + starts.reduce(0) { $0 + $1.count * 2 }
    return words.reduce(0) { $0 + $1.count * 4 } + doubles.reduce(0) { $0 + $1.count * 8 }
      + Tables.regionGroups.count * 4 + bytes
  }
}

extension MaximizedLanguage {
  /// The language itself, and with that which an alias replaced.
  fileprivate func alternatives(to tag: LanguageTag) -> [MaximizedLanguage] {
    tag.replacedLanguage == 0 ? [self] : [self, replacing(tag.replacedLanguage)]
  }

  fileprivate var text: String {
    LanguageTag(language: language, script: script, region: region).text
  }
}
