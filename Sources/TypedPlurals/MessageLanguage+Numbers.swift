import Plurals

extension MessageLanguage {
  /// CLDR's rules for the locale.
  public static var rules: PluralRules { PluralRules(locale: locale) }

  /// The category that the rules give a number.
  ///
  /// - Parameter operands: The number's operands.
  public static func category(for operands: PluralOperands) -> Category {
    Category(rules.category(for: operands))
  }

  /// The category of an integer's operands.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public static func category(for number: Int) -> Category {
    category(for: PluralOperands(number))
  }

  /// The category of an integer of any type.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public static func category(for number: some BinaryInteger) -> Category {
    if let integer = Int(exactly: number) {
      category(for: integer)
    } else {
      category(for: PluralOperands(number))
    }
  }

  /// The category of a floating-point number, written as its own shortest decimal.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  @_disfavoredOverload  // `.nan` is a Double.
  public static func category(for number: Float) -> Category {
    guard let operands = PluralOperands(number) else { return .other }
    return chosenCategory(for: operands)
  }

  /// The category of a floating-point number, written as the shortest decimal.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public static func category(for number: Double) -> Category {
    guard let operands = PluralOperands(number) else { return .other }
    return chosenCategory(for: operands)
  }

  /// The category of a source number: a number as it is shown, such as `"1.50"` or `"1.2c6"`.
  ///
  /// - Parameter number: The number, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public static func category(
    for number: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Category {
    chosenCategory(for: try PluralOperands(parsing: number))
  }

  /// The category of a number of any type, by the requirement that chooses for it.
  ///
  /// A language that declares only how integers are chosen has to be asked for all of them there.
  package static func chosenCategory(for operands: PluralOperands) -> Category {
    if let integer = Int(plain: operands) {
      category(for: integer)
    } else {
      category(for: operands)
    }
  }
}

extension Int {
  /// An integer that is shown without fraction digits or an exponent; nil for any other number.
  init?(plain operands: PluralOperands) {
    guard operands.v == 0, operands.c == 0, operands.isExact else { return nil }
    self.init(exactly: operands.i)
  }
}
