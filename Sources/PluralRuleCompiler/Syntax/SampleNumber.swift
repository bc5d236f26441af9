/// How a sample's number is written: digits with a sign, a fraction and an exponent, or some of them.
struct SampleNumber {
  /// The place in the text, in bytes.
  let range: Range<Int>

  /// The digits before and after the point as one integer: the number in units of its last digit.
  ///
  /// Nil if the number has a sign or too many digits; it cannot be in a range then.
  let units: UInt64?

  /// The number of digits after the point.
  let fractionDigitCount: Int

  /// The place of the exponent with its letter; empty without one.
  let exponent: Range<Int>
}

extension Lexer {
  /// Reads a sample's number; nil if there is none.
  @inline(__always)
  mutating func nextNumber() -> SampleNumber? {
    skipWhiteSpace()
    let start = offset
    let isSigned = has(UInt8(ascii: "-"), at: start) || has(UInt8(ascii: "+"), at: start)
    var digits = Digits()
    let first = isSigned ? start + 1 : start
    let point = digits.read(bytes, from: first)
    guard point > first else { return nil }

    var end = point
    if has(UInt8(ascii: "."), at: point), hasDigit(at: point + 1) {
      end = digits.read(bytes, from: point + 1)
    }
    let fractionEnd = end
    if has(UInt8(ascii: "c"), at: end) || has(UInt8(ascii: "e"), at: end), hasDigit(at: end + 1) {
      repeat { end += 1 } while hasDigit(at: end)
    }
    offset = end
    return SampleNumber(
      range: start..<end,
      units: isSigned || digits.areTooMany ? nil : digits.value,
      fractionDigitCount: max(0, fractionEnd - point - 1),
      exponent: fractionEnd..<end
    )
  }

  /// Reads a sign of one character, or says no if another follows.
  @inline(__always)
  mutating func take(_ sign: UInt8) -> Bool {
    skipWhiteSpace()
    guard has(sign, at: offset) else { return false }
    offset += 1
    return true
  }

  @inline(__always)
  private func has(_ byte: UInt8, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  @inline(__always)
  private func hasDigit(at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset].isDigit
  }
}

/// The value of digits that are read one after another.
private struct Digits {
  private(set) var value: UInt64 = 0
  private(set) var areTooMany = false

  /// Reads digits and gives the place after them.
  @inline(__always)
  mutating func read(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit {
      // From here on the product or the sum below could be too large.
      if value >= .max / 10 { areTooMany = true }
      value = value &* 10 &+ UInt64(bytes[end] &- UInt8(ascii: "0"))
      end += 1
    }
    return end
  }
}
