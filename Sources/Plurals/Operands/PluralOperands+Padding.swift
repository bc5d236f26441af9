extension PluralOperands {
  /// The operands of the same number, shown with zeros behind it up to a number of fraction digits.
  ///
  /// - Parameter count: The number of visible fraction digits; if there are as many, nothing changes.
  /// - Complexity: Logarithmic in the zeros.
  package func padded(toFractionDigits count: Int) -> PluralOperands {
    guard count > 0, visibleDigitCount < UInt64(count) else { return self }
    var visible = DigitSequence(visibleFraction)
    visible.append(zeros: count - Int(visibleDigitCount))
    return PluralOperands(
      integer: integerDigits,
      visibleDigitCount: UInt64(count),
      significantDigitCount: significantDigitCount,
      visibleFraction: visible.value,
      significantFraction: significantFraction,
      exponent: exponent,
      isExact: isExact && visible.isExact
    )
  }
}
