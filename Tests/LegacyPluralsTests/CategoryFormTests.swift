import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Forms by category")
struct CategoryFormTests {
  @Test("are what most numbers below 2,000,000 take by the formulas, in each of CLDR's locales")
  func areWhatMostNumbersTake() {
    let rules = LegacyPluralRule.allCases
    let locales = PluralRuleLibrary.builtIn.locales()
    for (locale, counts) in zip(locales, Self.counts(rules, locales)) {
      for (rule, counts) in zip(rules, counts) {
        let forms = rule.formsByCategory(locale: locale)
        for category in PluralCategory.allCases {
          let counts = counts[Int(category.index)]
          // Where not all numbers are counted, one in a hundred decides nothing.
          let isMost = counts[forms[category]] * 100 >= (counts.max() ?? 0) * 99
          #expect(isMost, "\(rule) \(locale) \(category): \(counts)")
        }
      }
    }
  }

  /// For each locale and rule, how many numbers have each category and each form.
  ///
  /// Counts every number below 20,000 and every multiple of 1,000, and for all others each 97th: beyond
  /// the small ones, what CLDR's rules and the formulas tell apart are the last two digits, and round
  /// numbers.
  private static func counts(
    _ rules: [LegacyPluralRule],
    _ locales: [String]
  ) -> [[[[Int]]]] {
    let others = stride(from: 20_000, to: 2_000_000, by: 97).filter { $0 % 1_000 != 0 }
    let rounds = stride(from: 20_000, to: 2_000_000, by: 1_000)
    let cldr = locales.map { PluralRules(locale: $0) }
    let none = Array(repeating: Array(repeating: 0, count: 6), count: 6)
    var counts = Array(repeating: Array(repeating: none, count: rules.count), count: locales.count)
    var classes: [[UInt8]: (first: Int, count: Int)] = [:]
    for (numbers, weight) in [(Array(0..<20_000), 1), (Array(rounds), 1), (others, 97)] {
      for number in numbers {
        // Most numbers have the forms and categories of others, which are counted together.
        let values =
          rules.map { UInt8(formula($0, UInt64(number))) }
          + cldr.map { $0.category(for: number).index }
        classes[values, default: (number, 0)].count += weight
      }
    }
    for (values, (_, count)) in classes {
      for (locale, category) in values.dropFirst(rules.count).enumerated() {
        for (rule, form) in values.prefix(rules.count).enumerated() {
          counts[locale][rule][Int(category)][Int(form)] += count
        }
      }
    }
    return counts
  }

  @Test("are those of the rules, whatever the identifier; an unknown one is root")
  func followLocales() {
    let russian = LegacyPluralRule.russian
    #expect(russian.formsByCategory(locale: "ru_RU.UTF-8") == russian.formsByCategory(locale: "uk"))
    #expect(russian.formsByCategory(for: PluralRules(locale: "pl"))?[.many] == 2)
    let unknown = LegacyPluralRule.arabic.formsByCategory(locale: "tlh")
    #expect(PluralCategory.allCases.map { unknown[$0] } == [3, 3, 3, 3, 3, 3])
  }

  @Test(
    "are those of other, or the last, for categories that no integer is in",
    arguments: [(.czech, "cs", .many, 2), (.russian, "ru", .other, 2), (.english, "ru", .zero, 1)]
      as [(LegacyPluralRule, String, PluralCategory, Int)]
  )
  func fillWhatNoIntegerReaches(
    rule: LegacyPluralRule,
    locale: String,
    category: PluralCategory,
    form: Int
  ) {
    #expect(rule.formsByCategory(locale: locale)[category] == form)
  }

  @Test("are not known for ordinals, nor for rules of a program's own, also under a locale's name")
  func areForBuiltInCardinalsOnly() throws {
    let overridden = try PluralRules(locale: "ru", overriding: ["one": "n = 1"])
    #expect(overridden.resolvedLocale == "ru")
    let compiled = try PluralRules(compiling: ["one": "n = 1"])
    for rules in [PluralRules(locale: "en", type: .ordinal), overridden, compiled] {
      #expect(LegacyPluralRule.russian.formsByCategory(for: rules) == nil)
    }
  }
}
