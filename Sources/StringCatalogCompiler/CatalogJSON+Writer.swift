extension CatalogJSON.Document {
  /// Writes JSON as Xcode does: two spaces for a level, blanks around colons, and a list without
  /// elements over three lines.
  struct Writer {
    var bytes: [UInt8] = []
    private let lineEnd: [UInt8]

    init(lineEnd: String) { self.lineEnd = Array(lineEnd.utf8) }

    mutating func write(_ value: CatalogJSON, indent: Int) {
      switch value {
      case .object(let object):
        write(object.members, "{", "}", indent: indent) { writer, member in
          writer.write(member.key)
          writer.bytes += " : ".utf8
          writer.write(member.value, indent: indent + 2)
        }
      case .array(let elements):
        write(elements, "[", "]", indent: indent) { writer, element in
          writer.write(element, indent: indent + 2)
        }
      case .string(let text): write(text)
      case .number(let text): bytes += text.utf8
      case .bool(let bool): bytes += (bool ? "true" : "false").utf8
      case .null: bytes += "null".utf8
      }
    }

    private mutating func write<Element>(
      _ elements: [Element],
      _ opening: Character,
      _ closing: Character,
      indent: Int,
      _ writeElement: (inout Self, Element) -> Void
    ) {
      bytes += opening.utf8
      if elements.isEmpty { endLine(indent: 0) }
      for (place, element) in elements.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        endLine(indent: indent + 2)
        writeElement(&self, element)
      }
      endLine(indent: indent)
      bytes += closing.utf8
    }

    mutating func endLine(indent: Int) {
      bytes += lineEnd
      bytes += repeatElement(UInt8(ascii: " "), count: indent)
    }

    /// Writes a string; only what JSON wants escaped is.
    private mutating func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""): bytes += #"\""#.utf8
        case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
        case 0x08: bytes += #"\b"#.utf8
        case 0x09: bytes += #"\t"#.utf8
        case 0x0A: bytes += #"\n"#.utf8
        case 0x0C: bytes += #"\f"#.utf8
        case 0x0D: bytes += #"\r"#.utf8
        case 0..<0x20:
          bytes += (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8
          bytes += String(byte, radix: 16).utf8
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
