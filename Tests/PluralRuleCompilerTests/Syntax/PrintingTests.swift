import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Printing of rules")
struct PrintingTests {
  @Test("every rule of CLDR is printed as it is written, and read back as it was")
  func cldr() throws {
    #expect(
      CLDRRules.groups.count == CLDRPins.count("cardinal rule sets")
        + CLDRPins.count("ordinal rule sets")
    )
    #expect(
      CLDRRules.groups.reduce(0) { $0 + $1.rules.count } == CLDRPins.count("cardinal rules")
        + CLDRPins.count("ordinal rules")
    )
    for group in CLDRRules.groups {
      for (name, text) in group.rules {
        let category = try #require(PluralCategory(rawValue: name))
        let rule = try PluralRule(category: category, parsing: text)
        let written = text.split(separator: " ").joined(separator: " ")
        #expect(rule.description == written)
        #expect(try PluralRule(category: category, parsing: rule.description) == rule)
      }
      let ruleSet = try PluralRuleSet(parsing: group.rules)
      #expect(try PluralRuleSet(parsing: ruleSet.description) == ruleSet)
      let list = ruleSet.rules.map { "\($0.category): \($0)" }.joined(separator: "; ")
      #expect(ruleSet.description == list)
    }
  }

  @Test("every random rule set is read back as it was")
  func random() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let text = random.ruleSet(.anything)
      let ruleSet = try PluralRuleSet(parsing: text)
      #expect(try PluralRuleSet(parsing: ruleSet.description) == ruleSet)
      #expect(try PluralRuleSet(parsing: ruleSet.description).description == ruleSet.description)
    }
  }

  @Test("rules that differ are printed differently")
  func differences() throws {
    let texts = [
      "n = 1", "i = 1", "n != 1", "n = 1,2", "n = 1..2", "n within 1..2", "n not within 1..2",
      "n % 10 = 1", "n % 100 = 1", "n = 1 and i = 1", "n = 1 or i = 1", "e = 1", "n = 1 @integer 1",
      "n = 1 @decimal 1.0", "n = 1 @integer 1, …",
    ]
    let rules = try texts.map { try PluralRule(category: .one, parsing: $0) }
    #expect(Set(rules).count == texts.count)
    #expect(rules.map(\.description) == texts)
  }
}
