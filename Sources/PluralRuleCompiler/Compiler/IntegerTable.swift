import Plurals

/// The categories of integers by their last two digits, as far as those decide.
///
/// Every modulus in CLDR either divides 100 or is a multiple of it, so for all but a few endings of
/// all but a few rule sets the last two digits of a number from 100 on decide. What they do not
/// decide stays to the bytecode.
struct IntegerTable {
  /// The categories of 0 to 99.
  let small: [PluralCategory?]
  /// The categories of the numbers from 100 on by their last two digits, nil where undecided.
  let large: [PluralCategory?]

  init(_ ruleSet: PluralRuleSet) {
    small = (0..<UInt64(IntegerRow.count)).map { ruleSet.category(of: .number($0)) }
    large = (0..<UInt64(IntegerRow.count)).map { ruleSet.category(of: .endings($0)) }
  }

  /// Integers about which a condition is asked at once.
  fileprivate enum Integers {
    /// One number.
    case number(UInt64)
    /// All numbers from 100 on whose last two digits are these.
    case endings(UInt64)
  }
}

extension PluralRuleSet {
  /// The category that all of the integers have, or nil if that is not certain.
  fileprivate func category(of integers: IntegerTable.Integers) -> PluralCategory? {
    for rule in rules {
      guard let condition = rule.condition else { return rule.category }
      switch condition.holds(for: integers) {
      case true?: return rule.category
      case false?: continue
      case nil: return nil
      }
    }
    return .other
  }
}

// In what follows nil means that it holds for some of the integers, or may.

extension PluralCondition {
  fileprivate func holds(for integers: IntegerTable.Integers) -> Bool? {
    var result: Bool? = false
    for conjunction in alternatives {
      switch Self.holds(conjunction, for: integers) {
      case true?: return true
      case false?: continue
      case nil: result = nil
      }
    }
    return result
  }

  private static func holds(
    _ conjunction: [PluralRelation],
    for integers: IntegerTable.Integers
  ) -> Bool? {
    var result: Bool? = true
    for relation in conjunction {
      switch relation.holds(for: integers) {
      case false?: return false
      case true?: continue
      case nil: result = nil
      }
    }
    return result
  }
}

extension PluralRelation {
  fileprivate func holds(for integers: IntegerTable.Integers) -> Bool? {
    isInRanges(integers).map { $0 != isNegated }
  }

  private func isInRanges(_ integers: IntegerTable.Integers) -> Bool? {
    // Sorted and disjoint, and with remainders only where there is a modulus.
    let ranges = SimplifiedRelation(self).ranges
    switch (operand, integers) {
    case (.n, .number(let number)), (.i, .number(let number)):
      let subject = modulus.map { number % $0 } ?? number
      return ranges.contains { $0.contains(subject) }
    case (.n, .endings(let ending)), (.i, .endings(let ending)):
      return Self.isInRanges(ranges, modulus: modulus, ending: ending)
    default:
      return ranges.contains { $0.contains(0) }
    }
  }

  private static func isInRanges(
    _ ranges: [ClosedRange<UInt64>],
    modulus: UInt64?,
    ending: UInt64
  ) -> Bool? {
    let base = UInt64(IntegerRow.count)
    guard let modulus else {
      // There is always a larger number that is in no range.
      let isReached = ranges.contains { range in
        let lower = max(range.lowerBound, base)
        return range.upperBound >= lower
          && count(in: lower...range.upperBound, congruentTo: ending, modulo: base) > 0
      }
      return isReached ? nil : false
    }
    // The remainders of numbers with this ending are those that agree with it modulo the greatest
    // common divisor, each of them for numbers without end.
    let step = greatestCommonDivisor(modulus, base)
    let counts = ranges.map { range in
      // `within` may reach up to the modulus itself, which no remainder of an integer is.
      count(
        in: range.lowerBound...min(range.upperBound, modulus - 1),
        congruentTo: ending % step,
        modulo: step
      )
    }
    let total = counts.reduce(0, +)
    return total == 0 ? false : total == modulus / step ? true : nil
  }

  /// How many numbers of a range leave a remainder.
  private static func count(
    in range: ClosedRange<UInt64>,
    congruentTo remainder: UInt64,
    modulo modulus: UInt64
  ) -> UInt64 {
    func countUpTo(_ bound: UInt64) -> UInt64 {
      bound < remainder ? 0 : (bound - remainder) / modulus + 1
    }
    return countUpTo(range.upperBound)
      - (range.lowerBound == 0 ? 0 : countUpTo(range.lowerBound - 1))
  }
}

/// The greatest common divisor of two numbers, by Euclid's algorithm.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
