import LegacyMigration
import LegacyPlurals
import PluralMessages
import PluralRuleCompiler
import Plurals

/// The check of the numbered rule that a file's lists of word forms are for.
enum LegacyChecks {
  /// What is to be said if the rule is not the language's: with the smallest number that takes another form.
  static func finding(_ rule: LegacyPluralRule, language: String) -> MessageFinding? {
    guard let plan = try? LegacyMigrationPlan(rule: rule, locale: language), !plan.isLossless,
      let rules = PluralRules(knownLocale: language),
      let number = (try? rule.rules.equivalence(with: rules))?.counterexample
        ?? plan.changes.compactMap(\.integers.first).min()
    else { return nil }
    return MessageFinding(
      problem: .legacyRule(number: rule.rawValue, language: language, counterexample: number),
      severity: .error
    )
  }
}
