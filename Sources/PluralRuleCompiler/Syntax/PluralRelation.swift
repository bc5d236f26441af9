import Plurals

/// A relation of a plural rule, such as `n % 100 != 12..14`.
///
/// See UTS #35 part 3, "Relations".
public struct PluralRelation: Hashable, Sendable {
  /// The operand on the left.
  public let operand: PluralOperand

  /// The number that the operand is divided by to take the remainder, or nil to take it as it is.
  public let modulus: UInt64?

  /// Whether the relation is `within`, whose ranges hold fractions too.
  ///
  /// The ranges of all other relations hold integers only: `n = 0..2` is false for 0.5.
  public let isWithin: Bool

  /// Whether the relation holds for what is in none of the ranges.
  public let isNegated: Bool

  /// The values and ranges on the right, at least one, as they are written.
  public let ranges: [ClosedRange<UInt64>]

  package init(
    operand: PluralOperand,
    modulus: UInt64?,
    isWithin: Bool,
    isNegated: Bool,
    ranges: [ClosedRange<UInt64>]
  ) {
    self.operand = operand
    self.modulus = modulus
    self.isWithin = isWithin
    self.isNegated = isNegated
    self.ranges = ranges
  }
}

/// The condition of a plural rule: alternatives joined by `or`, each of relations joined by `and`.
public struct PluralCondition: Hashable, Sendable {
  /// The alternatives, at least one, each of at least one relation.
  ///
  /// `and` binds more tightly than `or`.
  public let alternatives: [[PluralRelation]]

  package init(alternatives: [[PluralRelation]]) {
    self.alternatives = alternatives
  }
}
