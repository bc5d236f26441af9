import Plurals
import Testing

/// Moduli that operands promise exact remainders for, whatever the number: 1 to 40 and the divisors
/// of 1,000,000.
let promisedModuli: [UInt64] =
  Array(1...40) + (41...1_000_000).filter { 1_000_000 % $0 == 0 }

/// Checks operands against a number on paper.
///
/// - Parameters:
///   - operands: The operands.
///   - number: The number as it is shown, after its exponent has been applied.
///   - exponent: The compact decimal exponent.
///   - comment: What the operands were made of.
///   - moduli: Moduli to try on operands of 2^64 or more.
func expect(
  _ operands: PluralOperands,
  toBe number: DecimalText,
  exponent: Int = 0,
  _ comment: String,
  moduli: [UInt64] = promisedModuli,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fits = [number.integer, number.f].allSatisfy { UInt64($0) != nil }
  let counts = [operands.v, operands.w, operands.c, operands.e]
  let expectedCounts = [
    number.fraction.count, number.significantFraction.count, exponent, exponent,
  ]
  let areRight =
    counts == expectedCounts && operands.isExact == fits
    && isRight(operands.i, number.integer, moduli) && isRight(operands.f, number.f, moduli)
    && isRight(operands.t, number.t, moduli)
    && operands.n.isInteger == number.significantFraction.isEmpty
    && (!fits || operands.n.description == number.shortest.description)
  // One expectation a number: thousands of them are slow.
  if !areRight {
    Issue.record(
      "\(comment): \(operands) should be those of \(number)",
      sourceLocation: sourceLocation
    )
  }
}

/// Whether an operand is what it promises to be for a digit sequence: the value below 2^64, else a
/// number above every constant of a rule that leaves the same remainders.
private func isRight(_ operand: UInt64, _ digits: String, _ moduli: [UInt64]) -> Bool {
  if let value = UInt64(digits) { return operand == value }
  return operand > 1_000_000_000_000_000_000
    && moduli.allSatisfy {
      operand % $0 == DecimalText.remainder(of: digits, dividedBy: $0)
    }
}
