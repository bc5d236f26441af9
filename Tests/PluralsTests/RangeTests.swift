import Plurals
import TestSupport
import Testing

@Suite("Categories of ranges")
struct RangeTests {
  @Test(
    "a range has the category that CLDR's tables give it",
    arguments: Fixture.rows("ranges", columns: 4)
  )
  func category(_ row: [String]) throws {
    let rules = PluralRules(locale: row[0])
    let category = PluralCategory(fixture: row[3])
    #expect(try rules.category(from: row[1], to: row[2]) == category)
    #expect(try rules.category(from: Substring(row[1]), to: row[2]) == category)
    let (start, end) = (
      try PluralOperands(parsing: row[1]), try PluralOperands(parsing: row[2])
    )
    #expect(rules.category(from: start, to: end) == category)
    #expect(
      try rules.category(from: #require(Double(row[1])), to: #require(Double(row[2]))) == category
    )
    if let start = Int(row[1]), let end = Int(row[2]) {
      #expect(rules.category(from: start, to: end) == category)
      #expect(rules.category(from: Int128(-start), to: Int128(-end)) == category)
    }
  }

  @Test("every row of pluralRanges.xml holds, and other pairs take the end's category")
  func tables() {
    for (locales, rows) in CLDRData.ranges {
      for locale in locales {
        let rules = PluralRules(locale: locale)
        for start in PluralCategory.allCases {
          for end in PluralCategory.allCases {
            let listed = rows.first { $0.start == start.rawValue && $0.end == end.rawValue }
            let expected = listed.flatMap { PluralCategory(rawValue: $0.result) } ?? end
            #expect(
              rules.category(from: start, to: end) == expected,
              "\(locale) \(start) \(end)"
            )
          }
        }
      }
    }
  }

  @Test("a locale without a table, and every ordinal rule set, takes the end's category")
  func withoutTable() {
    let listed = Set(CLDRData.rangeLocales)
    var rules = CLDRData.ordinalLocales.map { PluralRules(locale: $0, type: .ordinal) }
    for locale in ["br", "gv", "kw", "mt", "root", "xx", "nso", "ht"] {
      #expect(!listed.contains(locale))
      rules.append(PluralRules(locale: locale))
    }
    for rules in rules {
      for start in PluralCategory.allCases {
        for end in PluralCategory.allCases {
          #expect(
            rules.category(from: start, to: end) == end,
            "\(rules.resolvedLocale) \(rules.type) \(start) \(end)"
          )
        }
      }
    }
  }

  @Test(
    "an end that is not finite belongs to other, as the number alone does",
    arguments: [Double.nan, .infinity, -.infinity]
  )
  func notFinite(_ number: Double) {
    // CLDR: in Slovenian other–one is few and other–two is two; in Latvian zero–other is other.
    let slovenian = PluralRules(locale: "sl")
    #expect(slovenian.category(for: number) == .other)
    #expect(slovenian.category(from: number, to: 1) == slovenian.category(from: .other, to: .one))
    #expect(slovenian.category(from: 2, to: number) == slovenian.category(from: .two, to: .other))
    #expect(slovenian.category(from: number, to: number) == .other)
    #expect(slovenian.category(from: Float(number), to: 1) == .few)
  }

  @Test("a range with a text that is not a number is that number's error")
  func malformed() {
    let rules = PluralRules(locale: "en")
    let error = #expect(throws: PluralOperands.ParseError.self) {
      try rules.category(from: "1", to: "2x")
    }
    #expect(error?.kind == .unexpectedCharacter)
    #expect(error?.offset == 1)
    #expect(throws: PluralOperands.ParseError.self) { try rules.category(from: "", to: "2") }
  }
}
