/// An operand that a plural rule may ask for, by its letter in UTS #35.
///
///     PluralOperand(rawValue: "v")    // v, the number of visible fraction digits
///     PluralOperand(rawValue: "e")    // c: the same operand, the compact decimal exponent
public enum PluralOperand: CaseIterable, Sendable {
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

extension PluralOperand: RawRepresentable {
  /// The operand's letter, such as `"v"`.
  public var rawValue: String {
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

  /// Creates the operand with a letter, or nil if no operand has it.
  ///
  /// - Parameter rawValue: A letter in lower case; `"e"` is the old name of ``c``.
  public init?(rawValue: String) {
    // Bytes, as for categories: comparing strings would bring tables into Embedded programs.
    let bytes = rawValue.utf8
    guard bytes.count == 1, let letter = bytes.first else { return nil }
    for operand in Self.allCases where operand.rawValue.utf8.first == letter {
      self = operand
      return
    }
    guard letter == UInt8(ascii: "e") else { return nil }
    self = .c
  }
}

extension PluralOperand {
  /// The number that stands for the operand in ``WideInstruction``s.
  package var code: UInt8 {
    switch self {
    case .n: 0
    case .i: 1
    case .v: 2
    case .w: 3
    case .f: 4
    case .t: 5
    case .c: 6
    }
  }

  /// The operand with a number, or nil if no operand has it.
  package init?(code: UInt8) {
    guard let operand = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = operand
  }
}

// Explicit, because for a type with raw values the standard library compares and hashes those, which
// are strings here.
extension PluralOperand: Hashable {
  /// Whether two operands are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.code == rhs.code
  }

  /// Hashes the operand.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}

extension PluralOperand: CustomStringConvertible {
  /// The operand's letter, as ``rawValue``.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
  extension PluralOperand: Codable {}
#endif
