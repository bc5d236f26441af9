/// Some of the integers that a form stands for, for a finding.
public struct NumberExamples: Hashable, Sendable {
  /// The smallest of them in compact notation, such as `1, 21, 31, …`.
  public let text: String
  /// The smallest; nil if it is not known, as of numbers with fraction digits.
  public let smallest: UInt64?
  /// The share of all integers, from 0 to 1; nil if that says nothing, as of a few numbers.
  public let share: Double?

  /// Creates examples.
  ///
  /// - Parameters:
  ///   - text: The smallest of the numbers in compact notation.
  ///   - smallest: The smallest.
  ///   - share: The share of all integers.
  public init(text: String, smallest: UInt64?, share: Double? = nil) {
    self.text = text
    self.smallest = smallest
    self.share = share
  }
}

extension MessageDiagnostic {
  /// The numbers that the finding is about, where it is about numbers.
  public var integers: NumberExamples? {
    guard case .translation(let problem) = kind else { return nil }
    return switch problem {
    case .missingForm(_, _, let numbers, _), .numberNotShown(let numbers, _),
      .wrongLiteral(_, let numbers), .zeroReading(_, let numbers, _):
      numbers
    case .differingRules(_, _, let number), .legacyRule(_, _, let number):
      NumberExamples(text: "\(number), …", smallest: number)
    default: nil
    }
  }
}
