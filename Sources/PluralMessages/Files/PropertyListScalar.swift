/// The contents that Foundation's reader takes for values of XML property lists that are no texts.
enum PropertyListScalar {
  /// Whether the content of an element is right for the element's name.
  static func isValid(_ text: String, _ name: StaticString) -> Bool {
    switch "\(name)" {
    case "integer": isInteger(Array(text.utf8))
    case "real": isReal(text)
    case "date": isDate(text.utf8)
    default: text.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// A sign, then digits, or hexadecimal ones after `0x`, of a number with 64 bits.
  private static func isInteger(_ text: [UInt8]) -> Bool {
    var digits = text.drop { $0 < 0x21 }
    var isNegative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      digits = digits.dropFirst().drop { $0 < 0x21 }
    }
    var radix = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      radix = 16
      digits = digits.dropFirst(2)
    }
    guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt64(String(decoding: digits, as: UTF8.self), radix: radix)
    else { return false }
    return !isNegative || value <= UInt64(Int64.max) + 1
  }

  private static func isReal(_ text: String) -> Bool {
    let number = text.drop { $0.isWhitespace }
    guard !number.utf8.contains(where: { "xXpPsS(".utf8.contains($0) }) else { return false }
    return Double(number) != nil
  }

  /// A date as in `2026-01-31T12:00:00Z`, with any number of digits for the year.
  private static func isDate(_ text: String.UTF8View) -> Bool {
    let date = text.drop { $0 == UInt8(ascii: "-") }
    guard text.count - date.count <= 1 else { return false }
    let rest = date.drop(while: isDigit)
    let form = "-00-00T00:00:00Z".utf8
    return rest.count == form.count
      && zip(rest, form).allSatisfy { byte, model in isDigit(model) ? isDigit(byte) : byte == model
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
