import Foundation
import Plurals
import PluralsFoundation

extension NumberStyle {
  /// Creates a style in which a number formatter shows numbers.
  ///
  ///     let formatter = NumberFormatter()
  ///     formatter.locale = Locale(identifier: "de_DE")
  ///     formatter.numberStyle = .decimal
  ///     var grouped = catalog
  ///     grouped.options.numberStyle = NumberStyle(formatter)
  ///     let count = 1_234_567
  ///     try grouped.string("n_files", count)    // 1.234.567 файлов
  ///
  /// A number with more digits than formatters show rightly, such as one above `Int.max`, is shown as
  /// its digits.
  ///
  /// - Parameter formatter: The formatter, which must not be changed from now on. It is used by one
  ///   thread at a time.
  public init(_ formatter: NumberFormatter) {
    let formatter = SerialFormatter(formatter)
    self.init { number in
      guard let value = number.foundationNumber else { return number }
      return formatter.shown(value) ?? number
    }
  }

  /// Creates a style in which a format style shows numbers.
  ///
  ///     var exact = catalog
  ///     exact.options.numberStyle = NumberStyle(
  ///       .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))
  ///     )
  ///     let count = 1
  ///     try exact.string("n_files", count)    // 1.0 файла
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - locale: The locale that the style shows numbers in, if it is not one of Foundation's own.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public init<Style: FormatStyle & Sendable>(
    _ style: Style,
    locale: Locale? = nil
  ) where Style.FormatInput == Double, Style.FormatOutput == String {
    self.init { number in
      guard let value = number.foundationNumber?.doubleValue,
        let operands = PluralOperands(value, formattedBy: style, locale: locale)
      else { return number }
      return MessageArgument(shown: style.format(value), operands: operands)
    }
  }

  /// Creates a style in which a format style shows integers; other numbers are shown as they are.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - locale: The locale that the style shows numbers in, if it is not one of Foundation's own.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public init<Style: FormatStyle & Sendable>(
    integers style: Style,
    locale: Locale? = nil
  ) where Style.FormatInput == Int, Style.FormatOutput == String {
    self.init { number in
      guard case .integer(let value) = number.value,
        let operands = PluralOperands(value, formattedBy: style, locale: locale)
      else { return number }
      return MessageArgument(shown: style.format(value), operands: operands)
    }
  }
}

extension MessageArgument {
  /// The number as Foundation has it; nil for text, and for numbers of more digits than its formatters
  /// show rightly on every system.
  var foundationNumber: NSNumber? {
    switch value {
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .float(let value): NSNumber(value: value)
    case .number(let number) where number.text.utf8.count <= 15:
      Decimal(string: number.text).map { NSDecimalNumber(decimal: $0) }
    case .unsigned, .number, .text, .range, .styled: nil
    }
  }
}
