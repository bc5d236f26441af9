import Plurals

/// A set of columns of an integer table's row, a bit each.
struct ColumnSet {
  /// The columns below 64.
  private(set) var low: UInt64
  /// The columns from 64 on.
  private(set) var high: UInt64

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

  /// The columns that are a distance to the right of these, so far as there are any.
  func shifted(by distance: UInt64) -> ColumnSet {
    let carried = distance < 64 ? low >> (64 - distance) : low << (distance - 64)
    return ColumnSet(low: low << distance, high: high << distance | carried)
      .intersection(.all)
  }

  /// The columns that these are repeated in, from themselves on, up to the end.
  ///
  /// - Parameter period: Their distance, 1 or more.
  func repeated(every period: UInt64) -> ColumnSet {
    var (columns, distance) = (self, period)
    while distance < IntegerRow.count {
      columns = columns.union(columns.shifted(by: distance))
      distance *= 2
    }
    return columns
  }

  /// Calls a closure with each column, in ascending order.
  @inline(__always)
  func forEach(_ body: (UInt64) -> Void) {
    var (low, high) = (low, high)
    while low | high != 0 {
      if low != 0 {
        body(UInt64(low.trailingZeroBitCount))
        low &= low - 1
      } else {
        body(UInt64(64 + high.trailingZeroBitCount))
        high &= high - 1
      }
    }
  }
}
