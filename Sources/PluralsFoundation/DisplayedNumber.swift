import Foundation
import Plurals

/// A number as a reader sees it: its digits, and the power of ten that comes with them.
struct DisplayedNumber {
  var integer: [UInt8] = []
  var fraction: [UInt8] = []
  /// 6 for "1.2 million" and "1.2E6".
  var exponent = 0

  /// Exponents beyond are none that a number formatter shows.
  private static let lowestExponent = -9_999

  /// The operands of the digits; nil if the exponent is out of reach.
  var operands: PluralOperands? {
    var whole = integer.isEmpty ? [0] : integer
    var rest = fraction
    if exponent < 0 {
      // Plural rules know no negative exponent: the digits move behind the point.
      guard exponent >= Self.lowestExponent else { return nil }
      let zeros = [UInt8](repeating: 0, count: max(0, 1 - exponent - whole.count))
      whole = zeros + whole
      rest = whole.suffix(-exponent) + rest
      whole.removeLast(-exponent)
    }
    var text = Self.text(whole)
    if !rest.isEmpty { text += "." + Self.text(rest) }
    if exponent > 0 { text += "c\(exponent)" }
    return try? PluralOperands(parsing: text)
  }

  /// The common logarithm of the number that the digits alone show; nil for zero.
  var logarithm: Double? {
    let digits = integer + fraction
    guard let first = digits.firstIndex(where: { $0 != 0 }) else { return nil }
    // Seventeen digits are all that a Double can tell apart.
    let leading = digits[first...].prefix(17)
    let value = leading.reduce(0.0) { $0 * 10 + Double($1) }
    return log10(value) + Double(integer.count - first - leading.count)
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}

/// Reads digits of any decimal numbering system.
///
/// All digits of a number are of one system, that of the first. A digit of another is something
/// else.
struct DigitReader {
  private var zero: UInt32?
  private var isHan = false

  /// The digits of the numbering system `hanidec`, which have no consecutive code points.
  private static let hanDigits = Array("〇一二三四五六七八九".unicodeScalars)

  /// The value of a scalar as a digit of the number's numbering system.
  mutating func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if let value = Self.decimalValue(scalar) {
      let system = scalar.value - UInt32(value)
      guard !isHan, zero ?? system == system else { return nil }
      zero = system
      return value
    }
    guard zero == nil, let value = Self.hanDigits.firstIndex(of: scalar) else { return nil }
    isHan = true
    return UInt8(value)
  }

  private static func decimalValue(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII {
      let value = scalar.value &- 0x30
      return value < 10 ? UInt8(value) : nil
    }
    let properties = scalar.properties
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return UInt8(value)
  }
}
