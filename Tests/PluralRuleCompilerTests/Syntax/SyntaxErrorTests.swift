import PluralRuleCompiler
import Plurals
import Testing

@Suite("Errors in rules")
struct SyntaxErrorTests {
  typealias Kind = PluralRuleSyntaxError.Kind

  /// A text with the error that it gives.
  struct Fault: CustomTestStringConvertible {
    let text: String
    let kind: Kind
    let column: Int
    let line: Int
    let found: String
    /// A part of what the error says is expected.
    let expected: String

    init(
      _ text: String,
      _ kind: Kind,
      _ column: Int,
      line: Int = 1,
      found: String,
      expected: String = ""
    ) {
      self.text = text
      self.kind = kind
      self.column = column
      self.line = line
      self.found = found
      self.expected = expected
    }

    var testDescription: String { text.isEmpty ? "empty" : text }
  }

  static let faultsInRules: [Fault] = [
    // What is missing.
    Fault("", .missingCondition, 1, found: "", expected: "condition"),
    Fault("   ", .missingCondition, 4, found: "", expected: "condition"),
    Fault("@integer 1", .missingCondition, 1, found: "@integer"),
    Fault("n", .unexpected, 2, found: "", expected: "="),
    Fault("n =", .unexpected, 4, found: "", expected: "value"),
    Fault("n = ", .unexpected, 5, found: "", expected: "value"),
    Fault("= 1", .unexpected, 1, found: "=", expected: "operand"),
    Fault("5", .unexpected, 1, found: "5", expected: "operand"),
    Fault("n %", .unexpected, 4, found: "", expected: "modulus"),
    Fault("n % = 1", .unexpected, 5, found: "=", expected: "modulus"),
    Fault("n % 10", .unexpected, 7, found: ""),
    Fault("n mod n = 1", .unexpected, 7, found: "n"),
    Fault("n = 1..", .unexpected, 8, found: "", expected: "upper"),
    Fault("n = ..5", .unexpected, 5, found: "..", expected: "value"),
    Fault("n = 1,", .unexpected, 7, found: "", expected: "value"),
    Fault("n = 1,,2", .unexpected, 7, found: ","),
    Fault("n = ,1", .unexpected, 5, found: ","),
    Fault("n = 1 and", .unexpected, 10, found: "", expected: "operand"),
    Fault("n = 1 or", .unexpected, 9, found: "", expected: "operand"),
    Fault("and n = 1", .unknownOperand, 1, found: "and"),
    Fault("n = 1 and and n = 2", .unknownOperand, 11, found: "and"),
    Fault("n is", .unexpected, 5, found: "", expected: "value"),
    Fault("n is not", .unexpected, 9, found: "", expected: "value"),
    Fault("n in", .unexpected, 5, found: "", expected: "value"),
    Fault("n not", .unexpected, 6, found: "", expected: "in or within"),
    Fault("n within", .unexpected, 9, found: "", expected: "value"),
    // Operands.
    Fault("x = 1", .unknownOperand, 1, found: "x", expected: "n, i, v, w, f, t, c and e"),
    Fault("N = 1", .unknownOperand, 1, found: "N"),
    Fault("nn = 1", .unknownOperand, 1, found: "nn"),
    Fault("n = 1 and j = 2", .unknownOperand, 11, found: "j"),
    Fault("other", .unknownOperand, 1, found: "other"),
    Fault("nmod 10 = 1", .unknownOperand, 1, found: "nmod"),
    // Signs and keywords where they cannot be.
    Fault("n == 1", .unexpected, 4, found: "="),
    Fault("n ! = 1", .unexpected, 3, found: "!"),
    Fault("n <> 1", .unexpected, 3, found: "<"),
    Fault("n < 1", .unexpected, 3, found: "<"),
    Fault("n ≠ 1", .unexpected, 3, found: "≠"),
    Fault("n is in 1", .unexpected, 6, found: "in"),
    Fault("n is 1,2", .unexpected, 7, found: ","),
    Fault("n is 1..2", .unexpected, 7, found: ".."),
    Fault("n not 1", .unexpected, 7, found: "1", expected: "in or within"),
    Fault("n not = 1", .unexpected, 7, found: "="),
    Fault("n not is 1", .unexpected, 7, found: "is"),
    Fault("n in not 1", .unexpected, 6, found: "not"),
    Fault("n isnot 1", .unexpected, 3, found: "isnot"),
    Fault("n IN 1", .unexpected, 3, found: "IN"),
    Fault("n = 1 AND v = 0", .unexpected, 7, found: "AND"),
    Fault("n = 1 xor n = 2", .unexpected, 7, found: "xor"),
    Fault("n = 1 && n = 2", .unexpected, 7, found: "&"),
    Fault("n = 1 2", .unexpected, 7, found: "2"),
    Fault("(n = 1)", .unexpected, 1, found: "("),
    Fault("n = 1..2..3", .unexpected, 9, found: ".."),
    Fault("n = 1...3", .unexpected, 6, found: "..."),
    Fault("n = 1…3", .unexpected, 6, found: "…"),
    Fault("n = 1~3", .unexpected, 6, found: "~"),
    Fault("n = 1 # one", .unexpected, 7, found: "#"),
    Fault("n = 1;", .unexpected, 6, found: ";", expected: "end"),
    Fault("n = 1:", .unexpected, 6, found: ":"),
    Fault("one: n = 1", .unknownOperand, 1, found: "one"),
    // Numbers.
    Fault("n % 0 = 1", .zeroModulus, 5, found: "0", expected: "1 or more"),
    Fault("n mod 000 is 1", .zeroModulus, 7, found: "000"),
    Fault("n = 5..2", .descendingRange, 5, found: "5..2", expected: "lower"),
    Fault("n = 1, 7..8, 9..3", .descendingRange, 14, found: "9..3"),
    Fault("n = -1", .unexpected, 5, found: "-"),
    Fault("n = +1", .unexpected, 5, found: "+"),
    Fault("n = 1.5", .unexpected, 6, found: "."),
    Fault("n = 1,000.5", .unexpected, 10, found: "."),
    Fault("n = 1e6", .unexpected, 6, found: "e"),
    Fault("n = ١", .unexpected, 5, found: "١"),
    Fault("n = １", .unexpected, 5, found: "１"),
    Fault("n = 😀", .unexpected, 5, found: "😀"),
    Fault(
      "n = 1234567890123456789012345678901234567890",
      .limitExceeded,
      5,
      found: "1234567890123456789012345678901234567890",
      expected: "1000000000000000000"
    ),
    Fault(
      "n = 12345678901234567890123456789012345678901",
      .limitExceeded,
      5,
      found: "1234567890123456789012345678901234567890…",
      expected: "1000000000000000000"
    ),
    Fault("n = 1000000000000000001", .limitExceeded, 5, found: "1000000000000000001"),
    Fault("n = 18446744073709551616", .limitExceeded, 5, found: "18446744073709551616"),
    Fault("n = 18446744073709551617..2", .limitExceeded, 5, found: "18446744073709551617"),
    Fault("n = 1..1000000000000000001", .limitExceeded, 8, found: "1000000000000000001"),
    Fault("n % 1000000000000000001 = 0", .limitExceeded, 5, found: "1000000000000000001"),
    // Samples.
    Fault("n = 1 @", .unexpected, 7, found: "@", expected: "@integer or @decimal"),
    Fault("n = 1 @foo 1", .unexpected, 7, found: "@foo", expected: "@integer or @decimal"),
    Fault("n = 1 @Integer 1", .unexpected, 7, found: "@Integer"),
    Fault("n = 1 @integer", .unexpected, 15, found: "", expected: "sample"),
    Fault("n = 1 @integer 1,", .unexpected, 18, found: "", expected: "sample or …"),
    Fault("n = 1 @integer , 1", .unexpected, 16, found: ",", expected: "sample"),
    Fault("n = 1 @integer …", .unexpected, 16, found: "…", expected: "sample"),
    Fault("n = 1 @integer 1, x", .unexpected, 19, found: "x", expected: "sample or …"),
    Fault("n = 1 @integer 1 …", .unexpected, 18, found: "…"),
    Fault("n = 1 @integer 1 2", .unexpected, 18, found: "2"),
    Fault("n = 1 @integer 1, …, 3", .unexpected, 20, found: ","),
    Fault("n = 1 @integer 1.5", .unexpected, 16, found: "1.5", expected: "without a fraction"),
    Fault("n = 1 @decimal 1", .unexpected, 16, found: "1", expected: "with a fraction"),
    Fault("n = 1 @decimal 1.", .unexpected, 16, found: "1"),
    Fault("n = 1 @integer 1c0", .unexpected, 16, found: "1c0", expected: "sample number"),
    Fault("n = 1 @integer 1c1000", .unexpected, 16, found: "1c1000", expected: "sample number"),
    Fault("n = 1 @integer 1c", .unexpected, 17, found: "c"),
    Fault("n = 1 @integer 5~2", .malformedSampleRange, 16, found: "5~2", expected: "ascending"),
    Fault("n = 1 @integer 1, 5 ~ 2", .malformedSampleRange, 19, found: "5 ~ 2"),
    Fault("n = 1 @decimal 0.1~0.15", .malformedSampleRange, 16, found: "0.1~0.15"),
    Fault("n = 1 @integer 1c3~2c6", .malformedSampleRange, 16, found: "1c3~2c6"),
    Fault("n = 1 @integer 1~", .unexpected, 18, found: "", expected: "last sample"),
    Fault("n = 1 @integer 1~…", .unexpected, 18, found: "…", expected: "last sample"),
    Fault("n = 1 @integer ~2", .unexpected, 16, found: "~"),
    Fault("n = 1 @integer 1~2~3", .unexpected, 19, found: "~"),
    Fault("n = 1 @decimal 1.0 @integer 1", .unexpected, 20, found: "@integer", expected: "before"),
    Fault("n = 1 @integer 1 @integer 2", .unexpected, 18, found: "@integer", expected: "once"),
    Fault("n = 1 @integer 1 and v = 0", .unexpected, 18, found: "and"),
    // Lines and columns.
    Fault("n = 1\n  and x = 2", .unknownOperand, 7, line: 2, found: "x"),
    Fault("n = 1\r\nand x = 2", .unknownOperand, 5, line: 2, found: "x"),
    Fault("\n\n\n  n", .unexpected, 4, line: 4, found: ""),
    Fault("n = 1 or\n\tn = 2 or\n\t\tn = a", .unexpected, 7, line: 3, found: "a"),
    Fault("n = 1 \u{200E}\u{200E}x", .unexpected, 9, found: "x"),
    Fault("n = 1 @integer 1, …\u{2003}", .unexpected, 20, found: "\u{2003}"),
    Fault("n = 1\n@integer 1,\n5~2", .malformedSampleRange, 1, line: 3, found: "5~2"),
    Fault("n = 1 @integer 1,\n2.5", .unexpected, 1, line: 2, found: "2.5"),
  ]

