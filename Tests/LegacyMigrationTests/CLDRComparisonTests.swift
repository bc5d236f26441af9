import Foundation
import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Numbered rules and CLDR's rule sets")
struct CLDRComparisonTests {
  /// Each rule's comparisons, which are dear, made once for all tests.
  static let comparisons: [LegacyPluralRule: [CLDRComparison]] = Dictionary(
    uniqueKeysWithValues: LegacyPluralRule.allCases.map { ($0, $0.cldrComparisons()) }
  )

  private static let numbers: [UInt64] =
    Array(0...2_000) + [100_000, 1_000_000, 1_000_001, 3_000_000, 10_000_000, .max]

  @Test("there is a comparison for each of CLDR's cardinal rule sets")
  func comparesAllRuleSets() {
    #expect(Self.comparisons.count == 23)
    for comparisons in Self.comparisons.values {
      #expect(comparisons.count == CLDRPins.count("cardinal rule sets"))
      #expect(comparisons.reduce(0) { $0 + $1.locales.count } == CLDRPins.count("cardinal locales"))
    }
  }

  @Test("a rule's equivalents are its exact comparisons, and its nearest is that of all of them")
  func summarizes() throws {
    for rule in [LegacyPluralRule.english, .latvian] {
      let comparisons = try #require(Self.comparisons[rule])
      #expect(rule.cldrEquivalents().map(\.locales) == comparisons.filter(\.isExact).map(\.locales))
      #expect(
        rule.nearestCLDRComparison()?.locales
          == LegacyPluralRule.nearest(among: comparisons)?.locales
      )
    }
    // English equals rule sets, Latvian's rule none.
    #expect(LegacyPluralRule.english.nearestCLDRComparison() == nil)
    #expect(!LegacyPluralRule.english.cldrEquivalents().isEmpty)
    #expect(LegacyPluralRule.latvian.nearestCLDRComparison() != nil)
    #expect(LegacyPluralRule.latvian.cldrEquivalents().isEmpty)
  }

  @Test("equivalents and nearest are those of the snapshot, which changes with CLDR")
  func equalsSnapshot() throws {
    let lines = try LegacyPluralRule.allCases.flatMap { rule in
      let comparisons = try #require(Self.comparisons[rule])
      let nearest = LegacyPluralRule.nearest(among: comparisons)
      return (comparisons.filter(\.isExact) + [nearest].compactMap { $0 }).map {
        "\(rule) \($0)"
      }
    }
    let url = try #require(
      Bundle.module.url(forResource: "Equivalents", withExtension: "txt", subdirectory: "Snapshots")
    )
    let snapshot = try String(contentsOf: url, encoding: .utf8)
    #expect(lines == snapshot.split(separator: "\n").map(String.init))
  }

  @Test("of the nearest with one density that with the largest counterexample is taken")
  func breaksTies() {
    var ties = 0
    for comparisons in Self.comparisons.values {
      let groups = Dictionary(grouping: comparisons.filter { !$0.isExact }) {
        $0.disagreement.description
      }
      for group in groups.values where Set(group.map(\.counterexample)).count > 1 {
        ties += 1
        let largest = group.compactMap(\.counterexample).max()
        for order in [group, group.reversed()] {
          #expect(LegacyPluralRule.nearest(among: order)?.counterexample == largest)
        }
      }
    }
    #expect(ties > 10)
  }

  @Test(
    "an equivalent gives each number the category of its form",
    arguments: LegacyPluralRule.allCases
  )
  func holdsWhereWalked(rule: LegacyPluralRule) throws {
    let forms = Self.numbers.map { rule.formIndex(for: $0) }
    for comparison in try #require(Self.comparisons[rule]) {
      let rules = PluralRules(locale: try #require(comparison.locales.first))
      let categories = rules.categories(for: Self.numbers)
      let differing = Self.numbers.indices.filter {
        comparison.categories[forms[$0]] != categories[$0]
      }.map { Self.numbers[$0] }
      if let counterexample = comparison.counterexample {
        #expect(differing.first.map { $0 >= counterexample } ?? true)
        if counterexample <= 2_000 { #expect(differing.first == counterexample) }
      } else {
        #expect(differing.isEmpty)
      }
    }
  }
}
