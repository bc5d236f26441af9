import Plurals

/// A number by its integer part, fraction digits and exponent.
private struct Representative {
  let integer: UInt64
  /// The visible fraction digits.
  let fraction: String
  let exponent: Int

  /// The number as it is written: with an exponent the point is further to the left.
  var sample: PluralSample? {
    let places = fraction.utf8.count + exponent
    var digits = String(integer) + fraction
    guard places > 0 else { return PluralSample(digits) }
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var mantissa = digits.dropLast(places) + "." + digits.suffix(places)
    if fraction.isEmpty {
      // "1.000c3" says no more than "1c3".
      while mantissa.last == "0" { mantissa = mantissa.dropLast() }
      if mantissa.last == "." { mantissa = mantissa.dropLast() }
    }
    return PluralSample(mantissa + (exponent > 0 ? "c\(exponent)" : ""))
  }
}

/// Numbers that stand for all others as far as the relations of rule sets can tell.
struct Representatives {
  let numbers: [PluralSample]

  private static let limit = 500_000

  /// The most numbers to try for rules with so many relations.
  private static func limit(_ relationCount: Int) -> Int {
    min(limit, IntegerAnalysisError.relationLimit / max(1, relationCount))
  }

  /// Finds the numbers for all rule sets together.
  ///
  /// - Parameters:
  ///   - ruleSets: The rule sets.
  ///   - tellsDecimalsApart: Whether no number with visible fraction digits may stand for one without,
  ///     or the other way round, although no relation tells them apart, as 1 and 1.0.
  init(
    of ruleSets: [PluralRuleSet],
    tellsDecimalsApart: Bool = false
  ) throws(PluralReachabilityError) {
    let conditions = ruleSets.flatMap(\.rules).compactMap(\.condition)
    let relations = Array(conditions.flatMap(\.alternatives).joined())
    let counts = try Self.reach(of: [.v, .w], relations, limit: 8)
    let exponents = try Self.reach(of: [.c], relations, limit: 40)
    let digits = try Self.digitCount(relations)
    let integers = try Self.integers(of: conditions)
    let limit = Self.limit(relations.count)
    let fractions = try Self.fractions(
      digits: digits,
      counts: counts,
      relations,
      tellsDecimalsApart: tellsDecimalsApart,
      limit: limit
    )
    let (count, overflowed) = (integers.count * fractions.count)
      .multipliedReportingOverflow(by: exponents + 1)
    guard !overflowed, count <= limit else { throw .tooManyNumbers(limit: limit) }
    numbers = (0...exponents).flatMap { exponent in
      fractions.flatMap { fraction in
        integers.compactMap { integer in
          Representative(integer: integer, fraction: fraction, exponent: exponent).sample
        }
      }
    }
  }

  /// Up to which number the values of operands make a difference, as far as relations can tell: from
  /// one above the largest constant on they repeat with the least common multiple of the moduli.
  private static func reach(
    of operands: Set<PluralOperand>,
    _ relations: [PluralRelation],
    limit: UInt64
  ) throws(PluralReachabilityError) -> Int {
    var (largest, period) = (UInt64(0), UInt64(1))
    for relation in relations where operands.contains(relation.operand) {
      let constant = relation.ranges.map(\.upperBound).max() ?? 0
      let modulus = relation.modulus ?? 1
      guard modulus <= limit else { throw .unsupported(relation.operand) }
      if relation.modulus == nil { largest = max(largest, constant) }
      period = period / greatestCommonDivisor(period, modulus) * modulus
      guard largest <= limit, largest + period <= limit else {
        throw .unsupported(relation.operand)
      }
    }
    let isAsked = relations.contains { operands.contains($0.operand) }
    return isAsked ? Int(largest + period) : 0
  }

