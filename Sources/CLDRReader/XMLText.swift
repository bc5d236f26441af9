/// The text of an XML document in UTF-8, checked for what no parser should be given.
struct XMLText {
  /// The text, without NUL.
  let bytes: [UInt8]

  /// Makes text of a document's bytes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16, which is told by a byte order mark or by NUL beside the first `<`.
  ///     What the document itself says of its encoding is not heeded: no other comes from CLDR.
  ///   - file: What errors call the document by.
  /// - Throws: ``CLDRReadError``.
  init(_ bytes: [UInt8], file: String) throws(CLDRReadError) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (nil, _):
      throw CLDRReadError(.malformed("it is empty"), file: file, line: 1)
    case (0xFF, 0xFE), (UInt8(ascii: "<"), 0):
      self.bytes = try Self.utf8(fromUTF16: bytes, isLittleEndian: true, file: file)
    case (0xFE, 0xFF), (0, UInt8(ascii: "<")):
      self.bytes = try Self.utf8(fromUTF16: bytes, isLittleEndian: false, file: file)
    case (UInt8(ascii: "<"), _), (0x20, _), (0x09, _), (0x0A, _), (0x0D, _), (0xEF, 0xBB):
      self.bytes = bytes
    default:
      // This keeps out other encodings that libxml2 would detect, such as EBCDIC.
      throw CLDRReadError(.malformed("it does not begin with '<'"), file: file, line: 1)
    }
    // An array's own span came with macOS 26.
    let text = self.bytes[...]
    if let (fault, offset) = Self.firstFault(in: text.span) {
      let line = self.bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
      throw CLDRReadError(fault, file: file, line: line)
    }
  }

  /// Looks for a NUL, and for a tag with too many attributes.
  ///
  /// A NUL is the end for libxml2, which has no eye for what follows. Of attributes it compares each
  /// with all before it, so that a tag of a megabyte takes it half a minute. The attributes of a tag
  /// are no more than the `=` in it that are not in quotes.
  private static func firstFault(
    in text: Span<UInt8>
  ) -> (fault: CLDRReadError.Kind, offset: Int)? {
    // A loop without branches, with which nearly all documents are done.
    var signCount: UInt32 = 0
    var lowest = UInt8.max
    for offset in text.indices {
      let byte = text[offset]
      signCount &+= byte == UInt8(ascii: "=") ? 1 : 0
      lowest = min(lowest, byte)
    }
    if signCount <= CLDRReadLimits.attributes && lowest > 0 { return nil }

    signCount = 0
    // In content and comments `=` means nothing. A tag may have `>` in quotes, but a `>` outside of
    // them ends it; what looks like a tag in a comment only makes the count stricter.
    var quote: UInt8?
    var isInTag = false
    for offset in text.indices where text[offset] <= UInt8(ascii: ">") {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "<"):
        signCount = 0
        quote = nil
        isInTag = offset + 1 < text.count && text[offset + 1] != UInt8(ascii: "!")
      case UInt8(ascii: ">") where quote == nil:
        isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isInTag else { continue }
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "=") where isInTag && quote == nil:
        signCount += 1
        guard signCount <= CLDRReadLimits.attributes else {
          return (.tooManyAttributes(limit: CLDRReadLimits.attributes), offset)
        }
      case 0:
        return (.malformed("it has a NUL character"), offset)
      default: break
      }
    }
    return nil
  }

  private static func utf8(
    fromUTF16 bytes: [UInt8],
    isLittleEndian: Bool,
    file: String
  ) throws(CLDRReadError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    let isImproper = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true
    ) { text.append($0) }
    guard bytes.count.isMultiple(of: 2), !isImproper else {
      throw CLDRReadError(.malformed("it is not proper UTF-16"), file: file, line: 1)
    }
    return text
  }
}
