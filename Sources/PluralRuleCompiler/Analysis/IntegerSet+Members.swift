extension IntegerSet {
  /// The members of a range, in ascending order.
  ///
  ///     let few = try PluralRules(locale: "pl").integerSet(of: .few)
  ///     Array(few.members(in: 20...40))    // [22, 23, 24, 32, 33, 34]
  ///
  /// - Parameter range: A range of integers.
  /// - Returns: A sequence that finds one member after the other.
  /// - Complexity: O(*s* · *b*) at the start, for *s* segments of the number line and tables of *b*
  ///   remainders, at most 1,000; from one member to the next O(log *s* + *b*), however far they are apart.
  public func members(in range: ClosedRange<UInt64>) -> Members {
    Members(self, range)
  }

  /// The number of members in a range.
  ///
  ///     let many = try PluralRules(locale: "fr").integerSet(of: .many)
  ///     many.count(in: 1...1_000_000_000_000)    // 1000000
  ///
  /// - Parameter range: A range of integers.
  /// - Returns: The number; 2^64 − 1 also for the 2^64 of all.
  /// - Complexity: O(*s* · *b*) for *s* segments and tables of *b* remainders, however long the range is.
  public func count(in range: ClosedRange<UInt64>) -> UInt64 {
    let count = count(below: range.upperBound) - count(below: range.lowerBound)
    return contains(range.upperBound) && count < .max ? count + 1 : count
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
    /// The segments that have a member.
    private let segments: [IntegerPartition.Segment]
    private let end: UInt64
    /// Where the search goes on; nil at the end.
    private var position: UInt64?

    init(_ set: IntegerSet, _ range: ClosedRange<UInt64>) {
      self.set = set
      segments = set.partition.segments.filter { set.firstMember(in: $0.range, of: $0) != nil }
      end = range.upperBound
      position = range.lowerBound
    }

    /// The next member, or nil if there is no other.
    public mutating func next() -> UInt64? {
      let partition = set.partition
      while let start = position, start <= end {
        let number = partition.folded(start)
        let index = firstIndex(endingAfter: number)
        // The rest of the segment that the search is in may be empty, but not the one after it.
        for segment in segments[index...].prefix(2) {
          let rest = Swift.max(number, segment.range.lowerBound)..<segment.range.upperBound
          guard let member = set.firstMember(in: rest, of: segment) else { continue }
          let (found, overflowed) = start.addingReportingOverflow(member - number)
          position = overflowed || found >= end ? nil : found + 1
          return overflowed || found > end ? nil : found
        }
        let (next, overflowed) = start.addingReportingOverflow(
          partition.bound + partition.period - number
        )
        position = overflowed || set.periodicCount == 0 ? nil : next
      }
      position = nil
      return nil
    }

    /// The position of the first segment that ends after a number, by bisection.
    private func firstIndex(endingAfter number: UInt64) -> Int {
      var (low, high) = (0, segments.count)
      while low < high {
        let middle = (low + high) / 2
        if segments[middle].range.upperBound <= number { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The first member in a part of a segment.
  fileprivate func firstMember(
    in range: Range<UInt64>,
    of segment: IntegerPartition.Segment
  ) -> UInt64? {
    let table = partition.tables[segment.table]
    // After as many as there are remainders all have been seen.
    return range.prefix(Int(partition.base)).first { hasCode(table[Int($0 % partition.base)]) }
  }
}
