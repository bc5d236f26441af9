extension PluralOperands {
  /// A text that is not a source number: what is wrong, and where.
  public struct ParseError: Error, Hashable, Sendable {
    /// What is wrong with a text that should be a source number.
    public enum Kind: Hashable, Sendable {
      /// There is no text at all.
      case empty
      /// A character that cannot stand in that place.
      case unexpectedCharacter
      /// The text ends where a digit has to follow.
      case missingDigits
      /// The exponent begins with 0; exponents run from 1 upwards.
      case leadingZeroInExponent
      /// The exponent is above ``PluralOperands/maximumExponent``.
      case exponentTooLarge
    }

    /// What is wrong.
    public let kind: Kind

    /// Where: the number of UTF-8 code units before the fault.
    public let offset: Int

    @usableFromInline init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }
}

extension PluralOperands.ParseError: CustomStringConvertible {
  /// The fault, its place and what would be right, in one line.
  public var description: String {
    switch kind {
    case .empty:
      "empty text where a number should be, such as 5, 1.50 or 1.2c6"
    case .unexpectedCharacter:
      "not a number: unexpected character at offset \(offset); "
        + "a number is digits, optionally a point and digits, optionally c and an exponent"
    case .missingDigits:
      "not a number: it ends at offset \(offset) where a digit should follow"
    case .leadingZeroInExponent:
      "not a number: the exponent at offset \(offset) begins with 0; exponents are 1 to "
        + "\(PluralOperands.maximumExponent), without leading zeros"
    case .exponentTooLarge:
      "the exponent at offset \(offset) is above the limit of \(PluralOperands.maximumExponent)"
    }
  }
}
