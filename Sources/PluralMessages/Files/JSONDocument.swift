/// A JSON text, read in one pass into a list of the places where its values stand.
///
/// Texts are made when they are asked for, and only those: most of a catalogue's bytes are the names
/// of fields. On Linux this takes a small part of the time that Foundation takes to make a tree.
final class JSONDocument: Sendable {
  /// What is wrong with a text, and where.
  struct Fault: Error {
    let kind: MessageDiagnostic.Kind
    let offset: Int
    /// The key of the member that is left out.
    var key: Node?
  }

  enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null
  }

  struct Node: Sendable {
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
  /// What is wrong with members that are left out.
  let faults: [Fault]

  /// The outermost value.
  let root: Index = 0

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - separateLevels: How many levels of objects have members that cost no other if they cannot be
  ///     read; what is wrong with them is in ``faults``.
  /// - Throws: `Fault` for what is wrong outside of these objects.
  init(_ bytes: [UInt8], separateLevels: Int = 0) throws(Fault) {
    var scanner = JSONScanner(bytes, separateLevels: separateLevels)
    try scanner.scan()
    if !scanner.faults.isEmpty {
      // A bracket may be missing or too many: then the lines know better where members end.
      var other = JSONScanner(bytes, separateLevels: separateLevels, goesByLines: true)
      func lacksEnd(_ scanner: JSONScanner) -> Bool {
        scanner.faults.contains { $0.offset >= bytes.count }
      }
      if (try? other.scan()) != nil,
        other.faults.count <= scanner.faults.count || lacksEnd(scanner) && !lacksEnd(other)
      {
        scanner = other
      }
    }
    self.bytes = bytes
    nodes = scanner.nodes
    faults = scanner.faults
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

  /// The elements of an array.
  func elements(of array: Index) -> [Index] {
    let end = Int(nodes[array].next)
    var elements: [Index] = []
    var element = array + 1
    while element < end {
      elements.append(element)
      element = Int(nodes[element].next)
    }
    return elements
  }

  /// The members of an object.
  func members(of object: Index) -> [(key: Index, value: Index)] {
    guard nodes[object].kind == .object else { return [] }
    var members: [(Index, Index)] = []
    forEachMember(of: object) { key, value in members.append((key, value)) }
    return members
  }

  /// The value of an object's first member with a name that is not known before.
  func member(named name: [UInt8], of object: Index) -> Index? {
    guard nodes[object].kind == .object else { return nil }
    let end = Int(nodes[object].next)
    var key = object + 1
    while key < end {
      let node = nodes[key]
      if node.hasEscapes {
        if let text = try? text(key), text.utf8.elementsEqual(name) { return key + 1 }
      } else if Int(node.end - node.start) == name.count {
        var offset = 0
        while offset < name.count, bytes[Int(node.start) + offset] == name[offset] { offset += 1 }
        if offset == name.count { return key + 1 }
      }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  /// The names that an object has more than once, with the places of the later ones.
  func repeatedMembers(of object: Index) -> [(name: String, offset: Int)] {
    guard mayRepeatMembers(object) else { return [] }
    var seen: Set<String> = []
    return keys(of: object).compactMap { key in
      guard let name = try? text(key), !seen.insert(name).inserted else { return nil }
      return (name, offset(key))
    }
  }

  /// Whether an object may have a name twice; false for nearly all small ones, found without a set.
  private func mayRepeatMembers(_ object: Index) -> Bool {
    guard nodes[object].kind == .object else { return false }
    let end = Int(nodes[object].next)
    var count = 0
    var key = object + 1
    while key < end {
      if nodes[key].hasEscapes { return true }
      count += 1
      guard count <= 8 else { return true }
      var other = object + 1
      while other < key {
        if hasEqualBytes(other, key) { return true }
        other = Int(nodes[other + 1].next)
      }
      key = Int(nodes[key + 1].next)
    }
    return false
  }

  /// Whether two strings are written with the same bytes.
  func hasEqualBytes(_ first: Index, _ second: Index) -> Bool {
    let (lhs, rhs) = (nodes[first], nodes[second])
    let count = lhs.end - lhs.start
    guard rhs.end - rhs.start == count else { return false }
    for offset in 0..<Int(count)
    where bytes[Int(lhs.start) + offset] != bytes[Int(rhs.start) + offset] {
      return false
    }
    return true
  }

  /// Whether two strings stand for the same text.
  func hasEqualText(_ first: Index, _ second: Index) -> Bool {
    if !nodes[first].hasEscapes, !nodes[second].hasEscapes { return hasEqualBytes(first, second) }
    guard let lhs = try? text(first), let rhs = try? text(second) else { return false }
    return lhs.utf8.elementsEqual(rhs.utf8)
  }

  /// A number that is equal for equal texts, and for hardly any others.
  ///
  /// - Throws: `Fault` if the bytes are no text.
  func hash(_ string: Index) throws(Fault) -> Int {
    let node = nodes[string]
    var hasher = Hasher()
    let content = bytes[Int(node.start)..<Int(node.end)]
    if node.hasEscapes || !content.allSatisfy({ $0 < 0x80 }) {
      var text = try text(string)
      text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    } else {
      unsafe content.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  /// Whether a percent sign stands anywhere in a value.
  func holdsPercentSign(_ index: Index) -> Bool {
    for offset in Int(nodes[index].start)..<Int(nodes[index].end)
    where bytes[offset] == UInt8(ascii: "%") {
      return true
    }
    return false
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
    return bytes.has(text, at: start)
  }

  /// The text of a string.
  ///
  /// - Throws: `Fault` if its bytes are no UTF-8, or an escape is half a character.
  func text(_ index: Index) throws(Fault) -> String { try text(of: nodes[index]) }

  /// The key of the member that a fault is about; nil if it could not be read.
  func key(of fault: Fault) -> String? {
    guard let node = fault.key else { return nil }
    return try? text(of: node)
  }

  private func text(of node: Node) throws(Fault) -> String {
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
