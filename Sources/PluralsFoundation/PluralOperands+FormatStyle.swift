import Foundation
import Plurals

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension PluralOperands {
  /// Creates the operands of a number as a format style shows it.
  ///
  ///     let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  ///     PluralOperands(1, formattedBy: style)?.v                                       // 1, as "1.0"
  ///     PluralOperands(1_200_000, formattedBy: .number.notation(.compactName))?.c      // 6, as "1.2M"
  ///
  /// The styles of Foundation for integers, floating-point numbers and `Decimal`, their percent and
  /// currency forms included, say which parts of their text are digits. Compact and scientific
  /// notation is supported: "1.2M" and "1.2E6" are the source number 1.2c6.
  ///
  /// Of any other style the first number in the text is read, with the separators of a locale. It is
  /// not possible to see there what an abbreviation such as "K" means: "1.2K" is read as 1.2. Give
  /// the source number, `"1.2c3"`, to `PluralOperands(parsing:)` instead.
  ///
  /// - Parameters:
  ///   - value: The number. The result is nil if the text has no digits, as for NaN, the infinities
  ///     and numbers in words.
  ///   - style: The style.
  ///   - locale: The locale whose separators the text of another style has. Without one it is
  ///     `Locale.current`. Foundation's number styles do not need it.
  /// - Complexity: That of formatting the number with attributes, twice, and three times in compact or
  ///   scientific notation, which takes much longer than finding the category.
  public init?<Style: FormatStyle>(
    _ value: Style.FormatInput,
    formattedBy style: Style,
    locale: Locale? = nil
  ) where Style.FormatOutput == String {
    let shown: DisplayedNumber?
    if let parts = style as? any NumberPartsStyle {
      shown = parts.displayedNumber(anyValue: value)
    } else {
      shown = DisplayedNumber(
        text: NumberSymbols.visibleScalars(style.format(value)),
        symbols: NumberSymbols(locale ?? .current)
      )
    }
    guard let operands = shown?.operands else { return nil }
    self = operands
  }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension PluralRules {
  /// The category of a number as a format style shows it.
  ///
  ///     let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  ///     PluralRules(locale: "en").category(for: 1, formattedBy: style)    // other, as "1.0"
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
  ) -> PluralCategory where Style.FormatOutput == String {
    guard let operands = PluralOperands(number, formattedBy: style, locale: locale) else {
      return .other
    }
    return category(for: operands)
  }
}

extension NumberSymbols {
  /// The symbols that a locale has for numbers.
  fileprivate init(_ locale: Locale) {
    // On Linux a formatter ends the process for an identifier that ICU refuses.
    let locale = FoundationLocale.locale(for: locale.identifier)
    decimalSeparators = [Self.scalars(locale.decimalSeparator) ?? ["."]]
    groupingSeparators = [Self.scalars(locale.groupingSeparator)].compactMap { $0 }
    exponentSymbols = {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .scientific
      return [Self.scalars(formatter.exponentSymbol)].compactMap { $0 }
    }
  }
}
