import CLDRReader
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Plural rules")
struct PluralRulesReaderTests {
  @Test("are read with their type, locales and categories")
  func small() throws {
    let file = try CLDRReader.pluralRules(from: source(smallRulesFile))
    #expect(file.type == .cardinal)
    #expect(file.groups.map(\.locales) == [["de", "en", "pt_PT"], ["ja"]])
    #expect(file.groups[0].ruleSet.rules.map(\.category) == [.one, .other])
    #expect(file.groups[0].ruleSet.rules[0].condition?.description == "i = 1 and v = 0")
    #expect(file.groups[1].ruleSet.rules[0].condition == nil)
  }

  @Test("are cardinal where the file does not say")
  func missingType() throws {
    let file = try CLDRReader.pluralRules(
      from: source(smallRulesFile.replacing(" type=\"cardinal\"", with: ""))
    )
    #expect(file.type == .cardinal)
  }

  @Test("may come with what old and new releases have beside them")
  func otherContent() throws {
    let file = try CLDRReader.pluralRules(
      from: source(
        supplemental(
          """
          <version number="$Revision: 9128 $" cldrVersion="24"/>
          <generation date="$Date: 2013-08-19 $"/>
          <?a b?>
          <plurals type="ordinal" draft="contributed">
            <pluralRules locales=" sv\tsv-FI " references="R1">
              <!-- the old keywords -->
              <pluralRule count="one" draft="approved">n mod 10 in 1,2 and n mod 100 not in
                11,12<!-- so it is --> @integer 1</pluralRule>
              <pluralRule count="few"><![CDATA[n is 5]]></pluralRule>
              <pluralRule count="many">n within 6..7 &#111;r n is&#x20;8</pluralRule>
              <pluralRule count="other"/>
              <more/>
            </pluralRules>
            <pluralRanges locales="sv"/>
          </plurals>
          <plurals type="ordinal">
            <pluralRules locales="nb"><pluralRule count="other"> </pluralRule></pluralRules>
          </plurals>
          <more locales="sv"/>
          """
        )
      )
    )
    #expect(file.type == .ordinal)
    #expect(file.groups.map(\.locales) == [["sv", "sv-FI"], ["nb"]])
    #expect(
      file.groups[0].ruleSet.rules.map { $0.condition?.description } == [
        "n % 10 = 1,2 and n % 100 != 11,12", "n = 5", "n within 6..7 or n = 8", nil,
      ]
    )
  }

  @Test("may come in UTF-16, with or without a byte order mark", arguments: [true, false])
  func utf16(isLittleEndian: Bool) throws {
    let expected = try CLDRReader.pluralRules(from: source(smallRulesFile))
    let text = smallRulesFile.replacing("UTF-8", with: "UTF-16")
    for text in [text, "\u{FEFF}" + text] {
      let bytes = text.utf16.flatMap { unit in
        let halves = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return isLittleEndian ? halves : halves.reversed()
      }
      #expect(try CLDRReader.pluralRules(from: .bytes(bytes, name: "test.xml")) == expected)
    }
  }

  @Test("may come with a byte order mark in UTF-8")
  func utf8Mark() throws {
    let expected = try CLDRReader.pluralRules(from: source(smallRulesFile))
    #expect(try CLDRReader.pluralRules(from: source("\u{FEFF}" + smallRulesFile)) == expected)
  }

  @Test(
    "must be structured as UTS #35 says",
    arguments: [
      ("", "3: supplementalData has no element plurals; expected at least one"),
      ("<plurals/>", "3: plurals has no element pluralRules; expected at least one"),
      (
        "<plurals type='cardinal'>\n</plurals>\n<plurals type='ordinal'></plurals>",
        "6: the rules are of the type ordinal; expected cardinal rules in this place"
      ),
      (
        "<plurals type='nominal'/>",
        "4: 'nominal' is no type of plural rules; expected cardinal or ordinal"
      ),
      (
        "<plurals>\n<pluralRules></pluralRules></plurals>",
        "5: pluralRules has no attribute locales; expected one"
      ),
      (
        "<plurals><pluralRules locales=' '/></plurals>",
        "4: the list of locales is empty; expected at least one name"
      ),
      (
        "<plurals><pluralRules locales='de'/></plurals>",
        "4: de has no rule for other; expected one in every set"
      ),
    ]
  )
  func structure(content: String, message: String) throws {
    #expect(try rulesError(supplemental(content)).description == "test.xml:" + message)
  }

  @Test(
    "must have a known category each, once in a set, and other among them",
    arguments: [
      (
        "<pluralRule>n = 1</pluralRule>",
        "5: pluralRule has no attribute count; expected one"
      ),
      (
        "<pluralRule count='three'>n = 3</pluralRule>",
        "5: 'three' is no plural category; expected zero, one, two, few, many or other"
      ),
      (
        "<pluralRule count=''>n = 3</pluralRule>",
        "5: '' is no plural category; expected zero, one, two, few, many or other"
      ),
      (
        "<pluralRule count='one'>n = 1</pluralRule>\n<pluralRule count='one'>n = 2</pluralRule>",
        "6: de, en, nl and 2 more has a second rule for one; expected each category once"
      ),
      (
        "<pluralRule count='other'/>\n<pluralRule count='other'/>",
        "6: de, en, nl and 2 more has a second rule for other; expected each category once"
      ),
      (
        "<pluralRule count='one'>n = 1</pluralRule>",
        "4: de, en, nl and 2 more has no rule for other; expected one in every set"
      ),
    ]
  )
  func categories(rules: String, message: String) throws {
    let text = supplemental(
      """
      <plurals><pluralRules locales="de en nl sv fi">
      \(rules)
      </pluralRules></plurals>
      """
    )
    #expect(try rulesError(text).description == "test.xml:" + message)
  }

  @Test(
    "must be for locales with well-formed names",
    arguments: [
      "de!", "d\u{E9}", "_", "de_", "_de", "de__AT", "abcdefghi", "de_Latn_AT_x", "sr_Latn_RS_x1",
      "de\u{0}",
    ]
  )
  func malformedLocale(name: String) throws {
    let locales = "en \(name == "de\u{0}" ? "de&#133;" : name)"
    let error = try rulesError(
      supplemental("<plurals>\n<pluralRules\nlocales='\(locales)'>\n</pluralRules></plurals>")
    )
    #expect(error.line == 6)
    guard case .malformedLocale = error.kind else {
      Issue.record("unexpected error: \(error)")
      return
    }
    #expect(
      error.description.hasSuffix(
        "is not the name of a locale; "
          + "expected 1 to 3 subtags of 2 to 8 ASCII letters and digits, separated by _ or -"
      )
    )
  }

  @Test(
    "refuse a locale that is listed twice, with both lines",
    arguments: [
      ("de en", "fr en"), ("pt_PT", "pt-pt"), ("PT", "pt"), ("zh-Hant", "zh_hant"),
    ]
  )
  func duplicateLocale(first: String, second: String) throws {
    let text = supplemental(
      """
      <plurals>
      <pluralRules locales="\(first)"><pluralRule count="other"/></pluralRules>
      <pluralRules locales="\(second)"><pluralRule count="other"/></pluralRules>
      </plurals>
      """
    )
    let name = second.split(separator: " ").last ?? ""
    let error = try rulesError(text)
    #expect(error.kind == .duplicateLocale(String(name), firstLine: 5))
    #expect(
      error.description
        == "test.xml:6: locale '\(name)' is listed on line 5 already; expected each locale once"
    )
  }

  @Test("refuse a locale that one list has twice")
  func duplicateInOneList() throws {
    let text = smallRulesFile.replacing("de en", with: "de en de")
    #expect(try rulesError(text).kind == .duplicateLocale("de", firstLine: 7))
  }

  @Test("take no attribute of another name space, no element inside, and text in any form")
  func unusualXML() throws {
    func rules(_ rule: String) throws -> PluralRuleSet {
      let text = """
        <supplementalData xmlns:x="urn:x"><plurals><pluralRules locales="de">
        \(rule)<pluralRule count="other"/></pluralRules></plurals></supplementalData>
        """
      let file = try CLDRReader.pluralRules(from: .bytes(Array(text.utf8), name: "test.xml"))
      return file.groups[0].ruleSet
    }
    let expected = try PluralRuleSet(parsing: "one: n = 5; other:")
    #expect(try rules(#"<pluralRule x:count="few" count="one">n = 5</pluralRule>"#) == expected)
    #expect(try rules(#"<pluralRule count="one"><![CDATA[n = 5]]></pluralRule>"#) == expected)
    let error = #expect(throws: CLDRReadError.self) {
      try rules(#"<pluralRule count="one">n = 5<b>, 6</b></pluralRule>"#)
    }
    #expect(error?.kind == .unexpectedElement("b", parent: "pluralRule"))
    #expect(error?.line == 2)
  }

  @Test("may have any number of equals signs in text and comments")
  func equalsSigns() throws {
    let condition = Array(repeating: "n = 1", count: 300).joined(separator: " or ")
    let text = """
      <!-- \(String(repeating: "=", count: 2_000)) -->
      <supplementalData><plurals><pluralRules locales="de">
      <pluralRule count="one">\(condition)</pluralRule><pluralRule count="two">\(condition)</pluralRule>
      <pluralRule count="few">\(condition)</pluralRule><pluralRule count="many">\(condition)</pluralRule>
      <pluralRule count="other"/></pluralRules></plurals></supplementalData>
      """
    let file = try CLDRReader.pluralRules(from: .bytes(Array(text.utf8), name: "test.xml"))
    #expect(file.groups[0].ruleSet.rules.count == 5)
  }
}
