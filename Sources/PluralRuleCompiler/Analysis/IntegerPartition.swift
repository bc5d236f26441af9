import Plurals

/// The categories that one or two programs give to every integer, exactly and at once.
///
/// The number line from 0 to the end of the first full period is cut into segments, in which every
/// relation without a modulus or with a large one is constant. What is left in a segment depends on
/// n modulo `base`, the least common multiple of the small moduli, and is in a table, which segments
/// with the same constants share. So the cost is at most the number of segments times `base` times the
/// number of relations, which has a limit, and does not grow with the period: `% 1000000` alone makes
/// two segments.
struct IntegerPartition {
  /// The part of the line that the segments cover ends here; from `bound` on it repeats.
  let bound: UInt64
  let period: UInt64
  /// What the tables are indexed modulo. It divides `period`.
  let base: UInt64
  private(set) var segments: [Segment] = []
  /// For each remainder the code of the categories of both programs.
  private(set) var tables: [[UInt8]] = []

  struct Segment {
    let range: Range<UInt64>
    let table: Int
  }

  /// The categories that two programs give, as one number. A single program stands for both.
  static func code(_ first: PluralCategory, _ second: PluralCategory) -> UInt8 {
    first.index * 6 + second.index
  }

  /// The largest base that moduli are taken into.
  private static let maximumBase: UInt64 = 1_000

  /// Cuts the line for programs, of which the first two are those that codes are about.
  init(_ programs: [Program]) throws(IntegerAnalysisError) {
    let programs = programs.map { IntegerProgram($0) }
    var (bound, period) = (UInt64(0), UInt64(1))
    for program in programs {
      let profile = try program.profile
      bound = max(bound, profile.bound)
      period = try leastCommonMultiple(period, profile.period)
    }
    self.bound = bound
    self.period = period

    var relations: [IntegerRelation] = []
    var numbers: [IntegerRelation: Int] = [:]
    for relation in programs.flatMap(\.relations) where numbers[relation] == nil {
      numbers[relation] = relations.count
      relations.append(relation)
    }
    var base: UInt64 = 1
    for modulus in Set(relations.compactMap(\.modulus)).sorted() {
      let next = try leastCommonMultiple(base, modulus)
      if next <= Self.maximumBase { base = next }
    }
    self.base = base
    let isWide = relations.map { $0.modulus.map { base % $0 != 0 } ?? true }
    let wide = relations.indices.filter { isWide[$0] }
    let numbersByProgram = programs.map { $0.relations.map { numbers[$0] ?? 0 } }

    var tableNumbers: [[Bool]: Int] = [:]
    var holds = Array(repeating: false, count: relations.count)
    let starts = try Self.segmentStarts(
      of: wide.map { relations[$0] },
      bound: bound,
      end: bound + period
    )
    let pieceCount = starts.count * Int(base)
    guard pieceCount <= IntegerAnalysisError.limit,
      pieceCount * max(1, relations.count) <= IntegerAnalysisError.relationLimit
    else { throw .tooManySegments }
    for (start, end) in zip(starts, starts.dropFirst()) {
      for number in wide { holds[number] = relations[number].holds(for: start) }
      let truths = wide.map { holds[$0] }
      let table = tableNumbers[truths] ?? tables.count
      if table == tables.count {
        tableNumbers[truths] = table
        tables.append(
          (0..<base).map { remainder in
            for number in relations.indices where !isWide[number] {
              holds[number] = relations[number].holds(for: remainder)
            }
            let categories = programs.indices.prefix(2).map { program in
              programs[program].category { holds[numbersByProgram[program][$0]] }
            }
            return Self.code(categories[0], categories.last ?? categories[0])
          }
        )
      }
      segments.append(Segment(range: start..<end, table: table))
    }
  }

  /// Where segments start, in ascending order, and the end of the last.
  private static func segmentStarts(
    of relations: [IntegerRelation],
    bound: UInt64,
    end: UInt64
  ) throws(IntegerAnalysisError) -> [UInt64] {
    var count: UInt64 = 0
    for relation in relations {
      let (sum, overflowed) = count.addingReportingOverflow(
        2 * (end / (relation.modulus ?? end) + 1)
      )
      count = overflowed ? .max : sum
    }
    let (work, overflowed) = count.multipliedReportingOverflow(by: UInt64(relations.count))
    // Before the time is spent.
    guard !overflowed, count <= UInt64(IntegerAnalysisError.startLimit),
      work <= UInt64(IntegerAnalysisError.relationLimit)
    else {
      throw .tooManySegments
    }
    var starts: Set<UInt64> = [0, bound, end]
    for relation in relations {
      let modulus = relation.modulus ?? end
      for shift in stride(from: 0, to: end, by: Int(clamping: modulus)) {
        for start in [relation.range.lowerBound, relation.range.upperBound + 1]
        where start + shift < end {
          starts.insert(start + shift)
        }
      }
    }
    return starts.sorted()
  }

  /// The code of an integer.
  func code(of integer: UInt64) -> UInt8 {
    let number = folded(integer)
    return tables[segment(at: number).table][Int(number % base)]
  }

  /// The integer below the end of the first full period that has the same categories.
  func folded(_ integer: UInt64) -> UInt64 {
    integer < bound ? integer : bound + (integer - bound) % period
  }

  /// The segment of an integer below the end of the first full period.
  func segment(at number: UInt64) -> Segment {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].range.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return segments[low]
  }

  /// Calls a closure with each code, the first integer that has it in a segment and how many there
  /// do, from the periodic part or from what is before.
  func forEachPiece(
    _ body: (_ code: UInt8, _ first: UInt64, _ count: UInt64, _ isPeriodic: Bool) -> Void
  ) {
    for segment in segments {
      for remainder in 0..<base {
        let numbers = ArithmeticProgression(
          in: segment.range,
          congruentTo: remainder,
          modulo: base
        )
        guard numbers.count > 0 else { continue }
        body(
          tables[segment.table][Int(remainder)],
          numbers.first,
          numbers.count,
          segment.range.lowerBound >= bound
        )
      }
    }
  }
}

/// The numbers of a range that leave a remainder.
struct ArithmeticProgression {
  let first: UInt64
  let count: UInt64

  init(in range: Range<UInt64>, congruentTo remainder: UInt64, modulo modulus: UInt64) {
    let offset = range.lowerBound % modulus
    let gap = remainder >= offset ? remainder - offset : remainder + (modulus - offset)
    first = range.lowerBound + gap
    count = first < range.upperBound ? (range.upperBound - first - 1) / modulus + 1 : 0
  }
}
