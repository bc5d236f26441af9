/// What is wrong with a rule number or a list of forms.
public enum LegacyPluralError: Error, Hashable, Sendable {
  /// A rule's number is not written in decimal digits.
  case notANumber(String)
  /// A number that no rule has.
  case unknownRule(String)
  /// A list has more or fewer forms than its rule.
  case wrongFormCount(Int, rule: LegacyPluralRule)
  /// A form of a list is empty.
  case emptyForm(index: Int, rule: LegacyPluralRule)
  /// The separator of a list is empty.
  case emptySeparator
  /// A form index that the rule does not have.
  case unknownForm(Int, rule: LegacyPluralRule)
  /// A locale that has no rules in CLDR.
  case unknownLocale(String)
}

extension LegacyPluralError: CustomStringConvertible {
  /// The fault and what would be right, in one line.
  public var description: String {
    switch self {
    case .notANumber(let text):
      return "rule \(text.debugDescription) is not a number; " + Self.ruleNumbers
    case .unknownRule("999999"):
      return "999999 is JJPluralForm's mark that no rule is chosen; " + Self.ruleNumbers
    case .unknownRule(let text):
      return "there is no rule \(text); " + Self.ruleNumbers
    case .wrongFormCount(let count, let rule):
      let counts = rule.acceptedFormCounts
      let expected =
        counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
      return "rule \(rule) takes \(expected) form\(expected == "1" ? "" : "s"), found \(count); "
        + "is the separator right?"
    case .emptyForm(let index, let rule):
      return "form \(index) for rule \(rule) is empty; every form needs a text"
    case .emptySeparator:
      return "the separator is empty; it must have at least one character, such as ;"
    case .unknownForm(let index, let rule):
      return "rule \(rule) has no form \(index); its forms are 0 to \(rule.formCount - 1)"
    case .unknownLocale(let locale):
      return
        "CLDR has no plural rules for locale \(locale.debugDescription); it must be one of CLDR's, "
        + "such as ru or pt-PT"
    }
  }

  private static let ruleNumbers = "rules are 0 to 19, 100, 102 and 107"
}
