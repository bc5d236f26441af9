extension PluralOperands {
  /// Creates the operands of a floating-point number, written as the shortest decimal that reads
  /// back as the same number.
  ///
  ///     PluralOperands(1.5)?.f     // 5
  ///     PluralOperands(1.0)?.v     // 0, as "1": a binary number keeps no trailing zeros
  ///     PluralOperands(1e16)?.i    // 10000000000000000, never digits of an exponent form
  ///
  /// Use ``init(_:fractionDigits:)-(Double,_)`` where the number is shown with a fixed number of
  /// fraction digits.
  ///
  /// - Parameter value: The number. The result is nil if it is NaN or infinite.
  /// - Complexity: No allocation for numbers with up to 15 significant digits.
  public init?(_ value: Double) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal)
  }

  /// Creates the operands of a floating-point number, written as the shortest decimal that reads
  /// back as the same `Float`.
  ///
  /// - Parameter value: The number. The result is nil if it is NaN or infinite.
  public init?(_ value: Float) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal)
  }

  /// Creates the operands of a floating-point number that is shown with a fixed number of fraction
  /// digits.
  ///
  ///     PluralOperands(1.0, fractionDigits: 2)?.v     // 2, as "1.00"
  ///     PluralOperands(2.675, fractionDigits: 2)?.f   // 68
  ///
  /// Digits that are not shown are rounded half to even, from the shortest decimal, as number
  /// formatters of ICU and Foundation do by default.
  ///
  /// - Parameters:
  ///   - value: The number. The result is nil if it is NaN or infinite.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public init?(_ value: Double, fractionDigits: Int) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal, fractionDigits: fractionDigits)
  }

  /// Creates the operands of a floating-point number that is shown with a fixed number of fraction
  /// digits, rounded half to even.
  ///
  /// - Parameters:
  ///   - value: The number. The result is nil if it is NaN or infinite.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public init?(_ value: Float, fractionDigits: Int) {
    guard let decimal = ShortestDecimal(value) else { return nil }
    self.init(decimal, fractionDigits: fractionDigits)
  }

  private init(_ decimal: ShortestDecimal, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "a number of fraction digits cannot be negative")
    let rounded = decimal.rounded(toFractionDigits: fractionDigits)
    self.init(rounded, padding: fractionDigits - rounded.fractionDigitCount)
  }

  private init(_ decimal: ShortestDecimal, padding: Int = 0) {
    let count = decimal.fractionDigitCount
    var integer = DigitSequence()
    var fraction: UInt64 = 0
    if let scale = powerOfTen(count) {
      integer = DigitSequence(decimal.digits / scale)
      fraction = decimal.digits % scale
    } else {
      fraction = decimal.digits
    }
    integer.append(zeros: decimal.exponent)
    var visible = DigitSequence(fraction)
    visible.append(zeros: padding)
    self.init(
      integer: integer.value,
      visibleDigitCount: UInt64(count + padding),
      significantDigitCount: UInt64(count),
      visibleFraction: visible.value,
      significantFraction: fraction,
      exponent: 0,
      isExact: integer.isExact && visible.isExact
    )
  }
}

/// 10 to the given power, or nil from 2^64 on.
private func powerOfTen(_ exponent: Int) -> UInt64? {
  guard exponent < 20 else { return nil }
  var power: UInt64 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}

/// A non-negative decimal number of at most 17 significant digits, `digits * 10^exponent`, where
/// `digits` does not end in 0.
private struct ShortestDecimal {
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
    if let short = Self.short(magnitude) {
      self = short
    } else {
      self.init(notation: magnitude.description)
    }
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

  /// Reads what `description` gives for a finite magnitude: `1234.5`, `1e+16` or `1.5e-09`.
  private init(notation: String) {
    var digits: UInt64 = 0
    var fractionDigits = 0
    var exponent = 0
    var isNegative = false
    var part = 0
    for byte in notation.utf8 {
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
