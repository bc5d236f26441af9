/// Finds the values of a JSON text and checks its syntax, byte by byte.
///
/// In the objects of the outermost levels, a member that cannot be read costs no other: the scanner goes
/// on at what looks like the next one.
struct JSONScanner {
  typealias Node = JSONDocument.Node
  typealias Fault = JSONDocument.Fault

  private let bytes: [UInt8]
  private var position = 0
  private(set) var nodes: [Node] = []
  /// What is wrong with members that are left out, in the order of the text.
  private(set) var faults: [Fault] = []
  /// How many levels of objects have members that cost no other.
  private let separateLevels: Int
  /// How often the end of the text was reached in looking for the next member.
  private var vainSearches = 0
  private static let mostVainSearches = 8
  /// Whether members end where their lines' indentation says so, if brackets say otherwise.
  private let goesByLines: Bool
  /// The indentation of the separate member that is being read; nil if it does not begin its line.
  private var memberWidth: Int?

  init(_ bytes: [UInt8], separateLevels: Int = 0, goesByLines: Bool = false) {
    self.bytes = bytes
    self.separateLevels = separateLevels
    self.goesByLines = goesByLines
    nodes.reserveCapacity(bytes.count / 20)
  }

  mutating func scan() throws(Fault) {
    guard bytes.count < Int32.max else { throw limit(.fileSize) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    if separateLevels > 0 { skipToObject() }
    try scanValue(depth: 0)
    skipSpace()
    guard position < bytes.count else { return }
    guard separateLevels > 0 else { throw expected(.endOfFile) }
    // Behind a member that is damaged this is a consequence, and no news.
    if faults.isEmpty { tell(expected(.endOfFile)) }
  }

  /// Goes past what stands before the outermost object, such as a comment or the mark of a merge, if an
  /// object begins on a later line.
  private mutating func skipToObject() {
    guard position < bytes.count, bytes[position] != UInt8(ascii: "{") else { return }
    // An array or a text is no object, and has none for its messages.
    guard bytes[position] != UInt8(ascii: "["), bytes[position] != UInt8(ascii: "\"") else {
      return
    }
    let fault = expected(.object)
    guard let object = line(after: position, where: { bytes[$0] == UInt8(ascii: "{") }) else {
      return
    }
    tell(fault)
    position = object
  }

  private mutating func scanValue(depth: Int) throws(Fault) {
    guard depth < MessageLimit.nesting.maximum else {
      throw limit(.nesting)
    }
    guard position < bytes.count else { throw expected(.value) }
    switch bytes[position] {
    case UInt8(ascii: "{") where depth < separateLevels: scanSeparateMembers(depth)
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
        if separateLevels > 0, position < bytes.count, bytes[position] == closing {
          // Only the comma is too many.
          tell(expected(kind == .object ? .quotedKey : .value))
          continue
        }
      }
      isFirst = false
      if kind == .object {
        if goesByLines, let memberWidth {
          // A key as far left as the member's own is the next member's.
          let line = indentation(of: position)
          if line.isFirst, line.width <= memberWidth { throw expected(.comma) }
        }
        try scanKey()
      }
      try scanValue(depth: depth + 1)
      skipSpace()
    }
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
  }

