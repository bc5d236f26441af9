/// A positive integer of several limbs, in memory that its user provides.
///
/// The memory must have room for each value that the integer takes; nothing beyond is written.
///
/// Memory of the stack, because the digits of a floating-point number are to take no allocation.
@safe struct BigInteger {
  /// The least significant limb is the first; `count` are in use, the last of which is not 0.
  private let limbs: UnsafeMutableBufferPointer<UInt64>
  private var count = 0

  /// `value * 2^shift`.
  ///
  /// - Precondition: `value` is not 0, and `shift` is not negative.
  init(_ value: UInt64, shiftedLeft shift: Int, in memory: UnsafeMutableBufferPointer<UInt64>) {
    unsafe limbs = memory
    for _ in 0..<shift / 64 { append(0) }
    let bits = UInt64(shift % 64)
    append(value << bits)
    // A shift by all 64 bits gives 0.
    let high = value >> (64 - bits)
    if high != 0 { append(high) }
  }

  private mutating func append(_ limb: UInt64) {
    unsafe limbs.initializeElement(at: count, to: limb)
    count += 1
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<count {
      let product = unsafe limbs[index].multipliedFullWidth(by: factor)
      let (low, carried) = product.low.addingReportingOverflow(carry)
      unsafe limbs[index] = low
      // The high half of a product is at most 2^64 - 2.
      carry = product.high &+ (carried ? 1 : 0)
    }
    if carry != 0 { append(carry) }
  }

  /// Divides and gives the remainder.
  ///
  /// - Precondition: `divisor` is neither 0 nor greater than the integer.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for index in (0..<count).reversed() {
      // The remainder is below the divisor, so the quotient fits.
      unsafe (limbs[index], remainder) = divisor.dividingFullWidth((remainder, limbs[index]))
    }
    // The divisor has one limb, so the quotient has at most one less.
    if unsafe limbs[count - 1] == 0 { count -= 1 }
    return remainder
  }

  /// The quotient of the integer and `2^shift`, and whether it has no remainder.
  ///
  /// - Precondition: `shift` is not negative, and the quotient is from 1 to below 2^64.
  func quotient(shiftedRight shift: Int) -> (floor: UInt64, isExact: Bool) {
    // As the quotient is not 0, there is a limb at `index`.
    let index = shift / 64
    let bits = UInt64(shift % 64)
    let next = unsafe index + 1 < count ? limbs[index + 1] << (64 - bits) : 0
    let floor = unsafe limbs[index] >> bits | next
    var isExact = unsafe floor << bits == limbs[index]
    for lower in 0..<index where unsafe limbs[lower] != 0 { isExact = false }
    return (floor, isExact)
  }
}
