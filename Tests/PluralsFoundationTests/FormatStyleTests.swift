import Foundation
import Plurals
import PluralsFoundation
import TestSupport
import Testing

@Suite("Numbers as a FormatStyle shows them")
struct FormatStyleTests {
  func expect<Style: FormatStyle>(
    _ number: Style.FormatInput,
    _ style: Style,
    _ source: String,
    location: SourceLocation = #_sourceLocation
  ) throws where Style.FormatOutput == String {
    #expect(
      try PluralOperands(number, formattedBy: style) == PluralOperands(parsing: source),
      "shown as \(style.format(number))",
      sourceLocation: location
    )
  }

  @Test("zeros and rounding count")
  func digits() throws {
    let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    try expect(1, one, "1.0")
    try expect(0.999, one, "1.0")
    try expect(-0.999, one, "1.0")
    try expect(0.999, .number.precision(.fractionLength(0...1)), "1")
    try expect(0.5, .number.precision(.integerLength(0)), "0.5")
    let english = PluralRules(locale: "en")
    #expect(english.category(for: 1, formattedBy: one) == .other)
    #expect(english.category(for: 1, formattedBy: IntegerFormatStyle<Int>.number) == .one)
    #expect(english.category(for: 1, formattedBy: .number.precision(.fractionLength(2))) == .other)
  }

  @Test(
    "separators and digits are the style's",
    arguments: [
      "en", "de", "de_CH", "de_AT", "fr", "sv", "ar_EG", "fa", "my", "hi", "ff_Adlm", "es_MX",
      "en@numbers=hanidec", "en-US-u-nu-arab", "en_IN", "pt_PT",
    ]
  )
  func locales(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let decimal = try #require(Decimal(string: "-1234567.25"))
    try expect(1_234_567.5, FloatingPointFormatStyle<Double>.number.locale(locale), "1234567.5")
    try expect(1_234_567, IntegerFormatStyle<Int>.number.locale(locale), "1234567")
    try expect(decimal, Decimal.FormatStyle.number.locale(locale), "1234567.25")
    try expect(0.5, FloatingPointFormatStyle<Double>.Percent(locale: locale), "50")
    try expect(50, IntegerFormatStyle<Int>.Percent(locale: locale), "50")
    try expect(decimal, Decimal.FormatStyle.Currency(code: "EUR", locale: locale), "1234567.25")
    try expect(1.5, FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale), "1.50")
    try expect(1234, IntegerFormatStyle<Int>.Currency(code: "USD", locale: locale), "1234.00")
  }

  @Test("compact notation is a compact exponent")
  func compact() throws {
    let english = Locale(identifier: "en")
    let style = IntegerFormatStyle<Int>.number.notation(.compactName).locale(english)
    try expect(999, style, "999")
    try expect(1_200, style, "1.2c3")
    try expect(1_000_000, style, "1c6")
    try expect(1_234_567, style, "1.2c6")
    try expect(-12_345, style, "12c3")
    try expect(999_999, style, "1c6")
    try expect(0, style, "0")
    try expect(1_234_567, style.locale(Locale(identifier: "de")), "1.2c6")
    try expect(1_234_567, style.locale(Locale(identifier: "ja")), "123c4")
    try expect(1_234_567, style.locale(Locale(identifier: "bn")), "12c5")
    try expect(1_234_567, style.locale(Locale(identifier: "ar_EG")), "1.2c6")
    try expect(1_500_000, style.precision(.fractionLength(0)).rounded(rule: .up), "2c6")
    try expect(5_000, style.scale(2), "10c3")
    let double = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(english)
    try expect(0.123456, double, "0.12")
    try expect(1.5e9, double, "1.5c9")
    try expect(0.5, FloatingPointFormatStyle<Double>.number.scale(1000).locale(english), "500")
    let french = PluralRules(locale: "fr")
    #expect(french.category(for: 1_000_000, formattedBy: style) == .many)
    #expect(french.category(for: 1_000_000, formattedBy: double) == .many)
    let spanish = style.locale(Locale(identifier: "es"))
    #expect(PluralRules(locale: "es").category(for: 1_500_000, formattedBy: spanish) == .many)
  }

  @Test("scientific notation is a compact exponent", arguments: ["en", "fa", "sv", "ar_EG"])
  func scientific(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let style = FloatingPointFormatStyle<Double>.number.notation(.scientific).locale(locale)
    try expect(1_200_000, style, "1.2c6")
    try expect(0.0012, style, "0.0012")
    try expect(1.2e-9, style, "0.0000000012")
    try expect(5, style, "5")
    try expect(Decimal(1_200), Decimal.FormatStyle.number.notation(.scientific), "1.2c3")
  }

  @Test("NaN and the infinities are other")
  func notANumber() {
    let style = FloatingPointFormatStyle<Double>.number
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(PluralOperands(value, formattedBy: style) == nil)
      #expect(PluralRules(locale: "en").category(for: value, formattedBy: style) == .other)
    }
    #expect(PluralOperands(Decimal.nan, formattedBy: Decimal.FormatStyle.number) == nil)
  }

  /// A style of a program's own.
  struct Items: FormatStyle {
    var text: String
    func format(_ value: Int) -> String { text }
  }

  @Test(
    "of other styles the first number is read with the locale's separators",
    arguments: [
      ("en", "1,234.50 items", "1234.50"), ("de", "etwa 1.234,50 Dinge", "1234.50"),
      ("ar_EG", "١٬٢٣٤٫٥", "1234.5"), ("en", "no items", nil), ("en", "", nil),
      ("en", "1.2E6", "1.2c6"), ("sv", "1,2×10^−3", "0.0012"), ("en", "No.5", "5"),
      ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "1,", "1"), ("en", "10²", "10"),
      ("en", "1E", "1"), ("en", "1E99999999999999999999", nil), ("en", "1E-99999", nil),
      ("en", "1E-", "1"), ("en", "1E-x9", "1"), ("en", "½", nil), ("en", "1٢", "1"),
    ]
  )
  func others(locale: String, text: String, source: String?) throws {
    let operands = PluralOperands(
      5,
      formattedBy: Items(text: text),
      locale: Locale(identifier: locale)
    )
    #expect(try operands == source.map { try PluralOperands(parsing: $0) })
  }

  @Test("any text gives an answer")
  func anyText() {
    let pieces = [
      "0", "1", "9", "٣", "一", "²", "½", ".", ",", "\u{A0}", "\u{200E}", "E", "-", "+", "−", "x",
      "🏳️‍🌈",
      "\u{301}", "999999999",
    ]
    var random = SplitMix64(seed: 12)
    for locale in ["en", "de", "sv", "ar_EG", "xx"].map(Locale.init(identifier:)) {
      for _ in 0..<2_000 {
        let count = Int.random(in: 0...12, using: &random)
        let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let operands = PluralOperands(5, formattedBy: Items(text: text), locale: locale)
        if text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), !text.isEmpty {
          #expect(operands == (try? PluralOperands(parsing: text)), "\(text)")
        }
      }
    }
  }

  @Test("a style of another kind is read as well")
  func byteCount() throws {
    let style = ByteCountFormatStyle(style: .file, locale: Locale(identifier: "en_US"))
    try expect(1_234_567, style, "1.2")
  }

  @Test(
    "a locale that formatters refuse does no harm",
    arguments: ["é", "日本", "ar-u-nu-arab", "ar@numbers=x", "x-y-z", ""]
  )
  func dangerousLocales(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for text in ["15", "1.5E0"] {
      _ = PluralOperands(5, formattedBy: Items(text: text), locale: locale)
    }
    #expect(PluralOperands(5, formattedBy: Items(text: "15"), locale: locale)?.i == 15)
  }
}
