import Plurals

/// Which categories of a rule set any number reaches, and which conditions hold together: decided for
/// all source numbers, with decimals and compact exponents.
///
///     let reachability = try PluralRuleSet(parsing: czechRules).reachability
///     reachability.examples[.many]?.description    // 0.1: no integer is in it
///     reachability.overlaps                        // []
///
/// ## Where it is exact
/// A number is an integer part, fraction digits and an exponent, which can be combined freely. For
/// each of the three there are numbers that stand for all others: every combination of relations that
/// can hold is tried. That is exact where
/// - the relations on `n` and `i` are within the limits of ``PluralRules/integerSet(of:)``;
/// - constants and moduli on `f` and `t` are at most 1,000, and the moduli divide 1,000;
/// - constants on `v`, `w` and `c` are at most 20.
///
/// This includes all of CLDR. For other rule sets an error is thrown; nothing is guessed.
public struct PluralReachability: Hashable, Sendable {
  /// A number for each category that is reached.
  public let examples: [PluralCategory: PluralSample]

  /// Pairs of conditions that hold together for some number, in canonical order. The first of the two
  /// categories is the one that such a number gets.
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

  init(of ruleSet: PluralRuleSet) throws(ReachabilityError) {
    let conditions = ruleSet.rules.compactMap { rule in
      rule.condition.map { (rule.category, ConditionProgram($0)) }
    }
    let program = Program(compiling: ruleSet)
    var examples: [PluralCategory: PluralSample] = [:]
    var overlaps: [Overlap] = []
    for number in try Representatives(ruleSet).numbers {
      let operands = number.operands
      let category = program.category(for: operands)
      if examples[category] == nil { examples[category] = number.sample }
      let holding = conditions.filter { $0.1.holds(for: operands) }.map(\.0)
      for (index, first) in holding.enumerated() {
        for second in holding[(index + 1)...]
        where !overlaps.contains(where: { $0.first == first && $0.second == second }) {
          guard let sample = number.sample else { continue }
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
  /// - Throws: ``ReachabilityError`` where that is not decided exactly; see ``PluralReachability``.
  public var reachability: PluralReachability {
    get throws(ReachabilityError) { try PluralReachability(of: self) }
  }
}

/// Why reachability is not decided.
public enum ReachabilityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The integers are beyond the limits of exact analysis.
  case integers(IntegerAnalysisError)
  /// A relation on another operand than `n` and `i` has too large a constant or modulus, or a modulus
  /// that does not divide 1,000.
  case unsupported(PluralRelation)

  /// The reason in one line.
  public var description: String {
    switch self {
    case .integers(let error): error.description
    case .unsupported(let relation):
      "'\(relation)' is beyond exact analysis: for f and t constants and moduli are at most 1000 and "
        + "moduli divide 1000, for v, w and c constants are at most 20"
    }
  }
}

/// A number by its integer part, fraction digits and exponent.
private struct Representative {
  let integer: UInt64
  /// The fraction digits without trailing zeros.
  let significantFraction: UInt64
  let significantCount: Int
  let visibleCount: Int
  let exponent: Int

  private var visibleFraction: UInt64 {
    (significantCount..<visibleCount).reduce(significantFraction) { value, _ in value * 10 }
  }

  var operands: PluralOperands {
    PluralOperands(
      integer: integer,
      visibleDigitCount: UInt64(visibleCount),
      significantDigitCount: UInt64(significantCount),
      visibleFraction: visibleFraction,
      significantFraction: significantFraction,
      exponent: UInt64(exponent),
      isExact: true
    )
  }

  /// The number as it is written: with an exponent the point is further to the left.
  var sample: PluralSample? {
    let fraction = String(visibleFraction)
    var digits = String(integer)
    if visibleCount > 0 {
      digits += String(repeating: "0", count: max(0, visibleCount - fraction.count)) + fraction
    }
    let places = visibleCount + exponent
    guard places > 0 else { return PluralSample(digits) }
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let mantissa = digits.dropLast(places) + "." + digits.suffix(places)
    guard exponent > 0 else { return PluralSample(String(mantissa)) }
    // "1.000c3" says no more than "1c3".
    let trimmed = visibleCount > 0 ? mantissa : Self.withoutTrailingZeros(mantissa)
    return PluralSample(trimmed + "c\(exponent)")
  }

  private static func withoutTrailingZeros(_ mantissa: Substring) -> Substring {
    var mantissa = mantissa
    while mantissa.last == "0" { mantissa = mantissa.dropLast() }
    return mantissa.last == "." ? mantissa.dropLast() : mantissa
  }
}

/// Numbers that stand for all others as far as the relations of a rule set can tell.
private struct Representatives {
  let numbers: [Representative]

  init(_ ruleSet: PluralRuleSet) throws(ReachabilityError) {
    let relations = ruleSet.rules.compactMap(\.condition).flatMap(\.alternatives).joined()
    var largest: [PluralOperand: UInt64] = [:]
    for relation in relations where relation.operand != .n && relation.operand != .i {
      let isFraction = relation.operand == .f || relation.operand == .t
      let constant = max(relation.ranges.map(\.upperBound).max() ?? 0, relation.modulus ?? 0)
      guard constant <= (isFraction ? 1_000 : 20),
        relation.modulus.map({ isFraction ? 1_000 % $0 == 0 : true }) ?? true
      else { throw .unsupported(relation) }
      largest[relation.operand] = max(largest[relation.operand] ?? 0, constant)
    }
    let integers = try Self.integers(of: ruleSet)
    let fractions = Self.fractions(
      digits: Self.digitCount(max(largest[.f] ?? 0, largest[.t] ?? 0)),
      counts: Int(max(largest[.v] ?? 0, largest[.w] ?? 0)),
      Array(relations)
    )
    let exponents = 0...Int(largest[.c].map { $0 + 1 } ?? 0)
    numbers = exponents.flatMap { exponent in
      fractions.flatMap { fraction in
        integers.map { integer in
          Representative(
            integer: integer,
            significantFraction: fraction.significantFraction,
            significantCount: fraction.significantCount,
            visibleCount: fraction.visibleCount,
            exponent: exponent
          )
        }
      }
    }
  }

  /// Integers with every combination of relations on `n` and `i` that an integer part can have.
  private static func integers(of ruleSet: PluralRuleSet) throws(ReachabilityError) -> [UInt64] {
    let program = Program(compiling: ruleSet)
    let partition: IntegerPartition
    do throws(IntegerAnalysisError) {
      partition = try IntegerPartition(program)
    } catch {
      throw .integers(error)
    }
    let relations = IntegerProgram(program).relations
    var seen: Set<[Bool]> = []
    var integers: [UInt64] = []
    for segment in partition.segments {
      let end = min(segment.range.upperBound, segment.range.lowerBound + partition.base)
      for integer in segment.range.lowerBound..<end
      where seen.insert(relations.map { $0.holds(for: integer) }).inserted {
        integers.append(integer)
      }
    }
    return integers
  }

  /// Fractions with every combination of relations on `v`, `w`, `f` and `t`.
  ///
  /// Beyond `counts`, numbers of digits make no difference; more trailing zeros than `digits` make
  /// `f` a multiple of every modulus and, unless it is 0, larger than every constant; and of `t` no
  /// more than the last `digits` count, and whether there are digits before them.
  private static func fractions(
    digits: Int,
    counts: Int,
    _ relations: [PluralRelation]
  ) -> [Representative] {
    let most = max(digits, counts) + 1
    let scale = (0..<digits).reduce(UInt64(1)) { scale, _ in scale * 10 }
    let relations = relations.filter { $0.operand != .n && $0.operand != .i && $0.operand != .c }
      .map { ConditionProgram(PluralCondition(alternatives: [[$0]])) }
    var seen: Set<[Bool]> = []
    var fractions: [Representative] = []
    func add(_ significantFraction: UInt64, _ significantCount: Int) {
      for zeros in 0...most {
        let fraction = Representative(
          integer: 0,
          significantFraction: significantFraction,
          significantCount: significantCount,
          visibleCount: significantCount + zeros,
          exponent: 0
        )
        let operands = fraction.operands
        // Whether there is a fraction at all decides about n.
        let key = [significantCount > 0] + relations.map { $0.holds(for: operands) }
        if seen.insert(key).inserted { fractions.append(fraction) }
      }
    }
    add(0, 0)
    var limit: UInt64 = 1
    for count in 1...most {
      limit = count <= digits ? limit * 10 : scale * 2
      for fraction in 1..<max(limit, 10) where fraction % 10 != 0 { add(fraction, count) }
    }
    return fractions
  }

  private static func digitCount(_ number: UInt64) -> Int {
    number == 0 ? 0 : String(number).count
  }
}
