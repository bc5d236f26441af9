extension PluralOperands {
  /// Creates operands from their values, as other libraries give them.
  ///
  ///     try PluralOperands(i: 1, v: 2, w: 1, f: 50, t: 5).n                 // 1.5, as in "1.50"
  ///     try PluralOperands(i: 1_200_000, v: 0, w: 0, f: 0, t: 0, c: 6).n    // 1200000, as in "1.2c6"
  ///
  /// Operands depend on each other. These are refused if there is no number that has all of them.
  ///
  /// - Parameters:
  ///   - i: The integer digits.
  ///   - v: The number of visible fraction digits.
  ///   - w: The number of visible fraction digits without trailing zeros, at most 1,000,000.
  ///   - f: The visible fraction digits as an integer.
  ///   - t: The visible fraction digits without trailing zeros, as an integer.
  ///   - c: The compact decimal exponent, from 0 to ``maximumExponent``.
  /// - Throws: ``InconsistentOperandsError``, which says what does not fit.
  /// - Complexity: O(1).
  public init(
    i: UInt64,
    v: Int,
    w: Int,
    f: UInt64,
    t: UInt64,
    c: Int = 0
  ) throws(InconsistentOperandsError) {
    guard v >= 0 else { throw .outOfRange(.v) }
    guard 0...Self.maximumSignificantDigitCount ~= w, w <= v else { throw .outOfRange(.w) }
    guard 0...Self.maximumExponent ~= c else { throw .outOfRange(.c) }
    guard Self.fits(f, digits: v) else { throw .tooManyDigits(.f) }
    guard Self.fits(t, digits: w) else { throw .tooManyDigits(.t) }
    guard w == 0 || !t.isMultiple(of: 10) else { throw .trailingZero }
    guard Self.scaled(t, zeros: v - w) == f else { throw .differentFractions }
    self.init(
      integer: i,
      visibleDigitCount: UInt64(v),
      significantDigitCount: UInt64(w),
      visibleFraction: f,
      significantFraction: t,
      exponent: UInt32(c),
      isExact: true
    )
  }

  /// The most digits that ``n`` writes for a number of operands.
  private static var maximumSignificantDigitCount: Int { 1_000_000 }

  /// Whether a number can be written with so many digits.
  private static func fits(_ number: UInt64, digits: Int) -> Bool {
    // The largest number has twenty digits.
    guard let limit = powerOfTen(digits) else { return true }
    return number < limit
  }

  /// A number with zeros behind it; nil if that is 2^64 or more.
  private static func scaled(_ number: UInt64, zeros: Int) -> UInt64? {
    if number == 0 { return 0 }
    guard let factor = powerOfTen(zeros) else { return nil }
    let (product, hasOverflown) = number.multipliedReportingOverflow(by: factor)
    return hasOverflown ? nil : product
  }

  /// Why operands do not belong to any number.
  public enum InconsistentOperandsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An operand is negative, above its limit, or `w` is above `v`.
    case outOfRange(PluralOperand)
    /// A fraction has more digits than the operand that counts them says.
    case tooManyDigits(PluralOperand)
    /// `t` ends with a zero, or is 0 although `w` counts digits.
    case trailingZero
    /// `f` is not `t` with zeros up to `v` digits.
    case differentFractions

    /// The fault in one line, with what would be right.
    public var description: String {
      switch self {
      case .outOfRange(.v): "v is a number of digits: it must be 0 or more"
      case .outOfRange(.c): "c must be from 0 to \(PluralOperands.maximumExponent)"
      case .outOfRange:
        "w counts some of the digits that v counts: it must be from 0 to v, and at most 1000000"
      case .tooManyDigits(.f): "f must have at most as many digits as v says"
      case .tooManyDigits: "t must have at most as many digits as w says"
      case .trailingZero: "t must not end with a zero: w counts the digits without trailing zeros"
      case .differentFractions: "f must be t with zeros at its end, v digits in all"
      }
    }
  }
}
