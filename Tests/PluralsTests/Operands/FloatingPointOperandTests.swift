import Plurals
import TestSupport
import Testing

@Suite("Operands of floating-point numbers")
struct FloatingPointOperandTests {
  @Test("NaN and the infinities have no operands")
  func notFinite() {
    for number in [Double.nan, .signalingNaN, .infinity, -.infinity] {
      #expect(PluralOperands(number) == nil)
      #expect(PluralOperands(Float(number)) == nil)
      #expect(PluralOperands(number, fractionDigits: 2) == nil)
      #expect(PluralOperands(Float(number), fractionDigits: 2) == nil)
    }
  }

  @Test("an exponent form is expanded")
  func expansion() throws {
    let large = try #require(PluralOperands(1e16))
    #expect(large.i == 10_000_000_000_000_000 && large.v == 0 && large.c == 0)
    let small = try #require(PluralOperands(0.00001))
    #expect(small.i == 0 && small.v == 5 && small.f == 1 && small.w == 5 && small.t == 1)
    let smaller = try #require(PluralOperands(1.5e-9))
    #expect(smaller.i == 0 && smaller.v == 10 && smaller.f == 15)
    let least = try #require(PluralOperands(Double.leastNonzeroMagnitude))
    #expect(least.v == 324 && least.t == 5 && least.isExact)
    let greatest = try #require(PluralOperands(Double.greatestFiniteMagnitude))
    #expect(greatest.v == 0 && !greatest.isExact && greatest.i % 1_000_000 == 0)
    #expect(try #require(PluralOperands(1.0)).v == 0)
    #expect(try #require(PluralOperands(-0.0)).i == 0)
    #expect(try #require(PluralOperands(Float(16_777_216))).i == 16_777_216)
    #expect(try #require(PluralOperands(Float(0.1))).f == 1)
  }

  @Test("a Double has the operands of its shortest decimal")
  func doubles() throws {
    for number in doubles(count: 3_000) {
      expect(
        try #require(PluralOperands(number)),
        toBe: DecimalText(number.description).shortest,
        "\(number)",
        moduli: [7, 1_000_000]
      )
    }
  }

