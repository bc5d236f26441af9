/// 10 to the given power, or nil from 2^64 on.
func powerOfTen(_ exponent: Int) -> UInt64? {
  guard exponent < 20 else { return nil }
  var power: UInt64 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}

/// A non-negative decimal number of at most 17 significant digits, `digits * 10^exponent`, where
/// `digits` does not end in 0.
struct ShortestDecimal {
  var digits: UInt64
  var exponent: Int

  var fractionDigitCount: Int { max(0, -exponent) }

  private init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = digits == 0 ? 0 : exponent
    while self.digits != 0, self.digits % 10 == 0 {
      self.digits /= 10
      self.exponent += 1
    }
  }

  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let magnitude = value.magnitude
    // The text that the standard library gives may need an allocation.
    guard let short = Self.short(magnitude) ?? Self.exact(magnitude) else {
      self.init(notation: magnitude.description)
      return
    }
    self = short
  }

  init?(_ value: Float) {
    guard value.isFinite else { return nil }
    self.init(notation: value.magnitude.description)
  }

  /// The decimal with the fewest fraction digits that reads back as `value`, if it has at most 15
  /// digits in all.
  ///
  /// A quotient of two integers that are exact in binary is rounded correctly, so `candidate /
  /// scale == value` says that the decimal reads back as `value`.
  private static func short(_ value: Double) -> ShortestDecimal? {
    var scale = 1.0
    for count in 0...15 {
      let scaled = value * scale
      guard scaled < 1e15 else { return nil }
      // Not `rounded()`, which would make programs link the C library's mathematics.
      let candidate = UInt64(scaled + 0.5)
      if Double(candidate) / scale == value {
        return ShortestDecimal(digits: candidate, exponent: -count)
      }
      scale *= 10
    }
    return nil
  }

  /// The shortest decimal that reads back as `value`, by exact arithmetic, for numbers with a part
  /// below 1 from 10^-5 on and for integers below 2^64.
  private static func exact(_ value: Double) -> ShortestDecimal? {
    guard value >= 1e-5, value < 0x1p64 else { return nil }
    let significand = value.significandBitPattern | 1 << 52
    let isEven = significand & 1 == 0
    // Below a power of two numbers are twice as close.
    let isPowerOfTwo = value.significandBitPattern == 0
    let shift = 52 - Int(value.exponent)
    return shift > 0
      ? exactFraction(significand, shift, isEven, isPowerOfTwo)
      : exactInteger(significand << UInt64(-shift), gap: 1 << UInt64(-shift), isEven, isPowerOfTwo)
  }

  /// For `significand / 2^shift`: the first number of fraction digits with which the nearest decimal
  /// is within half a gap, `5^count` in units of `1 / (2^shift * 5^count * 2)`.
  private static func exactFraction(
    _ significand: UInt64,
    _ shift: Int,
    _ isEven: Bool,
    _ isPowerOfTwo: Bool
  ) -> ShortestDecimal? {
    var power: UInt64 = 1
    for count in 0...22 {
      // value * 10^count = significand * 5^count / 2^(shift - count), with a product below 2^105.
      let product = significand.multipliedFullWidth(by: power)
      let rest = shift - count
      guard rest > 0 else {
        let (digits, overflowed) = product.low.multipliedReportingOverflow(by: 1 << UInt64(-rest))
        guard product.high == 0, !overflowed else { return nil }
        return ShortestDecimal(digits: digits, exponent: -count)
      }
      guard let (quotient, remainder, isAbove) = nearest(product, dividedBy: rest) else {
        return nil
      }
      let (distance, overflowed) = remainder.multipliedReportingOverflow(
        by: isPowerOfTwo && !isAbove ? 4 : 2
      )
      if !overflowed, distance < power || distance == power && isEven {
        return ShortestDecimal(digits: quotient, exponent: -count)
      }
      power *= 5
    }
    return nil
  }

  /// The quotient of a product and 2^shift, rounded to the nearest or else even, how far the product is from that
  /// multiple, and whether the multiple is above it; nil if the quotient or the distance does not fit.
  private static func nearest(
    _ product: (high: UInt64, low: UInt64),
    dividedBy shift: Int
  ) -> (quotient: UInt64, distance: UInt64, isAbove: Bool)? {
    let (floor, highRest, lowRest): (UInt64, UInt64, UInt64)
    if shift >= 64 {
      let bits = UInt64(shift - 64)
      floor = bits < 64 ? product.high >> bits : 0
      highRest = bits < 64 ? product.high & (1 << bits &- 1) : product.high
      lowRest = product.low
    } else {
      let bits = UInt64(shift)
      guard product.high >> bits == 0 else { return nil }
      floor = product.high << (64 - bits) | product.low >> bits
      highRest = 0
      lowRest = product.low & (1 << bits &- 1)
    }
    // The distance to the multiple above is 2^shift minus the rest.
    let one: (UInt64, UInt64) = shift >= 64 ? (1 << UInt64(shift - 64), 0) : (0, 1 << UInt64(shift))
    let low = one.1.subtractingReportingOverflow(lowRest)
    let high = one.0 &- highRest &- (low.overflow ? 1 : 0)
    let isTie = (high, low.partialValue) == (highRest, lowRest)
    let isAbove = (high, low.partialValue) < (highRest, lowRest) || isTie && floor & 1 == 1
    let distance = isAbove ? (high, low.partialValue) : (highRest, lowRest)
    // A distance of 2^64 or more is more than any half gap.
    return (isAbove ? floor + 1 : floor, distance.0 == 0 ? distance.1 : .max, isAbove)
  }

  /// For an integer: the most zeros at the end with which the nearest decimal is within half a gap.
  private static func exactInteger(
    _ integer: UInt64,
    gap: UInt64,
    _ isEven: Bool,
    _ isPowerOfTwo: Bool
  ) -> ShortestDecimal {
    var best = ShortestDecimal(digits: integer, exponent: 0)
    var scale: UInt64 = 10
    // Half a gap is at most 2^10, so more than four digits cannot be dropped but where they are 0.
    for count in 1...4 {
      let (floor, rest) = integer.quotientAndRemainder(dividingBy: scale)
      let isAbove = rest > scale / 2 || rest == scale / 2 && floor & 1 == 1
      let distance = isAbove ? scale - rest : rest
      let reach = distance * (isPowerOfTwo && !isAbove ? 4 : 2)
      guard reach < gap || reach == gap && isEven else { break }
      best = ShortestDecimal(digits: isAbove ? floor + 1 : floor, exponent: count)
      scale *= 10
    }
    return best
  }

  /// Reads what `description` gives for a finite magnitude: `1234.5`, `1e+16` or `1.5e-09`.
  private init(notation: String) {
    var digits: UInt64 = 0
    var fractionDigits = 0
    var exponent = 0
    var isNegative = false
    var part = 0
    // Contiguous, as what `description` gives is: other storage would need much code to be read.
    _ = notation.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): part = 1
        case UInt8(ascii: "e"): part = 2
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let digit = byte &- UInt8(ascii: "0")
          if part == 2 {
            exponent = exponent * 10 + Int(digit)
          } else {
            digits = digits * 10 + UInt64(digit)
            fractionDigits += part
          }
        default: break
        }
      }
    }
    self.init(digits: digits, exponent: (isNegative ? -exponent : exponent) - fractionDigits)
  }

  /// The number with no more than `count` fraction digits, rounded half to even.
  func rounded(toFractionDigits count: Int) -> ShortestDecimal {
    let dropped = fractionDigitCount - count
    guard dropped > 0 else { return self }
    // `digits` is below 10^17: a larger divisor leaves less than a half.
    guard dropped < 18, let scale = powerOfTen(dropped) else {
      return ShortestDecimal(digits: 0, exponent: 0)
    }
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: scale)
    let half = scale / 2
    let roundsUp = rest > half || rest == half && quotient % 2 == 1
    return ShortestDecimal(digits: roundsUp ? quotient + 1 : quotient, exponent: -count)
  }
}
