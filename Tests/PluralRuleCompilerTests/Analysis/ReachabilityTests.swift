import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Reachability of categories")
struct ReachabilityTests {
  @Test("every category of CLDR is reached, by a number that has it", arguments: CLDRRules.groups)
  func everyCategoryIsReached(group: CLDRRules.Group) throws {
    let ruleSet = try PluralRuleSet(parsing: group.rules)
    let reachability = try ruleSet.reachability
    #expect(Set(reachability.examples.keys) == Set(ruleSet.categories))
    let rules = PluralRules(compiling: ruleSet)
    for (category, sample) in reachability.examples {
      #expect(rules.category(for: sample.operands) == category, "\(sample)")
    }
    for overlap in reachability.overlaps {
      #expect(rules.category(for: overlap.example.operands) == overlap.first, "\(overlap)")
    }
  }

  @Test("conditions that overlap for compact exponents only are found")
  func findsOverlaps() throws {
    let french = try PluralRuleSet(
      parsing: """
        one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5; other:
        """
    )
    let overlaps = try french.reachability.overlaps
    #expect(overlaps.map { [$0.first, $0.second] } == [[.one, .many]])
    #expect(overlaps[0].example.operands.c > 5)
    let polish = try PluralRuleSet(
      parsing: "one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; other:"
    )
    #expect(try polish.reachability.overlaps.isEmpty)
  }

  @Test(
    "a category that nothing reaches has no example",
    arguments: [
      ("one: n = 1; two: n = 1 and n = 2; other:", [.one, .other]),
      ("one: n = 1; two: i = 1 and t = 0; other:", [.one, .other]),
      ("few: f % 10 = 3 and v = 0; other:", [.other]),
      ("few: t % 10 = 0 and t != 0; other:", [.other]),
      ("few: w = 3 and v = 2; other:", [.other]),
      ("few: n = 1 and w = 1; other:", [.other]),
      ("few: n within 1..2 and w = 1 and i = 2; other:", [.other]),
      ("few: n within 1..2 and w = 1; other:", [.few, .other]),
      ("few: f = 120 and t = 12; other:", [.few, .other]),
      ("few: v = 4 and t = 7; other:", [.few, .other]),
      ("few: e = 7 and i = 5 and v = 2; other:", [.few, .other]),
      ("few: n % 10 = 0..4; many: n % 5 = 0..4; other:", [.few, .many, .other]),
      ("few: i % 10 = 0..4; many: i % 10 = 5..9; other:", [.few, .many]),
      ("few: c != 0..10 and c % 10 = 5; other:", [.few, .other]),
      ("few: e % 2 = 1 and e % 3 = 1 and e != 1; other:", [.few, .other]),
      ("few: c % 7 = 3 and c % 5 = 4; other:", [.few, .other]),
      ("few: w % 2 = 1 and w % 3 = 1 and w != 1; other:", [.few, .other]),
      ("few: f % 8 = 0 and f % 5 = 2; other:", [.few, .other]),
      ("few: f % 8 = 0 and t % 2 = 1; other:", [.few, .other]),
      ("few: t % 8 = 3 and t % 5 = 2; other:", [.few, .other]),
      ("few: v = 7 and f = 1; other:", [.few, .other]),
      // 0.11 needs a digit more than the numbers in the rules.
      ("one: f = 1; few: f % 10 = 1; other:", [.one, .few, .other]),
      ("one: f = 99; few: f % 100 = 99; other:", [.one, .few, .other]),
      ("one: t = 1; few: t % 10 = 1; other:", [.one, .few, .other]),
      // 5.1 is above the range, and its integer part is in it.
      ("one: n within 1..5; few: i = 1..5; other:", [.one, .few, .other]),
      ("one: n within 1..5; few: i = 1..4; other:", [.one, .other]),
      ("one: n within 0..5; few: i = 5; other:", [.one, .few, .other]),
      ("few: f = 999; other:", [.few, .other]), ("few: t = 999; other:", [.few, .other]),
      // Two digits are not enough for what is about three.
      ("few: f % 1000 = 123; other:", [.few, .other]),
      ("few: t % 8 = 5 and t % 125 = 7; other:", [.few, .other]),
    ] as [(String, Set<PluralCategory>)]
  )
  func unreached(rules: String, reached: Set<PluralCategory>) throws {
    let reachability = try PluralRuleSet(parsing: rules).reachability
    #expect(Set(reachability.examples.keys) == reached, "\(reachability.examples)")
  }

