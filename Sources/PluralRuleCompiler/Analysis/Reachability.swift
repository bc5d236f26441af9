import Plurals

/// Which categories of a rule set any number reaches, and which conditions hold together: decided for
/// all source numbers, with decimals and compact exponents.
///
///     let reachability = try PluralRuleSet(
///       parsing: "one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0; other:"
///     ).reachability
///     reachability.examples[.many]?.description    // 0.0: no integer is in it
///     reachability.overlaps                        // []
///
/// ## Where it is exact
/// A number is an integer part, fraction digits and an exponent, which can be combined freely. For
/// each of the three there are numbers that stand for all others: every combination of relations that
/// can hold is tried. That is done where
/// - the relations on `n` and `i` are within the limits of ``Plurals/PluralRules/integerSet(of:)``;
/// - constants on `f` and `t` are below 1,000 and their moduli divide 1,000;
/// - on `v` and `w` the largest constant plus the least common multiple of the moduli is at most 8,
///   and on `c` at most 40;
/// - there are at most 500,000 numbers to try, and fewer if there are more than 20 relations.
///
/// This includes all of CLDR. For other rule sets an error is thrown; nothing is guessed.
public struct PluralReachability: Hashable, Sendable {
  /// A number for each category that is reached.
  public let examples: [PluralCategory: PluralSample]

  /// Pairs of conditions that hold together for some number, in canonical order. Such a number gets
  /// the first category whose condition holds: the first of the two, unless an earlier one holds too.
  public let overlaps: [Overlap]

  /// Two conditions that hold together.
  public struct Overlap: Hashable, Sendable {
    /// The category whose condition is tried first.
    public let first: PluralCategory
    /// The other category.
    public let second: PluralCategory
    /// A number for which both conditions hold.
    public let example: PluralSample
  }

  init(of ruleSet: PluralRuleSet) throws(PluralReachabilityError) {
    let conditions = ruleSet.rules.compactMap { rule in
      rule.condition.map { (rule.category, ConditionProgram($0)) }
    }
    let program = Program(compiling: ruleSet)
    var examples: [PluralCategory: PluralSample] = [:]
    var overlaps: [Overlap] = []
    for sample in try Representatives(of: [ruleSet]).numbers {
      let operands = sample.operands
      let category = program.category(for: operands)
      if examples[category] == nil { examples[category] = sample }
      let holding = conditions.filter { $0.1.holds(for: operands) }.map(\.0)
      for (index, first) in holding.enumerated() {
        for second in holding[(index + 1)...]
        where !overlaps.contains(where: { $0.first == first && $0.second == second }) {
          overlaps.append(Overlap(first: first, second: second, example: sample))
        }
      }
    }
    self.examples = examples
    self.overlaps = overlaps.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}

extension PluralRuleSet {
  /// Which categories any number reaches, and which conditions hold together.
  ///
  /// - Throws: ``PluralReachabilityError`` where that is not decided exactly; see ``PluralReachability``.
  public var reachability: PluralReachability {
    get throws(PluralReachabilityError) { try PluralReachability(of: self) }
  }
}

/// Why reachability is not decided.
public enum PluralReachabilityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The integers are beyond the limits of exact analysis.
  case integers(IntegerAnalysisError)
  /// The relations on an operand have too large a constant or modulus, or an unsupported modulus.
  case unsupported(PluralOperand)
  /// More numbers than this would have to be tried.
  case tooManyNumbers(limit: Int)

  /// The reason in one line.
  public var description: String {
    switch self {
    case .integers(let error): error.description
    case .unsupported(let operand):
      "the relations on \(operand) are beyond exact analysis: for f and t constants are below 1000 and "
        + "moduli divide 1000; for v and w constant and modulus together are at most 8, for c 40"
    case .tooManyNumbers(let limit):
      "exact analysis would try more than \(limit) numbers"
    }
  }
}
