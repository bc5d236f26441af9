import PluralRuleCompiler
import Plurals
import Testing

/// Whether a condition holds for a number: by its bytecode, which must agree with the reference.
func holds(
  _ condition: String,
  _ number: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
  let ruleSet = try PluralRuleSet(parsing: [
    (category: "one", rule: condition), (category: "other", rule: ""),
  ])
  let category = try PluralRules(compiling: ruleSet).category(for: number)
  let expected = ReferenceEvaluator(ruleSet).category(of: DecimalNumber(number))
  #expect(category == expected, "\(condition) on \(number)", sourceLocation: sourceLocation)
  return category == .one
}

/// The condition of a rule.
func condition(_ text: String) throws -> PluralCondition {
  try #require(PluralRule(category: .one, parsing: text).condition)
}
