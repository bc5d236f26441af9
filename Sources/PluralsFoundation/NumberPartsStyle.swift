import Foundation

/// A style of Foundation's that can say which parts of its text are digits, and leave abbreviations
/// out.
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
protocol NumberPartsStyle {
  associatedtype FormatInput

  /// The text with its parts marked.
  func attributedText(_ value: FormatInput) -> AttributedString

  /// The same style without compact or scientific notation.
  var unabbreviated: Self { get }

  /// The same style with all digits that matter.
  var precise: Self { get }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension NumberPartsStyle {
  /// What the style shows; nil if it is no number, or if the value is of another type.
  func displayedNumber(anyValue: Any) -> DisplayedNumber? {
    guard let value = anyValue as? FormatInput else { return nil }
    let text = attributedText(value)
    guard var shown = DisplayedNumber(text) else { return nil }
    let full = unabbreviated.attributedText(value)
    if String(full.characters) != String(text.characters) {
      // The text does not say what "M" stands for, but how large the number is says it. Rounding
      // changes a number by less than a factor of three, mostly by far less.
      let whole = DisplayedNumber(unabbreviated.precise.attributedText(value))
      if let size = whole?.logarithm, let shownSize = shown.logarithm {
        shown.exponent = Int((size - shownSize).rounded())
      }
    }
    return shown
  }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension DisplayedNumber {
  /// Reads the digits of a text whose parts are marked; nil if there are none.
  fileprivate init?(_ text: AttributedString) {
    var digits = DigitReader()
    for run in text.runs where run.numberSymbol == nil {
      guard let part = run.numberPart else { continue }
      for scalar in text[run.range].unicodeScalars {
        guard let digit = digits.digit(scalar) else { continue }
        switch part {
        case .integer: integer.append(digit)
        case .fraction: fraction.append(digit)
        @unknown default: break
        }
      }
    }
    if integer.isEmpty && fraction.isEmpty { return nil }
  }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FloatingPointFormatStyle: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FloatingPointFormatStyle.Percent: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FloatingPointFormatStyle.Currency: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension IntegerFormatStyle: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension IntegerFormatStyle.Percent: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension IntegerFormatStyle.Currency: NumberPartsStyle {
  func attributedText(_ value: Value) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Decimal.FormatStyle: NumberPartsStyle {
  func attributedText(_ value: Decimal) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Decimal.FormatStyle.Percent: NumberPartsStyle {
  func attributedText(_ value: Decimal) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Decimal.FormatStyle.Currency: NumberPartsStyle {
  func attributedText(_ value: Decimal) -> AttributedString { attributed.format(value) }
  var unabbreviated: Self { notation(.automatic) }
  var precise: Self { precision(.significantDigits(1...17)) }
}
