import Plurals

/// An exact set of non-negative integers: those to which rule sets give certain categories.
///
///     let russian = try PluralRuleSet(parsing: "one: n % 10 = 1 and n % 100 != 11; other:")
///     let set = try russian.integerSet(of: .one)
///     set.contains(1_000_021)    // true
///     set.density                // 9/100
///     set.prefix(4)              // [1, 21, 31, 41]
public struct IntegerSet: Sendable {
  let partition: IntegerPartition
  /// The codes of the members, each a bit.
  private let codes: UInt64

  /// The number of members in one period, which the sets of one analysis have in common.
  package let periodicCount: UInt64
  /// The number of members before the periodic part.
  package let initialCount: UInt64

  init(_ partition: IntegerPartition, codes: some Sequence<UInt8>) {
    let codes = codes.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    var counts: (periodic: UInt64, initial: UInt64) = (0, 0)
    partition.forEachPiece { code, _, count, isPeriodic in
      guard codes >> UInt64(code) & 1 == 1 else { return }
      if isPeriodic { counts.periodic += count } else { counts.initial += count }
    }
    self.init(partition, codes: codes, counts: counts)
  }

  /// The integers with one code, of which is known how many there are.
  init(_ partition: IntegerPartition, code: UInt8, counts: (periodic: UInt64, initial: UInt64)) {
    self.init(partition, codes: 1 << UInt64(code), counts: counts)
  }

  private init(
    _ partition: IntegerPartition,
    codes: UInt64,
    counts: (periodic: UInt64, initial: UInt64)
  ) {
    self.partition = partition
    self.codes = codes
    periodicCount = counts.periodic
    initialCount = counts.initial
  }

  /// Whether the set has no members.
  public var isEmpty: Bool { periodicCount == 0 && initialCount == 0 }

  /// Whether every non-negative integer is a member.
  public var isEverything: Bool {
    periodicCount == partition.period && initialCount == partition.bound
  }

  /// The number of members, or nil if there are infinitely many.
  public var count: UInt64? { periodicCount == 0 ? initialCount : nil }

  /// The share of all integers that are members: 0 for a finite set.
  public var density: IntegerDensity {
    IntegerDensity(periodicCount, of: partition.period)
  }

  /// How membership repeats.
  public var profile: IntegerProfile {
    IntegerProfile(bound: partition.bound, period: partition.period)
  }

  /// The smallest member, or nil if the set is empty.
  public var first: UInt64? { prefix(1).first }

  /// Whether an integer is a member, in time logarithmic in the number of segments.
  ///
  /// - Parameter integer: A non-negative integer.
  public func contains(_ integer: UInt64) -> Bool {
    hasCode(partition.code(of: integer))
  }

  /// The smallest members in ascending order.
  ///
  /// - Parameter maximumCount: How many at the most; members of 2^63 or more are left out.
  /// - Precondition: `maximumCount` is not negative.
  /// - Complexity: As of ``members(in:)``.
  public func prefix(_ maximumCount: Int) -> [UInt64] {
    precondition(maximumCount >= 0, "a number of members cannot be negative")
    return Array(members(in: 0...(1 << 63) - 1).prefix(maximumCount))
  }

  func hasCode(_ code: UInt8) -> Bool { codes >> UInt64(code) & 1 == 1 }

  /// How many members in one period leave a remainder, for a modulus that divides the period.
  func periodicCount(congruentTo remainder: UInt64, modulo modulus: UInt64) -> UInt64 {
    let base = partition.base
    let common = greatestCommonDivisor(modulus, base)
    var count: UInt64 = 0
    for segment in partition.segments where segment.range.lowerBound >= partition.bound {
      let table = partition.tables[segment.table]
      for candidate in stride(from: remainder % common, to: base, by: Int(common))
      where hasCode(table[Int(candidate)]) {
        count +=
          modulus <= base && base % modulus == 0
          ? ArithmeticProgression(in: segment.range, congruentTo: candidate, modulo: base).count
          : Self.count(
            in: segment.range,
            congruentTo: (remainder, candidate),
            modulo: (modulus, base)
          )
      }
    }
    return count
  }

