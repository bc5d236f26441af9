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

  init(digits: UInt64, exponent: Int) {
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
    self = Self.short(magnitude) ?? Self.exact(BinaryNumber(magnitude))
  }

  init?(_ value: Float) {
    guard value.isFinite else { return nil }
    self = Self.exact(BinaryNumber(value.magnitude))
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