  @Test("a Float has the operands of its own shortest decimal")
  func floats() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2_000 {
      let number =
        Bool.random(using: &random)
        ? Float(bitPattern: UInt32.random(in: 0 ... .max, using: &random))
        : Float(Int.random(in: -99_999...99_999, using: &random)) / 1_000
      guard number.isFinite else { continue }
      expect(
        try #require(PluralOperands(number)),
        toBe: DecimalText(number.description).shortest,
        "\(number)",
        moduli: [7, 1_000_000]
      )
      let digits = Int.random(in: 0...12, using: &random)
      expect(
        try #require(PluralOperands(number, fractionDigits: digits)),
        toBe: DecimalText(number.description).rounded(toFractionDigits: digits),
        "\(number) .\(digits)",
        moduli: [7, 1_000_000]
      )
    }
  }

  @Test("a number shown with fixed fraction digits is rounded half to even")
  func rounding() throws {
    var random = SplitMix64(seed: 8)
    for number in doubles(count: 3_000) {
      let digits =
        [0, 1, 2, 3, 6, 15, 17, 18, 19, 20, 30, 320, 330].randomElement(using: &random) ?? 0
      expect(
        try #require(PluralOperands(number, fractionDigits: digits)),
        toBe: DecimalText(number.description).rounded(toFractionDigits: digits),
        "\(number) .\(digits)",
        moduli: [7, 1_000_000]
      )
    }
  }

  /// Numbers with a 5 where they are cut, which are exact in decimal and not in binary.
  static let halves: [(number: Double, digits: Int, shown: String)] = [
    (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (3.5, 0, "4"), (-2.5, 0, "2"), (-1.5, 0, "2"),
    // Seventeen digits, of which all but one or two are dropped.
    (0.051679553051405015, 1, "0.1"), (0.048320446948594985, 1, "0.0"),
    (0.051679553051405015, 2, "0.05"), (0.051679553051405015, 17, "0.05167955305140502"),
    (0.051679553051405015, 18, "0.051679553051405015"), (0.05, 1, "0.0"), (0.15, 1, "0.2"),
    (0.25, 1, "0.2"), (0.35, 1, "0.4"), (0.45, 1, "0.4"),
    (1.005, 2, "1.00"), (1.015, 2, "1.02"), (2.675, 2, "2.68"), (2.665, 2, "2.66"),
    (0.049999, 1, "0.0"), (0.050001, 1, "0.1"), (9.5, 0, "10"), (99.995, 2, "100.00"),
    (999_999.5, 0, "1000000"), (0.95, 1, "1.0"), (0.9999999, 3, "1.000"), (8.5, 0, "8"),
    (1e-7, 6, "0.000000"), (5e-7, 6, "0.000000"), (5.1e-7, 6, "0.000001"), (1.5e-6, 6, "0.000002"),
    (1e22, 2, "10000000000000000000000.00"), (.leastNonzeroMagnitude, 2, "0.00"),
    (.leastNonzeroMagnitude, 324, "0." + String(repeating: "0", count: 323) + "5"),
    (9_007_199_254_740_992, 1, "9007199254740992.0"), (0, 3, "0.000"), (-0.0, 1, "0.0"),
  ]

  @Test("a half goes to the even neighbour", arguments: halves)
  func half(_ number: Double, _ digits: Int, _ shown: String) throws {
    expect(
      try #require(PluralOperands(number, fractionDigits: digits)),
      toBe: DecimalText(shown),
      "\(number) .\(digits)"
    )
  }

  @Test("any number of fraction digits can be asked for")
  func manyFractionDigits() throws {
    let shown = try #require(PluralOperands(1.5, fractionDigits: .max))
    #expect(shown.i == 1 && shown.v == .max && shown.w == 1 && shown.t == 5 && !shown.isExact)
    #expect(shown.f % 1_000_000 == 0 && shown.f > 1_000_000_000_000_000_000)
    let whole = try #require(PluralOperands(2.0, fractionDigits: .max))
    #expect(whole.v == .max && whole.f == 0 && whole.isExact)
    #expect(try #require(PluralOperands(Float(2), fractionDigits: .max)) == whole)
    #expect(PluralOperands(2, fractionDigits: .max) == whole)
    let large = try #require(PluralOperands(1e300, fractionDigits: .max))
    #expect(large.v == .max && large.f == 0 && !large.isExact)
  }

  /// Numbers of all magnitudes, and those that people use.
  private func doubles(count: Int) -> [Double] {
    var random = SplitMix64(seed: 3)
    var numbers: [Double] = [
      0, -0.0, 1, 0.1, 0.3, 1e15, 1e16, 1e21, 1e22, 1e23, 123_456_789_012_345_680,
      9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, 18_014_398_509_481_984,
      18_446_744_073_709_549_568, 18_446_744_073_709_551_616, 999_999_999_999_999,
      999_999_999_999_999.9, 0.000_001, 0.000_000_1, 1e-15, 1e-16, 4.35, 2.675, 0.1 + 0.2,
      .pi, .ulpOfOne, .leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    while numbers.count < count {
      switch UInt8.random(in: 0..<5, using: &random) {
      case 0: numbers.append(Double(bitPattern: random.next()))
      case 1:
        let scale = Double(
          sign: .plus,
          exponent: Int.random(in: 0...60, using: &random),
          significand: 1
        )
        numbers.append(Double(random.next() >> 20) / scale)
      case 2:
        let digits = Int.random(in: 0...999_999_999, using: &random)
        let places = Int.random(in: 0...12, using: &random)
        numbers.append(Double("\(digits)e-\(places)") ?? 0)
      case 3: numbers.append(Double(random.next() >> UInt64.random(in: 0...63, using: &random)))
      default:
        // One unit in the last place beside a short decimal.
        let short = Double(Int.random(in: 1...9_999, using: &random)) / 1_000
        numbers.append(Bool.random(using: &random) ? short.nextUp : short.nextDown)
      }
      if numbers.last?.isFinite == false { numbers.removeLast() }
    }
    return numbers
  }
}
