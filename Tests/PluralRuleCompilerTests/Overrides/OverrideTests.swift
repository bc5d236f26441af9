import PluralRuleCompiler
import Plurals
import Testing

@Suite("Rules of one's own")
struct OverrideTests {
  /// Hebrew as it was before CLDR 42.
  static let oldHebrew: KeyValuePairs = [
    "one": "i = 1 and v = 0", "two": "i = 2 and v = 0",
    "many": "v = 0 and n != 0..10 and n % 10 = 0",
  ]

  @Test("conditions are compiled, with other for what remains")
  func compiling() throws {
    let rules = try PluralRules(compiling: ["one": "n = 1", "few": "n = 2..4"])
    #expect(rules.category(for: 1) == .one)
    #expect(rules.category(for: 3) == .few)
    #expect(rules.category(for: 9) == .other)
    #expect(try rules.category(for: "3.5") == .other)
    #expect(rules.category(for: 3.0) == .few)
    #expect(Array(rules.categories) == [.one, .few, .other])
    #expect(rules.resolvedLocale == "und")
    #expect(rules.type == .cardinal)
    #expect(try PluralRules(compiling: ["one": "n = 1"], type: .ordinal).type == .ordinal)
  }

  @Test("no conditions leave everything to other")
  func empty() throws {
    for rules in [try PluralRules(compiling: [:]), try PluralRules(compiling: ["other": ""])] {
      #expect(Array(rules.categories) == [.other])
      #expect(rules.category(for: 1) == .other)
      #expect(rules.category(for: 1.5) == .other)
    }
  }

  @Test("other may be listed in conditions, with samples, anywhere")
  func otherIsListed() throws {
    let rules = try PluralRules(compiling: [
      "other": "@integer 0, 2~16, …", "one": "n = 1 @integer 1",
    ])
    #expect(rules.category(for: 1) == .one)
    #expect(rules.category(for: 2) == .other)
    #expect(Array(rules.categories) == [.one, .other])
  }

  @Test("other is implied in conditions only")
  func otherIsNotImplied() {
    let error = #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRuleSet(parsing: "one: n = 1")
    }
    #expect(error?.kind == .missingOther)
    #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRuleSet(parsing: [(category: "one", rule: "n = 1")])
    }
  }

  @Test("a category is the rules', whether or not a number reaches it")
  func unreachable() throws {
    let rules = try PluralRules(compiling: ["one": "n = 1", "two": "n = 1", "few": "i % 10 = 12"])
    #expect(Array(rules.categories) == [.one, .two, .few, .other])
    #expect(rules.category(for: 1) == .one)
    #expect(rules.category(for: 12) == .other)
  }

  @Test("a range of compiled rules takes the end's category")
  func ranges() throws {
    let rules = try PluralRules(compiling: ["one": "n = 1"])
    #expect(rules.category(from: 0, to: 1) == .one)
    #expect(rules.category(from: 1, to: 2) == .other)
    for start in PluralCategory.allCases {
      for end in PluralCategory.allCases {
        #expect(rules.category(from: start, to: end) == end)
      }
    }
  }

  @Test("a locale's rules are replaced, its name and ranges stay")
  func localeOverride() throws {
    let rules = try PluralRules(locale: "iw_IL", overriding: Self.oldHebrew)
    #expect(rules.resolvedLocale == "he")
    #expect(rules.category(for: 20) == .many)
    #expect(rules.category(for: 10) == .other)
    #expect(try rules.category(for: "20.0") == .other)
    // Hebrew's table: one + two → other, two + other → other; one + many is not in it.
    #expect(rules.category(from: 1, to: 2) == .other)
    #expect(rules.category(from: 2, to: 3) == .other)
    #expect(rules.category(from: 1, to: 20) == .many)
    // The built-in rules stay what they are.
    #expect(PluralRules(locale: "he").category(for: 20) == .other)
  }

  @Test("an override says nothing about the locale's own rules")
  func replacesAll() throws {
    let rules = try PluralRules(locale: "pl", overriding: ["two": "n = 2"])
    #expect(Array(rules.categories) == [.two, .other])
    #expect(rules.category(for: 1) == .other)
    #expect(rules.category(for: 22) == .other)
    let ordinal = try PluralRules(locale: "en", type: .ordinal, overriding: ["zero": "n = 0"])
    #expect(ordinal.type == .ordinal)
    #expect(ordinal.category(for: 0) == .zero)
    #expect(ordinal.category(for: 1) == .other)
    let unknown = try PluralRules(locale: "tlh", overriding: ["one": "n = 1"])
    #expect(unknown.resolvedLocale == "root")
    #expect(unknown.category(for: 1) == .one)
  }

  @Test("rules made at run time are values that tasks can share")
  func concurrency() async throws {
    let rules = try PluralRules(locale: "he", overriding: Self.oldHebrew)
    let expected = (0..<500).map { rules.category(for: $0) }
    await withTaskGroup(of: [PluralCategory].self) { group in
      for _ in 0..<8 { group.addTask { (0..<500).map { rules.category(for: $0) } } }
      for await categories in group { #expect(categories == expected) }
    }
  }
}
