/// The text of a file in UTF-8, and a place in it.
struct TextScanner {
  /// What findings call the file.
  let file: String?
  let bytes: [UInt8]
  var position = 0
  let lines: LineIndex

  /// What is wrong with the encoding of the file.
  let diagnostics: [MessageDiagnostic]

  /// Decodes a file: UTF-8, UTF-16 or UTF-32, or what an XML text names.
  init(_ file: CatalogFile) {
    self.file = file.name
    let text = TextDecoder(Array(file.data))
    let lines = LineIndex(text.bytes)
    bytes = text.bytes
    self.lines = lines
    diagnostics =
      text.fault.map {
        [
          MessageDiagnostic(
            $0.kind,
            severity: .error,
            file: file.name,
            place: lines.place(of: $0.offset)
          )
        ]
      } ?? []
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
}
