import Foundation
import ICUShim
@_spi(Benchmarks) import PluralMessages

/// The language matching of both, compared.
struct LanguageRun {
  private let pool: SubtagPool
  private let peer: OpaquePointer
  private var pairCount = 0
  private var listCount = 0
  private var explained: [LanguageDifference: Int] = [:]
  private var unexplained: [String] = []
  private(set) var unexplainedCount = 0

  init(folder: URL) throws {
    pool = try SubtagPool(folder: folder)
    guard let peer = Self.open(["en"]) else {
      throw Refusal(description: "ICU has no language matching")
    }
    self.peer = peer
  }

  // MARK: Pairs

  /// Compares the distances of all languages that CLDR's rules are about, and of all regions for the
  /// languages that have rules about them.
  mutating func comparePairs() throws {
    for desired in pool.relatedLanguages {
      for supported in pool.relatedLanguages { comparePair(desired, supported) }
    }
    for language in ["ar", "en", "es", "fr", "pt", "zh-Hant"] {
      for desired in pool.regions {
        for supported in pool.regions {
          comparePair("\(language)-\(desired)", "\(language)-\(supported)")
        }
      }
    }
  }

  private mutating func comparePair(_ desired: String, _ supported: String) {
    pairCount += 1
    let ours = LanguageMatcher.distance(from: desired, to: supported) ?? 100
    // Below one are differences of what identifiers say, not of languages.
    let theirs = Int(icu_distance(peer, desired, supported) + 0.01)
    if ours == theirs { return }
    if let reason = LanguageDifference(desired: desired, supported: [supported]) {
      explained[reason, default: 0] += 1
    } else {
      note("\(desired) to \(supported): ours \(ours), ICU's \(theirs)")
    }
  }

  // MARK: Lists

  /// Compares the best match of generated lists of preferences and supported languages.
  mutating func compareLists(count: Int) throws {
    var random = Numbers(seed: 42)
    for _ in 0..<count {
      let topic = pool.topic(&random)
      var supported: [String] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let tag = pool.tag(of: topic, &random)
        if !supported.contains(tag) { supported.append(tag) }
      }
      let desired = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        pool.tag(of: topic, &random)
      }
      try compareList(desired, supported)
    }
  }

  private mutating func compareList(_ desired: [String], _ supported: [String]) throws {
    listCount += 1
    guard let matcher = Self.open(supported) else {
      throw Refusal(description: "ICU refuses \(supported)")
    }
    defer { icu_matcher_close(matcher) }
    let ours = LanguageMatcher(supported: supported).order(preferences: desired).first
    let theirs = Self.withTags(desired) { Int(icu_matcher_best(matcher, $0, desired.count)) }
    if ours == theirs || ours == nil && theirs < 0 { return }
    let best = ours.map { supported[$0] }
    let other = theirs < 0 ? nil : supported[theirs]
    if let reason = LanguageDifference(desired: desired, ours: best, theirs: other) {
      explained[reason, default: 0] += 1
    } else {
      note("\(desired) of \(supported): ours \(best ?? "none"), ICU's \(other ?? "none")")
    }
  }

  private mutating func note(_ difference: String) {
    unexplainedCount += 1
    if unexplained.count < 20 { unexplained.append(difference) }
  }

  var summary: String {
    var lines = [
      "languages: \(pairCount) distances and the best of \(listCount) lists compared",
      "\(explained.values.reduce(0, +)) differences explained",
    ]
    for reason in LanguageDifference.allCases {
      if let count = explained[reason] { lines.append("  \(count): \(reason.rawValue)") }
    }
    lines.append("\(unexplainedCount) unexplained differences")
    lines += unexplained.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func open(_ supported: [String]) -> OpaquePointer? {
    withTags(supported) { icu_matcher_open($0, supported.count) }
  }

  /// Gives a closure strings of C.
  private static func withTags<Result>(
    _ tags: [String],
    _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = tags.map { UnsafePointer(strdup($0)) }
    defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
    return body(copies)
  }
}
