/// An operand that a plural rule may ask for, by its letter in UTS #35.
///
/// `c` and `e` are the same operand, the compact decimal exponent.
public enum PluralOperand: UInt8, Hashable, CaseIterable, Sendable {
  /// The absolute value of the number.
  case n
  /// The integer digits.
  case i
  /// The number of visible fraction digits, with trailing zeros.
  case v
  /// The number of visible fraction digits, without trailing zeros.
  case w
  /// The visible fraction digits as an integer, with trailing zeros.
  case f
  /// The visible fraction digits as an integer, without trailing zeros.
  case t
  /// The compact decimal exponent, also written `e`.
  case c
}

extension PluralOperand: CustomStringConvertible {
  /// The operand's letter.
  public var description: String {
    switch self {
    case .n: "n"
    case .i: "i"
    case .v: "v"
    case .w: "w"
    case .f: "f"
    case .t: "t"
    case .c: "c"
    }
  }
}
