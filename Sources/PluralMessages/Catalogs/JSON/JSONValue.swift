/// A value of a JSON file, with the places of its members.
///
/// Foundation's values have no lines, and of two members with one name they have one.
enum JSONValue {
  case text(String)
  case object([Member])
  /// A value of no use in messages.
  case other(String)

  struct Member {
    let name: String
    let value: JSONValue
    let line: Int
  }
}

/// Reads JSON.
struct JSONReader {
  private var scanner: TextScanner

  /// More than any file of messages needs; each level takes a part of the stack.
  private static let maximumDepth = 64

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  /// The members of the object that the file holds.
  mutating func members() throws(MessageError) -> [JSONValue.Member] {
    let value = try value(depth: 0)
    skipSpace()
    guard scanner.isAtEnd else {
      throw scanner.error(
        "expected the end of the file, found \(scanner.found)",
        at: scanner.position
      )
    }
    guard case .object(let members) = value else {
      throw scanner.error("the file must hold a JSON object", at: 0)
    }
    return members
  }

  private mutating func value(depth: Int) throws(MessageError) -> JSONValue {
    skipSpace()
    guard depth < Self.maximumDepth else {
      throw scanner.error(
        "values are nested more than \(Self.maximumDepth) deep",
        at: scanner.position
      )
    }
    switch scanner.peek() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["):
      try skipArray(depth: depth)
      return .other("an array")
    default: return .other(try word())
    }
  }

  private mutating func object(depth: Int) throws(MessageError) -> [JSONValue.Member] {
    let start = scanner.position
    scanner.position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if scanner.take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let line = scanner.line(at: scanner.position)
      guard scanner.peek() == UInt8(ascii: "\"") else {
        throw unexpected("a key in double quotes", opened: start)
      }
      let name = try string()
      skipSpace()
      guard scanner.take(UInt8(ascii: ":")) else { throw unexpected(":", opened: start) }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1), line: line))
      skipSpace()
      if scanner.take(UInt8(ascii: "}")) { return members }
      guard scanner.take(UInt8(ascii: ",")) else { throw unexpected(", or }", opened: start) }
    }
  }

  private mutating func skipArray(depth: Int) throws(MessageError) {
    let start = scanner.position
    scanner.position += 1
    skipSpace()
    if scanner.take(UInt8(ascii: "]")) { return }
    while true {
      _ = try value(depth: depth + 1)
      skipSpace()
      if scanner.take(UInt8(ascii: "]")) { return }
      guard scanner.take(UInt8(ascii: ",")) else { throw unexpected(", or ]", opened: start) }
    }
  }

  /// What a number or a word is, for errors.
  private mutating func word() throws(MessageError) -> String {
    let start = scanner.position
    while let byte = scanner.peek(),
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
        || "0123456789+-.".utf8.contains(byte)
    {
      scanner.position += 1
    }
    let word = scanner.text(from: start)
    switch word {
    case "true", "false", "null": return word
    case _ where word.first.map { $0.isNumber || $0 == "-" } == true && Double(word) != nil:
      return "a number"
    default:
      let found = word.isEmpty ? scanner.found : word.debugDescription
      throw scanner.error("expected a text in double quotes, found \(found)", at: start)
    }
  }

  private mutating func string() throws(MessageError) -> String {
    let start = scanner.position
    scanner.position += 1
    var text: [UInt8] = []
    while let byte = scanner.peek() {
      scanner.position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0..<0x20:
        throw scanner.error(
          "a text in JSON has no line breaks or tabs; write \\n or \\t",
          at: scanner.position - 1
        )
      default: text.append(byte)
      }
    }
    throw scanner.error("the text that begins here has no end", at: start)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(MessageError) {
    let start = scanner.position - 1
    let byte = scanner.peek() ?? 0
    scanner.position = min(scanner.position + 1, scanner.bytes.count)
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      text += String(Character(try scanner.takeEscapedScalar(from: start))).utf8
    default:
      throw scanner.error(
        "JSON has no escape \(scanner.text(from: start).debugDescription); a backslash is written \\\\",
        at: start
      )
    }
  }

  private mutating func skipSpace() {
    while let byte = scanner.peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      scanner.position += 1
    }
  }

  private func unexpected(_ expected: String, opened start: Int) -> MessageError {
    if scanner.isAtEnd {
      return scanner.error("what begins here has no end; expected \(expected)", at: start)
    }
    return scanner.error("expected \(expected), found \(scanner.found)", at: scanner.position)
  }
}
