// The forms that make no rules first are for single numbers of the standard library.
extension PluralRules {
  /// The category of an integer in a locale.
  ///
  ///     PluralRules.category(for: 2, locale: "ar")    // two
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  public static func category(
    for number: Int,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    program(locale: locale, type: type).category(for: UInt64(number.magnitude))
  }

  /// The category of an integer of any width in a locale.
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  public static func category(
    for number: some BinaryInteger,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    let program = program(locale: locale, type: type)
    if let magnitude = UInt64(exactly: number.magnitude) {
      return program.category(for: magnitude)
    }
    return program.category(for: PluralOperands(number))
  }

  /// The category of a floating-point number in a locale.
  ///
  /// - Parameters:
  ///   - number: Any number, written as the shortest decimal that reads back as the same number.
  ///     NaN and the infinities belong to `other`.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  public static func category(
    for number: Double,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of a floating-point number in a locale.
  ///
  /// - Parameters:
  ///   - number: Any number, written as the shortest decimal that reads back as the same `Float`.
  ///     NaN and the infinities belong to `other`.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  public static func category(
    for number: Float,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of an integer that is shown with a number of zeros as fraction digits, in a locale.
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - fractionDigits: The number of visible fraction digits.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(
    for number: some BinaryInteger,
    fractionDigits: Int,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    let operands = PluralOperands(number, fractionDigits: fractionDigits)
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits, in a
  /// locale.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(
    for number: Double,
    fractionDigits: Int,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits, in a
  /// locale.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(
    for number: Float,
    fractionDigits: Int,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of a source number, such as `"1.50"`, in a locale.
  ///
  /// - Parameters:
  ///   - number: A number as it is shown, in the notation of ``PluralOperands/init(parsing:)``.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  /// - Throws: ``PluralOperands/ParseError`` if the text is not a source number.
  public static func category(
    for number: some StringProtocol,
    locale: String,
    type: PluralRuleType = .cardinal
  ) throws(PluralOperands.ParseError) -> PluralCategory {
    let operands = try PluralOperands(parsing: number)
    return program(locale: locale, type: type).category(for: operands)
  }

  /// The category of a number, given by its operands, in a locale.
  ///
  /// - Parameters:
  ///   - operands: The number's operands.
  ///   - locale: An identifier, as for ``init(locale:type:)``.
  ///   - type: What the number is used for.
  public static func category(
    for operands: PluralOperands,
    locale: String,
    type: PluralRuleType = .cardinal
  ) -> PluralCategory {
    program(locale: locale, type: type).category(for: operands)
  }

  @inline(__always)
  private static func program(locale: String, type: PluralRuleType) -> Program {
    let tables = PluralTables.builtIn
    let offset = tables.withLocales { locales in
      LocaleIdentifier.reading(locale) {
        locales.match($0, LocaleIndex.Kind(type))?.offset
      }
    }
    guard let offset else { preconditionFailure("the built-in tables have no rules for root") }
    return Program(trusted: tables.words, start: offset)
  }
}
