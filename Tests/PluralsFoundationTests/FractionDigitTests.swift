import Foundation
import Plurals
import PluralsFoundation
import Testing
import TypedPlurals

@Suite("Numbers with a fixed number of fraction digits")
struct FractionDigitTests {
  @Test(
    "a Decimal has the operands of the same Double",
    arguments: [(1, 0), (1, 2), (12.5, 3), (0.25, 1), (1_000_000, 20), (0, 5), (2.5, 400)]
  )
  func decimals(_ number: Double, _ digits: Int) {
    #expect(
      PluralOperands(Decimal(number), fractionDigits: digits)
        == PluralOperands(number, fractionDigits: digits)
    )
  }

  @Test(
    "any number of digits costs no more than their count takes to write",
    .timeLimit(.minutes(1))
  )
  func many() {
    let operands = PluralOperands(Decimal(string: "1.5")!, fractionDigits: .max)
    #expect(operands?.v == .max)
    #expect(operands?.w == 1)
    #expect(operands?.t == 5)
    #expect(operands?.isExact == false)
    #expect(PluralOperands(1.5, fractionDigits: .max) == operands)
  }

  @Test("typed languages take them as rules do")
  func typed() {
    let (whole, number, single) = (1, 1.0, Float(1))
    #expect(Languages.en.category(for: whole, fractionDigits: 0) == .one)
    #expect(Languages.en.category(for: whole, fractionDigits: 1) == .other)
    #expect(Languages.en.category(for: number, fractionDigits: 0) == .one)
    #expect(Languages.en.category(for: number, fractionDigits: 1) == .other)
    #expect(Languages.en.category(for: single, fractionDigits: 0) == .one)
    #expect(Languages.en.category(for: single, fractionDigits: 2) == .other)
    #expect(Languages.en.category(for: Decimal(1), fractionDigits: 0) == .one)
    #expect(Languages.en.category(for: Decimal(1), fractionDigits: 1) == .other)
    #expect(Languages.en.category(for: Double.nan, fractionDigits: 1) == .other)
  }

  @Test("typed languages have ranges of numbers of any type")
  func ranges() {
    // CLDR: one to two is two.
    let (start, end) = (UInt8(1), UInt8(2))
    #expect(Languages.sl.category(from: start, to: end) == .two)
    // Fractions are few: two to few is few.
    #expect(Languages.sl.category(from: 2.0, to: 2.5) == .few)
    #expect(Languages.sl.category(from: Float(2), to: Float(2.5)) == .few)
    #expect(Languages.sl.category(from: Decimal(2), to: Decimal(string: "2.5")!) == .few)
    #expect(Languages.en.category(from: Double.nan, to: 1) == .other)
  }
}
