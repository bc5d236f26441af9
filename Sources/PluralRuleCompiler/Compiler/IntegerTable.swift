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

  /// Creates the table for rules, in the order in which they are tried; what none of them holds for
  /// is `other`.
  init(_ rules: [(category: PluralCategory, condition: SimplifiedCondition)]) {
    small = Self.categories(rules) { $0.smallIntegers }
    large = Self.categories(rules) { $0.largeEndings }
  }

  private static func categories(
    _ rules: [(category: PluralCategory, condition: SimplifiedCondition)],
    _ columns: (SimplifiedRelation) -> Columns
  ) -> [PluralCategory?] {
    var categories = Array(repeating: PluralCategory?.some(.other), count: IntegerRow.count)
    var open = ColumnSet.all
    for rule in rules {
      let columns = rule.condition.columns(columns)
      for column in 0..<IntegerRow.count where open.contains(column) {
        if columns.holds.contains(column) {
          categories[column] = rule.category
        } else if columns.mayHold.contains(column) {
          categories[column] = nil
        }
      }
      open = open.intersection(columns.mayHold.complement)
    }
    return categories
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

/// A set of columns of a row, a bit each.
private struct ColumnSet {
  private var low: UInt64
  private var high: UInt64

  static let none = ColumnSet(low: 0, high: 0)
  static let all = ColumnSet(low: .max, high: .max)

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  func contains(_ column: Int) -> Bool {
    (column < 64 ? low >> UInt64(column) : high >> UInt64(column - 64)) & 1 == 1
  }

  mutating func insert(_ column: Int) {
    if column < 64 { low |= 1 << UInt64(column) } else { high |= 1 << UInt64(column - 64) }
  }

  var complement: ColumnSet { ColumnSet(low: ~low, high: ~high) }

  func intersection(_ other: ColumnSet) -> ColumnSet {
    ColumnSet(low: low & other.low, high: high & other.high)
  }

  func union(_ other: ColumnSet) -> ColumnSet {
    ColumnSet(low: low | other.low, high: high | other.high)
  }
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
    for range in ranges {
      for number in 0..<UInt64(IntegerRow.count)
      where range.contains(subject.modulus.map { number % $0 } ?? number) {
        holds.insert(Int(number))
      }
    }
    return Columns(holds: holds, mayHold: holds)
  }

  /// Of which last two digits the ranges hold the subjects of all numbers from 100 on, or of some.
  fileprivate var largeEndings: Columns {
    guard isAboutIntegers else { return columnsOfZero }
    var columns = Columns.none
    let base = UInt64(IntegerRow.count)
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
      for column in stride(from: Int(ending), to: IntegerRow.count, by: Int(step)) {
        columns.mayHold.insert(column)
        if holdsAll { columns.holds.insert(column) }
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
