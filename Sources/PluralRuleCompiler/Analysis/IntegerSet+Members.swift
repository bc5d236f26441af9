extension IntegerSet {
  /// The members of a range, in ascending order.
  ///
  ///     for member in set.members(in: 1...130) { … }
  ///
  /// - Parameter range: A range of integers.
  /// - Returns: A sequence that finds one member after the other, in constant memory.
  /// - Complexity: From one member to the next O(log *s* + *p* · (log *s* + *b*)) for *s* segments, of
  ///   which *p* are in between, and tables of *b* remainders, at most 1,000. So a set with few members
  ///   in a period is as quick as one with many.
  public func members(in range: ClosedRange<UInt64>) -> Members {
    Members(self, range)
  }

  /// The number of members in a range.
  ///
  /// - Parameter range: A range of integers.
  /// - Complexity: O(*s* · *b*) for *s* segments and tables of *b* remainders, however long the range is.
  public func count(in range: ClosedRange<UInt64>) -> UInt64 {
    count(below: range.upperBound) + (contains(range.upperBound) ? 1 : 0)
      - count(below: range.lowerBound)
  }

  private func count(below end: UInt64) -> UInt64 {
    let (bound, period) = (partition.bound, partition.period)
    guard end > bound else { return count(belowInSegments: end) }
    let (periods, rest) = (end - bound).quotientAndRemainder(dividingBy: period)
    return count(belowInSegments: bound + rest) + periods * periodicCount
  }

  /// The number of members below an integer that is not above the end of the first full period.
  private func count(belowInSegments end: UInt64) -> UInt64 {
    let base = partition.base
    var count: UInt64 = 0
    for segment in partition.segments where segment.range.lowerBound < end {
      let part = segment.range.lowerBound..<min(segment.range.upperBound, end)
      let table = partition.tables[segment.table]
      for remainder in 0..<base where hasCode(table[Int(remainder)]) {
        count += ArithmeticProgression(in: part, congruentTo: remainder, modulo: base).count
      }
    }
    return count
  }

  /// The members of a range, in ascending order.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let set: IntegerSet
    private let end: UInt64
    /// Where the search goes on; nil at the end.
    private var position: UInt64?

    init(_ set: IntegerSet, _ range: ClosedRange<UInt64>) {
      self.set = set
      end = range.upperBound
      position = range.lowerBound
    }

    /// The next member, or nil if there is no other.
    public mutating func next() -> UInt64? {
      let partition = set.partition
      while let start = position, start <= end {
        if start >= partition.bound, set.periodicCount == 0 { break }
        let number = partition.folded(start)
        let segment = partition.segment(at: number)
        let table = partition.tables[segment.table]
        // How far the segment and the range go beyond the start.
        let reach = Swift.min(segment.range.upperBound - number - 1, end - start)
        // After as many steps as there are remainders all have been seen.
        for step in 0...Swift.min(reach, partition.base - 1)
        where set.hasCode(table[Int((number + step) % partition.base)]) {
          move(to: start + step)
          return start + step
        }
        move(to: start + reach)
      }
      position = nil
      return nil
    }

    /// Lets the search go on behind an integer.
    private mutating func move(to integer: UInt64) {
      position = integer < end ? integer + 1 : nil
    }
  }
}
