import Foundation
import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Numbered rules and CLDR's rule sets")
struct CLDRComparisonTests {
  @Test("there is a comparison for each of CLDR's 40 cardinal rule sets")
  func comparesAllRuleSets() {
    let comparisons = LegacyPluralRule.english.cldrComparisons()
    #expect(comparisons.count == 40)
    #expect(comparisons.reduce(0) { $0 + $1.locales.count } == 227)
  }

  @Test("equivalents and nearest are those of the snapshot, which changes with CLDR")
  func equalsSnapshot() throws {
    let lines = LegacyPluralRule.allCases.flatMap { rule in
      (rule.cldrEquivalents() + [rule.nearestCLDRComparison()].compactMap { $0 }).map {
        "\(rule) \($0)"
      }
    }
    let url = try #require(
      Bundle.module.url(forResource: "Equivalents", withExtension: "txt", subdirectory: "Snapshots")
    )
    let snapshot = try String(contentsOf: url, encoding: .utf8)
    #expect(lines == snapshot.split(separator: "\n").map(String.init))
  }

  @Test(
    "an equivalent gives each number the category of its form",
    arguments: LegacyPluralRule.allCases
  )
  func holdsWhereWalked(rule: LegacyPluralRule) throws {
    let numbers: [UInt64] =
      Array(0...2_000) + [100_000, 1_000_000, 1_000_001, 3_000_000, 10_000_000, .max]
    for comparison in rule.cldrComparisons() {
      let rules = PluralRules(locale: try #require(comparison.locales.first))
      let differing = numbers.filter {
        comparison.categories[rule.formIndex(for: $0)] != rules.category(for: $0)
      }
      if let counterexample = comparison.counterexample {
        #expect(differing.first.map { $0 >= counterexample } ?? true)
        if counterexample <= 2_000 { #expect(differing.first == counterexample) }
      } else {
        #expect(differing.isEmpty)
      }
    }
  }
}
