/// The supported languages that serve preferences, put in order.
struct LanguageRanking {
  private let matcher: LanguageMatcher

  /// For each cluster the least key of the preferences that it serves; the largest number for none.
  ///
  /// The lower a key, the sooner it comes: from bit 48 on the distance in eighths, in bits 38–47 the
  /// preference's number, and below that the number of the cluster.
  private var best: [UInt64]

  /// What is written as a preference is, with its cluster, by preference. Among those of its cluster
  /// it comes first.
  private var exact: [(cluster: Int, index: Int32)] = []

  /// The preferences that count; whoever prefers more has no wish left.
  static let maximumPreferenceCount = 1_000

  /// How much farther everything is for each place in the list of preferences.
  ///
  /// It is the distance between unrelated regions of English: a mere difference of regions is as good as
  /// another language that is preferred next, but a language that CLDR only takes for want of a better one
  /// is not. See UTS #35 part 1, "Enhanced Language Matching".
  private static let demotion: UInt64 = 5 << 3
  /// Farther than anything that a preference can lead to.
  private static let defaultDistance: UInt64 = 50_000
  private static let none = UInt64.max

  init(_ matcher: LanguageMatcher) {
    self.matcher = matcher
    best = [UInt64](repeating: Self.none, count: matcher.clusters.count)
  }

  /// Adds what serves a preference.
  mutating func add(_ preference: String, number: Int) {
    guard number < Self.maximumPreferenceCount else { return }
    add(preference, UInt64(number) * Self.demotion, UInt64(number))
  }

  /// Adds what serves the default language, behind everything else.
  mutating func addDefault(_ language: String) {
    add(language, Self.defaultDistance, UInt64(Self.maximumPreferenceCount))
  }

  private mutating func add(_ preference: String, _ base: UInt64, _ number: UInt64) {
    let tag = LanguageTag(preference)
    let first = base << 48 | number << 38
    let same = matcher.language(writtenAs: preference)
    guard tag.language != 0 else {
      if let same { addSame(same, first) }
      return
    }
    let desired = MaximizedLanguage(tag)
    add(desired, first, same)
    if tag.replacedLanguage != 0 {
      add(desired.replacing(tag.replacedLanguage), first, same)
    }
  }

  /// Adds what is written as a preference is of which nothing is known.
  private mutating func addSame(_ index: Int32, _ first: UInt64) {
    if let number = matcher.cluster(ofUnknown: index) { add(number, first) }
  }

  private mutating func add(_ desired: MaximizedLanguage, _ first: UInt64, _ same: Int32?) {
    add(desired, matcher.clusters(of: desired.language), 0, first, same)
    for row in LanguageTables.rows(fromLanguage: desired.language) {
      let (language, distance) = LanguageTables.distance(inRow: row)
      add(desired, matcher.clusters(of: language), distance, first, same)
    }
  }

  private mutating func add(
    _ desired: MaximizedLanguage,
    _ clusters: Range<Int>,
    _ languageDistance: Int,
    _ first: UInt64,
    _ same: Int32?
  ) {
    for number in clusters {
      let cluster = matcher.clusters[number]
      guard
        let distance = desired.distance(to: cluster.language, languageDistance: languageDistance)
      else { continue }
      var eighths = UInt64(distance) << 3
      if eighths == 0 {
        // What says as much as the preference is nearer than what is only likely to be the same.
        eighths = UInt64(desired.said ^ cluster.language.said)
        if eighths == 0, cluster.members.count > 1, let same, matcher.contains(same, in: cluster) {
          exact.append((number, same))
        }
      }
      add(number, first + eighths << 48)
    }
  }

  private mutating func add(_ cluster: Int, _ key: UInt64) {
    best[cluster] = min(best[cluster], key | UInt64(cluster))
  }

  /// The places of the languages that serve, best first.
  func order() -> [Int] {
    var keys: [UInt64] = []
    keys.reserveCapacity(best.count)
    for key in best where key != Self.none { keys.append(key) }
    keys.sort()
    sortLanguages(of: &keys)
    var order: [Int] = []
    order.reserveCapacity(keys.count)
    // Each language is in one cluster, but for the few with two names.
    let canRepeat = !exact.isEmpty || matcher.members.count > matcher.supported.count
    var isTaken = [Bool](repeating: false, count: canRepeat ? matcher.supported.count : 0)
    func take(_ index: Int32) {
      if canRepeat {
        if isTaken[Int(index)] { return }
        isTaken[Int(index)] = true
      }
      order.append(Int(index))
    }
    var firsts: [Int: [Int32]] = [:]
    for entry in exact { firsts[entry.cluster, default: []].append(entry.index) }
    for key in keys {
      let number = Self.cluster(ofKey: key)
      if !firsts.isEmpty { firsts[number]?.forEach(take) }
      for place in matcher.clusters[number].members { take(matcher.members[Int(place)]) }
    }
    return order
  }
}

// MARK: - Equal distances

extension LanguageRanking {
  private static func cluster(ofKey key: UInt64) -> Int { Int(key & (1 << 38 - 1)) }

  private func language(ofKey key: UInt64) -> UInt16 {
    matcher.clusters[Self.cluster(ofKey: key)].language.language
  }

  /// Puts clusters of different languages at equal distances in order: the language first whose best
  /// cluster there has the lowest rank.
  private func sortLanguages(of keys: inout [UInt64]) {
    var start = 0
    for end in 1..<max(1, keys.count + 1) {
      if end < keys.count, keys[end] >> 38 == keys[start] >> 38 { continue }
      if end - start > 1, language(ofKey: keys[start]) != language(ofKey: keys[end - 1]) {
        sortLanguages(of: &keys[start..<end])
      }
      start = end
    }
  }

  private func sortLanguages(of keys: inout ArraySlice<UInt64>) {
    var ranks: [UInt16: UInt32] = [:]
    for key in keys {
      let rank = matcher.clusters[Self.cluster(ofKey: key)].rank
      ranks[language(ofKey: key), default: rank] = min(
        ranks[language(ofKey: key), default: rank],
        rank
      )
    }
    keys.sort {
      let (first, second) = (ranks[language(ofKey: $0)] ?? 0, ranks[language(ofKey: $1)] ?? 0)
      return (first, $0) < (second, $1)
    }
  }
}
