import Plurals
import TestSupport
import Testing

@Suite("Categories of numbers")
struct CategoryTests {
  struct Fact: CustomTestStringConvertible {
    let locale: String
    let type: PluralRuleType
    let number: String
    let category: PluralCategory

    var testDescription: String { "\(locale) \(type) \(number)" }

    static let all = Fixture.rows("categories", columns: 4).map {
      Fact(
        locale: $0[0],
        type: PluralRuleType(fixture: $0[1]),
        number: $0[2],
        category: PluralCategory(fixture: $0[3])
      )
    }
  }

  @Test("a number has the category that CLDR's rules give it", arguments: Fact.all)
  func category(_ fact: Fact) throws {
    let rules = PluralRules(locale: fact.locale, type: fact.type)
    #expect(try rules.category(for: fact.number) == fact.category)
    #expect(
      try PluralRules.category(for: fact.number, locale: fact.locale, type: fact.type)
        == fact.category
    )
    #expect(rules.categories.contains(fact.category))
    #expect(rules.type == fact.type)
  }

  @Test("an integer has the category of its digits", arguments: Fact.all)
  func categoryOfInteger(_ fact: Fact) {
    guard let number = Int128(fact.number) else { return }
    let rules = PluralRules(locale: fact.locale, type: fact.type)
    #expect(rules.category(for: number) == fact.category)
    if let number = Int(exactly: number) {
      #expect(rules.category(for: number) == fact.category)
      #expect(
        PluralRules.category(for: number, locale: fact.locale, type: fact.type) == fact.category
      )
    }
    if let number = Int8(exactly: number) { #expect(rules.category(for: number) == fact.category) }
  }

  @Test("a floating-point number has the category of its shortest decimal", arguments: Fact.all)
  func categoryOfFloatingPoint(_ fact: Fact) throws {
    // Exponents and trailing zeros are not in a Double, and past 2^53 not every integer is.
    guard fact.number.utf8.count < 15, !fact.number.contains("c"), !fact.number.contains("e"),
      !fact.number.contains(".") || fact.number.last != "0"
    else { return }
    let number = try #require(Double(fact.number))
    let rules = PluralRules(locale: fact.locale, type: fact.type)
    #expect(rules.category(for: number) == fact.category)
    #expect(
      PluralRules.category(for: number, locale: fact.locale, type: fact.type) == fact.category
    )
  }

  @Test("NaN and the infinities are other in every locale", arguments: PluralRuleType.allCases)
  func notFinite(_ type: PluralRuleType) {
    for locale in CLDRData.cardinalLocales {
      let rules = PluralRules(locale: locale, type: type)
      for number in [Double.nan, .signalingNaN, .infinity, -.infinity] {
        #expect(rules.category(for: number) == .other, "\(locale)")
        #expect(rules.category(for: Float(number)) == .other, "\(locale)")
        #expect(PluralRules.category(for: number, locale: locale, type: type) == .other)
        #expect(PluralRules.category(for: Float(number), locale: locale, type: type) == .other)
      }
    }
  }

  // Its absolute value ends in 08, and in 808.
  @Test(
    "the least 64-bit integer has the category that CLDR's rules give its digits",
    arguments: [
      ("en", .other), ("ru", .many), ("pl", .many), ("ar", .few), ("lv", .other), ("lt", .few),
      ("sl", .other), ("mt", .few), ("cs", .other), ("br", .other), ("fr", .other), ("fil", .one),
      ("be", .many), ("ro", .few), ("gv", .other), ("mk", .other),
    ] as [(String, PluralCategory)]
  )
  func leastInteger(locale: String, category: PluralCategory) {
    #expect(PluralRules(locale: locale).category(for: Int64.min) == category)
    #expect(PluralRules.category(for: Int64.min, locale: locale) == category)
  }

  @Test("the least integer of a width has the category of its absolute value")
  func leastIntegers() throws {
    for locale in CLDRData.cardinalLocales {
      let rules = PluralRules(locale: locale)
      #expect(rules.category(for: Int8.min) == (try rules.category(for: "128")), "\(locale)")
      #expect(rules.category(for: Int16.min) == (try rules.category(for: "32768")), "\(locale)")
      #expect(
        rules.category(for: Int32.min) == (try rules.category(for: "2147483648")),
        "\(locale)"
      )
      let least = try rules.category(for: "9223372036854775808")
      #expect(rules.category(for: Int.min) == least, "\(locale)")
      #expect(rules.category(for: Int64.min) == least, "\(locale)")
      #expect(
        rules.category(for: Int128.min)
          == (try rules.category(for: "170141183460469231731687303715884105728")),
        "\(locale)"
      )
    }
  }

  @Test(
    "a number past 64 bits has the category of its last six digits",
    arguments: ["ru", "pl", "ar", "lt", "lv", "br", "gv", "cy", "kw", "is", "mk", "ga"]
  )
  func longNumbers(_ locale: String) throws {
    // From 10^6 on, no rule of these locales sees more of an integer than its last six digits and
    // that it is not 0.
    let rules = PluralRules(locale: locale)
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      let ending = (0..<6).map { _ in String(UInt8.random(in: 0...9, using: &random)) }.joined()
      let beginning = String(UInt64.random(in: 1 << 44 ... .max, using: &random))
      let category = try rules.category(for: "7" + ending)
      #expect(try rules.category(for: beginning + ending) == category, "\(beginning + ending)")
      let number = try #require(Int128(beginning + ending))
      #expect(rules.category(for: number) == category, "\(number)")
      #expect(rules.category(for: -number) == category, "\(number)")
    }
  }

  @Test(
    "many fraction digits are not taken for few",
    arguments: [254, 255, 256, 257, 258, 511, 512, 513, 65_536, 65_538]
  )
  func manyFractionDigits(_ count: Int) throws {
    let zeros = String(repeating: "0", count: count)
    // English one has no fraction digits.
    #expect(try PluralRules(locale: "en").category(for: "1." + zeros) == .other)
    #expect(PluralRules(locale: "en").category(for: 1, fractionDigits: count) == .other)
    // Latvian: with two fraction digits 11 to 19 are zero; with other numbers of them the last counts.
    let digits = String(repeating: "0", count: count - 2) + "11"
    #expect(try PluralRules(locale: "lv").category(for: "5." + digits) == .one)
    // Lithuanian many has fraction digits that are not all 0.
    #expect(try PluralRules(locale: "lt").category(for: "1." + zeros) == .one)
    #expect(try PluralRules(locale: "lt").category(for: "1." + zeros + "1") == .many)
  }

  @Test("the rules' categories are CLDR's, reachable by integers or not")
  func categories() {
    #expect(Array(PluralRules(locale: "pl").categories) == [.one, .few, .many, .other])
    #expect(Array(PluralRules(locale: "cs").categories) == [.one, .few, .many, .other])
    #expect(
      Array(PluralRules(locale: "ar").categories) == [.zero, .one, .two, .few, .many, .other]
    )
    #expect(Array(PluralRules(locale: "he").categories) == [.one, .two, .other])
    #expect(Array(PluralRules(locale: "lv").categories) == [.zero, .one, .other])
    #expect(Array(PluralRules(locale: "en").categories) == [.one, .other])
    #expect(Array(PluralRules(locale: "fr").categories) == [.one, .many, .other])
    #expect(Array(PluralRules(locale: "ja").categories) == [.other])
    #expect(Array(PluralRules(locale: "xx").categories) == [.other])
    #expect(
      Array(PluralRules(locale: "en", type: .ordinal).categories) == [.one, .two, .few, .other]
    )
    #expect(Array(PluralRules(locale: "uk", type: .ordinal).categories) == [.few, .other])
    #expect(Array(PluralRules(locale: "it", type: .ordinal).categories) == [.many, .other])
    #expect(Array(PluralRules(locale: "nn", type: .ordinal).categories) == [.other])
  }

  @Test("the release of CLDR is named")
  func version() {
    #expect(PluralRules.cldrVersion == CLDRPins.version)
  }
}