  /// How many last digits of a fraction decide about the relations on `f` and `t`.
  private static func digitCount(
    _ relations: [PluralRelation]
  ) throws(PluralReachabilityError) -> Int {
    var digits = 0
    for relation in relations where relation.operand == .f || relation.operand == .t {
      if let modulus = relation.modulus {
        guard 1_000 % modulus == 0 else { throw .unsupported(relation.operand) }
        digits = max(digits, 10 % modulus == 0 ? 1 : 100 % modulus == 0 ? 2 : 3)
      } else {
        let constant = relation.ranges.map(\.upperBound).max() ?? 0
        guard constant < 1_000 else { throw .unsupported(relation.operand) }
        digits = max(digits, String(constant).utf8.count)
      }
    }
    return digits
  }

  /// Integers with every combination of relations on `n` and `i` that an integer part can have.
  private static func integers(
    of conditions: [PluralCondition]
  ) throws(PluralReachabilityError) -> [UInt64] {
    // Each condition by itself: the program of the rule set leaves out what never decides.
    let programs =
      [Program(compiling: .otherOnly)] + conditions.map { ConditionProgram($0).program }
    let partition: IntegerPartition
    do throws(IntegerAnalysisError) {
      partition = try IntegerPartition(programs)
    } catch {
      throw .integers(error)
    }
    var relations: [IntegerRelation] = []
    var known: Set<IntegerRelation> = []
    for relation in programs.flatMap({ IntegerProgram($0).relations })
    where known.insert(relation).inserted {
      relations.append(relation)
    }
    var seen: Set<[Bool]> = []
    var integers: [UInt64] = []
    for segment in partition.segments {
      let end = min(segment.range.upperBound, segment.range.lowerBound + partition.base)
      for integer in segment.range.lowerBound..<end
      where seen.insert(relations.map { $0.holds(for: integer) }).inserted {
        integers.append(integer)
        guard integers.count <= limit else { throw .tooManyNumbers(limit: limit) }
      }
    }
    return integers
  }

  /// Fraction digits with every combination of relations on `v`, `w`, `f` and `t`.
  ///
  /// Numbers of digits from `counts` on repeat what was before; more trailing zeros than `digits` make
  /// `f` a multiple of every modulus and, unless it is 0, larger than every constant; and of `t` no
  /// more than the last `digits` count, and whether there are digits before them.
  private static func fractions(
    digits: Int,
    counts: Int,
    _ relations: [PluralRelation],
    tellsDecimalsApart: Bool,
    limit maximum: Int
  ) throws(PluralReachabilityError) -> [String] {
    let most = max(digits + 1, counts)
    let scale = (0..<digits).reduce(UInt64(1)) { scale, _ in scale * 10 }
    let relations = relations.filter { ![.n, .i, .c].contains($0.operand) }
      .map { ConditionProgram(PluralCondition(alternatives: [[$0]])) }
    var seen: Set<[Bool]> = []
    var fractions: [String] = []
    var tried = 0
    func add(_ significant: String) throws(PluralReachabilityError) {
      tried += most + 1
      guard tried <= maximum else { throw .tooManyNumbers(limit: maximum) }
      for zeros in 0...most {
        let fraction = significant + String(repeating: "0", count: zeros)
        let text = fraction.isEmpty ? "0" : "0." + fraction
        guard let operands = try? PluralOperands(parsing: text) else { continue }
        // Whether there is a fraction at all decides about n.
        let key =
          [operands.w > 0, tellsDecimalsApart && operands.v > 0]
          + relations.map { $0.holds(for: operands) }
        if seen.insert(key).inserted { fractions.append(fraction) }
      }
    }
    try add("")
    for count in 1...most {
      // Of more digits than count, those before the last ones are 0 or begin with 1.
      let limit =
        count <= digits ? (0..<count).reduce(UInt64(1)) { limit, _ in limit * 10 } : scale * 2
      for value in 1..<max(limit, 10) where value % 10 != 0 {
        let text = String(value)
        try add(String(repeating: "0", count: max(0, count - text.utf8.count)) + text)
      }
    }
    return fractions
  }
}
