extension PluralOperands {
  /// Creates the operands of an integer written without fraction digits.
  ///
  ///     PluralOperands(-5).i        // 5
  ///     PluralOperands(Int.min).i   // 9223372036854775808
  ///
  /// - Parameter value: Any integer of any width; its sign is dropped.
  /// - Complexity: O(1) for up to 64 bits, else one division of the given width.
  @inlinable public init(_ value: some BinaryInteger) {
    if let magnitude = UInt64(exactly: value.magnitude) {
      self.init(
        integer: magnitude,
        visibleDigitCount: 0,
        significantDigitCount: 0,
        visibleFraction: 0,
        significantFraction: 0,
        exponent: 0,
        isExact: true
      )
    } else {
      self.init(
        integer: Self.standIn(for: value.magnitude),
        visibleDigitCount: 0,
        significantDigitCount: 0,
        visibleFraction: 0,
        significantFraction: 0,
        exponent: 0,
        isExact: false
      )
    }
  }

  /// Creates the operands of an integer that is shown with a number of zeros as fraction digits.
  ///
  ///     PluralOperands(1, fractionDigits: 1).v    // 1, as "1.0", which is other in English
  ///
  /// - Parameters:
  ///   - value: Any integer of any width; its sign is dropped.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  @inlinable public init(_ value: some BinaryInteger, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "a number of fraction digits cannot be negative")
    let whole = PluralOperands(value)
    self.init(
      integer: whole.i,
      visibleDigitCount: UInt64(fractionDigits),
      significantDigitCount: 0,
      visibleFraction: 0,
      significantFraction: 0,
      exponent: 0,
      isExact: whole.isExact
    )
  }

  /// The stand-in for a magnitude of 2^64 or more.
  @inlinable static func standIn<T: BinaryInteger>(for magnitude: T) -> UInt64 {
    UInt64(truncatingIfNeeded: magnitude % T(reductionModulus)) + reductionModulus
  }
}
