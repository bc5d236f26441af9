import Plurals

extension MessageLanguage {
  /// The category of an integer that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(for number: some BinaryInteger, fractionDigits: Int) -> Category {
    chosenCategory(for: PluralOperands(number, fractionDigits: fractionDigits))
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(for number: Double, fractionDigits: Int) -> Category {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return chosenCategory(for: operands)
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  @_disfavoredOverload  // `.nan` is a Double.
  public static func category(for number: Float, fractionDigits: Int) -> Category {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return chosenCategory(for: operands)
  }
}
