import Foundation
import Plurals
import PluralsFoundation
import Testing

@Suite("Decimal and NSNumber")
struct NumberTypeTests {
  let english = PluralRules(locale: "en")

  @Test(
    "a Decimal has the operands of all its digits",
    arguments: [
      ("0", "0"), ("1", "1"), ("-1", "1"), ("1.0", "1"), ("1.50", "1.5"), ("-12.345", "12.345"),
      ("100", "100"), ("0.001", "0.001"), ("1e-5", "0.00001"),
      ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
      ("1.2345678901234567890123456789012345678", "1.2345678901234567890123456789012345678"),
      ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
      ("1e127", "1" + String(repeating: "0", count: 127)),
      ("7e-128", "0." + String(repeating: "0", count: 127) + "7"),
    ]
  )
  func decimal(text: String, source: String) throws {
    let decimal = try #require(Decimal(string: text))
    let expected = try PluralOperands(parsing: source)
    #expect(PluralOperands(decimal) == expected)
    #expect(PluralOperands(NSDecimalNumber(decimal: decimal)) == expected)
    #expect(english.category(for: decimal) == english.category(for: expected))
  }

  @Test("zeros that a normalized Decimal ends with are not shown")
  func normalized() throws {
    // Made to have as many digits behind the point as another, as for an addition.
    var short = try #require(Decimal(string: "1.5"))
    var long = try #require(Decimal(string: "1.255"))
    #expect(NSDecimalNormalize(&short, &long, .plain) == .noError)
    #expect(PluralOperands(short)?.v == 1)
    #expect(PluralOperands(short)?.f == 5)
    #expect(PluralOperands(long)?.v == 3)
  }

  @Test("the extreme Decimals have operands")
  func extremes() throws {
    let largest = "340282366920938463463374607431768211455" + String(repeating: "0", count: 127)
    #expect(
      try PluralOperands(Decimal.greatestFiniteMagnitude) == PluralOperands(parsing: largest)
    )
    #expect(PluralOperands(-Decimal.greatestFiniteMagnitude)?.isExact == false)
    #expect(PluralOperands(Decimal.leastNonzeroMagnitude)?.i == 0)
    // Not normalised: 1.50 and 2.00.
    #expect(PluralOperands(Decimal(sign: .plus, exponent: -2, significand: 150))?.v == 1)
    #expect(PluralOperands(Decimal(sign: .plus, exponent: -2, significand: 200))?.v == 0)
    #expect(PluralOperands(Decimal(sign: .plus, exponent: 2, significand: 3))?.i == 300)
  }

  @Test("NaN and the infinities are other")
  func notANumber() {
    #expect(PluralOperands(Decimal.nan) == nil)
    #expect(english.category(for: Decimal.nan) == .other)
    let numbers = [
      NSDecimalNumber.notANumber, NSNumber(value: Double.nan), NSNumber(value: Double.infinity),
      NSNumber(value: -Float.infinity), NSNumber(value: Float.nan),
    ]
    for number in numbers {
      #expect(PluralOperands(number) == nil)
      #expect(english.category(for: number) == .other)
    }
  }

  @Test(
    "an NSNumber has the operands of the type that it holds",
    arguments: [
      (NSNumber(value: true), "1"), (NSNumber(value: false), "0"), (NSNumber(value: 5), "5"),
      (NSNumber(value: Int8(-5)), "5"), (NSNumber(value: UInt8(200)), "200"),
      (NSNumber(value: Int16.min), "32768"), (NSNumber(value: UInt16.max), "65535"),
      (NSNumber(value: Int32.min), "2147483648"), (NSNumber(value: UInt32.max), "4294967295"),
      (NSNumber(value: Int.min), "9223372036854775808"),
      (NSNumber(value: Int64.max), "9223372036854775807"),
      (NSNumber(value: UInt64.max), "18446744073709551615"),
      (NSNumber(value: UInt.max), "18446744073709551615"), (NSNumber(value: Float(0.1)), "0.1"),
      (NSNumber(value: 0.1), "0.1"), (NSNumber(value: -1.0), "1"), (NSNumber(value: 1e20), "1e20"),
      (NSDecimalNumber(string: "1.50"), "1.5"), (NSDecimalNumber(string: "-7"), "7"),
    ]
  )
  func number(number: NSNumber, source: String) throws {
    let expected =
      source == "1e20"
      ? try PluralOperands(parsing: "100000000000000000000") : try PluralOperands(parsing: source)
    #expect(PluralOperands(number) == expected)
    #expect(english.category(for: number) == english.category(for: expected))
  }

  @Test("literals keep their meaning beside the Foundation types")
  func literals() {
    #expect(english.category(for: 1) == .one)
    #expect(english.category(for: 1.5) == .other)
    #expect(PluralOperands(1).i == 1)
    #expect(PluralOperands(1.5)?.f == 5)
  }

  @Test(
    "a Decimal may be shown with a number of fraction digits, rounded half to even",
    arguments: [
      ("1", 0, "1"), ("1", 2, "1.00"), ("1.5", 1, "1.5"), ("1.5", 3, "1.500"), ("2.5", 0, "2"),
      ("3.5", 0, "4"), ("0.125", 2, "0.12"), ("0.135", 2, "0.14"), ("-0.999", 1, "1.0"),
      ("0", 1, "0.0"), ("1e-128", 3, "0.000"),
      ("1e127", 1, "1" + String(repeating: "0", count: 127) + ".0"),
      ("12345678901234567890.5", 0, "12345678901234567890"),
      ("1", 300, "1." + String(repeating: "0", count: 300)),
    ]
  )
  func decimalDigits(text: String, fractionDigits: Int, shown: String) throws {
    let decimal = try #require(Decimal(string: text))
    let expected = try PluralOperands(parsing: shown)
    #expect(PluralOperands(decimal, fractionDigits: fractionDigits) == expected)
    #expect(
      english.category(for: decimal, fractionDigits: fractionDigits)
        == english.category(for: expected)
    )
    #expect(PluralOperands(Decimal.nan, fractionDigits: fractionDigits) == nil)
    #expect(english.category(for: Decimal.nan, fractionDigits: fractionDigits) == .other)
  }

  @Test("ranges may have Decimals as ends")
  func decimalRanges() throws {
    let slovenian = PluralRules(locale: "sl")
    let (one, two) = (Decimal(1), Decimal(2))
    #expect(slovenian.category(from: one, to: two) == .two)
    #expect(slovenian.category(from: two, to: one) == .few)
    #expect(slovenian.category(from: Decimal.nan, to: two) == .two)
  }
}
