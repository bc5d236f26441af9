import Plurals

/// One condition of a rule set, to be asked alone.
struct ConditionProgram {
  let program: Program

  init(_ condition: PluralCondition) {
    program = Program(
      compiling: PluralRuleSet(uncheckedRules: [
        PluralRule(category: .one, condition: condition),
        PluralRule(category: .other, condition: nil),
      ])
    )
  }

  func holds(for operands: PluralOperands) -> Bool {
    program.category(for: operands) == .one
  }
}
