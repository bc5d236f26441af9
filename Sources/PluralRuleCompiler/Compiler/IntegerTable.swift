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
    let rules = ruleSet.rules.map { rule in
      (rule.category, rule.condition.map(SimplifiedCondition.init) ?? .always)
    }
    func categories(_ integers: (UInt64) -> Integers) -> [PluralCategory?] {
      (0..<UInt64(IntegerRow.count)).map { number in
        Self.category(of: integers(number), by: rules)
      }
    }
    small = categories(Integers.number)
    large = categories(Integers.ending)
  }

  /// Integers about which a condition is asked at once.
  fileprivate enum Integers {
    /// One number.
    case number(UInt64)
    /// All numbers from 100 on whose last two digits are these.
    case ending(UInt64)
  }

  /// The category that all of the integers have, or nil if that is not certain.
  private static func category(
    of integers: Integers,
    by rules: [(PluralCategory, SimplifiedCondition)]
  ) -> PluralCategory? {
    for (category, condition) in rules {
      switch condition.holds(for: integers) {
      case true?: return category
      case false?: continue
      case nil: return nil
      }
    }
    return .other
  }
}

// In what follows nil means that it holds for some of the integers, or may.

extension SimplifiedCondition {
  fileprivate func holds(for integers: IntegerTable.Integers) -> Bool? {
    guard case .alternatives(let alternatives) = self else { return self == .always }
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
    _ conjunction: [SimplifiedRelation],
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

extension SimplifiedRelation {
  fileprivate func holds(for integers: IntegerTable.Integers) -> Bool? {
    isInRanges(integers).map { $0 != isNegated }
  }

  private func isInRanges(_ integers: IntegerTable.Integers) -> Bool? {
    guard subject.operand == .n || subject.operand == .i else {
      return ranges.contains { $0.contains(0) }
    }
    switch integers {
    case .number(let number):
      let remainder = subject.modulus.map { number % $0 } ?? number
      return ranges.contains { $0.contains(remainder) }
    case .ending(let ending):
      return isInRanges(ending: ending)
    }
  }

  private func isInRanges(ending: UInt64) -> Bool? {
    let base = UInt64(IntegerRow.count)
    guard let modulus = subject.modulus else {
      // There is always a larger number that is in no range.
      let isReached = ranges.contains { range in
        let lower = max(range.lowerBound, base)
        return range.upperBound >= lower
          && Self.count(in: lower...range.upperBound, congruentTo: ending, modulo: base) > 0
      }
      return isReached ? nil : false
    }
    // The remainders of numbers with this ending are those that agree with it modulo the greatest
    // common divisor, each of them for numbers without end.
    let step = greatestCommonDivisor(modulus, base)
    let counts = ranges.map { range in
      // `within` may reach up to the modulus itself, which no remainder of an integer is.
      Self.count(
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
