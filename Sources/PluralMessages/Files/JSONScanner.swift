/// Finds the values of a JSON text and checks its syntax, byte by byte.
struct JSONScanner {
  typealias Node = JSONDocument.Node
  typealias Fault = JSONDocument.Fault

  private let bytes: [UInt8]
  private var position = 0
  private(set) var nodes: [Node] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 24)
  }

  mutating func scan() throws(Fault) {
    guard bytes.count < Int32.max else { throw limit(.fileSize) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    try scanValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw expected(.endOfFile) }
  }

  private mutating func scanValue(depth: Int) throws(Fault) {
    guard depth < MessageLimit.nesting.maximum else {
      throw limit(.nesting)
    }
    guard position < bytes.count else { throw expected(.value) }
    switch bytes[position] {
    case UInt8(ascii: "{"): try scanMembers(.object, closing: UInt8(ascii: "}"), depth)
    case UInt8(ascii: "["): try scanMembers(.array, closing: UInt8(ascii: "]"), depth)
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scan("true", .bool)
    case UInt8(ascii: "f"): try scan("false", .bool)
    case UInt8(ascii: "n"): try scan("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: throw expected(.value)
    }
  }

  private mutating func scanMembers(
    _ kind: JSONDocument.Kind,
    closing: UInt8,
    _ depth: Int
  ) throws(Fault) {
    let index = nodes.count
    add(kind, from: position, to: position)
    position += 1
    skipSpace()
    var isFirst = true
    while !take(closing) {
      if !isFirst {
        guard take(UInt8(ascii: ",")) else { throw expected(.comma) }
        skipSpace()
      }
      isFirst = false
      if kind == .object {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw expected(.quotedKey)
        }
        try scanString()
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw expected(.colon) }
        skipSpace()
      }
      try scanValue(depth: depth + 1)
      skipSpace()
    }
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func scanString() throws(Fault) {
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        add(.string, from: start, to: position, hasEscapes: hasEscapes)
        position += 1
        return
      }
      guard byte >= 0x20 else { throw fault(.controlCharacter) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try scanEscape()
      } else {
        position += 1
      }
    }
    position = start - 1
    throw fault(.unterminated(.text))
  }

  private mutating func scanEscape() throws(Fault) {
    guard position + 1 < bytes.count else { throw fault(.unterminated(.text)) }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard position + 6 <= bytes.count,
        bytes[(position + 2)..<(position + 6)].allSatisfy({
          "0123456789abcdefABCDEF".utf8.contains($0)
        })
      else { throw invalidEscape(6) }
      position += 6
    case _ where "\"\\/bfnrt".utf8.contains(bytes[position + 1]): position += 2
    default: throw invalidEscape(2)
    }
  }

  private mutating func scanNumber() throws(Fault) {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try skipDigits() }
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try skipDigits()
    }
    add(.number, from: start, to: position)
  }

  private mutating func skipDigits() throws(Fault) {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      position += 1
    }
    guard position > start else { throw expected(.digit) }
  }

  private mutating func scan(_ word: StaticString, _ kind: JSONDocument.Kind) throws(Fault) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
    else { throw expected(.value) }
    add(kind, from: position, to: end)
    position = end
  }

  // MARK: Bytes

  @inline(__always)
  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func add(
    _ kind: JSONDocument.Kind,
    from start: Int,
    to end: Int,
    hasEscapes: Bool = false
  ) {
    nodes.append(
      Node(
        kind: kind,
        hasEscapes: hasEscapes,
        start: Int32(start),
        end: Int32(end),
        next: Int32(nodes.count + 1)
      )
    )
  }

  private func fault(_ fault: SyntaxProblem) -> Fault {
    Fault(kind: .syntax(fault), offset: position)
  }

  private func limit(_ limit: MessageLimit) -> Fault {
    Fault(kind: .limit(limit), offset: position)
  }

  private func expected(_ element: SyntaxElement) -> Fault {
    let rest = bytes[min(position, bytes.count)...].prefix(32)
    let found = String(decoding: rest, as: UTF8.self).first.map { String($0) }
    return fault(.expected(element, found: found))
  }

  private func invalidEscape(_ length: Int) -> Fault {
    let rest = bytes[position...].prefix(length)
    return fault(.invalidEscape(String(decoding: rest, as: UTF8.self)))
  }
}
