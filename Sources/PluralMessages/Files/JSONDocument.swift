/// A JSON text, read in one pass into a list of the places where its values stand.
///
/// Texts are made when they are asked for, and only those: most of a catalogue's bytes are the names
/// of fields. On Linux this takes a small part of the time that Foundation takes to make a tree.
struct JSONDocument {
  /// What is wrong with a text, and where.
  struct Fault: Error {
    let kind: MessageDiagnostic.Kind
    let offset: Int
  }

  enum Kind: UInt8 {
    case object, array, string, number, bool, null
  }

  struct Node {
    let kind: Kind
    /// Whether a string's bytes are not those of its text.
    let hasEscapes: Bool
    /// The first byte; for a string, that after the quotation mark.
    let start: Int32
    /// The byte after the last one; for a string, the quotation mark.
    var end: Int32
    /// The node after this one and all that it holds.
    var next: Int32
  }

  /// A value's place in the list. The members of an object follow it, each a key and a value.
  typealias Index = Int

  let bytes: [UInt8]
  private let nodes: [Node]

  /// The outermost value.
  let root: Index = 0

  /// Reads a text in UTF-8.
  init(_ bytes: [UInt8]) throws(Fault) {
    var scanner = JSONScanner(bytes)
    try scanner.scan()
    self.bytes = bytes
    nodes = scanner.nodes
  }

  func kind(_ index: Index) -> Kind { nodes[index].kind }

  /// The first byte of a value.
  func offset(_ index: Index) -> Int { Int(nodes[index].start) }

  // MARK: Objects

  /// Calls a function with the key and the value of each member of an object.
  @inline(__always)
  func forEachMember<E: Error>(
    of object: Index,
    _ body: (_ key: Index, _ value: Index) throws(E) -> Void
  ) throws(E) {
    let end = Int(nodes[object].next)
    var key = object + 1
    while key < end {
      try body(key, key + 1)
      key = Int(nodes[key + 1].next)
    }
  }

  /// The keys of an object's members.
  func keys(of object: Index) -> [Index] {
    var keys: [Index] = []
    forEachMember(of: object) { key, _ in keys.append(key) }
    return keys
  }

  /// The value of an object's first member with a name; nil if there is none, or it is no object.
  func member(_ name: StaticString, of object: Index) -> Index? {
    guard nodes[object].kind == .object else { return nil }
    let end = Int(nodes[object].next)
    var key = object + 1
    while key < end {
      if isText(key, name) { return key + 1 }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  // MARK: Scalars

  /// Whether a string is a text in ASCII.
  @inline(__always)
  func isText(_ index: Index, _ text: StaticString) -> Bool {
    let node = nodes[index]
    let start = Int(node.start)
    guard node.kind == .string, Int(node.end) - start == text.utf8CodeUnitCount else {
      return node.hasEscapes && (try? self.text(index)) == "\(text)"
    }
    return text.withUTF8Buffer { name in
      for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
      return true
    }
  }

  /// The text of a string.
  ///
  /// - Throws: `Fault` if its bytes are no UTF-8, or an escape is half a character.
  func text(_ index: Index) throws(Fault) -> String {
    let node = nodes[index]
    let content = bytes[Int(node.start)..<Int(node.end)]
    let text = try String(validUTF8: node.hasEscapes ? Self.unescaped(content) : content)
    guard let text else {
      throw Fault(kind: .syntax(.encoding(.utf8)), offset: Int(node.start))
    }
    return text
  }

  /// A value as it is written.
  func source(_ index: Index) -> String {
    String(decoding: bytes[Int(nodes[index].start)..<Int(nodes[index].end)], as: UTF8.self)
  }

  /// The integer that a number stands for; nil if it is none.
  func integer(_ index: Index) -> Int? {
    let node = nodes[index]
    guard node.kind == .number else { return nil }
    return Int(String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self))
  }

  /// A truth value; nil if it is none.
  func bool(_ index: Index) -> Bool? {
    nodes[index].kind == .bool ? bytes[Int(nodes[index].start)] == UInt8(ascii: "t") : nil
  }

  /// A string's bytes with its escapes, which the scanner has checked, replaced.
  ///
  /// - Throws: `Fault` for half a surrogate pair.
  private static func unescaped(_ content: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.startIndex
    func unit(at start: Int) -> UInt32? {
      guard start + 6 <= content.endIndex, content[start] == UInt8(ascii: "\\"),
        content[start + 1] == UInt8(ascii: "u")
      else { return nil }
      return UInt32(String(decoding: content[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
    }
    while position < content.endIndex {
      guard content[position] == UInt8(ascii: "\\"), position + 1 < content.endIndex else {
        result.append(content[position])
        position += 1
        continue
      }
      switch content[position + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        let start = position
        guard var value = unit(at: start) else {
          throw Fault(kind: .syntax(.invalidEscape("\\u")), offset: start)
        }
        position += 6
        if value & 0xFC00 == 0xD800, let low = unit(at: position), low & 0xFC00 == 0xDC00 {
          value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
          position += 6
        }
        guard let scalar = Unicode.Scalar(value) else {
          let escape = String(decoding: content[start..<position], as: UTF8.self)
          throw Fault(kind: .syntax(.halfSurrogate(escape)), offset: start)
        }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        continue
      case let character: result.append(character)
      }
      position += 2
    }
    return result[...]
  }
}
