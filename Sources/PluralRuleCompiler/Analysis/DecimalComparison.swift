import Plurals

/// Where two rule sets give a category of another name to numbers that are not integers, decided
/// exactly.
///
///     let french = try PluralRuleSet(parsing: "one: i = 0,1; other:")
///     let english = try PluralRuleSet(parsing: "one: i = 1 and v = 0; other:")
///     let decimals = try french.decimalComparison(with: english).decimals
///     decimals[0].first      // one
///     decimals[0].second     // other
///     decimals[0].example    // 0.0
///
/// Integers are compared by ``IntegerEquivalence``.
public struct PluralDecimalComparison: Hashable, Sendable {
  /// Where they differ for numbers with visible fraction digits, in canonical order.
  public let decimals: [Difference]

  /// Where they differ for numbers with a compact exponent, such as 1c6, in canonical order.
  ///
  /// It is empty where neither rule set asks for `c` or `e`: then such a number has the category of the
  /// same number without an exponent.
  public let compactNumbers: [Difference]

  /// Numbers that have one category in the first rule set and another in the second.
  public struct Difference: Hashable, Sendable {
    /// Their category in the first rule set.
    public let first: PluralCategory
    /// Their category in the second rule set.
    public let second: PluralCategory
    /// One of the numbers.
    public let example: PluralSample
  }

  /// Whether the rule sets agree for all such numbers.
  public var isEqual: Bool { decimals.isEmpty && compactNumbers.isEmpty }

  init(_ first: PluralRuleSet, _ second: PluralRuleSet) throws(PluralReachabilityError) {
    let programs = (Program(compiling: first), Program(compiling: second))
    var decimals = ExampleTable()
    var compactNumbers = ExampleTable()
    for sample in try Representatives(of: [first, second], tellsDecimalsApart: true).numbers {
      let operands = sample.operands
      if operands.c > 0 {
        compactNumbers.add(sample, operands, programs)
      } else if operands.v > 0 {
        decimals.add(sample, operands, programs)
      }
    }
    self.decimals = decimals.differences
    self.compactNumbers = compactNumbers.differences
  }
}

extension PluralRuleSet {
  /// Compares the rule set with another on numbers with visible fraction digits or an exponent.
  ///
  /// - Parameter other: The other rule set.
  /// - Throws: ``PluralReachabilityError`` where that is not decided exactly; ``PluralReachability`` tells the
  ///   limits, which hold for both rule sets together.
  public func decimalComparison(
    with other: PluralRuleSet
  ) throws(PluralReachabilityError) -> PluralDecimalComparison {
    try PluralDecimalComparison(self, other)
  }
}

/// A number for each pair of categories that differ: of those that are written the shortest the first.
private struct ExampleTable {
  /// By code.
  private var examples: [UInt8: PluralDecimalComparison.Difference] = [:]

  mutating func add(
    _ sample: PluralSample,
    _ operands: PluralOperands,
    _ programs: (Program, Program)
  ) {
    let first = programs.0.category(for: operands)
    let second = programs.1.category(for: operands)
    let code = IntegerPartition.code(first, second)
    guard first != second else { return }
    let length = sample.description.utf8.count
    guard examples[code].map({ length < $0.example.description.utf8.count }) ?? true else { return }
    examples[code] = .init(first: first, second: second, example: sample)
  }

  var differences: [PluralDecimalComparison.Difference] {
    examples.sorted { $0.key < $1.key }.map(\.value)
  }
}
