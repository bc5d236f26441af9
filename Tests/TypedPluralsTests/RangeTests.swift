import Plurals
import Testing
import TypedPlurals

@Suite("Ranges in typed messages")
struct RangeTests {
  struct Texts<Language: MessageLanguage>: Translation {
    func text(_ key: OverridingTests.NoKey) -> String { "" }
  }

  /// From pluralRanges.xml of CLDR, with the ends' categories from plurals.xml.
  @Test(
    "a range has the category that CLDR's tables give it",
    arguments: [
      (Languages.en.self, "1", "2", .other), (Languages.en.self, "0", "1", .other),
      (Languages.de.self, "0", "1", .one), (Languages.ka.self, "1", "2", .one),
      (Languages.sl.self, "1", "2", .two), (Languages.sl.self, "1", "1", .few),
      (Languages.sl.self, "5", "101", .few), (Languages.lv.self, "1", "21", .one),
      (Languages.lv.self, "0", "10", .other), (Languages.cy.self, "0", "1", .one),
      (Languages.ar.self, "0", "1", .zero), (Languages.ar.self, "3", "11", .many),
      (Languages.ro.self, "0", "1", .few), (Languages.ro.self, "2", "20", .other),
      // Not listed: the end's.
      (Languages.pt_PT.self, "0", "1", .one), (Languages.ru.self, "2", "21", .one),
      (Languages.he.self, "1", "2", .other), (Languages.br.self, "1", "2", .two),
    ] as [(any MessageLanguage.Type, String, String, PluralCategory)]
  )
  func ranges(
    language: any MessageLanguage.Type,
    start: String,
    end: String,
    category: PluralCategory
  ) throws {
    try check(language, start, end, category)
  }

  func check<Language: MessageLanguage>(
    _ language: Language.Type,
    _ start: String,
    _ end: String,
    _ category: PluralCategory
  ) throws {
    let texts = Texts<Language>()
    let (first, last) = (try #require(Int(start)), try #require(Int(end)))
    #expect(language.category(from: first, to: last).category == category)
    #expect(try language.category(from: start, to: Substring(end)).category == category)
    #expect(texts.category(from: first, to: last).category == category)
    #expect(try texts.category(from: start, to: end).category == category)
    #expect(
      texts.category(from: PluralOperands(first), to: PluralOperands(last)).category == category
    )
  }

  @Test("fraction digits of the ends count")
  func fractions() throws {
    #expect(try Languages.sl.category(from: "1", to: "2") == .two)
    #expect(try Languages.sl.category(from: "1", to: "2.0") == .few)
    #expect(try Languages.de.category(from: "0", to: "1.0") == .other)
  }

  @Test("an end that is no number is an error", arguments: [("1", "two"), ("one", "2"), ("", "1")])
  func malformed(start: String, end: String) {
    #expect(throws: PluralOperands.ParseError.self) {
      try Languages.en.category(from: start, to: end)
    }
  }
}
