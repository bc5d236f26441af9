import Plurals

extension MessageLanguage {
  /// The category that CLDR's ranges give a pair of categories.
  ///
  /// A pair that CLDR does not list takes the category of the range's end. See UTS #35 part 3, "Plural
  /// Ranges".
  ///
  /// - Parameters:
  ///   - start: The category of the first number.
  ///   - end: The category of the last number.
  public static func category(from start: Category, to end: Category) -> Category {
    Category(rules.category(from: start.category, to: end.category))
  }

  /// The category of a range of integers, as in "1–2 days".
  ///
  ///     Languages.sl.category(from: 1, to: 2)    // two
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  public static func category(from start: Int, to end: Int) -> Category {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of integers of any type.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  public static func category(from start: some BinaryInteger, to end: some BinaryInteger)
    -> Category
  {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of floating-point numbers, as in "0.5–1.5 days".
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  public static func category(from start: Double, to end: Double) -> Category {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of floating-point numbers.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  @_disfavoredOverload  // `.nan` is a Double.
  public static func category(from start: Float, to end: Float) -> Category {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of source numbers, as in "1.0–1.5 days".
  ///
  /// - Parameters:
  ///   - start: The first number as it is shown, in the notation of `PluralOperands(parsing:)`.
  ///   - end: The last number as it is shown.
  /// - Throws: `PluralOperands.ParseError` if a text is not a source number.
  public static func category(
    from start: some StringProtocol,
    to end: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Category {
    category(from: try category(for: start), to: try category(for: end))
  }

  /// The category of a range of numbers given by their operands.
  ///
  /// - Parameters:
  ///   - start: The operands of the first number.
  ///   - end: The operands of the last number.
  public static func category(from start: PluralOperands, to end: PluralOperands) -> Category {
    category(from: chosenCategory(for: start), to: chosenCategory(for: end))
  }
}
