import PluralRuleCompiler
import CLDRReader
import Foundation
@_spi(Benchmarks) import PluralMessages
import TestSupport
import Testing

/// What the tables answer against a plain reading of CLDR's files.
@Suite("The tables of languages")
struct LanguageDataTests {
  private let data: LanguageData
  /// The languages that aliases replace, which are matched under both names.
  private let replaced: Set<String>

  init() throws {
    let folder = packageDirectory.appendingPathComponent("cldr")
    data = try CLDRReader.languageData(directory: folder.path)
    replaced = Set(data.aliases.map(\.type))
  }

  @Test("every likely subtag of CLDR's is there, or Latin script where only that was left out")
  func likelySubtags() {
    var leftOut = 0
    for row in data.likelySubtags {
      let language = row.from.prefix { $0 != "_" }
      if replaced.contains(String(language)) || row.from == "und" { continue }
      let expected = row.to.replacingOccurrences(of: "_", with: "-")
      let found = LanguageMatcher.maximized(row.from)
      if found == expected { continue }
      leftOut += 1
      #expect(row.origin != nil && row.to.contains("_Latn_") && language.count == 3)
      #expect(found == "\(language)-Latn-US", "\(row.from)")
    }
    #expect(leftOut > 0 && leftOut < 6_000)
  }

  @Test("a language's distance is that of the first rule which holds, in the order of CLDR's file")
  func distances() throws {
    let reference = ReferenceDistances(data)
    var related: [String: Set<String>] = [:]
    for match in data.matching.matches where match.desired[0] != "*" {
      related[match.desired[0], default: []].insert(match.supported[0])
      related[match.supported[0], default: []].insert(match.desired[0])
    }
    for (desired, languages) in related {
      for supported in languages.union(["en", "fr", "ru", "qaa", desired]) {
        check(desired, supported, reference)
      }
    }
  }

  @Test("a script's distance is that of the first rule which holds")
  func scriptDistances() throws {
    let reference = ReferenceDistances(data)
    let rules = data.matching.matches.filter { $0.desired.count == 2 && $0.desired[0] != "*" }
    let tags = Set(rules.flatMap { [$0.desired, $0.supported] }.map { $0.joined(separator: "-") })
    for desired in tags {
      for supported in tags {
        check(desired, supported, reference)
      }
    }
  }

  @Test(
    "a region's distance is that of the first rule which holds, and the farthest of what it contains",
    arguments: ["en", "es", "zh-Hant"]
  )
  func regionDistances(_ language: String) throws {
    let reference = ReferenceDistances(data)
    let regions = (Array(data.containment.keys) + data.containment.values.joined())
    let tags = Set(regions).subtracting(data.regionAliases.map(\.type)).sorted() + ["QX"]
    // A few of each kind, and some that contain others.
    let some = ["US", "CA", "PR", "GB", "AU", "MX", "HK", "TW", "MA", "ES", "419", "029", "QX"]
    for region in tags {
      for other in some {
        check("\(language)-\(region)", "\(language)-\(other)", reference)
        check("\(language)-\(other)", "\(language)-\(region)", reference)
      }
    }
  }

  private func check(_ desired: String, _ supported: String, _ reference: ReferenceDistances) {
    let found = LanguageMatcher.distance(from: desired, to: supported)
    guard !replaced.contains(desired), !replaced.contains(supported),
      let first = LanguageMatcher.maximized(desired),
      let second = LanguageMatcher.maximized(supported)
    else { return }
    let expected = reference.distance(first, second)
    if found != (expected < 50 ? expected : nil) {
      Issue.record("\(desired) to \(supported): \(String(describing: found)), expected \(expected)")
    }
  }
}

/// CLDR's distances as UTS #35 part 1, "Enhanced Language Matching", puts them: for the languages, the
/// scripts and the regions the first rule that holds.
private struct ReferenceDistances {
  private let data: LanguageData
  /// By the number of subtags, and by the languages, those for any languages under `*`.
  private var rules: [Int: [String: [LanguageMatch]]] = [:]
  private var variables: [String: Set<String>] = [:]
  private var leaves: [String: Set<String>] = [:]

  init(_ data: LanguageData) {
    self.data = data
    for match in data.matching.matches {
      for language in Set([match.desired[0], match.supported[0]]) {
        rules[match.desired.count, default: [:]][language, default: []].append(match)
      }
    }
    for region in data.containment.keys { leaves[region] = Self.leaves(of: region, data) }
    for (name, value) in data.matching.variables {
      variables[name] = value.split(separator: "+").reduce(into: []) {
        $0.formUnion(Self.leaves(of: String($1), data))
      }
    }
  }

  private static func leaves(of region: String, _ data: LanguageData) -> Set<String> {
    guard let contents = data.containment[region] else { return [region] }
    return contents.reduce(into: []) { $0.formUnion(leaves(of: $1, data)) }
  }

  /// The distance of maximized tags.
  func distance(_ desired: String, _ supported: String) -> Int {
    let first = desired.split(separator: "-").map(String.init)
    let second = supported.split(separator: "-").map(String.init)
    var distance = first[0] == second[0] ? 0 : level(1, first, second)
    if first[1] != second[1] { distance += level(2, first, second) }
    // More than that is never asked for.
    if distance >= 50 || first[2] == second[2] { return distance }
    let known = leaves["001"] ?? []
    let pairs = kinds(of: first[2]).flatMap { own in kinds(of: second[2]).map { (own, $0) } }
    return distance
      + (pairs.map { own, other in
        level(
          3,
          [first[0], first[1], known.contains(own) ? own : "?"],
          [second[0], second[1], known.contains(other) ? other : "?"]
        )
      }.max() ?? 0)
  }

  /// The regions in a region, one for each kind that rules tell apart.
  private func kinds(of region: String) -> [String] {
    guard let leaves = leaves[region] else { return [region] }
    let kinds = Dictionary(grouping: leaves) { leaf in
      variables.keys.filter { variables[$0]?.contains(leaf) == true }.sorted()
        + (leaf == "GB" ? ["GB"] : [])
    }
    return kinds.values.map { $0[0] }
  }

  private func level(_ level: Int, _ first: [String], _ second: [String]) -> Int {
    // Those for any languages are the last of their level.
    let rules = (rules[level]?[first[0]] ?? []) + (rules[level]?["*"] ?? [])
    let rule = rules.first {
      holds($0.desired, first) && holds($0.supported, second)
        || !$0.isOneWay && holds($0.desired, second) && holds($0.supported, first)
    }
    return rule?.distance ?? 100
  }

  private func holds(_ pattern: [String], _ subtags: [String]) -> Bool {
    zip(pattern, subtags).allSatisfy { pattern, subtag in
      if pattern == "*" { return true }
      if pattern.hasPrefix("$!") {
        return subtag != "?" && variables["$" + pattern.dropFirst(2)]?.contains(subtag) == false
      }
      return pattern.hasPrefix("$")
        ? variables[pattern]?.contains(subtag) == true : pattern == subtag
    }
  }
}
