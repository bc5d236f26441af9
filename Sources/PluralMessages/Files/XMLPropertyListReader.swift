/// Reads XML property lists entry by entry, with the places of keys.
///
/// Foundation's reader loses the places and keys that are there twice, and refuses a file for one
/// fault. This one goes on at the outermost dictionary's next key. It reads what that one reads, in the
/// same way: lists have elements, references, comments, instructions and CDATA of XML; attributes are
/// passed over, and of a document type only the name is read.
struct XMLPropertyListReader {
  /// What is wrong, and where.
  struct Fault: Error {
    let kind: MessageDiagnostic.Kind
    let offset: Int
    var key: String?
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var faults: [Fault] = []
  /// The key of the outermost dictionary that is being read.
  private var key: String?
  /// The last byte that may end a tag: behind it, looking for one is in vain.
  private let lastTagEnd: Int
  /// Where the end of a tag was looked for, and found.
  private var knownTagEnd = (start: 0, end: -1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// The value that the list holds.
  mutating func read() throws(Fault) -> PropertyList {
    try skipProlog()
    try skipToValue()
    let hasPlist = isAtElement("plist")
    if hasPlist {
      guard try !readTag() else { throw expected(.value) }
      try skipContent()
      try skipToValue()
    }
    let value: PropertyList
    if isAtElement("dict") {
      value = .dictionary(try readTag() ? [] : outermostMembers())
    } else if isAtElement("key") {
      value = .dictionary(outermostMembers())
    } else {
      value = try readValue(depth: 0)
    }
    do throws(Fault) {
      if hasPlist {
        try skipContent()
        guard takeEnd("plist") else { throw expected(.closingTag) }
      }
      // Foundation's reader does not look at what comes then.
      try skipContent()
      if position < bytes.count { throw expected(.endOfFile) }
    } catch {
      // Behind an entry that is damaged this is a consequence, and no news.
      if faults.allSatisfy({ $0.kind.usualSeverity < .error }) { tell(error) }
    }
    return value
  }

  /// Goes past what must not stand before a value, if a dictionary or its first key comes then.
  private mutating func skipToValue() throws(Fault) {
    if Self.values.contains(where: { isAtElement($0) }) { return }
    let fault = expected(.value)
    while let open = next(UInt8(ascii: "<")) {
      position = open
      if isAtElement("plist") || isAtElement("dict") || isAtElement("key") {
        tell(fault)
        return
      }
      position += 1
    }
    throw fault
  }

  private static let values: [StaticString] = [
    "plist", "dict", "string", "array", "true", "false", "integer", "real", "date", "data",
  ]

  /// Adds a fault, unless there are very many: a file may have one for each byte.
  private mutating func tell(_ fault: Fault) {
    let maximum = MessageLimit.findings.maximum
    if faults.count < maximum { faults.append(fault) }
    if faults.count == maximum {
      faults.append(Fault(kind: .limit(.findings), offset: fault.offset))
    }
  }

  // MARK: Entries

  /// The members of the outermost dictionary; one that cannot be read costs no other.
  private mutating func outermostMembers() -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      var start = position
      key = nil
      do throws(Fault) {
        try skipContent()
        start = position
        if takeEnd("dict") {
          guard isAtNextKey() else { return members }
          // One end is too many.
          tell(expected(.endOfFile))
          continue
        }
        let name = try readKey()
        key = name
        let value = try readValue(depth: 1)
        members.append(PropertyList.Member(key: name, value: value, offset: start))
      } catch {
        tell(Fault(kind: error.kind, offset: error.offset, key: key))
        position = start
        if isAtElement("key") { position += 1 }
        guard skipToNextKey() else { return members }
      }
    }
  }

  /// Whether a key comes next, perhaps behind space and comments.
  private mutating func isAtNextKey() -> Bool {
    let start = position
    defer { position = start }
    return (try? skipContent()) != nil && isAtElement("key")
  }

  /// Goes to the next key of the outermost dictionary, or to its end.
  private mutating func skipToNextKey() -> Bool {
    var depth = 0
    while let open = next(UInt8(ascii: "<")) {
      position = open
      if isAt("<!--") || isAt("<![CDATA[") || isAt("<?") {
        _ = skipMarkup()
        continue
      }
      let isEnd = endOfEndTag("dict") != nil
      if depth == 0, isEnd || isAtElement("key") { return true }
      if isEnd || endOfEndTag("array") != nil { depth = max(0, depth - 1) }
      if isAtElement("dict") || isAtElement("array"), !isEmptyTag() { depth += 1 }
      position += 1
    }
    position = bytes.count
    return false
  }

