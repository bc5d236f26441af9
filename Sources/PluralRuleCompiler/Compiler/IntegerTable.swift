import Plurals

/// The categories of integers by their last two digits, as far as those decide.
///
/// Every modulus in CLDR either divides 100 or is a multiple of it, so for all but a few endings of
/// all but a few rule sets the last two digits of a number from 100 on decide. What they do not
/// decide stays to the bytecode.
struct IntegerTable {
  /// The row of 0 to 99.
  let small: [UInt32]
  /// The row of the numbers from 100 on by their last two digits.
  let large: [UInt32]

  /// Creates the table for rules, in the order in which they are tried; what none of them holds for
  /// is `other`.
  init(_ rules: [(category: PluralCategory, condition: SimplifiedCondition)]) {
    small = Self.row(rules) { $0.smallIntegers }
    large = Self.row(rules) { $0.largeEndings }
  }

  private static func row(
    _ rules: [(category: PluralCategory, condition: SimplifiedCondition)],
    _ columns: (SimplifiedRelation) -> Columns
  ) -> [UInt32] {
    var row = IntegerRow.words(.other)
    var open = ColumnSet.all
    for rule in rules {
      let columns = rule.condition.columns(columns)
      columns.holds.intersection(open).forEach { IntegerRow.set(rule.category, at: $0, in: &row) }
      columns.mayHold.subtracting(columns.holds).intersection(open).forEach {
        IntegerRow.set(nil, at: $0, in: &row)
      }
      open = open.subtracting(columns.mayHold)
    }
    return row
  }
}

/// The columns in which a condition holds for all numbers of the column, and those in which it does
/// for some, or may.
private struct Columns {
  var holds: ColumnSet
  var mayHold: ColumnSet

  static let all = Columns(holds: .all, mayHold: .all)
  static let none = Columns(holds: .none, mayHold: .none)

  var negated: Columns { Columns(holds: mayHold.complement, mayHold: holds.complement) }
}

extension SimplifiedCondition {
  fileprivate func columns(_ columns: (SimplifiedRelation) -> Columns) -> Columns {
    switch self {
    case .always: return .all
    case .never: return .none
    case .alternatives(let alternatives):
      var result = Columns.none
      for conjunction in alternatives {
        var all = Columns.all
        for relation in conjunction {
          let one = relation.isNegated ? columns(relation).negated : columns(relation)
          all.holds = all.holds.intersection(one.holds)
          all.mayHold = all.mayHold.intersection(one.mayHold)
        }
        result.holds = result.holds.union(all.holds)
        result.mayHold = result.mayHold.union(all.mayHold)
      }
      return result
    }
  }
}

extension SimplifiedRelation {
  /// Of which numbers from 0 to 99 the ranges hold the subject.
  fileprivate var smallIntegers: Columns {
    guard isAboutIntegers else { return columnsOfZero }
    var holds = ColumnSet.none
    let last = UInt64(IntegerRow.count - 1)
    let period = subject.modulus ?? last + 1
    for range in ranges {
      let upper = min(range.upperBound, period - 1)
      guard range.lowerBound <= upper else { continue }
      var start = range.lowerBound
      while start <= last {
        holds = holds.union(ColumnSet(start...min(start + (upper - range.lowerBound), last)))
        if period > last { break }
        start += period
      }
    }
    return Columns(holds: holds, mayHold: holds)
  }

  /// Of which last two digits the ranges hold the subjects of all numbers from 100 on, or of some.
  fileprivate var largeEndings: Columns {
    guard isAboutIntegers else { return columnsOfZero }
    let base = UInt64(IntegerRow.count)
    // The last two digits decide just as they do below 100.
    if let modulus = subject.modulus, base % modulus == 0 { return smallIntegers }
    if subject.modulus == nil, ranges.allSatisfy({ $0.upperBound < base }) { return .none }
    var columns = Columns.none
    // The remainders of numbers with one ending are those that agree with it modulo the greatest
    // common divisor, each of them for numbers without end.
    let step = subject.modulus.map { greatestCommonDivisor($0, base) } ?? base
    for ending in 0..<step {
      var count: UInt64 = 0
      for range in ranges {
        // `within` may reach up to the modulus itself, which no remainder of an integer is.
        let lower = subject.modulus == nil ? max(range.lowerBound, base) : range.lowerBound
        let upper = subject.modulus.map { min(range.upperBound, $0 - 1) } ?? range.upperBound
        guard lower <= upper else { continue }
        count += Self.count(in: lower...upper, congruentTo: ending, modulo: step)
      }
      guard count > 0 else { continue }
      // Without a modulus there is always a larger number that is in no range.
      let holdsAll = subject.modulus.map { count == $0 / step } ?? false
      for column in stride(from: ending, to: base, by: Int(step)) {
        columns.mayHold = columns.mayHold.union(ColumnSet(column...column))
        if holdsAll { columns.holds = columns.holds.union(ColumnSet(column...column)) }
      }
    }
    return columns
  }

  private var isAboutIntegers: Bool { subject.operand == .n || subject.operand == .i }

  /// For an operand that is 0 for every integer.
  private var columnsOfZero: Columns { ranges.contains { $0.contains(0) } ? .all : .none }

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
