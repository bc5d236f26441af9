import Plurals
import TestSupport
import Testing

@Suite("Operands of integers")
struct IntegerOperandTests {
  @Test("an integer of any width has the operands of its digits")
  func widths() {
    check(Int8.self)
    check(UInt8.self)
    check(Int16.self)
    check(UInt16.self)
    check(Int32.self)
    check(UInt32.self)
    check(Int64.self)
    check(UInt64.self)
    check(Int.self)
    check(UInt.self)
    check(Int128.self)
    check(UInt128.self)
  }

  private func check<T: FixedWidthInteger>(_ type: T.Type) {
    var numbers = [T.min, T.min + 1, T.max, T.max - 1, 0, 1, 2, 100]
    if T.isSigned { numbers.append(0 - 1) }
    var random = SplitMix64(seed: UInt64(T.bitWidth))
    for _ in 0..<100 {
      let shift = Int.random(in: 0..<T.bitWidth, using: &random)
      numbers.append(T.random(in: .min ... .max, using: &random) >> shift)
    }
    for number in numbers {
      let comment = "\(T.self) \(number)"
      expect(PluralOperands(number), toBe: DecimalText(number.description), comment)
      let digits = Int.random(in: 0...30, using: &random)
      let shown = DecimalText(
        integer: DecimalText(number.description).integer,
        fraction: String(repeating: "0", count: digits)
      )
      expect(
        PluralOperands(number, fractionDigits: digits),
        toBe: shown,
        comment + " .\(digits)",
        moduli: [10, 1_000_000]
      )
    }
  }

  @Test("the least 64-bit integer has its absolute value")
  func leastInteger() {
    #expect(PluralOperands(Int.min).i == 9_223_372_036_854_775_808)
    #expect(PluralOperands(Int.min).isExact)
    #expect(PluralOperands(Int8.min).i == 128)
    #expect(!PluralOperands(Int128.min).isExact)
  }

  @Test("an integer past 64 bits equals its text")
  func equality() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let number =
        UInt128.random(in: 0 ... .max, using: &random) >> Int.random(in: 0...127, using: &random)
      #expect(try PluralOperands(number) == PluralOperands(parsing: number.description))
    }
  }
}
