import Plurals

/// A number as it is shown, held as decimal digits, with the operands of UTS #35.
///
/// This is the reference's own reading of a source number. It shares nothing with the library's.
struct DecimalNumber: CustomStringConvertible {
  /// Digits of an operand, without leading zeros.
  struct Digits {
    let digits: [UInt8]
    /// The number that the digits stand for; nil from 10^19 on, which is above every constant of a
    /// rule.
    let value: UInt64?

    init(_ digits: some Sequence<UInt8>) {
      self.digits = Array(digits.drop { $0 == 0 })
      value = self.digits.count > 19 ? nil : self.digits.reduce(0) { $0 * 10 + UInt64($1) }
    }

    init(_ count: Int) {
      self.init(String(count).utf8.map { $0 - UInt8(ascii: "0") })
    }

    /// The remainder of a long division by at most 10^18.
    func remainder(dividingBy modulus: UInt64) -> UInt64 {
      if let value { return value % modulus }
      return digits.reduce(0) { ($0 * 10 + UInt64($1)) % modulus }
    }
  }

  let description: String
  /// The digits before the point, after the exponent has moved the point.
  let integer: Digits
  let visibleFraction: Digits
  let significantFraction: Digits
  let visibleCount: Digits
  let significantCount: Digits
  let exponent: Digits

  /// Reads a well-formed source number.
  init(_ text: String) {
    description = text
    var integer: [UInt8] = []
    var fraction: [UInt8] = []
    var exponent = 0
    var part = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): part = 1
      case UInt8(ascii: "c"), UInt8(ascii: "e"): part = 2
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        switch part {
        case 0: integer.append(digit)
        case 1: fraction.append(digit)
        default: exponent = exponent * 10 + Int(digit)
        }
      default: break
      }
    }
    for _ in 0..<exponent { integer.append(fraction.isEmpty ? 0 : fraction.removeFirst()) }
    let lastDigit = fraction.lastIndex { $0 != 0 }
    let significant = fraction[..<(lastDigit.map { $0 + 1 } ?? 0)]
    self.integer = Digits(integer)
    visibleFraction = Digits(fraction)
    significantFraction = Digits(significant)
    visibleCount = Digits(fraction.count)
    significantCount = Digits(significant.count)
    self.exponent = Digits(exponent)
  }

  /// The digits of an operand before its point. Only `n` can have some after it.
  subscript(operand: PluralOperand) -> Digits {
    switch operand {
    case .n, .i: integer
    case .v: visibleCount
    case .w: significantCount
    case .f: visibleFraction
    case .t: significantFraction
    case .c: exponent
    }
  }

  /// Whether `n` is no integer.
  var isFractional: Bool { !significantFraction.digits.isEmpty }

  /// Whether all operands are below 2^64.
  var isShort: Bool { integer.value != nil && visibleFraction.value != nil }
}
