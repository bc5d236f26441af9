extension PluralRules {
  /// The category of a range of numbers, as in "1–2 days".
  ///
  ///     try PluralRules(locale: "sl").category(from: "1", to: "2")    // two
  ///
  /// A pair of categories that CLDR does not list takes the category of the range's end; so does
  /// every pair of ordinal rules. See UTS #35 part 3, "Plural Ranges".
  ///
  /// - Parameters:
  ///   - start: The operands of the first number.
  ///   - end: The operands of the last number.
  public func category(from start: PluralOperands, to end: PluralOperands) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of integers.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  public func category(
    from start: some BinaryInteger,
    to end: some BinaryInteger
  ) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of floating-point numbers.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  public func category(from start: Double, to end: Double) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of floating-point numbers.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN and the infinities belong to `other`.
  ///   - end: The last number.
  public func category(from start: Float, to end: Float) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of source numbers.
  ///
  /// - Parameters:
  ///   - start: The first number as it is shown, in the notation of
  ///     ``PluralOperands/init(parsing:)``.
  ///   - end: The last number as it is shown.
  /// - Throws: ``PluralOperands/ParseError`` if a text is not a source number.
  public func category(
    from start: some StringProtocol,
    to end: some StringProtocol
  ) throws(PluralOperands.ParseError) -> PluralCategory {
    category(from: try PluralOperands(parsing: start), to: try PluralOperands(parsing: end))
  }

  /// The category of a range from the categories of its ends.
  ///
  /// - Parameters:
  ///   - start: The category of the first number.
  ///   - end: The category of the last number.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    guard let rangesOffset else { return end }
    return PluralRangeTable.category(program.words, at: rangesOffset, start, end)
  }
}

extension PluralRules {
  /// The categories of ranges for all pairs of categories.
  package var rangeTable: PluralRangeTable {
    guard let rangesOffset else { return PluralRangeTable() }
    return PluralRangeTable(
      words: program.words[rangesOffset..<rangesOffset + PluralRangeTable.wordCount]
    )
  }
}
