/// The text of a file in UTF-8, and a place in it.
struct TextScanner {
  /// What findings call the file.
  let file: String?
  let bytes: [UInt8]
  var position = 0
  let lines: LineIndex

  /// Decodes a file: UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// - Throws: ``MessageError`` if the bytes are no text.
  init(_ file: CatalogFile) throws(MessageError) {
    self.file = file.name
    let data = Array(file.data)
    let encoding = Self.encoding(of: data)
    let content = data[encoding.markLength...]
    switch encoding.unit {
    case .utf8:
      bytes = Array(content)
      lines = LineIndex(bytes)
      if let offset = Self.firstInvalidByte(bytes) { throw error(.encoding(.utf8), at: offset) }
    case .utf16(let isBigEndian):
      let decoded = Self.decodeUTF16(content, isBigEndian: isBigEndian)
      bytes = decoded.bytes
      lines = LineIndex(bytes)
      if let offset = decoded.fault { throw error(.encoding(.utf16), at: offset) }
    }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the place, or one after it.
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// The text from an earlier place to this one.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  func error(_ fault: SyntaxProblem, at offset: Int, key: String? = nil) -> MessageError {
    MessageError(
      MessageDiagnostic(.syntax(fault), file: file, place: lines.place(of: offset), key: key)
    )
  }

  /// An error that says what must stand at the place.
  func expected(_ element: SyntaxElement, at offset: Int? = nil, key: String? = nil)
    -> MessageError
  {
    error(.expected(element, found: found), at: offset ?? position, key: key)
  }

  /// What stands at the place; nil at the end of the file.
  private var found: String? {
    guard !isAtEnd else { return nil }
    return String(decoding: bytes[position...].prefix(32), as: UTF8.self).first.map { String($0) }
  }

  /// The scalar that four hexadecimal digits stand for, or two escapes with a pair of surrogates.
  ///
  /// - Parameter start: Where the escape begins; its letter has been read.
  mutating func takeEscapedScalar(from start: Int) throws(MessageError) -> Unicode.Scalar {
    let first = try takeFourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair = first < 0xDC00 && peek() == UInt8(ascii: "\\")
    if isPair, let letter = peek(1), letter | 0x20 == UInt8(ascii: "u") {
      position += 2
      let second = try takeFourDigits(from: start)
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error(.halfSurrogate(text(from: start)), at: start)
  }

  private mutating func takeFourDigits(from start: Int) throws(MessageError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.invalidEscape(text(from: start)), at: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

extension TextScanner {
  private enum Unit {
    case utf8
    case utf16(isBigEndian: Bool)
  }

  /// The encoding that the first bytes show. A file of messages begins with a character of ASCII.
  private static func encoding(of data: [UInt8]) -> (unit: Unit, markLength: Int) {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if data.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if data.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    guard data.count >= 2 else { return (.utf8, 0) }
    if data[0] == 0, data[1] != 0 { return (.utf16(isBigEndian: true), 0) }
    if data[0] != 0, data[1] == 0 { return (.utf16(isBigEndian: false), 0) }
    return (.utf8, 0)
  }

  private static func decodeUTF16(
    _ data: ArraySlice<UInt8>,
    isBigEndian: Bool
  ) -> (bytes: [UInt8], fault: Int?) {
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    var index = data.startIndex
    while index + 1 < data.endIndex {
      let (first, second) = (UInt16(data[index]), UInt16(data[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    var bytes: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): bytes += UTF8.encode(scalar).map(Array.init) ?? []
      case .emptyInput: return (bytes, index < data.endIndex ? bytes.count : nil)
      case .error: return (bytes, bytes.count)
      }
    }
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    guard String(validUTF8: bytes) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }
}
