import PluralRuleCompiler
import Plurals
import Testing

@Suite("Limits of rules")
struct LimitTests {
  private func fault(_ text: String) -> PluralRuleSyntaxError? {
    #expect(throws: PluralRuleSyntaxError.self) { try PluralRule(category: .one, parsing: text) }
  }

  @Test("a value may be as large as the limit and no larger")
  func value() throws {
    #expect(PluralRuleLimits.value == 1_000_000_000_000_000_000)
    let rule = try PluralRule(
      category: .one,
      parsing: "n % 1000000000000000000 = 0..1000000000000000000"
    )
    #expect(rule.condition?.alternatives[0][0].modulus == PluralRuleLimits.value)
    #expect(fault("n = 1000000000000000001")?.kind == .limitExceeded)
    #expect(fault("n = " + String(repeating: "9", count: 60_000))?.kind == .limitExceeded)
  }

  @Test("a rule may have as many relations as the limit and no more", arguments: ["and", "or"])
  func relations(_ conjunction: String) throws {
    func text(_ count: Int) -> String {
      (0..<count).map { "n = \($0)" }.joined(separator: " \(conjunction) ")
    }
    let limit = PluralRuleLimits.relations
    let rule = try PluralRule(category: .one, parsing: text(limit))
    #expect(rule.condition?.alternatives.joined().count == limit)
    let rules = try PluralRules(compiling: ["one": text(limit)])
    #expect(rules.category(for: limit - 1) == (conjunction == "or" ? .one : .other))
    #expect(rules.category(for: limit) == .other)
    for count in [limit + 1, 5_000] {
      let error = try #require(fault(text(count)))
      #expect(error.kind == .limitExceeded)
      #expect(error.expected.contains("\(limit)"))
      #expect(error.position.offset == text(limit).utf8.count + conjunction.utf8.count + 2)
    }
    // 10,000 terms are more text than a rule may have; either limit is named.
    #expect(fault(text(10_000))?.kind == .limitExceeded)
    #expect(
      fault(Array(repeating: "n=1", count: 10_000).joined(separator: "or "))?.kind == .limitExceeded
    )
  }

  @Test("a rule may have as many values and ranges as the limit and no more")
  func ranges() throws {
    let limit = PluralRuleLimits.ranges
    func text(_ count: Int) -> String {
      "n = "
        + (0..<count).map { $0 % 2 == 0 ? "\($0 * 3)" : "\($0 * 3)..\($0 * 3 + 1)" }.joined(
          separator: ","
        )
    }
    let rules = try PluralRules(compiling: ["one": text(limit)])
    for number in 0..<limit * 3 + 9 {
      let isInside = number < limit * 3 && (number % 3 == 0 || number % 6 == 4)
      #expect(rules.category(for: number) == (isInside ? .one : .other), "\(number)")
    }
    let error = try #require(fault(text(limit + 1)))
    #expect(error.kind == .limitExceeded)
    #expect(error.expected.contains("\(limit)"))
    #expect(error.position.offset == text(limit).utf8.count + 1)
    // The limit is that of a rule, over all of its relations.
    let half = text(limit / 2 + 1)
    #expect(fault(half + " or " + half)?.kind == .limitExceeded)
    // Another rule has its own.
    let lists = "one: \(text(1_500)); two: \(text(1_500)); other:"
    #expect(try PluralRuleSet(parsing: lists).rules.count == 3)
  }

  @Test("a text may be as long as the limit and no longer")
  func textLength() throws {
    let limit = PluralRuleLimits.textLength
    let padding = String(repeating: " ", count: limit - 5)
    #expect(try PluralRule(category: .one, parsing: "n = 1" + padding).condition != nil)
    for text in ["n = 1" + padding + " ", "n = 1" + String(repeating: " ", count: 10_000_000)] {
      let error = try #require(fault(text))
      #expect(error.kind == .limitExceeded)
      #expect(error.expected.contains("\(limit)"))
      #expect(error.found.contains("\(text.utf8.count)"))
      #expect(error.position.description == "line 1, column 1")
    }
    // The limit counts bytes.
    let wide = String(repeating: "\u{2028}", count: limit / 3)
    #expect(try PluralRule(category: .one, parsing: wide.dropLast(2) + "n = 1").condition != nil)
    #expect(fault(wide + "n = 1")?.kind == .limitExceeded)
  }

  @Test("the largest rule set that the limits allow is compiled")
  func largestSet() throws {
    let list = (0..<1_990).map { String(UInt64($0) * 500_000_000_000_000) }.joined(separator: ",")
    let rules = try PluralRules(compiling: [
      "zero": "n = 7 and n % 1000000007 = \(list)", "one": "n = \(list)",
      "two": "i != 0 and i != \(list) and v != 0", "few": "f = \(list) and v = 2",
      "many": "n within \(list)",
    ])
    #expect(rules.category(for: 500_000_000_000_000) == .one)
    #expect(try rules.category(for: "5.5") == .two)
    #expect(rules.category(for: 5) == .other)
  }
}
