import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Forms by category")
struct CategoryFormTests {
  @Test(
    "are those of the plan for each of CLDR's locales, and for what no integer is in those of other",
    arguments: LegacyPluralRule.allCases
  )
  func equalPlans(rule: LegacyPluralRule) throws {
    let ruleSets = CLDRRuleSets.cardinals(of: .builtIn)
    #expect(ruleSets.reduce(0) { $0 + $1.locales.count } == CLDRPins.count("cardinal locales"))
    for (_, locales, _) in ruleSets {
      // The locales of a rule set have one plan.
      let plan = try LegacyMigrationPlan(rule: rule, locale: try #require(locales.first))
      let others = plan.forms[.other] ?? rule.reachedFormCount - 1
      let expected = PluralCategory.allCases.map { plan.forms[$0] ?? others }
      for locale in locales {
        let forms = rule.formsByCategory(locale: locale)
        #expect(PluralCategory.allCases.map { forms[$0] } == expected, "\(locale)")
      }
    }
  }
}
