import PluralRuleCompiler
import Plurals
import Testing

@Suite("Grammar of rules")
struct GrammarTests {
  /// Conditions that other libraries get wrong, with the right answers.
  static let evaluations: [(condition: String, number: String, holds: Bool)] = [
    // `and` binds more tightly than `or`.
    ("n = 1 or n = 2 and v = 1", "1", true),
    ("n = 1 or n = 2 and v = 1", "2", false),
    ("n = 1 or n = 2 and v = 1", "2.0", true),
    ("v = 1 and n = 2 or n = 1", "1", true),
    // The old keywords.
    ("n mod 10 in 2..4 and n mod 100 not in 12..14", "22", true),
    ("n mod 10 in 2..4 and n mod 100 not in 12..14", "12", false),
    ("n is not 1", "1", false),
    ("n is not 1", "1.0", false),
    ("n is not 1", "1.5", true),
    // `within` holds fractions, the others integers only.
    ("n within 0..2", "0.5", true),
    ("n in 0..2", "0.5", false),
    ("n = 0..2", "0.5", false),
    ("n not within 0..2", "2.5", true),
    ("n not within 0..2", "0.5", false),
    ("n not in 0..2", "0.5", true),
    ("n within 0..2", "2.0", true),
    ("n within 0..2", "2.01", false),
    ("n within 1..2", "0.99", false),
    ("n within 0..1,3..4", "1.5", false),
    ("n within 0..1,2..4", "1.5", false),
    ("n within 0..1,1..4", "1.5", true),
    ("n within 3", "3", true),
    ("n within 3", "3.1", false),
    ("n mod 10 within 1..2", "21.5", true),
    ("n mod 10 within 1..2", "22.5", false),
    ("n mod 10 within 9..10", "9.5", true),
    ("n mod 10 within 9..9", "9.5", false),
    ("i within 0..2", "2.5", true),
    ("f within 1..5", "1.3", true),
    // Lists and ranges.
    ("n = 0..1,3", "2", false),
    ("n = 0..1,3", "3", true),
    ("n != 11..14,17", "15", true),
    ("n != 11..14,17", "17", false),
    ("n = 2..4,15", "3.5", false),
    ("n != 2..4,15", "3.5", true),
    ("n = 2..4,15", "3", true),
    ("n != 2..4,15", "3", false),
    ("n = 4,2..3,2..3,1", "1", true),
    // Remainders: of n with its fraction, of i without.
    ("i % 10 = 1", "21.33", true),
    ("n % 10 = 1", "21.33", false),
    ("n % 10 != 1", "21.33", true),
    ("n % 10 = 1", "21.0", true),
    ("n mod 3 = 1", "4.3", false),
    ("n % 1 = 0", "5", true),
    ("n % 1 = 0", "5.5", false),
    ("n % 10 = 0..9", "5.5", false),
    ("i % 10 = 0..9", "5.5", true),
    ("n % 10 = 10..20", "10", false),
    ("n % 10 != 10..20", "10", true),
    // The exponent.
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", "1c6", true),
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", "1000000", true),
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", "1c5", false),
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", "1000000.0", false),
    ("c = 6", "1e6", true),
    ("e = 6", "1000000", false),
    // Operands that are easily mixed up.
    ("t = 5", "1.50", true),
    ("f = 5", "1.50", false),
    ("f = 50", "1.50", true),
    ("f = 5", "1.05", true),
    ("w = 1", "1.50", true),
    ("v = 2 and w = 0", "1.00", true),
    // The largest value.
    ("n = 1000000000000000000", "1000000000000000000", true),
    ("n = 999999999999999999..1000000000000000000", "1000000000000000001", false),
    ("i % 1000000000000000000 = 5", "3000000000000000005", true),
    ("n within 0..1000000000000000000", "999999999999999999.5", true),
    ("n within 0..1000000000000000000", "1000000000000000000.5", false),
    ("n within 0..1000000000000000000", "18446744073709551615", false),
    ("n within 0..1000000000000000000", "9300000000000000000.5", false),
    ("n != 0..1000000000000000000", "18446744073709551616", true),
  ]

  @Test("a condition holds for the numbers that UTS #35 says", arguments: evaluations)
  func evaluation(_ condition: String, _ number: String, _ isTrue: Bool) throws {
    #expect(try holds(condition, number) == isTrue)
  }

  /// Ways to write a condition, with its canonical form.
  static let notations: [(text: String, canonical: String)] = [
    ("n=1", "n = 1"),
    ("n%10=1", "n % 10 = 1"),
    ("n%10=1and n%100!=11", "n % 10 = 1 and n % 100 != 11"),
    ("n%10=2..4,6or i=1", "n % 10 = 2..4,6 or i = 1"),
    ("n mod10is1", "n % 10 = 1"),
    ("n mod 10 is 1", "n % 10 = 1"),
    ("n is not 1", "n != 1"),
    ("n in 1..2, 4", "n = 1..2,4"),
    ("n not in 1..2", "n != 1..2"),
    ("n within 1..2,4", "n within 1..2,4"),
    ("n not within 1", "n not within 1"),
    ("n % 10 within 1..2", "n % 10 within 1..2"),
    ("c = 0", "e = 0"),
    ("e = 0", "e = 0"),
    ("e != 0 .. 5", "e != 0..5"),
    ("  n  !=  1 , 2  ..  3  ,  4  ", "n != 1,2..3,4"),
    ("n = 007", "n = 7"),
    ("n = 00000000000000000000000000000000000000000000007", "n = 7"),
    ("n = 5..5", "n = 5"),
    ("n = 3,1,2,1..3", "n = 3,1,2,1..3"),
    (
      "n = 1 and i = 1 and v = 0 and w = 0 and f = 0 and t = 0",
      "n = 1 and i = 1 and v = 0 and w = 0 and f = 0 and t = 0"
    ),
    ("n = 1 or n = 2 and v = 0 or n = 3", "n = 1 or n = 2 and v = 0 or n = 3"),
  ]

