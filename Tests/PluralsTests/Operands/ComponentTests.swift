import Plurals
import Testing

@Suite("Operands from their values")
struct ComponentTests {
  @Test(
    "are those of the text that has them",
    arguments: [
      "0", "1", "1.0", "1.5", "1.50", "0.05", "1.2c6", "1.2345678c6", "18446744073709551615",
      "3.00000000000000000000000", "0.0000000000000000000000000000000001", "12c999",
    ]
  )
  func likeText(_ text: String) throws {
    let operands = try PluralOperands(parsing: text)
    try #require(operands.isExact || text.hasSuffix("c999"))
    let made = try PluralOperands(
      i: operands.i,
      v: operands.v,
      w: operands.w,
      f: operands.f,
      t: operands.t,
      c: operands.c
    )
    #expect(made == operands || !operands.isExact)
    #expect(made.description == operands.description)
    #expect(
      PluralRules(locale: "fr").category(for: made)
        == PluralRules(locale: "fr").category(for: operands)
    )
  }

  typealias Fault = PluralOperands.InconsistentOperandsError

  @Test(
    "that belong to no number are refused, with what does not fit",
    arguments: [
      (1, -1, 0, 0, 0, 0, Fault.outOfRange(.v)), (1, 1, 2, 0, 0, 0, .outOfRange(.w)),
      (1, 0, -1, 0, 0, 0, .outOfRange(.w)), (1, 0, 0, 0, 0, -1, .outOfRange(.c)),
      (1, 0, 0, 0, 0, 1_000, .outOfRange(.c)), (1, 1, 1, 10, 1, 0, .tooManyDigits(.f)),
      (1, 0, 0, 1, 0, 0, .tooManyDigits(.f)), (1, 2, 1, 10, 10, 0, .tooManyDigits(.t)),
      (1, 2, 0, 0, 1, 0, .tooManyDigits(.t)), (1, 2, 2, 50, 50, 0, .trailingZero),
      (1, 2, 1, 0, 0, 0, .trailingZero), (1, 2, 1, 51, 5, 0, .differentFractions),
      (1, 2, 0, 5, 0, 0, .differentFractions), (1, 40, 1, 5, 5, 0, .differentFractions),
    ] as [(UInt64, Int, Int, UInt64, UInt64, Int, Fault)]
  )
  func refused(i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int, fault: Fault) {
    #expect(throws: fault) { try PluralOperands(i: i, v: v, w: w, f: f, t: t, c: c) }
    #expect(!fault.description.isEmpty)
  }
}
