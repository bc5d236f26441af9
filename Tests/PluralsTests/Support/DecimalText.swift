/// A decimal number as text, with arithmetic as it is done on paper: slow, obvious, of any length.
struct DecimalText: CustomStringConvertible {
  /// The digits before the point, at least one, without leading zeros.
  private(set) var integer: String
  /// The digits after the point, all of them.
  private(set) var fraction: String

  init(integer: String, fraction: String) {
    self.integer = Self.withoutLeadingZeros(integer)
    self.fraction = fraction
  }

  /// Reads digits with an optional sign, point and power of ten: what `description` of an integer or
  /// floating-point type gives, or a source number.
  init(_ text: String) {
    var text = Substring(text)
    if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
    var exponent = 0
    if let mark = text.firstIndex(where: { "ce".contains($0) }) {
      exponent = Int(text[text.index(after: mark)...]) ?? 0
      text = text[..<mark]
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    self.init(integer: String(parts[0]), fraction: parts.count > 1 ? String(parts[1]) : "")
    shift(by: exponent)
  }

  var description: String { fraction.isEmpty ? integer : integer + "." + fraction }

  /// Moves the point to the right, or to the left if the count is negative.
  private mutating func shift(by count: Int) {
    if count >= 0 {
      let padded = fraction + String(repeating: "0", count: max(0, count - fraction.count))
      integer = Self.withoutLeadingZeros(integer + padded.prefix(count))
      fraction = String(padded.dropFirst(count))
    } else {
      let padded = String(repeating: "0", count: max(0, 1 - count - integer.count)) + integer
      fraction = padded.suffix(-count) + fraction
      integer = Self.withoutLeadingZeros(String(padded.dropLast(-count)))
    }
  }

  /// The number without zeros at its end.
  var shortest: DecimalText {
    DecimalText(integer: integer, fraction: significantFraction)
  }

  /// The digits after the point without the zeros at their end.
  var significantFraction: String {
    var digits = Substring(fraction)
    while digits.last == "0" { digits.removeLast() }
    return String(digits)
  }

  /// The digits after the point, as an integer.
  var f: String { Self.withoutLeadingZeros(fraction) }

  /// The digits after the point without the zeros at their end, as an integer.
  var t: String { Self.withoutLeadingZeros(significantFraction) }

  /// The number with exactly so many digits after the point, rounded half to even.
  func rounded(toFractionDigits count: Int) -> DecimalText {
    guard fraction.count > count else {
      return DecimalText(
        integer: integer,
        fraction: fraction + String(repeating: "0", count: count - fraction.count)
      )
    }
    let dropped = fraction.dropFirst(count)
    var kept = (integer + fraction.prefix(count)).map { $0.wholeNumberValue ?? 0 }
    let isAboveHalf = dropped.first.map { $0 > "5" } ?? false
    let startsWithHalf = dropped.first == "5"
    let isPastHalf = startsWithHalf && dropped.dropFirst().contains { $0 != "0" }
    let isOdd = (kept.last ?? 0) % 2 == 1
    if isAboveHalf || isPastHalf || startsWithHalf && isOdd {
      var position = kept.count - 1
      while position >= 0, kept[position] == 9 {
        kept[position] = 0
        position -= 1
      }
      if position >= 0 { kept[position] += 1 } else { kept.insert(1, at: 0) }
    }
    let digits = kept.map(String.init).joined()
    return DecimalText(
      integer: String(digits.dropLast(count)),
      fraction: String(digits.suffix(count))
    )
  }

  /// The remainder of a long division of a digit sequence.
  static func remainder(of digits: String, dividedBy divisor: UInt64) -> UInt64 {
    digits.utf8.reduce(0) { ($0 * 10 + UInt64($1 - 48)) % divisor }
  }

  private static func withoutLeadingZeros(_ digits: String) -> String {
    let stripped = digits.drop { $0 == "0" }
    return stripped.isEmpty ? "0" : String(stripped)
  }
}
