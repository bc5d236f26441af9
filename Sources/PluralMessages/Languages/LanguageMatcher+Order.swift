extension LanguageMatcher {
  /// The supported languages that serve who prefers some, best first, as places in ``supported``.
  ///
  /// Each comes once, where it serves best. A later preference counts as a little farther away: a language
  /// for another region is taken before the next preference, a language that is only related behind it.
  ///
  ///     let matcher = LanguageMatcher(supported: ["en", "pt-BR", "fr"])
  ///     matcher.order(preferences: ["pt-PT", "fr"])          // [1, 2]
  ///     matcher.order(preferences: ["br", "en"])             // [0, 2]: French only serves Breton
  ///
  /// - Parameters:
  ///   - preferences: The identifiers of the languages that are preferred, best first. `*` stands for the
  ///     default language: whoever takes any gets the program's own. The first
  ///     1,000 count.
  ///   - defaultLanguage: The language that comes last, with what serves in its place.
  /// - Complexity: O(*p* · *m* + *n* log *n*) for *p* preferences, *n* supported languages, and *m*
  ///   regions and scripts among those of a language.
  public func order(preferences: [String], default defaultLanguage: String? = nil) -> [Int] {
    var ranking = LanguageRanking(self)
    ranking.add(preferences, default: defaultLanguage)
    if let defaultLanguage { ranking.addDefault(defaultLanguage) }
    return ranking.order()
  }

  /// The supported languages that serve somebody's preferences, best first, as places in ``supported``.
  ///
  /// It is the order of ``order(preferences:default:)-([String],_)``, without what is excluded.
  ///
  ///     let matcher = LanguageMatcher(supported: ["en", "de", "fr"])
  ///     let preferences = LanguagePreferences(acceptLanguage: "de-CH, *;q=0.5, en;q=0")
  ///     matcher.order(preferences: preferences, default: "en")    // [1]
  ///
  /// - Parameters:
  ///   - preferences: The preferences. `*` among the ranges stands for the default language, or if that is
  ///     excluded and nothing else serves, for the first that is not. `*` among what is excluded keeps
  ///     the default language out.
  ///   - defaultLanguage: The language that comes last, with what serves in its place, unless
  ///     it is excluded.
  /// - Returns: The places. None means that nothing is acceptable; RFC 9110, section 12.5.4, leaves it to
  ///   a server whether it says so or disregards the preferences.
  /// - Complexity: As for a list of preferences, and O(*n* · *e*) for *n* supported languages and *e*
  ///   that are excluded.
  public func order(
    preferences: LanguagePreferences,
    default defaultLanguage: String? = nil
  ) -> [Int] {
    let excluded = preferences.excluded
    if excluded.isEmpty { return order(preferences: preferences.ranges, default: defaultLanguage) }
    var ranking = LanguageRanking(self)
    ranking.add(preferences.ranges, default: defaultLanguage)
    if let defaultLanguage, !excluded.contains("*") { ranking.addDefault(defaultLanguage) }
    let order = ranking.order().filter { !preferences.excludes(supported[$0]) }
    guard order.isEmpty, preferences.ranges.contains("*") else { return order }
    return supported.indices.first { !preferences.excludes(supported[$0]) }.map { [$0] } ?? []
  }
}

extension LanguageMatcher {
  /// The languages that a localizer asks: those of ``order(preferences:default:)-(LanguagePreferences,_)``,
  /// but no more than ``MessageLimit/languages``, the default language or what is nearest to it among them.
  func asked(preferences: LanguagePreferences, default defaultLanguage: String) -> [Int] {
    let all = order(preferences: preferences, default: defaultLanguage)
    let limit = MessageLimit.languages.maximum
    guard all.count > limit else { return all }
    let nearest = all.prefix(limit)
    let known = Set(all)
    let fallback = order(preferences: [defaultLanguage]).first { known.contains($0) }
    guard let fallback, !nearest.contains(fallback) else { return Array(nearest) }
    return nearest.dropLast() + [fallback]
  }
}

extension LanguageRanking {
  /// Adds what serves preferences.
  fileprivate mutating func add(_ preferences: [String], default defaultLanguage: String?) {
    for (number, preference) in preferences.enumerated() {
      add(preference == "*" ? defaultLanguage ?? preference : preference, number: number)
    }
  }
}

extension LanguagePreferences {
  /// Whether a language must not be served: the longest range that is a beginning of it is excluded
  /// (RFC 4647, section 3.3.1).
  fileprivate func excludes(_ language: String) -> Bool {
    func longest(_ ranges: [String]) -> Int {
      ranges.lazy.filter { $0 != "*" && language.begins(withRange: $0) }.map(\.utf8.count).max()
        ?? 0
    }
    return longest(excluded) > longest(ranges)
  }
}

extension String {
  /// Whether a range is this identifier or the subtags at its beginning, in any case and with `-` or `_`.
  fileprivate func begins(withRange range: String) -> Bool {
    var rest = utf8[...]
    for byte in range.utf8 {
      guard let own = rest.popFirst(), own.foldedInIdentifiers == byte.foldedInIdentifiers else {
        return false
      }
    }
    return rest.first.map { [0x2D, 0x2E, 0x40].contains($0.foldedInIdentifiers) } ?? true
  }
}
