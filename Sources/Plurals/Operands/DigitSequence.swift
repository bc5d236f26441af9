extension PluralOperands {
  /// The modulus that digit sequences of 2^64 or more are reduced by: lcm(1, …, 40, 1,000,000).
  public static let reductionModulus: UInt64 = 6_678_664_321_329_000_000
}

/// The value of a decimal digit sequence of any length, read from the left.
///
/// The value is exact below 2^64. From there on it is a stand-in as ``PluralOperands`` describes,
/// so that memory and time do not depend on how large the number is.
struct DigitSequence {
  private var exact: UInt64 = 0
  /// The remainder modulo `reductionModulus`, once the value has outgrown `exact`.
  private var remainder: UInt64?

  init() {}

  init(_ value: UInt64) {
    exact = value
  }

  var isExact: Bool { remainder == nil }

  /// The value, or its stand-in.
  var value: UInt64 {
    guard let remainder else { return exact }
    return remainder + PluralOperands.reductionModulus
  }

  mutating func append(_ digit: UInt8) {
    multiply(by: 10, adding: UInt64(digit))
  }

  /// Appends zeros, in time that is logarithmic in their count.
  mutating func append(zeros count: Int) {
    var count = count
    while count > 0, isExact, exact != 0 {
      append(0)
      count -= 1
    }
    guard count > 0, !isExact else { return }
    var factor: UInt64 = 1
    var base: UInt64 = 10
    while count > 0 {
      if count & 1 == 1 { factor = Self.product(factor, base) }
      base = Self.product(base, base)
      count >>= 1
    }
    multiply(by: factor, adding: 0)
  }

  private mutating func multiply(by factor: UInt64, adding term: UInt64) {
    if remainder == nil {
      let (product, overflowed) = exact.multipliedReportingOverflow(by: factor)
      let (sum, carried) = product.addingReportingOverflow(term)
      guard overflowed || carried else {
        exact = sum
        return
      }
      remainder = exact % PluralOperands.reductionModulus
    }
    guard let old = remainder else { return }
    // Both summands are below 2^63, so the sum cannot overflow.
    remainder = (Self.product(old, factor) + term) % PluralOperands.reductionModulus
  }

  private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let modulus = PluralOperands.reductionModulus
    let wide = (a % modulus).multipliedFullWidth(by: b % modulus)
    return modulus.dividingFullWidth(wide).remainder
  }
}
