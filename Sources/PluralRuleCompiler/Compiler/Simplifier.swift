import Plurals

/// What is left of a condition after simplification.
enum SimplifiedCondition: Hashable {
  case always
  case never
  case alternatives([[SimplifiedRelation]])

  /// Simplifies a condition without changing for which numbers it holds.
  init(_ condition: PluralCondition) {
    var alternatives: [[SimplifiedRelation]] = []
    for conjunction in condition.alternatives {
      switch Self.simplify(conjunction) {
      case nil: continue
      case .some([]):
        self = .always
        return
      case .some(let relations):
        if !alternatives.contains(relations) { alternatives.append(relations) }
      }
    }
    self = alternatives.isEmpty ? .never : .alternatives(alternatives)
  }

  /// The relations that remain of a conjunction, or nil if one of them never holds.
  private static func simplify(_ conjunction: [PluralRelation]) -> [SimplifiedRelation]? {
    var relations: [SimplifiedRelation] = []
    for relation in conjunction {
      let relation = SimplifiedRelation(relation)
      if relation.neverHolds { return nil }
      if !relation.alwaysHolds, !relations.contains(relation) { relations.append(relation) }
    }
    return relations
  }
}

/// A relation whose ranges are sorted, disjoint, as few as possible, and within what a remainder
/// can be.
struct SimplifiedRelation: Hashable {
  /// What the ranges are compared with.
  struct Subject: Hashable {
    var operand: PluralOperand
    var modulus: UInt64?
    /// Whether ranges hold fractions: `within` on the only operand that can have one.
    var isWithin: Bool
  }

  var subject: Subject
  var isNegated: Bool
  var ranges: [ClosedRange<UInt64>]

  init(_ relation: PluralRelation) {
    // All operands but n are integers, and so is each of their remainders: for them within is in.
    let isWithin = relation.isWithin && relation.operand == .n
    subject = Subject(operand: relation.operand, modulus: relation.modulus, isWithin: isWithin)
    isNegated = relation.isNegated
    // Between the integers of adjacent ranges there are fractions, which `within` keeps apart.
    let reach: UInt64 = isWithin ? 0 : 1
    if Self.isSimple(relation.ranges, modulus: relation.modulus, reach: reach) {
      ranges = relation.ranges
      return
    }
    ranges = []
    let sorted = relation.ranges.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    for range in sorted {
      if let modulus = relation.modulus, range.lowerBound >= modulus { continue }
      if let last = ranges.last, range.lowerBound <= last.upperBound + reach {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    if let modulus = relation.modulus, let last = ranges.last, !isWithin {
      ranges[ranges.count - 1] = last.lowerBound...min(last.upperBound, modulus - 1)
    }
  }

  /// Whether ranges are as simplification would leave them.
  private static func isSimple(
    _ ranges: [ClosedRange<UInt64>],
    modulus: UInt64?,
    reach: UInt64
  ) -> Bool {
    for index in ranges.indices.dropFirst()
    where ranges[index].lowerBound <= ranges[index - 1].upperBound + reach {
      return false
    }
    return ranges.allSatisfy { range in modulus.map { range.upperBound < $0 } ?? true }
  }

  var neverHolds: Bool { isNegated ? holdsEverything : ranges.isEmpty }

  var alwaysHolds: Bool { isNegated ? ranges.isEmpty : holdsEverything }

  /// Whether the ranges hold all that the subject can be. Fractions are in no range of `n`.
  private var holdsEverything: Bool {
    guard let modulus = subject.modulus, ranges.count == 1 else { return false }
    if subject.isWithin {
      return ranges[0].lowerBound == 0 && ranges[0].upperBound >= modulus
    }
    return subject.operand != .n && ranges[0] == 0...(modulus - 1)
  }
}
