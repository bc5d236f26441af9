import PluralRuleCompiler
import Plurals

/// A class of answers in which ICU departs from UTS #35.
struct KnownFault: Hashable {
  let reason: String
  private let matches: @Sendable (PluralOperands, PluralRuleSet) -> Bool

  static func == (lhs: KnownFault, rhs: KnownFault) -> Bool { lhs.reason == rhs.reason }

  func hash(into hasher: inout Hasher) { hasher.combine(reason) }

  /// Whether the fault can be the reason for a difference.
  func explains(_ number: PluralOperands, _ ruleSet: PluralRuleSet) -> Bool {
    matches(number, ruleSet)
  }

  /// Every known one. None is needed for ICU 72 and CLDR 48.2.
  static let all: [KnownFault] = []
}
