/// A floating-point number that is not negative, `significand * 2^exponent`.
struct BinaryNumber {
  let significand: UInt64
  let exponent: Int
  /// Whether the number below is only half as far away as the number above.
  let isPowerOfTwo: Bool

  init(_ value: Double) {
    self.init(value.bitPattern, significandBits: 52, bias: 1_075)
  }

  init(_ value: Float) {
    self.init(UInt64(value.bitPattern), significandBits: 23, bias: 150)
  }

  private init(_ bits: UInt64, significandBits: UInt64, bias: Int) {
    let field = Int(bits >> significandBits)
    let implicit: UInt64 = 1 << significandBits
    let fraction = bits & (implicit - 1)
    significand = field == 0 ? fraction : fraction | implicit
    exponent = max(field, 1) - bias
    // The numbers on either side of the least normal one are equally far away.
    isPowerOfTwo = fraction == 0 && field > 1
  }
}

extension ShortestDecimal {
  /// The shortest decimal that reads back as a number, and the nearest to it of several.
  ///
  /// What reads back lies between the middles to the numbers on either side; the middles do, too, if
  /// the significand is even, as reading rounds half to even. Number and middles are scaled by a
  /// power of ten, so that integers of one word tell them apart, and digits at the end are dropped
  /// for as long as a multiple of the next power of ten lies between the middles.
  ///
  /// This is the algorithm of Ulf Adams, "Ryū: fast float-to-string conversion" (PLDI 2018), but
  /// with exact products in place of tables of rounded powers: few numbers are not `short`, and the
  /// code is smaller than the tables.
  static func exact(_ number: BinaryNumber) -> ShortestDecimal {
    guard number.significand > 0 else { return ShortestDecimal(digits: 0, exponent: 0) }
    let scale = DecimalScale(binaryExponent: number.exponent)
    let isEven = number.significand & 1 == 0
    let quarters = 4 * number.significand
    let middle = scale.apply(to: quarters)
    let below = scale.apply(to: quarters - (number.isPowerOfTwo ? 1 : 2))
    let above = scale.apply(to: quarters + 2)

    // The least and the greatest integer that read back, in multiples of `unit`.
    var low = below.floor + (isEven && below.isExact ? 0 : 1)
    var high = above.floor - (!isEven && above.isExact ? 1 : 0)
    var unit: UInt64 = 1
    var exponent = -scale.exponent
    // `low` stays at least 1, so this ends before `high` is 0, and `unit` does not overflow.
    while (low + 9) / 10 <= high / 10 {
      low = (low + 9) / 10
      high /= 10
      unit *= 10
      exponent += 1
    }
    // At least one digit was dropped, see `DecimalScale`, so that half a unit is an integer.
    let (floor, rest) = middle.floor.quotientAndRemainder(dividingBy: unit)
    let isAboveHalf = rest > unit / 2 || rest == unit / 2 && (!middle.isExact || floor & 1 == 1)
    let nearest = isAboveHalf ? floor + 1 : floor
    // The nearest multiple may be too far below a power of two, where the middle is nearer.
    return ShortestDecimal(digits: min(max(nearest, low), high), exponent: exponent)
  }
}

/// The power of ten that numbers with some binary exponent are scaled by.
///
/// A unit of the significand becomes 2^b * 10^exponent, which is from 10^1.49 to 10^2.51, that is
/// from 30 to 324. So a significand of at most 53 bits becomes a number below 2^62, and the middles
/// on its sides, which are at least 3/4 of a unit apart, have a multiple of ten between them.
private struct DecimalScale {
  let exponent: Int
  /// The power of two that quarters of a unit are scaled by besides a power of five.
  private let shift: Int
  /// That power of five, or its inverse, is `stepFactor^steps * lastFactor`.
  private let steps: Int
  private let lastFactor: UInt64

  /// 5^27, the greatest power in a word.
  private static let fivesPerStep = 27
  private static let stepFactor: UInt64 = 7_450_580_596_923_828_125

  init(binaryExponent: Int) {
    // The integer part of 2.5 - b * log10(2), but for at most 0.005: the logarithm is
    // 1233 / 4096 + 4.6e-6, and a binary exponent is from -1074 to 971.
    exponent = (5 * 4_096 / 2 - binaryExponent * 1_233) >> 12
    shift = binaryExponent - 2 + exponent
    let fives = exponent.magnitude
    steps = Int(fives) / Self.fivesPerStep
    var factor: UInt64 = 1
    var power: UInt64 = 5
    var rest = Int(fives) % Self.fivesPerStep
    while rest > 0 {
      if rest & 1 == 1 { factor *= power }
      // 5^32, the greatest, does not fit and is not used.
      power &*= power
      rest >>= 1
    }
    lastFactor = factor
  }

  /// The integer part of a number of quarters of a unit, once scaled, and whether that is all.
  ///
  /// The products with most bits are that of 2^55 and 5^325, for the least binary exponent, with 810,
  /// and 2^55 * 2^679, for the greatest, with 734. So 13 limbs are enough.
  func apply(to quarters: UInt64) -> (floor: UInt64, isExact: Bool) {
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 13) { memory in
      var integer = unsafe BigInteger(quarters, shiftedLeft: max(shift, 0), in: memory)
      if exponent >= 0 {
        for _ in 0..<steps { integer.multiply(by: Self.stepFactor) }
        integer.multiply(by: lastFactor)
        return integer.quotient(shiftedRight: max(-shift, 0))
      }
      // Here the binary exponent is at least 9, and `shift` at least 6.
      var remainders = integer.divide(by: lastFactor)
      for _ in 0..<steps { remainders |= integer.divide(by: Self.stepFactor) }
      let floor = integer.quotient(shiftedRight: 0).floor
      return (floor, remainders == 0)
    }
  }
}