  private mutating func readMembers(depth: Int) throws(Fault) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      try skipContent()
      if takeEnd("dict") { return members }
      let offset = position
      let key = try readKey()
      members.append(
        PropertyList.Member(key: key, value: try readValue(depth: depth), offset: offset)
      )
    }
  }

  private mutating func readKey() throws(Fault) -> String {
    guard isAtElement("key") else { throw expected(.keyTag) }
    return try readText("key")
  }

  private mutating func readValue(
    depth: Int,
    isInArray: Bool = false
  ) throws(Fault) -> PropertyList {
    try skipContent()
    guard depth < MessageLimit.nesting.maximum else {
      throw Fault(kind: .limit(.nesting), offset: position)
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<"), !isAt("</") else {
      throw expected(.value)
    }
    if isAtElement("string") { return .text(try readText("string")) }
    if isAtElement("dict") {
      return .dictionary(try readTag() ? [] : try readMembers(depth: depth + 1))
    }
    if isAtElement("key") { return .text(try readKeyAsValue(isInArray: isInArray)) }
    if isAtElement("array") { return try readArray(depth: depth) }
    if isAtElement("true") { return .other(try readTruth("true")) }
    if isAtElement("false") { return .other(try readTruth("false")) }
    if isAtElement("integer") { return .other(try readScalar("integer", .number)) }
    if isAtElement("real") { return .other(try readScalar("real", .number)) }
    if isAtElement("date") { return .other(try readScalar("date", .date)) }
    if isAtElement("data") { return .other(try readScalar("data", .data)) }
    if isAtElement("plist") {
      guard try !readTag() else { throw expected(.value) }
      let value = try readValue(depth: depth + 1)
      try skipContent()
      guard takeEnd("plist") else { throw expected(.closingTag) }
      return value
    }
    throw expected(.value)
  }

  /// A key where a value is wanted. Foundation's reader takes it for a text. If in a dictionary a
  /// value comes then, it is more likely that the key before has lost its own.
  private mutating func readKeyAsValue(isInArray: Bool) throws(Fault) -> String {
    let fault = expected(.value)
    let text = try readText("key")
    let end = position
    try skipContent()
    let hasOwnValue = position < bytes.count && !isAtElement("key") && !isAt("</")
    position = end
    if hasOwnValue, !isInArray { throw fault }
    tell(Fault(kind: fault.kind, offset: fault.offset, key: key))
    return text
  }

  private mutating func readArray(depth: Int) throws(Fault) -> PropertyList {
    if try readTag() { return .other(.array) }
    while true {
      try skipContent()
      if takeEnd("array") { return .other(.array) }
      _ = try readValue(depth: depth + 1, isInArray: true)
    }
  }

  private mutating func readTruth(_ name: StaticString) throws(Fault) -> ValueType {
    guard try readTag() || takeEnd(name) else { throw expected(.closingTag) }
    return .boolean
  }

  /// Goes past a value that is no text, but whose content must be right.
  private mutating func readScalar(
    _ name: StaticString,
    _ type: ValueType
  ) throws(Fault) -> ValueType {
    let start = position
    let text = try readText(name)
    if !PropertyListScalar.isValid(text, name) {
      let fault = SyntaxProblem.expected(.value, found: text.first.map { String($0) })
      tell(Fault(kind: .syntax(fault), offset: start, key: key))
    }
    return type
  }

  // MARK: Text

  /// The text of an element that begins here.
  private mutating func readText(_ name: StaticString) throws(Fault) -> String {
    if try readTag() { return "" }
    let start = position
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&") {
      end += 1
    }
    position = end
    if end < bytes.count, bytes[end] == UInt8(ascii: "<"), takeEnd(name) {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    var text = Array(bytes[start..<end])
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if takeEnd(name) { return String(decoding: text, as: UTF8.self) }
        if take("<![CDATA[") {
          let content = position
          guard let close = find("]]>", from: position) else { throw endless(content) }
          text += bytes[content..<close]
          position = close + 3
        } else if isAt("<!--") {
          // In texts, Foundation's reader takes no comments.
          let fault = expected(.closingTag)
          tell(Fault(kind: fault.kind, offset: fault.offset, key: key))
          _ = skipMarkup()
        } else {
          throw expected(.closingTag)
        }
      case UInt8(ascii: "&"): text += reference()
      default:
        text.append(bytes[position])
        position += 1
      }
    }
    throw endless(start)
  }

  /// The text of a reference such as `&amp;`; one that is not known stands for itself.
  private mutating func reference() -> [UInt8] {
    let start = position
    let rest = bytes[start...].prefix(12)
    if let end = rest.firstIndex(of: UInt8(ascii: ";")) {
      let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      if let text = Self.text(ofReference: name) {
        position = end + 1
        return text
      }
      tell(
        Fault(kind: .syntax(.invalidEscape("&" + name + ";")), offset: start, key: key)
      )
    } else {
      tell(Fault(kind: .syntax(.invalidEscape("&")), offset: start, key: key))
    }
    position += 1
    return [UInt8(ascii: "&")]
  }

  private static func text(ofReference name: String) -> [UInt8]? {
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.utf8.dropFirst(isHexadecimal ? 2 : 1)
      var value: UInt32 = 0
      // No digits are 0, as in Foundation's reader.
      for byte in digits {
        guard digits.count <= 8, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
          isHexadecimal || digit < 10
        else { return nil }
        value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      }
      return Unicode.Scalar(value).flatMap { UTF8.encode($0) }.map(Array.init)
    }
  }

  // MARK: Markup

  private mutating func skipProlog() throws(Fault) {
    while true {
      try skipContent()
      guard take("<!DOCTYPE") else { return }
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
        if bytes[position] == UInt8(ascii: "[") {
          // Foundation's reader refuses declarations of one's own.
          tell(expected(.closingTag))
          skipDeclarations()
        } else {
          position += 1
        }
      }
      guard take(">") else { throw endless(start) }
    }
  }

  /// Goes past the declarations within a document type.
  private mutating func skipDeclarations() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") { position += 1 }
    _ = take("]")
  }

  /// Goes past a tag that begins here, and says whether its element is empty. Attributes have no
  /// meaning.
  private mutating func readTag() throws(Fault) -> Bool {
    let start = position
    guard let end = endOfTag() else {
      throw Fault(kind: .syntax(.unterminated(.tag)), offset: start)
    }
    position = end + 1
    return bytes[end - 1] == UInt8(ascii: "/")
  }

  /// Whether an element with a name begins here.
  @inline(__always)
  private func isAtElement(_ name: StaticString) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<"),
      bytes.has(name, at: position + 1)
    else { return false }
    let end = position + 1 + name.utf8CodeUnitCount
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "/"): return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: ">")
    case let byte: return Self.isSpace(byte)
    }
  }

  /// Goes past the end of an element with a name, if it stands here.
  @inline(__always)
  private mutating func takeEnd(_ name: StaticString) -> Bool {
    guard let end = endOfEndTag(name) else { return false }
    position = end
    return true
  }

  /// Where the end of an element with a name ends, if it stands here.
  private func endOfEndTag(_ name: StaticString) -> Int? {
    guard isAt("</"), bytes.has(name, at: position + 2) else { return nil }
    var end = position + 2 + name.utf8CodeUnitCount
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
  }

  /// Goes past a comment, a CDATA section or an instruction that begins here, and says whether it has an
  /// end; one without goes to the end of the file.
  private mutating func skipMarkup() -> Bool {
    let (end, beginning): (StaticString, Int) =
      isAt("<!--") ? ("-->", 4) : isAt("<?") ? ("?>", 2) : ("]]>", 9)
    let place = find(end, from: position + beginning)
    position = place.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
    return place != nil
  }

  private mutating func tellNestedComment(from start: Int) {
    var index = start
    while index < position {
      if bytes[index] == UInt8(ascii: "<"), bytes.has("<!--", at: index) {
        return tell(Fault(kind: .syntax(.nestedComment), offset: index, key: key))
      }
      index += 1
    }
  }

  private mutating func isEmptyTag() -> Bool {
    guard let end = endOfTag() else { return false }
    return bytes[end - 1] == UInt8(ascii: "/")
  }

  /// The byte that ends the tag which begins here. Many that begin before one end share it: it is looked
  /// for once.
  private mutating func endOfTag() -> Int? {
    guard position < lastTagEnd else { return nil }
    if knownTagEnd.start <= position, position <= knownTagEnd.end { return knownTagEnd.end }
    guard let end = next(UInt8(ascii: ">")) else { return nil }
    knownTagEnd = (position, end)
    return end
  }

  // MARK: Bytes

  /// Goes past what may stand between elements: space, comments and instructions.
  private mutating func skipContent() throws(Fault) {
    while position < bytes.count {
      if Self.isSpace(bytes[position]) {
        position += 1
      } else if isAt("<!--") || isAt("<?") {
        let start = position
        guard skipMarkup() else {
          throw Fault(kind: .syntax(.unterminated(.comment)), offset: start)
        }
        tellNestedComment(from: start + 1)
      } else {
        return
      }
    }
  }

  private func next(_ byte: UInt8) -> Int? {
    var index = position
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes.has(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func isAt(_ text: StaticString) -> Bool { bytes.has(text, at: position) }

  @inline(__always)
  private mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func expected(_ element: SyntaxElement) -> Fault {
    let rest = bytes[min(position, bytes.count)...].prefix(32)
    let found = String(decoding: rest, as: UTF8.self).first.map { String($0) }
    return Fault(kind: .syntax(.expected(element, found: found)), offset: position)
  }

  private func endless(_ start: Int) -> Fault {
    Fault(kind: .syntax(.unterminated(.text)), offset: start)
  }
}
