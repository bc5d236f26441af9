import Foundation
import Plurals

extension PluralOperands {
  /// Creates the operands of a number as a number formatter shows it.
  ///
  ///     let formatter = NumberFormatter()
  ///     formatter.locale = Locale(identifier: "en")
  ///     formatter.minimumFractionDigits = 1
  ///     PluralOperands(1, formattedBy: formatter)?.v    // 1, as "1.0"
  ///
  /// The digits of the text count, in the digits of any numbering system: after rounding, with the
  /// zeros after the decimal point, multiplied as for percent. The formatter's own separators say
  /// what a separator is, and its prefix and suffix are left out. In scientific style "1.2E6" is
  /// the source number 1.2c6, as in ICU, and "1.2E-3" is 0.0012.
  ///
  /// Where the text has no digits, as for numbers that are spelt out or shown as `zeroSymbol`, the
  /// operands are those of the number itself.
  ///
  /// - Parameters:
  ///   - number: The number. The result is nil for NaN and the infinities.
  ///   - formatter: The formatter, which is asked for the text and its symbols only.
  /// - Complexity: That of formatting the number, and reading its text once.
  public init?(_ number: NSNumber, formattedBy formatter: NumberFormatter) {
    // A symbol for what is not a number may hold digits.
    guard let value = PluralOperands(number) else { return nil }
    guard formatter.showsDigits(of: number), let text = formatter.string(from: number),
      text != formatter.zeroSymbol
    else {
      self = value
      return
    }
    let core = formatter.withoutAffixes(text, isNegative: number.doubleValue < 0)
    if let shown = DisplayedNumber(text: core, symbols: NumberSymbols(formatter)) {
      guard let operands = shown.operands else { return nil }
      self = operands
    } else {
      self = value
    }
  }
}

extension PluralRules {
  /// The category of a number as a number formatter shows it.
  ///
  ///     let formatter = NumberFormatter()
  ///     formatter.locale = Locale(identifier: "en")
  ///     formatter.minimumFractionDigits = 1
  ///     PluralRules(locale: "en").category(for: 1, formattedBy: formatter)    // other, as "1.0"
  ///
  /// - Parameters:
  ///   - number: The number, whose digits are read as `PluralOperands(_:formattedBy:)` says. NaN and
  ///     the infinities belong to `other`.
  ///   - formatter: The formatter. Its locale need not be that of the rules.
  public func category(
    for number: NSNumber,
    formattedBy formatter: NumberFormatter
  ) -> PluralCategory {
    guard let operands = PluralOperands(number, formattedBy: formatter) else { return .other }
    return category(for: operands)
  }

  /// The category of an integer as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - formatter: The formatter.
  public func category(for number: Int, formattedBy formatter: NumberFormatter) -> PluralCategory {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a floating-point number as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN and the infinities belong to `other`.
  ///   - formatter: The formatter.
  public func category(
    for number: Double,
    formattedBy formatter: NumberFormatter
  ) -> PluralCategory {
    category(for: NSNumber(value: number), formattedBy: formatter)
  }

  /// The category of a decimal number as a number formatter shows it.
  ///
  /// - Parameters:
  ///   - number: The number. NaN belongs to `other`.
  ///   - formatter: The formatter. On Linux it rounds to the digits of a `Double`.
  public func category(
    for number: Decimal,
    formattedBy formatter: NumberFormatter
  ) -> PluralCategory {
    category(for: NSDecimalNumber(decimal: number), formattedBy: formatter)
  }
}

extension NumberSymbols {
  /// The symbols of a formatter, or of its locale where the style leaves the formatter without.
  fileprivate init(_ formatter: NumberFormatter) {
    let isCurrency =
      switch formatter.numberStyle {
      case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural: true
      default: false
      }
    var decimal: [String?] = [formatter.decimalSeparator]
    var grouping: [String?] = [formatter.groupingSeparator]
    if isCurrency {
      decimal.append(formatter.currencyDecimalSeparator)
      grouping.append(formatter.currencyGroupingSeparator)
    }
    decimalSeparators = decimal.compactMap(Self.scalars)
    groupingSeparators = grouping.compactMap(Self.scalars)
    // The ordinal style has rules in place of symbols, and amounts with names keep theirs to themselves.
    if decimalSeparators.isEmpty, let symbol = Self.scalars(formatter.locale.decimalSeparator) {
      decimalSeparators = [symbol]
    }
    if groupingSeparators.isEmpty, let symbol = Self.scalars(formatter.locale.groupingSeparator) {
      groupingSeparators = [symbol]
    }
    let exponent = Self.scalars(formatter.exponentSymbol).map { [$0] } ?? []
    exponentSymbols = { exponent }
  }
}

extension NumberFormatter {
  /// Whether the formatter shows a number in digits, not in words or Roman numerals.
  ///
  /// Formatters that go by spell-out rules must not be asked for the smallest integer, -2^63: on
  /// Linux that crashes.
  fileprivate func showsDigits(of number: NSNumber) -> Bool {
    switch numberStyle {
    case .spellOut: false
    // Amounts with the currency's name come without a decimal separator too, but in digits.
    case .ordinal, .currencyPlural: number.doubleValue.magnitude != 0x1p63
    // Without a decimal separator there are spell-out rules, as for Roman and Hebrew numerals.
    default: decimalSeparator != nil
    }
  }

  /// A text without the formatter's prefix and suffix, which may hold digits.
  fileprivate func withoutAffixes(_ text: String, isNegative: Bool) -> [Unicode.Scalar] {
    var core = NumberSymbols.visibleScalars(text)[...]
    let prefix = NumberSymbols.scalars(isNegative ? negativePrefix : positivePrefix) ?? []
    let suffix = NumberSymbols.scalars(isNegative ? negativeSuffix : positiveSuffix) ?? []
    if core.count > prefix.count + suffix.count {
      if let start = Self.start(of: prefix, in: core, paddedBy: paddingCharacter) {
        core = core[(start + prefix.count)...]
      }
      if core.suffix(suffix.count) == suffix[...] { core.removeLast(suffix.count) }
    }
    return Array(core)
  }

  /// Where a prefix begins: at the start, or behind padding.
  private static func start(
    of prefix: [Unicode.Scalar],
    in text: ArraySlice<Unicode.Scalar>,
    paddedBy padding: String?
  ) -> Int? {
    guard !prefix.isEmpty else { return nil }
    var position = text.startIndex
    while position < text.endIndex {
      if text[position...].starts(with: prefix) { return position }
      guard let padding, padding.unicodeScalars.contains(text[position]) else { return nil }
      position += 1
    }
    return nil
  }
}