  /// A key with its colon.
  private mutating func scanKey() throws(Fault) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw expected(.quotedKey)
    }
    try scanString()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw expected(.colon) }
    skipSpace()
  }

  private mutating func scanString() throws(Fault) {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      position = endOfPlainText(from: position)
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        add(.string, from: start, to: position, hasEscapes: hasEscapes)
        position += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      default: throw fault(.controlCharacter)
      }
    }
    position = start - 1
    throw fault(.unterminated(.text))
  }

  /// The first byte of a string that does not stand for itself.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + 8 <= bytes.count {
        let marks = unsafe Self.marks(in: UnsafeRawBufferPointer(bytes).word(at: index))
        guard marks == 0 else { return index + marks.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < bytes.count, unsafe bytes[index] != UInt8(ascii: "\""),
        unsafe bytes[index] != UInt8(ascii: "\\"), unsafe bytes[index] >= 0x20
      {
        index += 1
      }
      return index
    }
  }

  /// The highest bit of the first byte that is a quotation mark, a backslash or a control character, and
  /// bits behind it.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let isControl = (word &- ones &* 0x20) & ~word
    let isQuote = (quote &- ones) & ~quote
    let isBackslash = (backslash &- ones) & ~backslash
    return (isControl | isQuote | isBackslash) & (ones &* 0x80)
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
    guard bytes.has(word, at: position) else { throw expected(.value) }
    let end = position + word.utf8CodeUnitCount
    add(kind, from: position, to: end)
    position = end
  }

  /// Adds a fault, unless there are very many: a file may have one for each byte.
  private mutating func tell(_ fault: Fault) {
    let maximum = MessageLimit.findings.maximum
    if faults.count < maximum { faults.append(fault) }
    if faults.count == maximum {
      faults.append(Fault(kind: .limit(.findings), offset: fault.offset))
    }
  }

  // MARK: Members that cost no other

  private mutating func scanSeparateMembers(_ depth: Int) {
    let index = nodes.count
    add(.object, from: position, to: position)
    position += 1
    var isFirst = true
    // Where the member begins that was met last.
    var member = position
    while true {
      let count = nodes.count
      var start = position
      do throws(Fault) {
        skipSpace()
        start = position
        if take(UInt8(ascii: "}")) {
          guard depth == 0 && nextKey != nil || isBeforeEnd(of: member) else { break }
          // One bracket is too many.
          tell(expected(.endOfFile))
          continue
        }
        if !isFirst {
          if take(UInt8(ascii: ",")) {
            skipSpace()
            if position < bytes.count, bytes[position] == UInt8(ascii: "}") {
              tell(expected(.quotedKey))
              continue
            }
          } else if position < bytes.count, isAtKey(position) {
            // Only the comma is missing.
            tell(expected(.comma))
          } else {
            throw expected(.comma)
          }
        }
        start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { member = position }
        let outerWidth = memberWidth
        if goesByLines {
          let line = indentation(of: member)
          memberWidth = line.isFirst ? line.width : nil
        }
        defer { memberWidth = outerWidth }
        try scanKey()
        try scanValue(depth: depth + 1)
        isFirst = false
      } catch {
        let key = nodes.count > count ? nodes[count] : nil
        nodes.removeSubrange(count...)
        tell(Fault(kind: error.kind, offset: error.offset, key: key))
        // What is nested too deep is not read again from each of its levels.
        let isTooDeep = error.kind == .limit(.nesting)
        guard skipToNextMember(from: isTooDeep ? position : start, after: member) else {
          position = bytes.count
          break
        }
        isFirst = true
      }
    }
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
  }

  /// Goes to the next member of an object, or to its end.
  ///
  /// - Parameters:
  ///   - start: The first byte that may belong to either.
  ///   - member: The member before. If it is the first of its line, the next one has the same indentation:
  ///     that holds where brackets and quotation marks do not match. Otherwise brackets are counted.
  private mutating func skipToNextMember(from start: Int, after member: Int) -> Bool {
    let line = indentation(of: member)
    if line.isFirst { return skipToLine(from: start, line.width) }
    return skipToComma(from: start)
  }

  /// The first byte behind the blanks of a later line, if it is as asked for; nil if there is no such line.
  private func line(after start: Int, where isWanted: (Int) -> Bool) -> Int? {
    var index = start
    while index < bytes.count {
      let isLineEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
      index += 1
      guard isLineEnd else { continue }
      index = endOfBlanks(index)
      if index < bytes.count, isWanted(index) { return index }
    }
    return nil
  }

  private func endOfBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// The key that stands here behind a comma; nil for anything else.
  private var nextKey: Int? {
    var index = position
    func skipSpace() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return nil }
    index += 1
    skipSpace()
    return index < bytes.count && isAtKey(index) ? index : nil
  }

  /// Whether the bracket that was just read is one too many: the key behind it stands on a line of its own,
  /// as far right as the member before.
  private func isBeforeEnd(of member: Int) -> Bool {
    guard goesByLines, let key = nextKey else { return false }
    let (next, line) = (indentation(of: key), indentation(of: member))
    return next.isFirst && line.isFirst && next.width == line.width
  }

  /// How far a byte is from the beginning of its line, and whether there is but space between.
  private func indentation(of place: Int) -> (width: Int, isFirst: Bool) {
    var index = place
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    let isFirst = index > 0 && (bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D)
    return (place - index, isFirst)
  }

  private mutating func skipToLine(from start: Int, _ width: Int) -> Bool {
    var index = start
    while index < bytes.count {
      guard bytes[index] == 0x0A || bytes[index] == 0x0D else {
        index += 1
        continue
      }
      index += 1
      let line = index
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      guard index < bytes.count else { return false }
      let isEnd = index - line < width && bytes[index] == UInt8(ascii: "}")
      if isEnd || index - line == width && isAtKey(index) {
        position = index
        return true
      }
    }
    return false
  }

  /// Goes to the next key behind a comma or at the beginning of a line, outside of inner brackets; if there is
  /// none, to the first that begins a line.
  private mutating func skipToComma(from start: Int) -> Bool {
    var depth = 0
    var index = start
    // Where brackets match nowhere, looking for their end each time would take too long.
    while index < bytes.count, vainSearches < Self.mostVainSearches {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(index, isOnOneLine: false)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}") where depth == 0:
        position = index
        return true
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ",") where depth == 0:
        position = index + 1
        skipSpace()
        if position < bytes.count, isAtKey(position) { return true }
      case 0x0A where depth == 0, 0x0D where depth == 0:
        let key = endOfBlanks(index + 1)
        if key < bytes.count, isAtKey(key) {
          position = key
          return true
        }
      default: break
      }
      index += 1
    }
    vainSearches += 1
    guard let key = line(after: start, where: isAtKey) else { return false }
    position = key
    return true
  }

  /// Whether a string with a colon stands somewhere.
  private func isAtKey(_ place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "\"") else { return false }
    var index = endOfString(place)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
    index += 1
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// The closing quotation mark of a string, or the control character that must not be in it.
  private func endOfString(_ place: Int, isOnOneLine: Bool = true) -> Int {
    var index = place + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
      bytes[index] >= 0x20 || !isOnOneLine
    {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  // MARK: Bytes

  @inline(__always)
  private mutating func skipSpace() {
    position = unsafe bytes.withUnsafeBufferPointer { bytes in
      var index = position
      // Nearly always it is one space, or a line break and an indentation.
      let spaces: UInt64 = 0x2020_2020_2020_2020
      while index + 9 <= bytes.count, unsafe bytes[index] <= 0x20,
        unsafe UnsafeRawBufferPointer(bytes).word(at: index + 1) == spaces
      {
        guard unsafe bytes[index] == 0x20 || bytes[index] == 0x0A else { break }
        index += 9
      }
      while index < bytes.count, unsafe bytes[index] <= 0x20 {
        switch unsafe bytes[index] {
        case 0x20, 0x09, 0x0A, 0x0D: index += 1
        default: return index
        }
      }
      return index
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

extension UnsafeRawBufferPointer {
  /// Eight bytes, the first of which is the lowest.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
