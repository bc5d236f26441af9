import Foundation
import Plurals
import TypedPlurals

extension MessageLanguage {
  /// The category of a decimal number, written in full without trailing zeros.
  ///
  /// - Parameter number: Any number, exact to its last digit. A `Decimal` keeps no trailing zeros:
  ///   in English one made from `"1.0"` is `one`. NaN belongs to `other`.
  public static func category(for number: Decimal) -> Category {
    guard let operands = PluralOperands(number) else { return .other }
    return chosenCategory(for: operands)
  }

  /// The category of a decimal number that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN belongs to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public static func category(for number: Decimal, fractionDigits: Int) -> Category {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return chosenCategory(for: operands)
  }

  /// The category of a range of decimal numbers.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN belongs to `other`.
  ///   - end: The last number.
  public static func category(from start: Decimal, to end: Decimal) -> Category {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a number object by the type of number that it holds.
  ///
  /// - Parameter number: Any number, read as `PluralOperands(_:)` says. NaN and the infinities belong
  ///   to `other`.
  public static func category(for number: NSNumber) -> Category {
    guard let operands = PluralOperands(number) else { return .other }
    return chosenCategory(for: operands)
  }
}

extension MessageLanguage {
  /// The category of a number object as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number, whose digits are read as `PluralOperands(_:formattedBy:)` says. NaN and
  ///     the infinities belong to `other`.
  ///   - formatter: The formatter. Its locale need not be that of the language.
  public static func category(
    for number: NSNumber,
    formattedBy formatter: NumberFormatter
  ) -> Category {
    guard let operands = PluralOperands(number, formattedBy: formatter) else { return .other }
    return chosenCategory(for: operands)
  }

  /// The category of an integer as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - formatter: The formatter.
  public static func category(
    for number: Int,
    formattedBy formatter: NumberFormatter
  ) -> Category {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a floating-point number as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN and the infinities belong to `other`.
  ///   - formatter: The formatter.
  public static func category(
    for number: Double,
    formattedBy formatter: NumberFormatter
  ) -> Category {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a decimal number as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN belongs to `other`.
  ///   - formatter: The formatter. On Linux it rounds to the digits of a `Double`.
  public static func category(
    for number: Decimal,
    formattedBy formatter: NumberFormatter
  ) -> Category {
    category(for: NSDecimalNumber(decimal: number), formattedBy: formatter)
  }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension MessageLanguage {
  /// The category of a number as a format style shows it.
  ///
  ///     let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  ///     Languages.en.category(for: 1, formattedBy: style)    // other, as "1.0"
  ///
  /// - Parameters:
  ///   - number: The number, whose digits are read as
  ///     ``Plurals/PluralOperands/init(_:formattedBy:locale:)`` says. NaN, the infinities and
  ///     numbers in words belong to `other`.
  ///   - style: The style.
  ///   - locale: The locale whose separators the text has if the style is not one of Foundation's for
  ///     numbers. Without one it is `Locale.current`.
  public static func category<Style: FormatStyle>(
    for number: Style.FormatInput,
    formattedBy style: Style,
    locale: Locale? = nil
  ) -> Category where Style.FormatOutput == String {
    guard let operands = PluralOperands(number, formattedBy: style, locale: locale) else {
      return .other
    }
    return chosenCategory(for: operands)
  }
}
