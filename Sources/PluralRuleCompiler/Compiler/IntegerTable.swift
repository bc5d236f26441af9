import Plurals

/// The categories of integers by their last two digits, as far as those decide.
///
/// Every modulus in CLDR either divides 100 or is a multiple of it, so for all but a few endings of
/// all but a few rule sets the last two digits of a number from 100 on decide. What they do not
/// decide stays to the bytecode.
struct IntegerTable {
  private let rules: SimplifiedRules

  /// Creates the table for rules; what none of them holds for is `other`.
  init(_ rules: SimplifiedRules) {
    self.rules = rules
  }

  /// Appends the row of 0 to 99.
  func appendSmallRow(to words: inout [UInt32]) {
    appendRow(to: &words) { $0.smallIntegers }
  }

  /// Appends the row of the numbers from 100 on by their last two digits.
  func appendLargeRow(to words: inout [UInt32]) {
    appendRow(to: &words) { $0.largeEndings }
  }

  @inline(__always)
  private func appendRow(
    to words: inout [UInt32],
    _ columns: (SimplifiedRelation) -> Columns
  ) {
    IntegerRow.append(.other, to: &words)
    var open = ColumnSet.all
    for rule in rules.rules {
      let columns = self.columns(of: rule.condition, columns)
      let decided = columns.holds.intersection(open)
      let undecided = columns.mayHold.subtracting(columns.holds).intersection(open)
      IntegerRow.set(rule.category, low: decided.low, high: decided.high, atEndOf: &words)
      IntegerRow.set(nil, low: undecided.low, high: undecided.high, atEndOf: &words)
      open = open.subtracting(columns.mayHold)
    }
  }

  @inline(__always)
  private func columns(
    of condition: SimplifiedCondition,
    _ columns: (SimplifiedRelation) -> Columns
  ) -> Columns {
    switch condition {
    case .always: return .all
    case .never: return .none
    case .alternatives(let alternatives):
      var result = Columns.none
      for alternative in rules.alternatives[alternatives] {
        var all = Columns.all
        for index in alternative {
          let relation = rules.relations[index]
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

/// The columns in which a condition holds for all numbers of the column, and those in which it does
/// for some, or may.
private struct Columns {
  var holds: ColumnSet
  var mayHold: ColumnSet

  static let all = Columns(holds: .all, mayHold: .all)
  static let none = Columns(holds: .none, mayHold: .none)

  var negated: Columns { Columns(holds: mayHold.complement, mayHold: holds.complement) }
}

extension SimplifiedRelation {
  /// Of which numbers from 0 to 99 the ranges hold the subject.
  fileprivate var smallIntegers: Columns {
    guard isAboutIntegers else { return columnsOfZero }
    var holds = ColumnSet.none
    let last = UInt64(IntegerRow.count - 1)
    let period = subject.modulus ?? last + 1
    for range in ranges {
      let upper = min(range.upperBound, period - 1, last)
      guard range.lowerBound <= upper else { continue }
      let first = ColumnSet(range.lowerBound...upper)
      holds = holds.union(first.repeated(every: period))
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
    endings(modulo: step).forEach { ending in
      var count: UInt64 = 0
      for range in ranges {
        // `within` may reach up to the modulus itself, which no remainder of an integer is.
        let lower = subject.modulus == nil ? max(range.lowerBound, base) : range.lowerBound
        let upper = subject.modulus.map { min(range.upperBound, $0 - 1) } ?? range.upperBound
        guard lower <= upper else { continue }
        count += Self.count(in: lower...upper, congruentTo: ending, modulo: step)
      }
      guard count > 0 else { return }
      // Without a modulus there is always a larger number that is in no range.
      let holdsAll = subject.modulus.map { count == $0 / step } ?? false
      let repeated = ColumnSet(ending...ending).repeated(every: step)
      columns.mayHold = columns.mayHold.union(repeated)
      if holdsAll { columns.holds = columns.holds.union(repeated) }
    }
    return columns
  }

  /// The remainders that numbers in the ranges leave.
  ///
  /// - Parameter modulus: At most the number of columns.
  private func endings(modulo modulus: UInt64) -> ColumnSet {
    let last = modulus - 1
    var endings = ColumnSet.none
    for range in ranges {
      let width = range.upperBound - range.lowerBound
      let first = range.lowerBound % modulus
      if width >= last { return ColumnSet(0...last) }
      endings = endings.union(ColumnSet(first...min(first + width, last)))
      if first + width > last { endings = endings.union(ColumnSet(0...(first + width - modulus))) }
    }
    return endings
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
