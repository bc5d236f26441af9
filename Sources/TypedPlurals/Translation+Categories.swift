import Plurals

extension Translation {
  /// The category of an integer in this language.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public func category(for number: Int) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of an integer of any type in this language.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public func category(for number: some BinaryInteger) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a floating-point number in this language, written as its own shortest decimal.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  @_disfavoredOverload  // `.nan` is a Double.
  public func category(for number: Float) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a floating-point number in this language.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public func category(for number: Double) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a source number, such as `"1.50"`, in this language.
  ///
  /// - Parameter number: The number, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public func category(
    for number: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Language.Category {
    try Language.category(for: number)
  }

  /// The category of a number, given by its operands, in this language.
  ///
  /// - Parameter operands: The number's operands.
  public func category(for operands: PluralOperands) -> Language.Category {
    Language.chosenCategory(for: operands)
  }
}

extension Translation {
  /// The category of a range of integers, as in "1–2 days", in this language.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  public func category(from start: Int, to end: Int) -> Language.Category {
    Language.category(from: start, to: end)
  }

  /// The category of a range of integers of any type, in this language.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  public func category(from start: some BinaryInteger, to end: some BinaryInteger)
    -> Language.Category
  {
    Language.category(from: start, to: end)
  }

  /// The category of a range of floating-point numbers, as in "0.5–1.5 days", in this language.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  public func category(from start: Double, to end: Double) -> Language.Category {
    Language.category(from: start, to: end)
  }

  /// The category of a range of floating-point numbers, in this language.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  @_disfavoredOverload  // `.nan` is a Double.
  public func category(from start: Float, to end: Float) -> Language.Category {
    Language.category(from: start, to: end)
  }

  /// The category of a range of source numbers, as in "1.0–1.5 days", in this language.
  ///
  /// - Parameters:
  ///   - start: The first number as it is shown, in the notation of `PluralOperands(parsing:)`.
  ///   - end: The last number as it is shown.
  /// - Throws: `PluralOperands.ParseError` if a text is not a source number.
  public func category(
    from start: some StringProtocol,
    to end: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Language.Category {
    try Language.category(from: start, to: end)
  }

  /// The category of a range of numbers, given by their operands, in this language.
  ///
  /// - Parameters:
  ///   - start: The operands of the first number.
  ///   - end: The operands of the last number.
  public func category(
    from start: PluralOperands,
    to end: PluralOperands
  ) -> Language.Category {
    Language.category(from: start, to: end)
  }

  /// The category of a range in this language from the categories of its ends.
  ///
  /// - Parameters:
  ///   - start: The category of the first number.
  ///   - end: The category of the last number.
  public func category(
    from start: Language.Category,
    to end: Language.Category
  ) -> Language.Category {
    Language.category(from: start, to: end)
  }
}

extension Translation where Language: RankingLanguage {
  /// The category of a rank in this language.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public func ordinalCategory(for rank: Int) -> Language.OrdinalCategory {
    Language.ordinalCategory(for: rank)
  }

  /// The category of a rank of any type of integer in this language.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public func ordinalCategory(for rank: some BinaryInteger) -> Language.OrdinalCategory {
    Language.ordinalCategory(for: rank)
  }

  /// The category of a rank given as text, such as `"23"`, in this language.
  ///
  /// - Parameter rank: The rank, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public func ordinalCategory(
    for rank: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Language.OrdinalCategory {
    try Language.ordinalCategory(for: rank)
  }

  /// The category of a rank, given by its operands, in this language.
  ///
  /// - Parameter operands: The rank's operands.
  public func ordinalCategory(for operands: PluralOperands) -> Language.OrdinalCategory {
    Language.chosenOrdinalCategory(for: operands)
  }
}
