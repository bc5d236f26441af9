/// A floating-point number in digits alone, and rounded, by arithmetic on the text.
struct PlainDecimal {
  /// The digits before the point, then those after it.
  private var digits: [UInt8]
  private var fractionCount: Int

  /// Reads what Swift prints for a finite number: the shortest text that reads back as the number.
  init(_ description: String) {
    let parts = description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    var fraction = mantissa.count > 1 ? Array(mantissa[1].utf8) : []
    if fraction == [UInt8(ascii: "0")] { fraction = [] }
    digits = (Array(mantissa[0].utf8) + fraction).map { $0 - UInt8(ascii: "0") }
    fractionCount = fraction.count - exponent
    pad()
  }

  /// Rounds half to even, or adds zeros.
  mutating func round(toFractionDigits count: Int) {
    let dropped = fractionCount - count
    guard dropped > 0 else {
      digits += Array(repeating: 0, count: -dropped)
      fractionCount = count
      return
    }
    let rest = digits.suffix(dropped)
    let first = rest.first ?? 0
    let isMore = first > 5 || first == 5 && rest.dropFirst().contains { $0 > 0 }
    let isTie = first == 5 && !isMore
    digits.removeLast(dropped)
    fractionCount = count
    if isMore || isTie && (digits.last ?? 0) % 2 == 1 { increment() }
  }

  private mutating func increment() {
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
  }

  private mutating func pad() {
    if fractionCount < 0 {
      digits += Array(repeating: 0, count: -fractionCount)
      fractionCount = 0
    }
    let missing = fractionCount + 1 - digits.count
    if missing > 0 { digits.insert(contentsOf: repeatElement(0, count: missing), at: 0) }
  }

  /// The number as a source number.
  var text: String {
    let all = digits.map { String($0) }
    let point = all.count - fractionCount
    let integer = all[..<point].joined()
    let whole = integer.isEmpty ? "0" : integer
    return fractionCount == 0 ? whole : whole + "." + all[point...].joined()
  }
}
