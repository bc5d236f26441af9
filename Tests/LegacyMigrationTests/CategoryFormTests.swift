import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Forms by category")
struct CategoryFormTests {
  @Test(
    "are those of the plan for each of CLDR's locales, and for what no integer is in those of other",
    arguments: LegacyPluralRule.allCases
  )
  func equalPlans(rule: LegacyPluralRule) throws {
    let locales = PluralRuleLibrary.builtIn.locales()
    #expect(locales.count == 227)
    for locale in locales {
      let forms = rule.formsByCategory(locale: locale)
      let plan = try LegacyMigrationPlan(rule: rule, locale: locale)
      let others = plan.forms[.other] ?? rule.reachedFormCount - 1
      for category in PluralCategory.allCases {
        #expect(forms[category] == plan.forms[category] ?? others, "\(locale) \(category)")
      }
    }
  }
}
