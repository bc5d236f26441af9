import Foundation
import Plurals
import PluralsFoundation

extension MessageArgument {
  /// Creates an argument that a format style shows.
  ///
  ///     let price = 4.5, followers = 1_200_000
  ///     let offer = MessageTemplate("%@ for %@ followers")
  ///     let text = try offer.string(
  ///       MessageArgument(price, format: .currency(code: "EUR")),
  ///       MessageArgument(followers, format: .number.notation(.compactName)),
  ///       language: "en"
  ///     )
  ///     print(text)  // €4.50 for 1.2M followers
  ///
  /// The text is in the language of the message, unless the style names a locale. A number chooses the
  /// message's form as it is shown; a value that is no number, such as a date, cannot choose.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - style: The style.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public init<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, format style: Style)
  where Style.FormatInput: Sendable, Style.FormatOutput == String {
    let number = (value as? any MessageArgumentConvertible)?.messageArgument
    let namesLocale = style.namesLocale
    self.init(
      .styled(
        StyledNumber(number ?? MessageArgument(style.format(value))) { language in
          let locale = FoundationLocale.locale(for: language)
          let style = namesLocale ? style : style.locale(locale)
          let text = style.format(value)
          guard let number else { return MessageArgument(text) }
          if number.isNotFinite {
            return MessageArgument(.number(ShownNumber(text, nil, isFormatted: true)))
          }
          guard let operands = PluralOperands(value, formattedBy: style, locale: locale) else {
            return MessageArgument(text)
          }
          return MessageArgument(shown: text, operands: operands)
        }
      )
    )
  }

  /// Creates an argument that a number formatter shows, in the formatter's own locale.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - formatter: The formatter, which must not be changed from now on. It is used by one thread at a
  ///     time.
  public init(_ number: NSNumber, formatter: NumberFormatter) {
    let formatter = SerialFormatter(formatter)
    let plain = number.messageArgument
    self.init(.styled(StyledNumber(plain) { _ in formatter.shown(number) ?? plain }))
  }

  /// Creates an argument that a number formatter shows, in the formatter's own locale.
  ///
  /// A number with more digits than formatters show rightly is shown as its digits.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - formatter: The formatter, which must not be changed from now on. It is used by one thread at a
  ///     time.
  public init(_ number: some MessageArgumentConvertible, formatter: NumberFormatter) {
    let plain = number.messageArgument
    guard let number = plain.foundationNumber else {
      self = plain
      return
    }
    self.init(number, formatter: formatter)
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle {
  /// Whether the style was given a locale, as far as its properties tell: those of Foundation have the
  /// process's, which changes with it, unless they are given another.
  fileprivate var namesLocale: Bool {
    guard let locale = Mirror(reflecting: self).descendant("locale") as? Locale else {
      return false
    }
    return locale != .autoupdatingCurrent
  }
}
