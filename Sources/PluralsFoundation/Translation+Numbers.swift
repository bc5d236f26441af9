import Foundation
import Plurals
import TypedPlurals

extension Translation {
  /// The category of a decimal number in this language, written in full without trailing zeros.
  ///
  /// - Parameter number: Any number, exact to its last digit. A `Decimal` keeps no trailing zeros:
  ///   in English one made from `"1.0"` is `one`. NaN belongs to `other`.
  public func category(for number: Decimal) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a decimal number in this language, shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN belongs to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: Decimal, fractionDigits: Int) -> Language.Category {
    Language.category(for: number, fractionDigits: fractionDigits)
  }

  /// The category of a range of decimal numbers in this language.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN belongs to `other`.
  ///   - end: The last number.
  public func category(from start: Decimal, to end: Decimal) -> Language.Category {
    Language.category(from: start, to: end)
  }

  /// The category of a number object in this language by the type of number that it holds.
  ///
  /// - Parameter number: Any number, read as `PluralOperands(_:)` says. NaN and the infinities belong
  ///   to `other`.
  public func category(for number: NSNumber) -> Language.Category {
    Language.category(for: number)
  }
}

extension Translation {
  /// The category of a number object in this language as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number, whose digits are read as `PluralOperands(_:formattedBy:)` says. NaN and
  ///     the infinities belong to `other`.
  ///   - formatter: The formatter. Its locale need not be that of the language.
  public func category(
    for number: NSNumber,
    formattedBy formatter: NumberFormatter
  ) -> Language.Category {
    Language.category(for: number, formattedBy: formatter)
  }

  /// The category of an integer in this language as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - formatter: The formatter.
  public func category(
    for number: Int,
    formattedBy formatter: NumberFormatter
  ) -> Language.Category {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a floating-point number in this language as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN and the infinities belong to `other`.
  ///   - formatter: The formatter.
  public func category(
    for number: Double,
    formattedBy formatter: NumberFormatter
  ) -> Language.Category {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a decimal number in this language as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN belongs to `other`.
  ///   - formatter: The formatter. On Linux it rounds to the digits of a `Double`.
  public func category(
    for number: Decimal,
    formattedBy formatter: NumberFormatter
  ) -> Language.Category {
    category(for: NSDecimalNumber(decimal: number), formattedBy: formatter)
  }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Translation {
  /// The category of a number in this language as a format style shows it.
  ///
  ///     struct Scales: Translation {
  ///       typealias Language = Languages.en
  ///       func text(_ key: ScalesKey) -> String {
  ///         let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  ///         return switch key {
  ///         case .weight(let kilograms):
  ///           switch category(for: kilograms, formattedBy: style) {
  ///           case .one: "\(kilograms.formatted(style)) kilogram"
  ///           case .other: "\(kilograms.formatted(style)) kilograms"
  ///           }
  ///         }
  ///       }
  ///     }
  ///     enum ScalesKey: MessageKey { case weight(Double) }
  ///
  /// - Parameters:
  ///   - number: The number, whose digits are read as
  ///     ``Plurals/PluralOperands/init(_:formattedBy:locale:)`` says. NaN, the infinities and
  ///     numbers in words belong to `other`.
  ///   - style: The style.
  ///   - locale: The locale whose separators the text has if the style is not one of Foundation's for
  ///     numbers. Without one it is `Locale.current`.
  public func category<Style: FormatStyle>(
    for number: Style.FormatInput,
    formattedBy style: Style,
    locale: Locale? = nil
  ) -> Language.Category where Style.FormatOutput == String {
    Language.category(for: number, formattedBy: style, locale: locale)
  }
}
