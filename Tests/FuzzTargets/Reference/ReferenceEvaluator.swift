import PluralRuleCompiler
import Plurals

/// Evaluates rules by walking their syntax tree, as UTS #35 part 3 ("Relations") describes it.
///
/// It is slow and obvious, works on decimal digits, and shares no code with the compiler and the
/// interpreter: what it says is what bytecode is measured by.
struct ReferenceEvaluator {
  /// The rules in the order in which UTS #35 tries them: zero, one, two, few, many.
  private let rules: [PluralRule]

  init(_ ruleSet: PluralRuleSet) {
    rules = PluralCategory.allCases.flatMap { category in
      ruleSet.rules.filter { $0.category == category }
    }
  }

  /// The category of a number: that of the first rule that holds.
  func category(of number: DecimalNumber) -> PluralCategory {
    for rule in rules {
      if let condition = rule.condition, Self.holds(condition, number) { return rule.category }
    }
    return .other
  }

  static func holds(_ condition: PluralCondition, _ number: DecimalNumber) -> Bool {
    condition.alternatives.contains { alternative in
      alternative.allSatisfy { holds($0, number) }
    }
  }

  static func holds(_ relation: PluralRelation, _ number: DecimalNumber) -> Bool {
    let digits = number[relation.operand]
    // nil is above every range.
    let integer = relation.modulus.map(digits.remainder) ?? digits.value
    let isFractional = relation.operand == .n && number.isFractional
    var isInside = false
    if let integer {
      for range in relation.ranges {
        if isFractional {
          // A fraction is in a range of `within` only: at its lower bound or above it wherever the
          // integer part is, and below its upper bound only where the integer part is.
          isInside =
            isInside
            || relation.isWithin && range.lowerBound <= integer && integer < range.upperBound
        } else {
          isInside = isInside || range.lowerBound <= integer && integer <= range.upperBound
        }
      }
    }
    return isInside != relation.isNegated
  }
}
