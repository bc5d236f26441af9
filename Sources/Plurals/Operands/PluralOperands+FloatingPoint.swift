extension PluralOperands {
  /// Creates the operands of a floating-point number, written as the shortest decimal that reads
  /// back as the same number.
  ///
  ///     PluralOperands(1.5)?.f     // 5
  ///     PluralOperands(1.0)?.v     // 0, as "1": a binary number keeps no trailing zeros
  ///     PluralOperands(1e16)?.i    // 10000000000000000, never digits of an exponent form
  ///
  /// Use ``init(_:fractionDigits:)-(Double,_)`` where the number is shown with a fixed number of
  /// fraction digits.
  ///
  /// - Parameter value: The number. The result is nil if it is NaN or infinite.
  /// - Complexity: O(1), without allocation. Numbers take longer the further they are from 1.
  public init?(_ value: Double) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal)
  }

  /// Creates the operands of a floating-point number, written as the shortest decimal that reads
  /// back as the same `Float`.
  ///
  /// - Parameter value: The number. The result is nil if it is NaN or infinite.
  public init?(_ value: Float) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal)
  }

  /// Creates the operands of a floating-point number that is shown with a fixed number of fraction
  /// digits.
  ///
  ///     PluralOperands(1.0, fractionDigits: 2)?.v     // 2, as "1.00"
  ///     PluralOperands(2.675, fractionDigits: 2)?.f   // 68
  ///
  /// Digits that are not shown are rounded half to even, from the shortest decimal, as number
  /// formatters of ICU and Foundation do by default.
  ///
  /// - Parameters:
  ///   - value: The number. The result is nil if it is NaN or infinite.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public init?(_ value: Double, fractionDigits: Int) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal, fractionDigits: fractionDigits)
  }

  /// Creates the operands of a floating-point number that is shown with a fixed number of fraction
  /// digits, rounded half to even.
  ///
  /// - Parameters:
  ///   - value: The number. The result is nil if it is NaN or infinite.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public init?(_ value: Float, fractionDigits: Int) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal, fractionDigits: fractionDigits)
  }

  private init(_ decimal: ShortestDecimal, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "a number of fraction digits cannot be negative")
    let rounded = decimal.rounded(toFractionDigits: fractionDigits)
    self.init(rounded, padding: fractionDigits - rounded.fractionDigitCount)
  }

  private init(_ decimal: ShortestDecimal, padding: Int = 0) {
    let count = decimal.fractionDigitCount
    var integer = DigitSequence()
    var fraction: UInt64 = 0
    if let scale = powerOfTen(count) {
      integer = DigitSequence(decimal.digits / scale)
      fraction = decimal.digits % scale
    } else {
      fraction = decimal.digits
    }
    integer.append(zeros: decimal.exponent)
    var visible = DigitSequence(fraction)
    visible.append(zeros: padding)
    self.init(
      integer: integer.value,
      visibleDigitCount: UInt64(count + padding),
      significantDigitCount: UInt64(count),
      visibleFraction: visible.value,
      significantFraction: fraction,
      exponent: 0,
      isExact: integer.isExact && visible.isExact
    )
  }
}
