import CLDRReader
import PluralRuleCompiler
import Plurals
import Testing

@Suite("A rule that cannot be read")
struct RuleSyntaxTests {
  @Test(
    "is reported with the line of the fault in the file",
    arguments: [
      (
        ">q = 1", 6,
        "'q' at column 1 of the rule; expected one of the operands n, i, v, w, f, t, c and e"
      ),
      (
        ">n = 1\n    or q = 1", 7,
        "'q' at column 8; expected one of the operands n, i, v, w, f, t, c and e"
      ),
      (">\n\n  n % 0 = 1\n", 8, "'0' at column 7; expected a modulus of 1 or more"),
      (
        ">\r\n\r\nn = 5..2", 8,
        "'5..2' at column 5; expected a range from its lower to its upper value"
      ),
      ("\n draft='approved'\n>\nn =", 9, "its end at column 4; expected a value or a range"),
      (">n = <!-- 1 -->", 6, "its end at column 5 of the rule; expected a value or a range"),
      (
        "><![CDATA[n = 1 <]]>", 6,
        "'<' at column 7 of the rule; expected and, or, a comma, samples or the end of the rule"
      ),
      (">", 6, "its end at column 1 of the rule; expected a condition"),
      (
        ">n = 1 @integer 1.5", 6,
        "'1.5' at column 16 of the rule; expected samples without a fraction after @integer"
      ),
      (
        ">n = 1 &#10;&#10; q", 8,
        "'q' at column 2; expected and, or, a comma, samples or the end of the rule"
      ),
    ]
  )
  func lines(rule: String, line: Int, message: String) throws {
    let text = supplemental(
      """
      <plurals>
        <pluralRules locales="cs sk">
          <pluralRule count="few"\(rule)</pluralRule>
          <pluralRule count="other"/>
        </pluralRules>
      </plurals>
      """
    )
    let error = try rulesError(text)
    #expect(
      error.description == "test.xml:\(line): the rule for few of cs, sk has " + message
    )
  }

  @Test("is reported with its locales, its category and the compiler's error")
  func kind() throws {
    let text = smallRulesFile.replacing("i = 1 and v = 0", with: "i = 1 and v = ")
    let error = try rulesError(text)
    guard case .ruleSyntax(let syntaxError, let locales) = error.kind else {
      Issue.record("unexpected error: \(error)")
      return
    }
    #expect(locales == ["de", "en", "pt_PT"])
    #expect(syntaxError.category == "one")
    #expect(syntaxError.position.column == 16)
    #expect(error.line == 8)
  }

  @Test("has a condition on other")
  func conditionOnOther() throws {
    let text = smallRulesFile.replacing("> @integer 0~15", with: ">n = 1 @integer 0~15")
    #expect(
      try rulesError(text).description
        == "test.xml:12: the rule for other of ja has 'n' at column 1 of the rule; "
        + "expected no condition, because other holds where no other rule does"
    )
  }

  @Test("is longer than the compiler's limit, which the error names")
  func limit() throws {
    let text = smallRulesFile.replacing(
      "i = 1 and v = 0",
      with: String(repeating: " ", count: PluralRuleLimits.textLength) + "n = 1"
    )
    #expect(
      try rulesError(text).description.contains("at most \(PluralRuleLimits.textLength) bytes")
    )
  }

  @Test("is on a line beyond libxml2's own count of 65,535")
  func farLine() throws {
    let text = smallRulesFile.replacing(
      "<plurals ",
      with: String(repeating: "\n", count: 70_000) + "<plurals "
    ).replacing("i = 1", with: "i =")
    #expect(try rulesError(text).line == 70_008)
  }
}
