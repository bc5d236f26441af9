import Foundation

/// Reads the entries of a `.strings` file, and goes on after faults of syntax.
///
/// Apple's parser refuses a file for a fault, or drops its rest without a word. This one reads what
/// that one reads, in the same way, and tells about the rest.
struct StringsFileReader {
  struct Entry {
    let key: String
    /// The text; nil for a value of another type.
    let value: String?
    let valueType: ValueType
    let place: FilePlace
  }

  private(set) var entries: [Entry] = []
  /// What is wrong with the file, in its order.
  private(set) var diagnostics: [MessageDiagnostic]
  private var scanner: TextScanner
  /// The key of the entry that is being read.
  private var key: String?
  /// The lines of the keys that Apple's parser has read when it drops the rest of the file; nil as long as
  /// it does not. What comes then must not win over them.
  private var keysBeforeRest: [String: FilePlace]?
  /// Where the last comment ends: behind it, looking for an end is in vain.
  private let lastCommentEnd: Int
  /// A comment whose end was found: those that begin in it, behind a fault, share the end.
  private var knownComment = (start: 0, end: -1)

  init(_ scanner: TextScanner) {
    self.scanner = scanner
    diagnostics = scanner.diagnostics
    let bytes = scanner.bytes
    var end = bytes.count - 2
    while end >= 0, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
      end -= 1
    }
    lastCommentEnd = end
  }

  /// Reads the file.
  mutating func read() {
    skipSpace(before: .key)
    var brace: Int? = scanner.position
    if !scanner.take(UInt8(ascii: "{")) { brace = nil }
    while true {
      skipSpace(before: .key)
      guard !scanner.isAtEnd else {
        if let brace { add(.unterminated(.openBrace), at: brace) }
        return
      }
      if brace != nil, scanner.take(UInt8(ascii: "}")) {
        brace = nil
        skipSpace(before: .endOfFile)
        if !scanner.isAtEnd { tell(expected(.endOfFile)) }
      } else {
        readEntry()
      }
    }
  }

  // MARK: Entries

  private mutating func readEntry() {
    let start = scanner.position
    key = nil
    do throws(MessageError) {
      guard isAtToken else { throw expectedKey() }
      let place = FilePlace.offset(start, scanner.lines)
      let name = try token()
      key = name
      skipSpace(before: .semicolon)
      var value: String? = name
      var type = ValueType.string
      if scanner.take(UInt8(ascii: "=")) { (value, type) = try readValue(depth: 1) }
      let end = scanner.position
      skipSpace(before: .semicolon)
      if !scanner.take(UInt8(ascii: ";")) {
        // What comes next may be an entry: only the semicolon is missing, or another mark stands for it.
        let fault = expected(.semicolon, at: end)
        guard type != .string || value != nil, scanner.isAtEnd || isAtEntry || skipMark() else {
          throw fault
        }
        tell(fault)
      }
      add(Entry(key: name, value: value, valueType: type, place: place))
    } catch {
      tell(error)
      // Of a key that has no end, Apple's parser drops the file from there.
      if key == nil { startRest() }
      // What is nested too deep is not read again from each of its levels.
      skipToNextEntry(from: error.kind == .limit(.nesting) ? scanner.position : start)
    }
    key = nil
  }

  /// Goes past a mark that stands where the semicolon must, if nothing else stands on its line.
  private mutating func skipMark() -> Bool {
    let start = scanner.position
    guard let scalar, Self.marks.contains(scalar) else { return false }
    skipScalar()
    _ = scanner.take(UInt8(ascii: ";"))
    while let byte = scanner.peek(), byte == 0x20 || byte == 0x09 { scanner.position += 1 }
    guard let byte = scanner.peek() else { return true }
    if byte == 0x0A || byte == 0x0D || isAtBlockComment || byte == UInt8(ascii: "/") { return true }
    scanner.position = start
    return false
  }

  /// What is written for a semicolon by mistake.
  private static let marks: Set<Unicode.Scalar> = [",", ":", ".", "\"", "；", "，", "：", "。", "‚"]

  private mutating func add(_ entry: Entry) {
    guard let first = keysBeforeRest?[entry.key] else { return entries.append(entry) }
    diagnostics.appendWithinLimit(
      MessageDiagnostic(
        .duplicate(.key, firstLine: first.place?.line),
        severity: .warning,
        file: scanner.file,
        place: entry.place.place,
        key: entry.key
      )
    )
  }

  /// What stands where a key must: Apple's parser drops the file from there.
  private mutating func expectedKey() -> MessageError {
    guard scanner.peek() == UInt8(ascii: ";") else { return expected(.key) }
    return scanner.error(.truncating(found: ";"), at: scanner.position)
  }

  private mutating func startRest() {
    guard keysBeforeRest == nil else { return }
    keysBeforeRest = Dictionary(entries.map { ($0.key, $0.place) }) { first, _ in first }
  }

  /// A text, or what else property lists may have for a value.
  private mutating func readValue(depth: Int) throws(MessageError) -> (String?, ValueType) {
    skipSpace(before: .text)
    guard depth < MessageLimit.nesting.maximum else {
      throw MessageError(.limit(.nesting)).placed(
        file: scanner.file,
        at: scanner.lines.place(of: scanner.position)
      )
    }
    switch scanner.peek() {
    case UInt8(ascii: "("):
      try readArray(depth: depth)
      return (nil, .array)
    case UInt8(ascii: "{"):
      try readDictionary(depth: depth)
      return (nil, .dictionary)
    case UInt8(ascii: "<"):
      try readData()
      return (nil, .data)
    default:
      guard isAtToken else { throw expected(.text) }
      return (try token(), .string)
    }
  }

  private mutating func readArray(depth: Int) throws(MessageError) {
    scanner.position += 1
    repeat {
      skipSpace(before: .value)
      // After the last comma, too, there may be nothing.
      guard scanner.peek() != UInt8(ascii: ")") else { break }
      do throws(MessageError) {
        _ = try readValue(depth: depth + 1)
      } catch {
        // To Apple's parser, what is no value ends the list.
        skipSpace(before: .comma)
        guard scanner.peek() == UInt8(ascii: ")") else { throw error }
        tell(error)
      }
      skipSpace(before: .comma)
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: ")")) else { throw expected(.comma) }
  }

  private mutating func readDictionary(depth: Int) throws(MessageError) {
    let start = scanner.position
    scanner.position += 1
    skipSpace(before: .key)
    while isAtToken {
      do throws(MessageError) {
        _ = try token()
      } catch {
        // To Apple's parser, what is no key ends the dictionary.
        tell(error)
        break
      }
      skipSpace(before: .semicolon)
      if scanner.take(UInt8(ascii: "=")) {
        _ = try readValue(depth: depth + 1)
        skipSpace(before: .semicolon)
      }
      guard scanner.take(UInt8(ascii: ";")) else { throw expected(.semicolon) }
      skipSpace(before: .key)
    }
    guard scanner.take(UInt8(ascii: "}")) else {
      throw scanner.isAtEnd
        ? scanner.error(.unterminated(.openBrace), at: start) : expected(.key)
    }
  }

  /// Pairs of hexadecimal digits.
  private mutating func readData() throws(MessageError) {
    scanner.position += 1
    var count = 0
    while let byte = scanner.peek() {
      if byte == UInt8(ascii: ">"), count % 2 == 0 {
        scanner.position += 1
        return
      }
      if Character(Unicode.Scalar(byte)).isHexDigit {
        count += 1
      } else if count % 2 == 1 || !Self.isDataSpace(byte) {
        break
      }
      scanner.position += 1
    }
    throw expected(.digit)
  }

  private static func isDataSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Goes to the next line that begins as an entry does, or to what may be one after a semicolon.
  private mutating func skipToNextEntry(from start: Int) {
    scanner.position = start
    if !isAtToken, let byte = scanner.peek() {
      // What must not stand here may be all that is wrong.
      skipScalar()
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return }
      skipPlainSpace()
      if isAtEntry { return }
    }
    while let byte = scanner.peek() {
      scanner.position += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
      else { continue }
      skipPlainSpace()
      if isAtEntry || isAtBlockComment || scanner.peek() == UInt8(ascii: "}") { return }
    }
  }

  private mutating func skipPlainSpace() {
    while let byte = scanner.peek(), byte == 0x20 || 0x09...0x0D ~= byte { scanner.position += 1 }
  }

  private mutating func skipScalar() {
    scanner.position += 1
    while let byte = scanner.peek(), byte & 0xC0 == 0x80 { scanner.position += 1 }
  }

  /// Whether a key with an equals sign stands here, all on one line.
  private var isAtEntry: Bool {
    var index = scanner.position
    let bytes = scanner.bytes
    guard index < bytes.count else { return false }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      while index < bytes.count, bytes[index] != quote {
        guard bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") else {
          return false
        }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    } else {
      let start = index
      while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
      guard index > start else { return false }
    }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "=")
  }

  // MARK: Tokens

  private var isAtToken: Bool {
    guard let byte = scanner.peek() else { return false }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || Self.isUnquoted(byte)
  }

  private mutating func token() throws(MessageError) -> String {
    if let quote = scanner.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = scanner.position
    while let byte = scanner.peek(), Self.isUnquoted(byte) {
      if isAtBlockComment {
        // Apple's parser takes the slash for a part of the word.
        tell(expected(.space))
        break
      }
      scanner.position += 1
    }
    return scanner.text(from: start)
  }

  private mutating func quoted(_ quote: UInt8) throws(MessageError) -> String {
    let start = scanner.position
    scanner.position += 1
    var end = scanner.position
    let bytes = scanner.bytes
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\\") { end += 1 }
    scanner.position = end
    guard end < bytes.count, bytes[end] != quote else {
      guard end < bytes.count else { throw unterminatedText(from: start) }
      scanner.position += 1
      return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    }
    var text = Array(bytes[(start + 1)..<end])
    while let byte = scanner.peek() {
      if byte == quote {
        scanner.position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        appendEscape(to: &text)
      } else {
        text.append(byte)
        scanner.position += 1
      }
    }
    throw unterminatedText(from: start)
  }

  /// The error about a text without an end. As Apple's parser, this one goes on after its first mark.
  private mutating func unterminatedText(from start: Int) -> MessageError {
    scanner.position = start + 1
    return scanner.error(.unterminated(.text), at: start)
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    let start = scanner.position
    scanner.position += 1
    // A backslash at the end: the text has no end either, which is the fault to tell.
    guard let byte = scanner.peek() else { return }
    if UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte { return appendOctal(to: &text, from: start) }
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "U"): appendUnicode(to: &text, from: start)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"):
      text.append(byte)
    default:
      // As on Apple's systems, what needs no backslash stands for itself with one.
      text.append(byte)
      if byte < 0x80 { add(.needlessEscape(scanner.text(from: start)), at: start) }
    }
  }

  /// Up to four hexadecimal digits, of which none stand for U+0000; two escapes for a pair of surrogates.
  private mutating func appendUnicode(to text: inout [UInt8], from start: Int) {
    guard let first = takeHexadecimal() else {
      text.append(0)
      return add(.invalidEscape("\\U"), at: start)
    }
    if let scalar = Unicode.Scalar(first) {
      text += String(Character(scalar)).utf8
      return
    }
    let place = scanner.position
    if first < 0xDC00, scanner.peek() == UInt8(ascii: "\\"), scanner.peek(1) == UInt8(ascii: "U") {
      scanner.position += 2
      if let second = takeHexadecimal(), 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        text += String(Character(scalar)).utf8
        return
      }
      scanner.position = place
    }
    text += "\u{FFFD}".utf8
    add(.halfSurrogate(scanner.text(from: start)), at: start)
  }

  private mutating func takeHexadecimal() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let byte = scanner.peek(),
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      count += 1
      scanner.position += 1
    }
    return count > 0 ? value : nil
  }

  /// Up to three digits, of which eight bits count; above 127 they are a character of NEXTSTEP's, or
  /// U+0000 where that has none.
  private mutating func appendOctal(to text: inout [UInt8], from start: Int) {
    var value = 0
    var count = 0
    while count < 3, let byte = scanner.peek(), UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte {
      value = value * 8 + Int(byte - UInt8(ascii: "0"))
      count += 1
      scanner.position += 1
    }
    let byte = UInt8(truncatingIfNeeded: value)
    var isCharacter = value <= 0xFF
    if byte < 0x80 {
      text.append(byte)
    } else if byte < 0xFE, let character = String(data: Data([byte]), encoding: .nextstep) {
      text += character.utf8
    } else {
      text.append(0)
      isCharacter = false
    }
    if !isCharacter { add(.invalidEscape(scanner.text(from: start)), at: start) }
  }

  // MARK: Between tokens

  /// Goes past space and comments.
  ///
  /// Apple's parser takes no characters for space but those of ASCII and the separators of lines and
  /// paragraphs. Others cannot be seen, and are passed over too, but told: there it ends.
  private mutating func skipSpace(before element: SyntaxElement) {
    while let byte = scanner.peek() {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        scanner.position += 1
      } else if byte == UInt8(ascii: "/"), scanner.peek(1) == UInt8(ascii: "/") {
        skipLineComment()
      } else if isAtBlockComment {
        skipBlockComment()
      } else if isAtSeparator {
        scanner.position += 3
      } else if byte >= 0xC2, let scalar = scalar, Self.isInvisible(scalar) {
        if element == .key {
          add(.truncating(found: String(scalar)), at: scanner.position)
          startRest()
        } else {
          tell(expected(element))
        }
        skipScalar()
      } else {
        return
      }
    }
  }

  private mutating func skipLineComment() {
    while let byte = scanner.peek(), byte != 0x0A, byte != 0x0D, !isAtSeparator {
      scanner.position += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = scanner.position
    guard start < lastCommentEnd else {
      scanner.position = scanner.bytes.count
      return add(.unterminated(.comment), at: start)
    }
    let isKnown = knownComment.start < start && start < knownComment.end - 2
    scanner.position += 2
    var inner: Int?
    while let byte = scanner.peek() {
      if isKnown, inner != nil {
        scanner.position = knownComment.end
        if let inner { add(.nestedComment, at: inner) }
        return
      }
      if byte == UInt8(ascii: "*"), scanner.peek(1) == UInt8(ascii: "/") {
        scanner.position += 2
        knownComment = (start, scanner.position)
        if let inner { add(.nestedComment, at: inner) }
        return
      }
      if isAtBlockComment { inner = inner ?? scanner.position }
      scanner.position += 1
    }
    add(.unterminated(.comment), at: start)
  }

  /// Whether U+2028 or U+2029 stands here.
  private var isAtSeparator: Bool {
    scanner.peek() == 0xE2 && scanner.peek(1) == 0x80
      && (scanner.peek(2) == 0xA8 || scanner.peek(2) == 0xA9)
  }

  private var scalar: Unicode.Scalar? {
    String(decoding: scanner.bytes[scanner.position...].prefix(4), as: UTF8.self)
      .unicodeScalars.first
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
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

  // MARK: Findings

  private mutating func add(_ problem: SyntaxProblem, at offset: Int) {
    tell(scanner.error(problem, at: offset))
  }

  private mutating func tell(_ error: MessageError) {
    for finding in error.placed(key: key).diagnostics { diagnostics.appendWithinLimit(finding) }
  }

  private func expected(_ element: SyntaxElement, at offset: Int? = nil) -> MessageError {
    scanner.expected(element, at: offset)
  }
}
