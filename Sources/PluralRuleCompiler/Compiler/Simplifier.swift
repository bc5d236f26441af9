import Plurals

/// What is left of a condition after simplification.
enum SimplifiedCondition: Equatable {
  case always
  case never
  /// Some of ``SimplifiedRules/alternatives``, at least one.
  case alternatives(Range<Int>)
}

/// The rules of a set that have a condition, in the order in which they are tried, each simplified
/// without changing for which numbers it holds.
///
/// All relations are in one array: most alternatives have but one or two.
struct SimplifiedRules {
  private(set) var rules: [(category: PluralCategory, condition: SimplifiedCondition)] = []
  /// Where the relations of each alternative are, at least one.
  private(set) var alternatives: [Range<Int>] = []
  private(set) var relations: [SimplifiedRelation] = []

  init(_ ruleSet: PluralRuleSet) {
    var (alternativeCount, relationCount) = (0, 0)
    for case let condition? in ruleSet.rules.lazy.map(\.condition) {
      alternativeCount += condition.alternatives.count
      relationCount += condition.alternatives.reduce(0) { $0 + $1.count }
    }
    rules.reserveCapacity(ruleSet.rules.count)
    alternatives.reserveCapacity(alternativeCount)
    relations.reserveCapacity(relationCount)
    for rule in ruleSet.rules {
      guard let condition = rule.condition else { continue }
      rules.append((rule.category, append(condition)))
    }
  }

  private mutating func append(_ condition: PluralCondition) -> SimplifiedCondition {
    let (start, relationStart) = (alternatives.count, relations.count)
    for conjunction in condition.alternatives {
      let first = relations.count
      guard append(conjunction) else { continue }
      guard relations.count > first else {
        alternatives.removeLast(alternatives.count - start)
        relations.removeLast(relations.count - relationStart)
        return .always
      }
      let new = relations[first...]
      if alternatives[start...].contains(where: { relations[$0] == new }) {
        relations.removeLast(new.count)
      } else {
        alternatives.append(first..<relations.count)
      }
    }
    return alternatives.count == start ? .never : .alternatives(start..<alternatives.count)
  }

  /// Appends the relations that remain of a conjunction, or none and says no if one of them never
  /// holds.
  private mutating func append(_ conjunction: [PluralRelation]) -> Bool {
    let first = relations.count
    for relation in conjunction {
      let relation = SimplifiedRelation(relation)
      if relation.neverHolds {
        relations.removeLast(relations.count - first)
        return false
      }
      if !relation.alwaysHolds, !relations[first...].contains(relation) {
        relations.append(relation)
      }
    }
    return true
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
