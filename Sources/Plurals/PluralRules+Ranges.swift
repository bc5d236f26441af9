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
  ///   - start: The first number.
  ///   - end: The last number.
  /// - Throws: ``RangeError`` if an end is NaN or infinite.
  public func category(
    from start: Double,
    to end: Double
  ) throws(RangeError) -> PluralCategory {
    guard let first = PluralOperands(start) else { throw RangeError.startIsNotFinite }
    guard let last = PluralOperands(end) else { throw RangeError.endIsNotFinite }
    return category(from: first, to: last)
  }

  /// The category of a range of floating-point numbers.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - end: The last number.
  /// - Throws: ``RangeError`` if an end is NaN or infinite.
  public func category(
    from start: Float,
    to end: Float
  ) throws(RangeError) -> PluralCategory {
    guard let first = PluralOperands(start) else { throw RangeError.startIsNotFinite }
    guard let last = PluralOperands(end) else { throw RangeError.endIsNotFinite }
    return category(from: first, to: last)
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

  /// Why a range has no category.
  public enum RangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The first number is NaN or infinite.
    case startIsNotFinite
    /// The last number is NaN or infinite.
    case endIsNotFinite

    /// The fault in one line.
    public var description: String {
      switch self {
      case .startIsNotFinite: "a range must start with a finite number"
      case .endIsNotFinite: "a range must end with a finite number"
      }
    }
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
