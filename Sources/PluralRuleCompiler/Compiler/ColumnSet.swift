import Plurals

/// A set of columns of an integer table's row, a bit each.
struct ColumnSet {
  private var low: UInt64
  private var high: UInt64

  static let none = ColumnSet(low: 0, high: 0)
  static let all = ColumnSet(below: IntegerRow.count)

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The columns below a bound.
  ///
  /// - Parameter bound: 0 to 100.
  private init(below bound: Int) {
    low = bound >= 64 ? .max : 1 << UInt64(bound) - 1
    high = bound <= 64 ? 0 : 1 << UInt64(bound - 64) - 1
  }

  /// The columns of a range within 0 to 99.
  init(_ range: ClosedRange<UInt64>) {
    let end = ColumnSet(below: Int(range.upperBound) + 1)
    self = end.subtracting(ColumnSet(below: Int(range.lowerBound)))
  }

  var complement: ColumnSet { Self.all.subtracting(self) }

  func intersection(_ other: ColumnSet) -> ColumnSet {
    ColumnSet(low: low & other.low, high: high & other.high)
  }

  func union(_ other: ColumnSet) -> ColumnSet {
    ColumnSet(low: low | other.low, high: high | other.high)
  }

  func subtracting(_ other: ColumnSet) -> ColumnSet {
    ColumnSet(low: low & ~other.low, high: high & ~other.high)
  }

  /// Calls a closure with each column, in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for (bits, start) in [(low, 0), (high, 64)] {
      var bits = bits
      while bits != 0 {
        body(start + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