  /// How many numbers of a range leave two remainders, by the Chinese remainder theorem.
  private static func count(
    in range: Range<UInt64>,
    congruentTo remainders: (UInt64, UInt64),
    modulo moduli: (UInt64, UInt64)
  ) -> UInt64 {
    // The remainders agree modulo the greatest common divisor. Of the numbers that leave the first,
    // every `moduli.1 / common`-th leaves the second as well; the base is small enough to look.
    let steps = moduli.1 / greatestCommonDivisor(moduli.0, moduli.1)
    for step in 0..<steps {
      let number = remainders.0 + step * moduli.0
      if number % moduli.1 == remainders.1 {
        return ArithmeticProgression(
          in: range,
          congruentTo: number,
          modulo: moduli.0 * steps
        ).count
      }
    }
    return 0
  }
}

/// A share of all integers, as an exact fraction in lowest terms.
public struct IntegerDensity: Hashable, Sendable {
  /// The number of integers in `denominator` consecutive ones.
  public let numerator: UInt64
  /// The number of consecutive integers, at least 1.
  public let denominator: UInt64

  init(_ numerator: UInt64, of denominator: UInt64) {
    let divisor = max(1, greatestCommonDivisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The fraction as a floating-point number, from 0 to 1.
  public var value: Double { Double(numerator) / Double(denominator) }
}

extension IntegerDensity: Comparable {
  /// Whether a share is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    let (left, right) = (
      lhs.numerator.multipliedFullWidth(by: rhs.denominator),
      rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    )
    return (left.high, left.low) < (right.high, right.low)
  }
}

extension IntegerDensity: CustomStringConvertible {
  /// The fraction, such as `"9/100"`; `"0"` and `"1"` as they are.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension PluralRules {
  /// The exact set of non-negative integers that have a category.
  ///
  /// - Parameter category: A category, whether the rules have it or not.
  /// - Returns: The set; empty if no integer reaches the category, as `many` in Czech.
  /// - Throws: ``IntegerAnalysisError`` if the rules' moduli are beyond the limits.
  /// - Complexity: The number of segments that the constants and the larger moduli cut one period into,
  ///   times the least common multiple of the smaller ones, which is at most 1,000; not the length of
  ///   the period. The product is at most ``IntegerAnalysisError/limit``.
  public func integerSet(of category: PluralCategory) throws(IntegerAnalysisError) -> IntegerSet {
    IntegerSet(
      try IntegerPartition([program]),
      codes: [IntegerPartition.code(category, category)]
    )
  }
}

extension PluralRules {
  /// The exact set of non-negative integers that have one of some categories.
  ///
  ///     let rules = PluralRules(locale: "ru")
  ///     try rules.integerSet(ofAny: [.one, .few]).prefix(5)    // [1, 2, 3, 4, 21]
  ///
  /// - Parameter categories: The categories, whether the rules have them or not.
  /// - Returns: The set; empty if no integer reaches any of them.
  /// - Throws: ``IntegerAnalysisError`` if the rules' moduli are beyond the limits.
  /// - Complexity: As of ``Plurals/PluralRules/integerSet(of:)``.
  package func integerSet(
    ofAny categories: PluralCategorySet
  ) throws(IntegerAnalysisError) -> IntegerSet {
    IntegerSet(
      try IntegerPartition([program]),
      codes: categories.map { IntegerPartition.code($0, $0) }
    )
  }
}

extension PluralRuleSet {
  /// The exact set of non-negative integers that have a category.
  ///
  /// - Parameter category: A category, whether the rule set has it or not.
  /// - Returns: The set; empty if no integer reaches the category, as `many` in Czech.
  /// - Throws: ``IntegerAnalysisError`` if the rule set's moduli are beyond the limits.
  public func integerSet(of category: PluralCategory) throws(IntegerAnalysisError) -> IntegerSet {
    try PluralRules(compiling: self).integerSet(of: category)
  }
}
