import Plurals

extension Translation {
  /// The category of an integer in this language, shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: some BinaryInteger, fractionDigits: Int) -> Language.Category {
    Language.category(for: number, fractionDigits: fractionDigits)
  }

  /// The category of a floating-point number in this language, shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: Double, fractionDigits: Int) -> Language.Category {
    Language.category(for: number, fractionDigits: fractionDigits)
  }

  /// The category of a floating-point number in this language, shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  @_disfavoredOverload  // `.nan` is a Double.
  public func category(for number: Float, fractionDigits: Int) -> Language.Category {
    Language.category(for: number, fractionDigits: fractionDigits)
  }
}
