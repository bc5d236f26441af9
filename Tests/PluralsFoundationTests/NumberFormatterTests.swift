import Foundation
import Plurals
import PluralsFoundation
import Testing

/// A formatter with a style, and changes to it.
func formatter(
  _ locale: String,
  _ style: NumberFormatter.Style = .decimal,
  _ change: (NumberFormatter) -> Void = { _ in }
) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.numberStyle = style
  change(formatter)
  return formatter
}

@Suite("Numbers as a NumberFormatter shows them")
struct NumberFormatterTests {
  func expect(
    _ number: NSNumber,
    _ formatter: NumberFormatter,
    _ source: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try PluralOperands(number, formattedBy: formatter) == PluralOperands(parsing: source),
      "shown as \(formatter.string(from: number) ?? "nil")",
      sourceLocation: location
    )
  }

  @Test("zeros after the decimal point count")
  func zeros() throws {
    let one = formatter("en") { $0.minimumFractionDigits = 1 }
    try expect(1, one, "1.0")
    let english = PluralRules(locale: "en")
    #expect(english.category(for: NSNumber(value: 1), formattedBy: one) == .other)
    #expect(english.category(for: 1, formattedBy: one) == .other)
    #expect(english.category(for: 1.0, formattedBy: one) == .other)
    #expect(english.category(for: Decimal(1), formattedBy: one) == .other)
    #expect(english.category(for: 1, formattedBy: formatter("en")) == .one)
  }

  @Test("a sign that separates groups and decimals is the decimal separator where one is shown")
  func sameSeparators() throws {
    let same = formatter("en") {
      $0.groupingSeparator = "."
      $0.decimalSeparator = "."
    }
    try expect(1.5, same, "1.5")
  }

  @Test("digits before and behind the number are none of it")
  func digitsInAffixes() throws {
    for suffix in [".5", ".", "5", " 2", "%1"] {
      try expect(1, formatter("en") { $0.positiveSuffix = suffix }, "1")
    }
    try expect(1, formatter("en") { $0.positivePrefix = "2." }, "1")
  }

  @Test("rounding counts")
  func rounding() throws {
    try expect(0.999, formatter("en") { $0.maximumFractionDigits = 1 }, "1")
    let fixed = formatter("en") {
      $0.maximumFractionDigits = 1
      $0.minimumFractionDigits = 1
    }
    // Foundation on Linux shows 0.999 in full here.
    try expect(0.99999, fixed, "1.0")
    try expect(-0.99999, fixed, "1.0")
    try expect(1.25, formatter("en") { $0.maximumFractionDigits = 0 }, "1")
    try expect(1234.5, formatter("en") { $0.maximumSignificantDigits = 2 }, "1200")
    #expect(
      PluralRules(locale: "en")
        .category(for: 0.999, formattedBy: formatter("en") { $0.maximumFractionDigits = 1 }) == .one
    )
  }

  @Test(
    "separators and digits are the locale's",
    arguments: [
      "en", "de", "de_CH", "de_AT", "fr", "sv", "ar_EG", "fa", "my", "ne", "hi", "ff_Adlm", "es_MX",
      "en@numbers=hanidec", "en@numbers=arab", "en_IN", "pt_PT", "en_US_POSIX",
    ]
  )
  func locales(locale: String) throws {
    try expect(1_234_567.5, formatter(locale), "1234567.5")
    try expect(-1_234_567.25, formatter(locale), "1234567.25")
    try expect(0, formatter(locale), "0")
    try expect(1234.5, formatter(locale, .currency) { $0.currencyCode = "EUR" }, "1234.50")
    try expect(-1234.5, formatter(locale, .currency) { $0.currencyCode = "USD" }, "1234.50")
    try expect(1234.5, formatter(locale, .currencyPlural) { $0.currencyCode = "EUR" }, "1234.50")
    try expect(0.5, formatter(locale, .percent), "50")
    try expect(12_345, formatter(locale, .percent), "1234500")
    try expect(7, formatter(locale, .none), "7")
  }

  @Test("percent and multiplier count")
  func multiplier() throws {
    try expect(0.01, formatter("en", .percent), "1")
    try expect(0.015, formatter("fr", .percent) { $0.minimumFractionDigits = 1 }, "1.5")
    try expect(0.5, formatter("en") { $0.multiplier = 1000 }, "500")
  }

  @Test(
    "scientific style is a compact exponent",
    arguments: ["en", "sv", "fa", "ar_EG", "de", "en@numbers=hanidec"]
  )
  func scientific(locale: String) throws {
    try expect(1_200_000, formatter(locale, .scientific), "1.2c6")
    try expect(0.0012, formatter(locale, .scientific), "0.0012")
    try expect(5, formatter(locale, .scientific), "5")
    try expect(-1.5e300, formatter(locale, .scientific), "1.5c300")
    try expect(0.5, formatter(locale, .scientific), "0.5")
  }

  @Test("what has no digits has the operands of the number")
  func noDigits() throws {
    try expect(1.5, formatter("en", .spellOut), "1.5")
    try expect(21, formatter("zh", .spellOut), "21")
    try expect(0, formatter("en") { $0.zeroSymbol = "7 or none" }, "0")
    try expect(1_234, formatter("en", .ordinal), "1234")
    try expect(3, formatter("fr", .ordinal), "3")
    try expect(1_234, formatter("de", .ordinal), "1234")
  }

  @Test("NaN and the infinities are other, whatever their symbols")
  func notANumber() {
    let odd = formatter("en") {
      $0.notANumberSymbol = "1"
      $0.positiveInfinitySymbol = "1"
    }
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(PluralOperands(NSNumber(value: value), formattedBy: odd) == nil)
      #expect(PluralRules(locale: "en").category(for: value, formattedBy: odd) == .other)
    }
    #expect(PluralOperands(NSDecimalNumber.notANumber, formattedBy: odd) == nil)
  }

  @Test("prefixes, suffixes, padding and symbols of one's own are no digits")
  func affixes() throws {
    let affixes = formatter("en") {
      $0.positivePrefix = "12 "
      $0.positiveSuffix = " 3.5"
    }
    try expect(5, affixes, "5")
    affixes.formatWidth = 15
    affixes.paddingCharacter = "*"
    try expect(5, affixes, "5")
    let symbols = formatter("en") {
      $0.decimalSeparator = "DEC"
      $0.groupingSeparator = "."
    }
    try expect(1_234_567.25, symbols, "1234567.25")
    try expect(0.5, formatter("en") { $0.minimumIntegerDigits = 0 }, "0.5")
    try expect(5, formatter("en") { $0.alwaysShowsDecimalSeparator = true }, "5")
    try expect(5, formatter("en") { $0.minimumIntegerDigits = 3 }, "5")
    try expect(5, formatter("en", .currency) { $0.currencySymbol = "N5." }, "5.00")
  }

  @Test("the formatter is as it was")
  func unchanged() {
    let formatter = formatter("de") { $0.minimumFractionDigits = 2 }
    let before = formatter.string(from: 1_234.5)
    _ = PluralOperands(NSNumber(value: 1), formattedBy: formatter)
    #expect(formatter.string(from: 1_234.5) == before)
  }

  @Test("any style, locale and number gives an answer")
  func anything() {
    let locales = [
      "en@numbers=roman", "he@numbers=hebr", "zh@numbers=hans", "ta@numbers=taml", "xx", "",
    ]
    let styles: [NumberFormatter.Style] = [
      .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal, .currencyISOCode,
      .currencyPlural, .currencyAccounting,
    ]
    let numbers: [NSNumber] = [
      0, 1, -1, 1.5, -0.001, NSNumber(value: Double.greatestFiniteMagnitude),
      NSNumber(value: Double.leastNonzeroMagnitude), NSNumber(value: UInt64.max),
      NSNumber(value: Int64.min), NSDecimalNumber.maximum, NSDecimalNumber.minimum,
    ]
    for locale in locales {
      for style in styles {
        let formatter = formatter(locale, style)
        for number in numbers {
          #expect(PluralOperands(number, formattedBy: formatter) != nil)
        }
      }
    }
  }
}