  @Test(
    "what cannot be decided exactly is an error that names the relation",
    arguments: [
      "few: f % 7 = 3; other:", "few: t = 1001; other:", "few: v = 21; other:",
      "few: v % 30 = 1; other:", "few: v = 18; other:", "few: w = 20; other:",
      "few: v % 8 = 0 and v % 7 = 1; other:", "few: c = 41; other:", "few: f = 1000; other:",
      "few: t = 1000; other:",
    ]
  )
  func undecided(rules: String) throws {
    let ruleSet = try PluralRuleSet(parsing: rules)
    let error = #expect(throws: PluralReachabilityError.self) { try ruleSet.reachability }
    #expect(error?.description.contains("exact analysis") == true)
  }

  @Test("what is overlapped by an earlier category is found as well")
  func findsHiddenOverlap() throws {
    let ruleSet = try PluralRuleSet(parsing: "one: i % 2 = 0..1; many: i = 2; other:")
    let overlaps = try ruleSet.reachability.overlaps
    #expect(overlaps.map { [$0.first, $0.second] } == [[.one, .many]])
    #expect(overlaps.first?.example.operands.i == 2)
  }

  @Test("rule sets that would take too long are refused")
  func refusesLargeRuleSets() throws {
    for text in [
      "few: n % 997 = 1 or n % 1009 = 1 or n % 503 = 3; other:",
      "few: "
        + (1...160).map { "i = \($0) and f = \($0) and c = 20" }.joined(separator: " or ")
        + "; other:",
    ] {
      let ruleSet = try PluralRuleSet(parsing: text)
      #expect(throws: PluralReachabilityError.self) { try ruleSet.reachability }
    }
  }

  @Test("every category that trying numbers reaches is reached", arguments: 0..<30)
  func coversBruteForce(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func relation() -> String {
      let operand = ["n", "i", "v", "w", "f", "t", "c"].randomElement(using: &random) ?? "n"
      let moduli: [Int] =
        switch operand {
        case "n", "i": [2, 3, 5, 10, 12]
        case "f", "t": [2, 4, 5, 8, 10, 20]
        case "v", "w": [2, 4]
        default: [2, 3]
        }
      let modulus =
        Bool.random(using: &random) ? " % \(moduli.randomElement(using: &random) ?? 2)" : ""
      let lower = Int.random(in: 0...3, using: &random)
      let word = ["=", "!=", "within", "not within"].randomElement(using: &random) ?? "="
      return
        "\(operand)\(modulus) \(word) \(lower)..\(lower + Int.random(in: 0...1, using: &random))"
    }
    let text =
      ["one", "few", "many"].map { category in
        "\(category): \(relation()) and \(relation()) or \(relation()) and \(relation())"
      }.joined(separator: "; ") + "; other:"
    let ruleSet = try PluralRuleSet(parsing: text)
    // Within the limits of exact analysis, all of them: none is passed over.
    let reached = try ruleSet.reachability.examples
    let rules = PluralRules(compiling: ruleSet)
    let fractions = ["", ".0", ".1", ".00", ".10", ".01", ".25", ".125", ".200", ".0001", ".1000"]
    for integer in 0...26 {
      for fraction in fractions {
        for exponent in ["", "c1", "c2", "c3", "c5", "c8"] {
          let number = "\(integer)\(fraction)\(exponent)"
          if reached[try rules.category(for: number)] == nil {
            Issue.record("\(text): \(number)")
          }
        }
      }
    }
  }
}
