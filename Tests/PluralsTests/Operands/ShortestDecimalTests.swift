import Plurals
import TestSupport
import Testing

/// Floating-point numbers whose shortest decimal is hard to find.
@Suite("The shortest decimal of a floating-point number")
struct ShortestDecimalTests {
  /// Exact numbers and what they are known to be printed as, some of them in the tests of Ryū.
  static let doubles: [(number: Double, decimal: String)] = [
    // The limits of the format and of its subnormal numbers.
    (0x1p-1074, "5e-324"), (0x1p-1073, "1e-323"),
    (.leastNormalMagnitude.nextDown, "2.225073858507201e-308"),
    (0x1p-1022, "2.2250738585072014e-308"), (0x1.fffffffffffffp1023, "1.7976931348623157e308"),
    // The limits of consecutive integers, and of one word.
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (9_007_199_254_740_994, "9007199254740994"), (0x1p63, "9223372036854776000"),
    (0x1.fffffffffffffp63, "18446744073709550000"), (0x1p64, "18446744073709552000"),
    // The middle to a neighbour has the shorter decimal: an even significand owns it, an odd one not.
    (18_014_398_509_481_992, "18014398509481990"), (18_014_398_509_482_032, "18014398509482030"),
    (18_014_398_509_481_988, "18014398509481988"), (18_014_398_509_482_028, "18014398509482028"),
    (0x1.52d02c7e14af6p76, "1e23"), (0x1.52d02c7e14af7p76, "1.0000000000000001e23"),
    // Two decimals are equally near, and the even one is taken; or one is nearer by very little.
    (0x1.8p-23, "1.7881393432617188e-7"), (0x1p-25, "2.9802322387695312e-8"),
    (0x1p-20, "9.5367431640625e-7"), (7 * .leastNonzeroMagnitude, "3.5e-323"),
    (41 * .leastNonzeroMagnitude, "2.03e-322"),
    // Powers of two: a decimal below is too far, or the nearest one is and that above is not.
    (0x1p-1019, "1.7800590868057611e-307"), (0x1p-1017, "7.120236347223045e-307"),
    (0x1p-1007, "7.291122019556398e-304"), (0x1p1023, "8.98846567431158e307"),
    // As close to a power of five as can be.
    (0x1.0f0cf064dd592p132, "5.764607523034235e39"),
    (0x1.0f0cf064dd592p133, "1.152921504606847e40"),
    (0x1.0f0cf064dd592p134, "2.305843009213694e40"),
    // What people meet.
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    (2.0 / 3, "0.6666666666666666"),
    (1.1 * 1.1, "1.2100000000000002"), (1e21, "1e21"), (1e22, "1e22"), (1e300, "1e300"),
    (1e-300, "1e-300"),
  ]

  @Test("a Double is written as is known", arguments: doubles)
  func known(_ number: Double, _ decimal: String) throws {
    expect(try #require(PluralOperands(number)), toBe: DecimalText(decimal), decimal)
    expect(try #require(PluralOperands(-number)), toBe: DecimalText(decimal), "-\(decimal)")
  }

  static let floats: [(number: Float, decimal: String)] = [
    (0, "0"), (0x1p-149, "1e-45"), (7 * .leastNonzeroMagnitude, "1e-44"),
    (.leastNormalMagnitude.nextDown, "1.1754942e-38"),
    (0x1p-126, "1.1754944e-38"), (0x1.fffffep127, "3.4028235e38"), (16_777_215, "16777215"),
    (16_777_216, "16777216"), (16_777_218, "16777218"), (33_554_432, "33554432"),
    (33_554_448, "33554450"), (0x1p33, "8589935000"), (0x1.0c388cp33, "9000000000"),
    (0x1.000d5p35, "34366720000"), (0x1p63, "9223372000000000000"),
    (0x1p64, "18446744000000000000"),
    (0x1p-12, "0.00024414062"), (0x1.2p-8, "0.0043945312"), (0.1, "0.1"), (0.3, "0.3"),
    (0.1 + 0.2, "0.3"), (1.0 / 3, "0.33333334"), (1e10, "1e10"), (1e-10, "1e-10"), (1.5, "1.5"),
  ]

  @Test("a Float is written as is known, with the digits that a Float needs", arguments: floats)
  func known(_ number: Float, _ decimal: String) throws {
    expect(try #require(PluralOperands(number)), toBe: DecimalText(decimal), decimal)
    expect(try #require(PluralOperands(-number)), toBe: DecimalText(decimal), "-\(decimal)")
  }

  /// The standard library finds the same digits in another way.
  @Test("a number with any exponent is written as the standard library writes it")
  func everyExponent() throws {
    var random = SplitMix64(seed: 5)
    for exponent in UInt64(0)..<0x7FF where exponent % 4 == random.next() % 4 {
      let power = Double(bitPattern: exponent << 52)
      let other = Double(bitPattern: exponent << 52 | random.next() >> 12)
      for number in [power, power.nextUp, power.nextDown, other] {
        let shown = number.description
        expect(
          try #require(PluralOperands(number)),
          toBe: DecimalText(shown).shortest,
          shown,
          moduli: [1_000_000]
        )
      }
    }
    for exponent in UInt32(0)..<0xFF {
      let power = Float(bitPattern: exponent << 23)
      let other = Float(
        bitPattern: exponent << 23 | UInt32(truncatingIfNeeded: random.next() >> 41)
      )
      for number in [power, power.nextUp, power.nextDown, other] {
        let shown = number.description
        expect(
          try #require(PluralOperands(number)),
          toBe: DecimalText(shown).shortest,
          shown,
          moduli: [1_000_000]
        )
      }
    }
  }
}
