import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Comparison of rule sets by the names of categories")
struct RuleComparisonTests {
  @Test("the integers that differ are those that asking each finds")
  func integersEqualWalk() throws {
    let sets = try CLDRRules.groups.map { try PluralRuleSet(parsing: $0.rules) }
    var random = SplitMix64(seed: 12)
    for _ in 0..<60 {
      let first = sets[random.pick(from: 0..<sets.count)]
      let second = sets[random.pick(from: 0..<sets.count)]
      let equivalence = try first.equivalence(with: second)
      let disagreement = equivalence.disagreement(under: IntegerEquivalence.sameNames)
      let rules = (PluralRules(compiling: first), PluralRules(compiling: second))
      let range: ClosedRange<UInt64> = 0...1_200
      let walked = range.filter { rules.0.category(for: $0) != rules.1.category(for: $0) }
      #expect(Array(disagreement.members(in: range)) == walked)
      for part in equivalence.differences(under: IntegerEquivalence.sameNames) {
        #expect(part.first != part.second)
        for number in part.integers.prefix(20) {
          #expect(rules.0.category(for: number) == part.first)
          #expect(rules.1.category(for: number) == part.second)
        }
      }
    }
  }

  @Test("categories of other names differ by name, and not under the mapping that fits")
  func names() throws {
    let equivalence = try PluralRuleSet(parsing: "one: n = 1; other:").equivalence(
      with: try PluralRuleSet(parsing: "two: n = 1; other:")
    )
    #expect(equivalence.isEqual)
    #expect(equivalence.disagreement(under: equivalence.mapping).isEmpty)
    #expect(equivalence.disagreement(under: IntegerEquivalence.sameNames).description == "1")
    #expect(equivalence.disagreement(under: [.one: .two]).count == nil)
  }

  /// Numbers with fraction digits, and with an exponent.
  private static let numbers: [String] = {
    let integers = [
      "0", "1", "2", "3", "5", "11", "12", "20", "21", "100", "101", "111", "1000000",
    ]
    let fractions = [
      "0", "1", "2", "5", "9", "00", "01", "10", "11", "12", "21", "50", "000", "111",
    ]
    let decimals = integers.flatMap { integer in fractions.map { "\(integer).\($0)" } }
    let mantissas = ["0", "1", "2", "5", "10", "1.1", "1.0000001", "2.5"]
    let compact = mantissas.flatMap { mantissa in
      ["c1", "c3", "c5", "c6", "c7", "c9"].map { mantissa + $0 }
    }
    return decimals + compact
  }()

  @Test("decimals and compact numbers that differ are found, and differ by the reference")
  func decimalsEqualWalk() throws {
    let sets = try CLDRRules.groups.map { try PluralRuleSet(parsing: $0.rules) }
    var random = SplitMix64(seed: 21)
    var found = 0
    for _ in 0..<60 {
      let first = sets[random.pick(from: 0..<sets.count)]
      let second = sets[random.pick(from: 0..<sets.count)]
      let comparison = try first.decimalComparison(with: second)
      let references = (ReferenceEvaluator(first), ReferenceEvaluator(second))
      let asksForExponent = [first, second].contains { set in
        set.rules.contains { rule in
          rule.condition?.alternatives.joined().contains { $0.operand == .c } ?? false
        }
      }
      for text in Self.numbers where asksForExponent || !text.contains("c") {
        let number = DecimalNumber(text)
        let pair = (references.0.category(of: number), references.1.category(of: number))
        guard pair.0 != pair.1 else { continue }
        let list = text.contains("c") ? comparison.compactNumbers : comparison.decimals
        #expect(list.contains { ($0.first, $0.second) == pair }, "\(text)")
        found += 1
      }
      for difference in comparison.decimals + comparison.compactNumbers {
        let number = DecimalNumber(difference.example.description)
        #expect(references.0.category(of: number) == difference.first)
        #expect(references.1.category(of: number) == difference.second)
        #expect(difference.first != difference.second)
      }
      #expect(comparison.decimals.allSatisfy { $0.example.description.contains(".") })
      #expect(comparison.compactNumbers.allSatisfy { $0.example.description.contains("c") })
      #expect(comparison.compactNumbers.isEmpty || asksForExponent)
    }
    #expect(found > 0)
  }

  @Test(
    "rule sets that only decimals, or only exponents, tell apart differ there alone",
    arguments: [
      ("one: n = 1; other:", "one: i = 1 and v = 0; other:", ["1.0"], []),
      ("one: i = 1; other:", "one: i = 1 and c = 0; other:", [], ["0.1c1"]),
      ("one: n = 1; other:", "one: i = 1 and t = 0; other:", [], []),
      ("one: f = 12; other:", "one: f % 100 = 12; other:", ["0.112"], []),
    ] as [(String, String, [String], [String])]
  )
  func examples(
    first: String,
    second: String,
    decimals: [String],
    compactNumbers: [String]
  ) throws {
    let (first, second) = (try PluralRuleSet(parsing: first), try PluralRuleSet(parsing: second))
    let comparison = try first.decimalComparison(with: second)
    #expect(comparison.decimals.map(\.example.description) == decimals)
    #expect(comparison.isEqual == (decimals.isEmpty && compactNumbers.isEmpty))
    let rules = (PluralRules(compiling: first), PluralRules(compiling: second))
    for number in compactNumbers {
      #expect(try rules.0.category(for: number) != rules.1.category(for: number))
    }
    #expect(comparison.compactNumbers.count == compactNumbers.count)
    #expect(try first.equivalence(with: second).isEqual)
  }

  @Test("what is beyond the limits is an error, not a guess")
  func limits() throws {
    let rules = try PluralRuleSet(parsing: "one: f % 7 = 1; other:")
    #expect(throws: PluralReachabilityError.unsupported(.f)) {
      try rules.decimalComparison(with: PluralRuleSet(parsing: "other:"))
    }
  }
}
