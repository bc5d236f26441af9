import Foundation

/// Finds the encoding of a text's bytes, and makes UTF-8 of them.
///
/// Bytes that are none of the encoding's characters become U+FFFD, so that they cost their own message
/// at most.
struct TextDecoder {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// What is wrong with the text, and where in ``bytes``; nil for nothing.
  let fault: (kind: MessageDiagnostic.Kind, offset: Int)?

  init(_ data: [UInt8]) {
    let (encoding, markLength) = Self.mark(of: data)
    let content = data[markLength...]
    switch encoding {
    case .utf16(let isBigEndian):
      let text = Self.decodeUTF16(content, isBigEndian)
      bytes = text.bytes
      fault = text.fault.map { (.syntax(.encoding(.utf16)), $0) }
    case .utf32(let isBigEndian):
      let text = Self.decode(content, UTF32.self, isBigEndian)
      bytes = text.bytes
      fault = text.fault.map { (.syntax(.encoding(.utf32)), $0) }
    case .utf8 where markLength == 0:
      if let named = Self.named(by: data) {
        self = named
      } else if String(validUTF8: data) != nil {
        bytes = data
        fault = nil
      } else {
        self = TextDecoder(utf8: content)
      }
    case .utf8: self = TextDecoder(utf8: content)
    }
  }

  private init(
    utf8 content: ArraySlice<UInt8>,
    fault: (kind: MessageDiagnostic.Kind, offset: Int)? = nil
  ) {
    guard let offset = Self.firstInvalidByte(content) else {
      bytes = Array(content)
      self.fault = fault
      return
    }
    bytes = Array(String(decoding: content, as: UTF8.self).utf8)
    self.fault = fault ?? (.syntax(.encoding(.utf8)), offset)
  }

  private init(text: String) {
    bytes = Array(text.utf8)
    fault = nil
  }

  // MARK: Encodings

  private enum Encoding {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
  }

  /// The encoding that the first bytes show. A file of messages begins with a character of ASCII.
  private static func mark(of data: [UInt8]) -> (encoding: Encoding, length: Int) {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if data.starts(with: [0xFF, 0xFE, 0, 0]), data.count > 4 {
      return (.utf32(isBigEndian: false), 4)
    }
    if data.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if data.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if data.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    guard data.count >= 2 else { return (.utf8, 0) }
    if data[0] == 0, data[1] != 0 { return (.utf16(isBigEndian: true), 0) }
    if data[0] != 0, data[1] == 0 { return (.utf16(isBigEndian: false), 0) }
    return (.utf8, 0)
  }

  /// The text in the encoding that the declaration of an XML text names; nil for UTF-8, and for a text
  /// that names none.
  private static func named(by data: [UInt8]) -> TextDecoder? {
    guard data.starts(with: "<?xml".utf8) else { return nil }
    let declaration = data.prefix { $0 != UInt8(ascii: ">") }
    let label = Array("encoding=".utf8)
    guard
      let start = declaration.indices.first(where: { declaration[$0...].starts(with: label) })
    else { return nil }
    let value = data[(start + label.count)...]
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = value.dropFirst().firstIndex(of: quote)
    else { return nil }
    let name = String(decoding: value[(value.startIndex + 1)..<close], as: UTF8.self).lowercased()
    if name == "utf-8" || name == "utf8" { return nil }
    if let encoding = encodings[name], let text = String(bytes: data, encoding: encoding) {
      return TextDecoder(text: text)
    }
    // A text in UTF-16 would not have shown its declaration.
    return TextDecoder(
      utf8: data[...],
      fault: (.invalidValue(String(name.prefix(40)), of: .field("encoding")), start)
    )
  }

  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
  ]

  // MARK: Bytes

  /// Decodes UTF-16; half a surrogate pair is a fault, and half a unit at the end.
  private static func decodeUTF16(
    _ data: ArraySlice<UInt8>,
    _ isBigEndian: Bool
  ) -> (bytes: [UInt8], fault: Int?) {
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    let end = data.startIndex + data.count / 2 * 2
    var bytes: [UInt8] = []
    // Three bytes for a unit at most; most texts have one or two.
    bytes.reserveCapacity(data.count)
    var fault: Int?
    var index = data.startIndex
    func unit(at index: Int) -> UInt32 {
      UInt32(data[index + high]) << 8 | UInt32(data[index + low])
    }
    while index < end {
      var scalar = unit(at: index)
      index += 2
      if scalar < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: scalar))
        continue
      }
      if scalar & 0xF800 == 0xD800 {
        if scalar < 0xDC00, index < end, unit(at: index) & 0xFC00 == 0xDC00 {
          scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + unit(at: index) & 0x3FF
          index += 2
        } else {
          fault = fault ?? bytes.count
          scalar = 0xFFFD
        }
      }
      if scalar < 0x800 {
        bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      } else {
        if scalar < 0x1_0000 {
          bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
        } else {
          bytes.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
        }
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      }
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
    return (bytes, fault ?? (end < data.endIndex ? bytes.count : nil))
  }

  /// Decodes units of several bytes; one that is cut off at the end is a fault too.
  private static func decode<Codec: UnicodeCodec>(
    _ data: ArraySlice<UInt8>,
    _ codec: Codec.Type,
    _ isBigEndian: Bool
  ) -> (bytes: [UInt8], fault: Int?) where Codec.CodeUnit: FixedWidthInteger {
    let size = Codec.CodeUnit.bitWidth / 8
    let count = data.count / size
    var units: [Codec.CodeUnit] = []
    units.reserveCapacity(count)
    for index in 0..<count {
      let start = data.startIndex + index * size
      let unit = data[start..<(start + size)].reduce(Codec.CodeUnit(0)) {
        $0 << 8 | Codec.CodeUnit($1)
      }
      units.append(isBigEndian ? unit : unit.byteSwapped)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count)
    var fault: Int?
    var decoder = Codec()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      case .error:
        fault = fault ?? bytes.count
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
      case .emptyInput:
        let isCutOff = count * size < data.count
        return (bytes, fault ?? (isCutOff ? bytes.count : nil))
      }
    }
  }

  private static func firstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int? {
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
