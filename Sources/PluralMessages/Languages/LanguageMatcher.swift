import Plurals

/// The languages of a program, prepared for finding those that serve who prefers others.
///
///     let matcher = LanguageMatcher(supported: ["en", "en-GB", "es", "es-419", "zh-Hant"])
///     matcher.matches(for: "es-MX")                        // [3, 2], es-419 before es
///     matcher.matches(for: "zh-TW")                        // [4]
///     matcher.order(preferences: ["en-AU", "ja"])          // [1, 0], en-GB before en
///
/// Distances are CLDR's (UTS #35 part 1, "Enhanced Language Matching"): between languages, as Norwegian's
/// Bokmål for Nynorsk, between scripts, and between regions, as British English for Australia. Identifiers
/// are completed with their likely script and region, and deprecated ones replaced: `zh-TW` is written
/// in Traditional Chinese, `iw` is Hebrew. A language serves if it is nearer than another script is.
///
/// Identifiers may be BCP 47 tags, Unicode or ICU locale identifiers, or POSIX locale names, in any case
/// and with `-` or `_`. What is malformed matches only what is written in the same way. Matching asks
/// neither the system nor Foundation; the answer is the same on every machine.
///
/// A matcher is made once and serves any number of threads.
public struct LanguageMatcher: Sendable {
  /// The identifiers of the supported languages, as they were given.
  public let supported: [String]

  /// The clusters by language; those of one in the order that decides where distances are equal.
  let clusters: [Cluster]
  /// The numbers of the supported languages of each cluster in turn.
  let members: [Int32]
  /// The languages that have clusters, by ascending key.
  private let groups: [Group]
  /// The first supported language with a hash of ``WrittenIdentifier``.
  private let exact: [UInt64: Int32]

  /// Supported languages that are equally far from everything.
  struct Cluster: Sendable {
    let language: MaximizedLanguage
    /// The places in ``members``.
    let members: Range<Int32>
    /// The lower, the sooner its language comes where distances are equal: first paradigm locales, then
    /// what was given first.
    let rank: UInt32
  }

  /// The clusters of a language.
  private struct Group {
    let key: UInt16
    let clusters: Range<Int>
  }

  /// Prepares the supported languages.
  ///
  /// - Parameter supported: The identifiers. Where two serve as well as each other, the first wins.
  /// - Complexity: O(*n* log *n*) for *n* languages.
  public init(supported: [String]) {
    self.supported = supported
    var builder = ClusterBuilder()
    for (index, identifier) in supported.enumerated() {
      builder.add(identifier, Int32(index))
    }
    let sorted = builder.sorted
    var clusters: [Cluster] = []
    var members: [Int32] = []
    var groups: [Group] = []
    for (number, cluster) in sorted.enumerated() {
      let start = Int32(members.count)
      members += cluster.members
      clusters.append(
        Cluster(
          language: cluster.language,
          members: start..<Int32(members.count),
          rank: cluster.rank
        )
      )
      let key = cluster.language.language
      if groups.last?.key == key, let last = groups.popLast() {
        groups.append(Group(key: key, clusters: last.clusters.lowerBound..<number + 1))
      } else {
        groups.append(Group(key: key, clusters: number..<number + 1))
      }
    }
    self.clusters = clusters
    self.members = members
    self.groups = groups
    exact = builder.exact
  }

  /// The first supported language that is written as an identifier is.
  func language(writtenAs identifier: String) -> Int32? {
    guard let index = exact[WrittenIdentifier(identifier).hash],
      supported[Int(index)].isSameIdentifier(identifier)
    else { return nil }
    return index
  }

  /// Whether a supported language is in a cluster.
  func contains(_ index: Int32, in cluster: Cluster) -> Bool {
    var (start, end) = (Int(cluster.members.lowerBound), Int(cluster.members.upperBound))
    while start < end {
      let middle = (start + end) / 2
      if members[middle] < index { start = middle + 1 } else { end = middle }
    }
    return start < Int(cluster.members.upperBound) && members[start] == index
  }

  /// The clusters of a language.
  func clusters(of language: UInt16) -> Range<Int> {
    var (start, end) = (0, groups.count)
    while start < end {
      let middle = (start + end) / 2
      if groups[middle].key < language { start = middle + 1 } else { end = middle }
    }
    return start < groups.count && groups[start].key == language ? groups[start].clusters : 0..<0
  }

  /// The cluster of a language of which nothing is known, by its first member. Such clusters are in the
  /// order of these.
  func cluster(ofUnknown index: Int32) -> Int? {
    let all = clusters(of: 0)
    var (start, end) = (all.lowerBound, all.upperBound)
    while start < end {
      let middle = (start + end) / 2
      if members[Int(clusters[middle].members.lowerBound)] < index {
        start = middle + 1
      } else {
        end = middle
      }
    }
    guard start < all.upperBound, members[Int(clusters[start].members.lowerBound)] == index else {
      return nil
    }
    return start
  }

  /// The supported languages that serve a preference, best first, as places in ``supported``.
  ///
  /// The language that is written in the same way comes first, then those that are nearer. Where
  /// distances are equal, CLDR's paradigm locales come first (`es-419` rather than `es-AR` for
  /// Mexico), then those given first.
  ///
  /// - Parameter preference: The identifier of the language that is preferred; `*` has no matches.
  /// - Complexity: O(*m* log *m*) for *m* supported languages of the same language or a close one.
  public func matches(for preference: String) -> [Int] {
    var ranking = LanguageRanking(self)
    ranking.add(preference, number: 0)
    return ranking.order()
  }
}

/// Collects supported languages that are equally far from everything.
private struct ClusterBuilder {
  struct Cluster {
    let language: MaximizedLanguage
    var members: [Int32]

    /// First paradigm locales, then what was given first.
    var rank: UInt32 { (language.isParadigm ? 0 : 1) << 31 | UInt32(members[0]) }

    /// What decides among clusters of a language: the likely script, the likely region, the rank.
    var order: (UInt16, Int, Int, UInt32) {
      let likely = LanguageTables.likely(language.language)
      return (
        language.language, language.script == likely?.script ? 0 : 1,
        language.region == likely?.region ? 0 : 1, rank
      )
    }
  }

  private var clusters: [Cluster] = []
  private var numbers: [MaximizedLanguage: Int] = [:]
  private var unknown: [UInt64: Int] = [:]
  private(set) var exact: [UInt64: Int32] = [:]

  mutating func add(_ identifier: String, _ index: Int32) {
    let tag = LanguageTag(identifier)
    let hash = WrittenIdentifier(identifier).hash
    if exact[hash] == nil { exact[hash] = index }
    let language = MaximizedLanguage(tag)
    if tag.language == 0 {
      // Nothing is known about it, so only what is written in the same way is near.
      unknown[hash] = add(index, language, unknown[hash])
    } else {
      numbers[language] = add(index, language, numbers[language])
    }
    if tag.replacedLanguage != 0 {
      let other = language.replacing(tag.replacedLanguage)
      numbers[other] = add(index, other, numbers[other])
    }
  }

  /// Adds a language to a cluster, or a new one, and gives its number.
  private mutating func add(_ index: Int32, _ language: MaximizedLanguage, _ number: Int?) -> Int {
    if let number {
      clusters[number].members.append(index)
      return number
    }
    clusters.append(Cluster(language: language, members: [index]))
    return clusters.count - 1
  }

  /// The clusters by languages, those of one in their order.
  var sorted: [Cluster] {
    let orders = clusters.map(\.order)
    return clusters.indices.sorted { orders[$0] < orders[$1] }.map { clusters[$0] }
  }
}
