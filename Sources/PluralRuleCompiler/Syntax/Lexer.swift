/// A token of a rule's text: its kind, and where it is.
struct Token {
  enum Kind {
    /// Letters: an operand, a keyword, or the name of a category.
    case word
    /// Digits.
    case number
    /// What begins a list of samples: `@integer` or `@decimal`, or what stands for it.
    case mark
    case equals
    case notEquals
    case percent
    case comma
    case range
    case ellipsis
    case tilde
    case colon
    case semicolon
    /// A character that no rule has.
    case unknown
    case end
  }

  let kind: Kind
  /// The place in the text, in bytes.
  let range: Range<Int>
}

/// Splits a rule's text into tokens.
///
/// White space is Unicode's `Pattern_White_Space`; it may stand between any two tokens.
///
/// What reads a token or a number is inlined, as are the parser's functions for samples: four fifths
/// of the text of CLDR's rules are samples, and each number would go through memory several times.
struct Lexer {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The place of what is read next.
  var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of a part.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a part is a word.
  @inline(__always)
  func has(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = range.lowerBound
    return word.withUTF8Buffer { word in
      for offset in 0..<range.count where unsafe bytes[start + offset] != word[offset] {
        return false
      }
      return true
    }
  }

  /// The value of digits, or nil from 2^64 on.
  func value(_ range: Range<Int>) -> UInt64? {
    var value: UInt64 = 0
    for byte in bytes[range] {
      let (tens, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = tens.addingReportingOverflow(UInt64(byte &- UInt8(ascii: "0")))
      guard !overflowed, !carried else { return nil }
      value = sum
    }
    return value
  }

  /// The line and column of a place.
  func position(_ offset: Int) -> PluralRuleSyntaxError.Position {
    var position = PluralRuleSyntaxError.Position()
    position.offset = offset
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while offset < bytes.count {
      // Most of what comes here is a visible character of ASCII, or one space before it.
      let byte = bytes[offset]
      if byte > 0x20, byte < 0x80 { return }
      let length = byte == 0x20 ? 1 : whiteSpaceLength
      if length == 0 { return }
      offset += length
    }
  }

  /// Reads the next token.
  @inline(__always)
  mutating func next() -> Token {
    skipWhiteSpace()
    guard offset < bytes.count else { return token(.end, 0) }
    let byte = bytes[offset]
    if byte.isLetter { return token(.word, count(while: \.isLetter, from: 0)) }
    if byte.isDigit { return token(.number, count(while: \.isDigit, from: 0)) }
    switch byte {
    case UInt8(ascii: "="): return token(.equals, 1)
    case UInt8(ascii: "%"): return token(.percent, 1)
    case UInt8(ascii: ","): return token(.comma, 1)
    case UInt8(ascii: "~"): return token(.tilde, 1)
    case UInt8(ascii: ":"): return token(.colon, 1)
    case UInt8(ascii: ";"): return token(.semicolon, 1)
    case UInt8(ascii: "@"): return token(.mark, count(while: \.isLetter, from: 1))
    case UInt8(ascii: "!") where follows(UInt8(ascii: "="), 1): return token(.notEquals, 2)
    case UInt8(ascii: ".") where follows(UInt8(ascii: "."), 1):
      return follows(UInt8(ascii: "."), 2) ? token(.ellipsis, 3) : token(.range, 2)
    // U+2026
    case 0xE2 where follows(0x80, 1) && follows(0xA6, 2): return token(.ellipsis, 3)
    default: return token(.unknown, characterLength)
    }
  }

  private mutating func token(_ kind: Token.Kind, _ length: Int) -> Token {
    let start = offset
    offset += length
    return Token(kind: kind, range: start..<offset)
  }

  private func count(while condition: (UInt8) -> Bool, from start: Int) -> Int {
    var count = start
    while offset + count < bytes.count, condition(bytes[offset + count]) { count += 1 }
    return count
  }

  private func follows(_ byte: UInt8, _ distance: Int) -> Bool {
    offset + distance < bytes.count && bytes[offset + distance] == byte
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
    case 0x09...0x0D, 0x20: return 1
    // U+0085
    case 0xC2: return follows(0x85, 1) ? 2 : 0
    // U+200E, U+200F, U+2028 and U+2029
    case 0xE2:
      guard follows(0x80, 1), offset + 2 < bytes.count else { return 0 }
      switch bytes[offset + 2] {
      case 0x8E, 0x8F, 0xA8, 0xA9: return 3
      default: return 0
      }
    default: return 0
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
