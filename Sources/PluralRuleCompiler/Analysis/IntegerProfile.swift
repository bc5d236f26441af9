import Plurals

/// How the categories of integers repeat.
///
/// On integers a rule set is eventually periodic: from `bound` on, the category of n depends on
/// n modulo `period` alone. `bound` is one above the largest value that `n` or `i` is compared with
/// undivided, `period` the least common multiple of the moduli of `n` and `i`. Both are read off the
/// rules after simplification; smaller ones may do.
///
///     let rules = try PluralRuleSet(parsing: "one: n = 1; few: n % 100 = 2..4; other:")
///     try rules.integerProfile.bound     // 2
///     try rules.integerProfile.period    // 100
public struct IntegerProfile: Hashable, Sendable {
  /// Where the periodic part begins.
  public let bound: UInt64

  /// After how many integers the categories repeat, at least 1.
  public let period: UInt64
}

extension PluralRules {
  /// How the categories of integers repeat.
  ///
  /// - Throws: ``IntegerAnalysisError/periodTooLarge`` if the least common multiple of the moduli is
  ///   2^62 or more.
  public var integerProfile: IntegerProfile {
    get throws(IntegerAnalysisError) { try IntegerProgram(program).profile }
  }
}

extension PluralRuleSet {
  /// How the categories of integers repeat.
  ///
  /// - Throws: ``IntegerAnalysisError/periodTooLarge`` if the least common multiple of the moduli is
  ///   2^62 or more.
  public var integerProfile: IntegerProfile {
    get throws(IntegerAnalysisError) { try PluralRules(compiling: self).integerProfile }
  }
}

/// Why an exact analysis of a rule set is not made.
public enum IntegerAnalysisError: Error, Hashable, Sendable {
  /// The least common multiple of the moduli is 2^62 or more.
  case periodTooLarge
  /// More than ``startLimit`` pieces of the number line would have to be kept, more than ``limit``
  /// looked at, or more than ``relationLimit`` relations in them.
  case tooManySegments

  /// The most places where a piece of the number line may begin, which take memory.
  public static let startLimit = 1_000_000

  /// The most pieces of the number line that an analysis looks at, counted once for each remainder
  /// modulo the least common multiple of the moduli up to 1,000.
  public static let limit = 4_000_000

  /// The most times that an analysis looks whether a relation holds: it is the pieces times the
  /// different relations.
  public static let relationLimit = 10_000_000
}

extension IntegerAnalysisError: CustomStringConvertible {
  /// The fault in one line.
  public var description: String {
    switch self {
    case .periodTooLarge:
      "the least common multiple of the moduli is not below 2^62, the limit of exact analysis"
    case .tooManySegments:
      "exact analysis would keep more than \(Self.startLimit) pieces of the number line, look at more "
        + "than \(Self.limit), or at more than \(Self.relationLimit) relations in them"
    }
  }
}
