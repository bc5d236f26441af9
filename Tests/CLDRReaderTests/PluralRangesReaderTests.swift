import CLDRReader
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Plural ranges")
struct PluralRangesReaderTests {
  private func groups(_ content: String) throws -> [PluralRangeGroup] {
    try CLDRReader.pluralRanges(from: source(supplemental(content)))
  }

  private func rows(_ rows: String) throws -> [PluralRangeRow] {
    try groups("<plurals>\n<pluralRanges locales='sl'>\(rows)</pluralRanges></plurals>")[0].rows
  }

  @Test("are read with their locales, in the order of the file")
  func content() throws {
    let groups = try groups(
      """
      <plurals>
        <pluralRanges locales="ja zh">
          <pluralRange start="other" end="other" result="other"/>
        </pluralRanges>
        <pluralRules locales="ja"/>
        <pluralRanges locales="sl">
          <pluralRange start="one" end="one" result="few" draft="approved"/>
          <pluralRange start="one" end="two" result="two"/>
        </pluralRanges>
      </plurals>
      """
    )
    #expect(
      groups == [
        PluralRangeGroup(
          locales: ["ja", "zh"],
          rows: [PluralRangeRow(start: .other, end: .other, result: .other)]
        ),
        PluralRangeGroup(
          locales: ["sl"],
          rows: [
            PluralRangeRow(start: .one, end: .one, result: .few),
            PluralRangeRow(start: .one, end: .two, result: .two),
          ]
        ),
      ]
    )
  }

  @Test("without a start or an end stand for all categories")
  func wildcards() throws {
    #expect(
      try rows("<pluralRange end='one' result='few'/>")
        == PluralCategory.allCases.map { PluralRangeRow(start: $0, end: .one, result: .few) }
    )
    #expect(
      try rows("<pluralRange start='one' result='few'/>")
        == PluralCategory.allCases.map { PluralRangeRow(start: .one, end: $0, result: .few) }
    )
    #expect(try rows("<pluralRange result='few'/>").count == 36)
  }

  @Test(
    "must be structured as UTS #35 says",
    arguments: [
      ("", "3: plurals has no element pluralRanges; expected at least one"),
      (
        "<plurals>\n<pluralRanges locales='de'/></plurals>",
        "5: pluralRanges has no element pluralRange; expected at least one"
      ),
      (
        "<plurals>\n<pluralRanges/></plurals>",
        "5: pluralRanges has no attribute locales; expected one"
      ),
      (
        "<plurals>\n<pluralRanges locales='de'><pluralRange start='one' end='one'/></pluralRanges></plurals>",
        "5: pluralRange has no attribute result; expected one"
      ),
      (
        "<plurals>\n<pluralRanges locales='de'><pluralRange start='on' result='one'/></pluralRanges></plurals>",
        "5: 'on' is no plural category; expected zero, one, two, few, many or other"
      ),
      (
        """
        <plurals><pluralRanges locales='de'><pluralRange result='one'/></pluralRanges>
        <pluralRanges locales='fr de'><pluralRange result='one'/></pluralRanges></plurals>
        """,
        "5: locale 'de' is listed on line 4 already; expected each locale once"
      ),
    ]
  )
  func structure(content: String, message: String) throws {
    let error = try #require(throws: CLDRReadError.self) { try groups(content) }
    #expect(error.description == "test.xml:" + message)
  }

  @Test(
    "refuse a pair of categories that a table has twice",
    arguments: [
      "<pluralRange start='one' end='two' result='two'/>\n<pluralRange start='one' end='two' result='two'/>",
      "<pluralRange start='one' end='two' result='two'/>\n<pluralRange end='two' result='few'/>",
      "<pluralRange start='one' result='two'/>\n<pluralRange start='one' end='two' result='two'/>",
    ]
  )
  func duplicates(content: String) throws {
    let error = try #require(throws: CLDRReadError.self) { try rows(content) }
    #expect(
      error.description
        == "test.xml:6: sl has a second row for one to two; expected each pair of categories once"
    )
  }
}
