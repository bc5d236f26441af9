/// A token of a rule's text.
enum Token: Hashable {
  /// Letters: an operand, a keyword, or the name of a category.
  case word(String)
  /// Digits.
  case number(String)
  /// What begins a list of samples: `@integer` or `@decimal`, or what stands for it.
  case mark(String)
  /// A sign such as `=`, `!=` or `..`.
  case sign(String)
  /// A character that no rule has.
  case unknown(String)
  case end

  /// The text of the token.
  var text: String {
    switch self {
    case .word(let text), .number(let text), .mark(let text), .sign(let text), .unknown(let text):
      text
    case .end: ""
    }
  }
}

/// Splits a rule's text into tokens.
///
/// White space is Unicode's `Pattern_White_Space`; it may stand between any two tokens.
struct Lexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var position = PluralRuleSyntaxError.Position()

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The place of the next token, after white space.
  mutating func skipWhiteSpace() -> PluralRuleSyntaxError.Position {
    while offset < bytes.count {
      let length = whiteSpaceLength
      if length == 0 { break }
      if bytes[offset] == UInt8(ascii: "\n") {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
      offset += length
    }
    position.offset = offset
    return position
  }

  /// Reads the next token.
  mutating func next() -> Token {
    _ = skipWhiteSpace()
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    if byte.isLetter { return .word(take(while: \.isLetter)) }
    if byte.isDigit { return .number(take(while: \.isDigit)) }
    if byte == UInt8(ascii: "@") { return .mark(take(1) + take(while: \.isLetter)) }
    for sign in ["...", "..", "!=", "…", "=", "%", ",", ":", ";", "~"] {
      if bytes[offset...].starts(with: sign.utf8) { return .sign(take(sign.utf8.count)) }
    }
    return .unknown(take(characterLength))
  }

  /// Reads a sample's number, digits with a sign, a fraction and an exponent; nil if there is none.
  mutating func nextNumber() -> String? {
    _ = skipWhiteSpace()
    var end = offset
    func skipDigits() {
      while end < bytes.count, bytes[end].isDigit { end += 1 }
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let start = end
    skipDigits()
    guard end > start else { return nil }
    for marks in [[UInt8(ascii: ".")], [UInt8(ascii: "c"), UInt8(ascii: "e")]] {
      if end + 1 < bytes.count, marks.contains(bytes[end]), bytes[end + 1].isDigit {
        end += 1
        skipDigits()
      }
    }
    return take(end - offset)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    var end = offset
    while end < bytes.count, condition(bytes[end]) { end += 1 }
    return take(end - offset)
  }

  private mutating func take(_ length: Int) -> String {
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    offset += length
    position.column += text.unicodeScalars.count
    return text
  }

  /// The length of the scalar at the offset, in bytes.
  private var characterLength: Int {
    let length =
      switch bytes[offset] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return min(length, bytes.count - offset)
  }

  /// The length of the white space character at the offset; 0 if there is none.
  private var whiteSpaceLength: Int {
    switch bytes[offset] {
    case 0x09...0x0D, 0x20: 1
    // U+0085
    case 0xC2: bytes[offset...].starts(with: [0xC2, 0x85]) ? 2 : 0
    // U+200E, U+200F, U+2028 and U+2029
    case 0xE2:
      [0x8E, 0x8F, 0xA8, 0xA9].contains { bytes[offset...].starts(with: [0xE2, 0x80, $0]) } ? 3 : 0
    default: 0
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
