/// A plural rule that cannot be read: what is wrong, where, and what would be right.
public struct PluralRuleSyntaxError: Error, Hashable, Sendable {
  /// What is wrong with a rule.
  public enum Kind: Hashable, Sendable {
    /// Something else is expected in this place.
    case unexpected
    /// A letter or word that is no operand.
    case unknownOperand
    /// A remainder of a division by 0.
    case zeroModulus
    /// A range whose first value is above its last, such as `5..2`.
    case descendingRange
    /// A sample range whose ends differ in their notation, or that stands for too many.
    case malformedSampleRange
    /// A category that CLDR does not have.
    case unknownCategory
    /// A category that has a rule already.
    case duplicateCategory
    /// A condition on `other`, which holds where no other rule does.
    case conditionOnOther
    /// No condition on a category that is not `other`.
    case missingCondition
    /// No rule for `other`.
    case missingOther
    /// A limit of the compiler, which the error's `expected` names, is exceeded.
    case limitExceeded
  }

  /// A place in the text of a rule.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The number of UTF-8 code units before the place.
    public var offset = 0
    /// The line, from 1.
    public var line = 1
    /// The column in Unicode scalars, from 1.
    public var column = 1

    /// The line and column.
    public var description: String { "line \(line), column \(column)" }
  }

  /// What is wrong.
  public let kind: Kind

  /// Where it is wrong.
  public let position: Position

  /// The text found there, shortened if it is long; empty at the end of the text.
  public let found: String

  /// What would be right.
  public let expected: String

  /// The category whose rule is wrong, where it is known.
  public private(set) var category: String?

  init(_ kind: Kind, at position: Position = Position(), found: String, expected: String? = nil) {
    self.kind = kind
    self.position = position
    self.found = found.count > 40 ? found.prefix(40) + "…" : found
    self.expected = expected ?? kind.expectation
  }

  func about(_ category: String) -> Self {
    var copy = self
    copy.category = copy.category ?? category
    return copy
  }
}

extension PluralRuleSyntaxError.Kind {
  /// What would be right, where the kind alone tells.
  fileprivate var expectation: String {
    switch self {
    case .unknownOperand: "one of the operands n, i, v, w, f, t, c and e"
    case .zeroModulus: "a modulus of 1 or more"
    case .descendingRange: "a range from its lower to its upper value"
    case .malformedSampleRange:
      "a range of ascending numbers with the same number of fraction digits and the same exponent, "
        + "of at most \(PluralRuleLimits.samples) numbers"
    case .unknownCategory: "one of the categories zero, one, two, few, many and other"
    case .duplicateCategory: "each category once"
    case .conditionOnOther: "no condition, because other holds where no other rule does"
    case .missingCondition: "a condition"
    case .missingOther: "a rule for other"
    case .unexpected, .limitExceeded: "something else"
    }
  }
}

extension PluralRuleSyntaxError: CustomStringConvertible {
  /// The fault, its place and what would be right, in one line.
  public var description: String {
    var text = category.map { "rule for \($0), " } ?? ""
    text += "\(position): expected \(expected)"
    text += found.isEmpty ? ", found the end" : ", found '\(found)'"
    return text
  }
}