  @Test("a condition may be written in many ways, and is printed in one", arguments: notations)
  func notation(_ text: String, _ canonical: String) throws {
    #expect(try condition(text).description == canonical)
    #expect(try condition(canonical) == condition(text))
  }

  /// The characters that Unicode calls Pattern_White_Space.
  static let patternWhiteSpace: [Unicode.Scalar] = [
    "\u{9}", "\u{A}", "\u{B}", "\u{C}", "\u{D}", " ", "\u{85}", "\u{200E}", "\u{200F}",
    "\u{2028}", "\u{2029}",
  ]

  @Test("Pattern_White_Space may stand between any two tokens", arguments: patternWhiteSpace)
  func whiteSpace(_ scalar: Unicode.Scalar) throws {
    let tokens = [
      "", "n", "%", "10", "=", "1", "..", "2", ",", "4", "and", "n", "mod", "100", "not", "in",
      "11", "or", "v", "is", "not", "0", "@integer", "1", "~", "2", ",", "1c6", ",", "…",
      "@decimal", "1.0", "~", "1.2", ",", "...", "",
    ]
    let canonical =
      "n % 10 = 1..2,4 and n % 100 != 11 or v != 0 @integer 1~2, 1c6, … @decimal 1.0~1.2, …"
    for space in [String(scalar), String(scalar) + String(scalar), " " + String(scalar)] {
      let rule = try PluralRule(category: .one, parsing: tokens.joined(separator: space))
      #expect(rule.description == canonical)
    }
    let rules = ["", "one", ":", "n", "=", "1", ";", "other", ":", "@integer", "0", ""]
    let ruleSet = try PluralRuleSet(parsing: rules.joined(separator: String(scalar)))
    #expect(ruleSet.description == "one: n = 1; other: @integer 0")
  }

  @Test(
    "other white space is an error",
    arguments: [
      "\u{A0}", "\u{2003}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{1680}", "\u{0}", "\u{202F}",
    ]
  )
  func otherWhiteSpace(_ scalar: Unicode.Scalar) throws {
    let error = #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRule(category: .one, parsing: "n =\(scalar)1")
    }
    #expect(error?.kind == .unexpected)
    #expect(error?.position.column == 4)
  }

  @Test("a rule list is read with or without a last semicolon, in any order")
  func ruleLists() throws {
    let rules = try PluralRuleSet(parsing: "one:n=1;few:n=2..4;other:")
    #expect(try PluralRuleSet(parsing: "one: n = 1; few: n = 2..4; other:;") == rules)
    #expect(try PluralRuleSet(parsing: "\none: n = 1 ;\n few : n = 2..4 ; other : \n") == rules)
    #expect(Array(rules.categories) == [.one, .few, .other])
    #expect(rules.rules.map(\.category) == [.one, .few, .other])
    #expect(rules.rules[2].condition == nil)
    let early = try PluralRuleSet(parsing: "other: @integer 0; one: n = 1")
    #expect(early.rules.map(\.category) == [.one, .other])
    #expect(early.rules[1].integerSamples?.description == "@integer 0")
    #expect(Array(try PluralRuleSet(parsing: "other:").categories) == [.other])
  }

  @Test("rules given one by one make the same set as a list")
  func separateRules() throws {
    let rules = try PluralRuleSet(parsing: [
      (category: "one", rule: "n = 1 @integer 1"), (category: "other", rule: "@integer 0, 2~16, …"),
    ])
    #expect(
      try PluralRuleSet(parsing: "one: n = 1 @integer 1; other: @integer 0, 2~16, …") == rules
    )
  }

  @Test("the syntax tree holds what is written")
  func tree() throws {
    let rule = try PluralRule(
      category: .few,
      parsing: "n mod 10 not within 2..4,7 and e = 0 or i is not 5 @integer 1, 3 @decimal 0.1~0.3"
    )
    #expect(rule.category == .few)
    let alternatives = try #require(rule.condition?.alternatives)
    #expect(alternatives.map(\.count) == [2, 1])
    let first = alternatives[0][0]
    #expect(first.operand == .n && first.modulus == 10 && first.isWithin && first.isNegated)
    #expect(first.ranges == [2...4, 7...7])
    let second = alternatives[0][1]
    #expect(second.operand == .c && second.modulus == nil && !second.isWithin && !second.isNegated)
    let third = alternatives[1][0]
    #expect(third.operand == .i && third.isNegated && third.ranges == [5...5])
    #expect(rule.integerSamples?.kind == .integer)
    #expect(rule.decimalSamples?.isUnbounded == false)
  }

  @Test("rules are tried in canonical order, however they are listed")
  func order() throws {
    // UTS #35 part 3, "Plural rules syntax": zero, one, two, few, many; the example is its own.
    let listed = ["one: i = 1; few: i = 0..3; other:", "few: i = 0..3; one: i = 1; other:"]
    for text in listed {
      let rules = PluralRules(compiling: try PluralRuleSet(parsing: text))
      #expect(rules.category(for: 1) == .one, "\(text)")
      #expect(rules.category(for: 2) == .few, "\(text)")
      #expect(rules.category(for: 4) == .other, "\(text)")
      #expect(try rules.category(for: "1.5") == .one, "\(text)")
    }
    let rules = try PluralRules(compiling: ["few": "i = 0..3", "one": "i = 1"])
    #expect(rules.category(for: 1) == .one)
  }
}
