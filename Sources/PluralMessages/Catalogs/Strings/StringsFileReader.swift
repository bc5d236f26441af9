import Foundation

/// Reads the entries of a `.strings` file.
struct StringsFileReader {
  struct Entry {
    let key: String
    let value: String
    let place: TextPlace
  }

  private var scanner: TextScanner

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  /// The entries in the order of the file.
  mutating func entries() throws(MessageError) -> [Entry] {
    try refusePropertyList()
    var entries: [Entry] = []
    try skipSpace()
    let brace = scanner.position
    let hasBraces = scanner.take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      if hasBraces, scanner.take(UInt8(ascii: "}")) {
        try skipSpace()
        guard scanner.isAtEnd else { throw scanner.expected(.endOfFile) }
        return entries
      }
      guard !scanner.isAtEnd else {
        guard hasBraces else { return entries }
        throw scanner.error(.unterminated(.openBrace), at: brace)
      }
      entries.append(try entry())
    }
  }

  private mutating func entry() throws(MessageError) -> Entry {
    let place = scanner.lines.place(of: scanner.position)
    let key = try token(.key)
    var end = scanner.position
    try skipSpace()
    var value = key
    if scanner.take(UInt8(ascii: "=")) {
      try skipSpace()
      value = try token(.text)
      end = scanner.position
      try skipSpace()
    }
    guard scanner.take(UInt8(ascii: ";")) else {
      throw scanner.expected(.semicolon, at: end, key: key)
    }
    return Entry(key: key, value: value, place: place)
  }

  // MARK: Tokens

  private mutating func token(_ expected: SyntaxElement) throws(MessageError) -> String {
    if let quote = scanner.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = scanner.position
    while let byte = scanner.peek(), Self.isUnquoted(byte), !isAtBlockComment {
      scanner.position += 1
    }
    guard scanner.position > start else { throw scanner.expected(expected) }
    return scanner.text(from: start)
  }

  private mutating func quoted(_ quote: UInt8) throws(MessageError) -> String {
    let start = scanner.position
    scanner.position += 1
    var text: [UInt8] = []
    while let byte = scanner.peek() {
      if byte == quote {
        scanner.position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try appendEscape(to: &text)
      } else {
        text.append(byte)
        scanner.position += 1
      }
    }
    throw scanner.error(.unterminated(.text), at: start)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(MessageError) {
    let start = scanner.position
    scanner.position += 1
    // A backslash at the end: the text has no end either, which is the fault to tell.
    guard let byte = scanner.peek() else { return }
    if UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte {
      return try appendOctal(to: &text, from: start)
    }
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      text += String(Character(try scanner.takeEscapedScalar(from: start))).utf8
    // As on Apple's systems, what needs no backslash stands for itself with one.
    default: text.append(byte)
    }
  }

  /// Up to three digits; above 127 they are a character of NEXTSTEP's, as on Apple's systems.
  private mutating func appendOctal(
    to text: inout [UInt8],
    from start: Int
  ) throws(MessageError) {
    var value = 0
    var count = 0
    while count < 3, let byte = scanner.peek(), UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte {
      value = value * 8 + Int(byte - UInt8(ascii: "0"))
      count += 1
      scanner.position += 1
    }
    guard let byte = UInt8(exactly: value) else {
      throw scanner.error(.invalidEscape(scanner.text(from: start)), at: start)
    }
    if byte < 0x80 { return text.append(byte) }
    guard let character = String(data: Data([byte]), encoding: .nextstep) else {
      throw scanner.error(.invalidEscape(scanner.text(from: start)), at: start)
    }
    text += character.utf8
  }

  // MARK: Between tokens

  private mutating func skipSpace() throws(MessageError) {
    while let byte = scanner.peek() {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        scanner.position += 1
      } else if byte == UInt8(ascii: "/"), scanner.peek(1) == UInt8(ascii: "/") {
        while let byte = scanner.peek(), byte != 0x0A, byte != 0x0D { scanner.position += 1 }
      } else if isAtBlockComment {
        try skipBlockComment()
      } else if let width = Self.wideSpaces.first(where: {
        scanner.bytes[scanner.position...].starts(with: $0)
      })?.count {
        scanner.position += width
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(MessageError) {
    let start = scanner.position
    scanner.position += 2
    while let byte = scanner.peek() {
      if byte == UInt8(ascii: "*"), scanner.peek(1) == UInt8(ascii: "/") {
        scanner.position += 2
        return
      }
      scanner.position += 1
    }
    throw scanner.error(.unterminated(.comment), at: start)
  }

  private var isAtBlockComment: Bool {
    scanner.peek() == UInt8(ascii: "/") && scanner.peek(1) == UInt8(ascii: "*")
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.-$/:".utf8.contains(byte)
    }
  }

  /// A byte order mark within a file that was put together from several, a space that does not break,
  /// and Unicode's separators of lines and paragraphs.
  private static let wideSpaces = ["\u{FEFF}", "\u{A0}", "\u{2028}", "\u{2029}"].map {
    Array($0.utf8)
  }

  // MARK: Errors

  private func refusePropertyList() throws(MessageError) {
    let start = scanner.bytes.prefix(8)
    guard start.starts(with: "bplist".utf8) || start.starts(with: "<?xml".utf8) else { return }
    throw scanner.expected(.key, at: 0)
  }
}