  @Test(
    "a fault in a rule is told with its kind, its place and what would be right",
    arguments: faultsInRules
  )
  func rule(_ fault: Fault) throws {
    let error = try #require(
      #expect(throws: PluralRuleSyntaxError.self) {
        try PluralRule(category: .one, parsing: fault.text)
      }
    )
    check(error, fault)
    #expect(error.category == "one")

    // The same fault where rules are given by category.
    let inSet = #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRuleSet(parsing: [
        (category: "few", rule: "n = 2"), (category: "one", rule: fault.text),
        (category: "other", rule: ""),
      ])
    }
    #expect(inSet == error)
    #expect(throws: error) { try PluralRules(compiling: ["one": fault.text]) }
    #expect(throws: error) { try PluralRules(locale: "en", overriding: ["one": fault.text]) }
  }

  static let faultsInLists: [Fault] = [
    Fault("", .unexpected, 1, found: "", expected: "name of a category"),
    Fault(";", .unexpected, 1, found: ";", expected: "name of a category"),
    Fault("1: n = 1; other:", .unexpected, 1, found: "1", expected: "name of a category"),
    Fault("one: n = 1", .missingOther, 11, found: "", expected: "other"),
    Fault("one: n = 1;", .missingOther, 12, found: "", expected: "other"),
    Fault("one n = 1; other:", .unexpected, 5, found: "n", expected: "colon"),
    Fault("one", .unexpected, 4, found: "", expected: "colon"),
    Fault("one: n = 1 other:", .unexpected, 12, found: "other"),
    Fault("uno: n = 1; other:", .unknownCategory, 1, found: "uno", expected: "zero, one, two"),
    Fault("One: n = 1; other:", .unknownCategory, 1, found: "One"),
    Fault("one: n = 1; one: n = 2; other:", .duplicateCategory, 13, found: "one", expected: "once"),
    Fault("other: ; other:", .duplicateCategory, 10, found: "other"),
    Fault("one: n = 1; other: n = 2", .conditionOnOther, 20, found: "n", expected: "no condition"),
    Fault("one: ; other:", .missingCondition, 6, found: ";"),
    Fault("one: @integer 1; other:", .missingCondition, 6, found: "@integer"),
    Fault("one: n = 1;; other:", .unexpected, 12, found: ";"),
    Fault("one: n = 1,; other:", .unexpected, 12, found: ";"),
    Fault("one: n = 1 @integer 1,; other:", .unexpected, 23, found: ";"),
    Fault("one: n = 1; other:; few: n % 0 = 1", .zeroModulus, 30, found: "0"),
    Fault("one: n = 1;\nother: @integer 1.5", .unexpected, 17, line: 2, found: "1.5"),
  ]

  @Test("a fault in a rule list is told with its place in the list", arguments: faultsInLists)
  func list(_ fault: Fault) throws {
    let error = try #require(
      #expect(throws: PluralRuleSyntaxError.self) { try PluralRuleSet(parsing: fault.text) }
    )
    check(error, fault)
  }

  @Test("a fault in a rule list names the category of its rule")
  func category() throws {
    func category(_ text: String) -> String? {
      #expect(throws: PluralRuleSyntaxError.self) { try PluralRuleSet(parsing: text) }?.category
    }
    #expect(category("one: n = 1; few: n = 5..2; other:") == "few")
    #expect(category("one: n = 1; other: n = 2") == "other")
    #expect(category("one: n = 1; few n = 2; other:") == "few")
    #expect(category("one: n = 1") == nil)
  }

  @Test("categories that are given by name are checked")
  func names() throws {
    func error(_ conditions: KeyValuePairs<String, String>) -> PluralRuleSyntaxError? {
      #expect(throws: PluralRuleSyntaxError.self) { try PluralRules(compiling: conditions) }
    }
    let unknown = error(["one": "n = 1", "uno": "n = 2"])
    #expect(unknown?.kind == .unknownCategory)
    #expect(unknown?.found == "uno")
    #expect(error(["": "n = 1"])?.kind == .unknownCategory)
    #expect(error(["One": "n = 1"])?.kind == .unknownCategory)
    #expect(error(["one": "n = 1", "one": "n = 2"])?.kind == .duplicateCategory)
    #expect(error(["other": "", "other": ""])?.kind == .duplicateCategory)
    #expect(error(["other": "n = 1"])?.kind == .conditionOnOther)
    #expect(error(["one": ""])?.kind == .missingCondition)
    #expect(error(["one": "@integer 1"])?.category == "one")
    let withoutOther = #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRuleSet(parsing: [(category: "one", rule: "n = 1")])
    }
    #expect(withoutOther?.kind == .missingOther)
    #expect(
      #expect(throws: PluralRuleSyntaxError.self) {
        try PluralRuleSet(parsing: [(category: String, rule: String)]())
      }?.kind == .missingOther
    )
  }

  @Test("an error is one line that names category, place, and what was expected and found")
  func description() throws {
    let error = try #require(
      #expect(throws: PluralRuleSyntaxError.self) {
        try PluralRule(category: .few, parsing: "n = 1\nor n = 5..2")
      }
    )
    #expect(error.description.contains("few"))
    #expect(error.description.contains("line 2, column 8"))
    #expect(error.description.contains("5..2"))
    #expect(!error.description.contains("\n"))
    let atEnd = try #require(
      #expect(throws: PluralRuleSyntaxError.self) { try PluralRuleSet(parsing: "one: n = ") }
    )
    #expect(atEnd.description.contains("the end"))
    #expect(atEnd.position.description == "line 1, column 10")
  }

  private func check(_ error: PluralRuleSyntaxError, _ fault: Fault) {
    #expect(error.kind == fault.kind)
    #expect(error.position.line == fault.line)
    #expect(error.position.column == fault.column)
    #expect(error.found == fault.found)
    #expect(!error.expected.isEmpty)
    #expect(fault.expected.isEmpty || error.expected.contains(fault.expected))
    let lines = fault.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let before =
      lines.prefix(fault.line - 1).reduce(0) { $0 + String($1).utf8.count + 1 }
      + String(lines[fault.line - 1].prefix(fault.column - 1)).utf8.count
    #expect(error.position.offset == before)
  }
}
