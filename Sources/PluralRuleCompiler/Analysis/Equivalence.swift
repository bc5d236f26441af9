import Plurals

/// How far two rule sets agree on non-negative integers, decided exactly.
///
/// Names of categories play no part: Latvian `zero`, `one`, `other` and a rule set that calls the
/// same numbers `many`, `one`, `other` are equal. ``mapping`` says which category stands for which.
///
///     let russian = try PluralRuleSet(parsing: "one: n % 10 = 1 and n % 100 != 11; other:")
///     let english = try PluralRuleSet(parsing: "one: n = 1; other:")
///     let equivalence = try russian.equivalence(with: english)
///     equivalence.isEqual           // false
///     equivalence.counterexample    // 21
///     equivalence.disagreement      // 9/100
public struct IntegerEquivalence: Sendable {
  /// Which category of the second rule set stands for which of the first.
  ///
  /// It has the categories that integers reach, each at most once on either side. Of all such
  /// mappings it is the one with the least disagreement: by density, then by the number of integers
  /// before the periodic part, then by the names.
  public let mapping: [PluralCategory: PluralCategory]

  /// The integers by their categories in both rule sets, for each pair that has any, in canonical
  /// order. Every integer is in exactly one.
  public let intersections: [Intersection]

  /// Those of the intersections whose categories do not stand for each other: where the rule sets
  /// disagree under the mapping.
  public var differences: [Intersection] { differences(under: mapping) }

  let partition: IntegerPartition

  /// The smallest integer for which they disagree, or nil if there is none.
  public let counterexample: UInt64?

  /// The share of all integers for which they disagree. It is 0 as well for finitely many.
  public let disagreement: IntegerDensity

  /// Integers that have one category in the first rule set and one in the second.
  public struct Intersection: Sendable {
    /// Their category in the first rule set.
    public let first: PluralCategory
    /// Their category in the second rule set.
    public let second: PluralCategory
    /// The integers.
    public let integers: IntegerSet
  }

  /// Whether the rule sets divide the integers alike.
  public var isEqual: Bool { counterexample == nil }

  init(_ partition: IntegerPartition) {
    var table = PieceTable()
    partition.forEachPiece { code, first, count, isPeriodic in
      table.add(code, first, count, isPeriodic)
    }
    let mapping = table.bestMapping()
    var intersections: [Intersection] = []
    var disagreeing: [PieceTable.Piece] = []
    for first in PluralCategory.allCases {
      for second in PluralCategory.allCases {
        let code = IntegerPartition.code(first, second)
        guard let piece = table.pieces[Int(code)] else { continue }
        intersections.append(
          Intersection(
            first: first,
            second: second,
            integers: IntegerSet(
              partition,
              code: code,
              counts: (piece.periodicCount, piece.initialCount)
            )
          )
        )
        if mapping[first] != second { disagreeing.append(piece) }
      }
    }
    self.partition = partition
    self.mapping = mapping
    self.intersections = intersections
    counterexample = disagreeing.map(\.first).min()
    disagreement = IntegerDensity(
      disagreeing.map(\.periodicCount).reduce(0, +),
      of: partition.period
    )
  }
}

extension PluralRules {
  /// Compares the rules with others on all non-negative integers.
  ///
  /// - Parameter other: The other rules.
  /// - Returns: The mapping between their categories and where they disagree.
  /// - Throws: ``IntegerAnalysisError`` if the moduli of both together are beyond the limits.
  /// - Complexity: As ``integerSet(of:)`` for both together, not the length of the period.
  public func equivalence(
    with other: PluralRules
  ) throws(IntegerAnalysisError) -> IntegerEquivalence {
    IntegerEquivalence(try IntegerPartition([program, other.program]))
  }
}

extension PluralRuleSet {
  /// Compares the rule set with another on all non-negative integers.
  ///
  /// - Parameter other: The other rule set.
  /// - Returns: The mapping between their categories and where they disagree.
  /// - Throws: ``IntegerAnalysisError`` if the moduli of both together are beyond the limits.
  public func equivalence(
    with other: PluralRuleSet
  ) throws(IntegerAnalysisError) -> IntegerEquivalence {
    try PluralRules(compiling: self).equivalence(with: PluralRules(compiling: other))
  }
}

/// How many integers have each pair of categories.
struct PieceTable {
  struct Piece {
    var first: UInt64
    var periodicCount: UInt64 = 0
    var initialCount: UInt64 = 0
  }

  /// By code; nil for pairs that no integer has.
  private(set) var pieces: [Piece?] = Array(repeating: nil, count: 36)

  mutating func add(_ code: UInt8, _ first: UInt64, _ count: UInt64, _ isPeriodic: Bool) {
    var piece = pieces[Int(code)] ?? Piece(first: first)
    piece.first = min(piece.first, first)
    if isPeriodic { piece.periodicCount += count } else { piece.initialCount += count }
    pieces[Int(code)] = piece
  }

  /// The mapping with the largest agreement.
  func bestMapping() -> [PluralCategory: PluralCategory] {
    let rows = PluralCategory.allCases.filter { first in
      PluralCategory.allCases.contains { piece(first, $0) != nil }
    }
    let columns = PluralCategory.allCases.filter { second in
      PluralCategory.allCases.contains { piece($0, second) != nil }
    }
    var best: (score: Score, mapping: [PluralCategory: PluralCategory]) = (Score(), [:])
    func extend(
      _ mapping: [PluralCategory: PluralCategory],
      _ score: Score,
      _ row: Int,
      _ free: [PluralCategory]
    ) {
      guard row < rows.count else {
        if score > best.score || best.mapping.isEmpty { best = (score, mapping) }
        return
      }
      for (index, column) in free.enumerated() {
        guard let piece = piece(rows[row], column) else { continue }
        var mapping = mapping
        mapping[rows[row]] = column
        var free = free
        free.remove(at: index)
        extend(mapping, score.adding(piece, hasSameName: rows[row] == column), row + 1, free)
      }
      extend(mapping, score, row + 1, free)
    }
    extend([:], Score(), 0, columns)
    return best.mapping
  }

  private func piece(_ first: PluralCategory, _ second: PluralCategory) -> Piece? {
    pieces[Int(IntegerPartition.code(first, second))]
  }

  /// How good a mapping is.
  private struct Score: Comparable {
    var periodicCount: UInt64 = 0
    var initialCount: UInt64 = 0
    var sameNames = 0

    func adding(_ piece: Piece, hasSameName: Bool) -> Score {
      Score(
        periodicCount: periodicCount + piece.periodicCount,
        initialCount: initialCount + piece.initialCount,
        sameNames: sameNames + (hasSameName ? 1 : 0)
      )
    }

    static func < (lhs: Score, rhs: Score) -> Bool {
      (lhs.periodicCount, lhs.initialCount, lhs.sameNames)
        < (rhs.periodicCount, rhs.initialCount, rhs.sameNames)
    }
  }
}
