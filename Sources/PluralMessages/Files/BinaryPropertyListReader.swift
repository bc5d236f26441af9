import Foundation

/// Reads binary property lists, which may be damaged or made to do harm.
///
/// A list is a header, objects, a table of their offsets, and a trailer that says where the table is.
/// Objects refer to others by number, so they may refer to themselves, and one may be shared by many.
struct BinaryPropertyListReader {
  private struct Fault: Error {
    let kind: MessageDiagnostic.Kind

    init(kind: BinaryPropertyListProblem) { self.kind = .syntax(.binaryPropertyList(kind)) }

    init(_ kind: MessageDiagnostic.Kind) { self.kind = kind }
  }

  private enum Entry {
    case unread
    /// Being read: whoever meets it is inside it.
    case open
    case read(PropertyList, size: Int)
  }

  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let tableOffset: Int
  private var entries: [Entry]
  /// How many bytes of texts and references may still be read. Objects that do not overlap need no
  /// more than the file has.
  private var budget: Int

  static func read(_ file: CatalogFile) throws(MessageError) -> PropertyList {
    do throws(Fault) {
      let (reader, top) = try make(Array(file.data))
      var copy = reader
      let (list, size) = try copy.object(top, depth: 0)
      // Each reference takes a byte, so that a list without shared dictionaries stays below.
      guard size <= file.data.count else { throw Fault(kind: .overlaps) }
      return list
    } catch {
      throw file.error(error.kind)
    }
  }

  private static func make(
    _ bytes: [UInt8]
  ) throws(Fault) -> (BinaryPropertyListReader, top: Int) {
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 8 + trailerSize else {
      throw Fault(kind: .cutOff)
    }
    let trailer = bytes.count - trailerSize
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(bytes, at: trailer + 8, size: 8),
      let top = integer(bytes, at: trailer + 16, size: 8),
      let tableOffset = integer(bytes, at: trailer + 24, size: 8),
      tableOffset <= trailer, count <= (trailer - tableOffset) / offsetSize
    else { throw Fault(kind: .tableOutside) }
    let reader = BinaryPropertyListReader(
      bytes: bytes,
      offsetSize: offsetSize,
      referenceSize: referenceSize,
      tableOffset: tableOffset,
      entries: Array(repeating: .unread, count: count),
      budget: bytes.count
    )
    return (reader, top)
  }

  /// An object, and how many values it stands for, those that it shares with others included.
  private mutating func object(
    _ number: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, size: Int) {
    guard entries.indices.contains(number) else {
      throw Fault(kind: .missingObject)
    }
    switch entries[number] {
    case .read(let value, let size): return (value, size)
    case .open: throw Fault(kind: .holdsItself)
    case .unread: break
    }
    guard depth < MessageLimit.nesting.maximum else {
      throw Fault(.limit(.nesting))
    }
    guard
      let offset = Self.integer(bytes, at: tableOffset + number * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { throw Fault(kind: .objectOutside) }
    entries[number] = .open
    let (value, size) = try object(at: offset, depth: depth)
    entries[number] = .read(value, size: size)
    return (value, size)
  }

  private mutating func object(
    at offset: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, size: Int) {
    switch bytes[offset] >> 4 {
    case 0x5:
      let bytes = try contents(at: offset, unit: 1)
      return (.text(String(decoding: bytes, as: UTF8.self)), 1)
    case 0x6:
      let units = try contents(at: offset, unit: 2)
      let text = String(
        decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map {
          UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
        },
        as: UTF16.self
      )
      return (.text(text), 1)
    case 0xD: return try dictionary(at: offset, depth: depth)
    case 0x0: return (.other(.boolean), 1)
    case 0x1, 0x2: return (.other(.number), 1)
    case 0x3: return (.other(.date), 1)
    case 0x4: return (.other(.data), 1)
    case 0xA: return (.other(.array), 1)
    default: return (.other(.unknown), 1)
    }
  }

  /// A dictionary: the numbers of all keys, then those of all values.
  private mutating func dictionary(
    at offset: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, size: Int) {
    let references = try contents(at: offset, unit: 2 * referenceSize)
    let count = references.count / (2 * referenceSize)
    var members: [PropertyList.Member] = []
    var size = 1
    for index in 0..<count {
      let place = references.startIndex + index * referenceSize
      guard let key = Self.integer(bytes, at: place, size: referenceSize),
        let value = Self.integer(bytes, at: place + count * referenceSize, size: referenceSize)
      else { throw Fault(kind: .missingObject) }
      guard case (.text(let name), _) = try object(key, depth: depth + 1) else {
        throw Fault(kind: .keyIsNoString)
      }
      let (member, memberSize) = try object(value, depth: depth + 1)
      members.append(PropertyList.Member(key: name, value: member, offset: 0))
      // A sum beyond the size of any file is refused anyway.
      size = min(size + memberSize + 1, 1 << 40)
    }
    return (.dictionary(members), size)
  }

  /// The bytes of an object after its count.
  private mutating func contents(at offset: Int, unit: Int) throws(Fault) -> ArraySlice<UInt8> {
    var start = offset + 1
    var count = Int(bytes[offset] & 0xF)
    if count == 0xF {
      // An integer follows, whose own mark says how long it is.
      let size = 1 << Int(bytes[start] & 0xF)
      guard bytes[start] >> 4 == 0x1, size <= 8,
        let value = Self.integer(bytes, at: start + 1, size: size)
      else { throw Fault(kind: .missingCount) }
      count = value
      start += 1 + size
    }
    guard start <= tableOffset, count <= (tableOffset - start) / unit else {
      throw Fault(kind: .objectOutside)
    }
    budget -= count * unit
    guard budget >= 0 else { throw Fault(kind: .overlaps) }
    return bytes[start..<(start + count * unit)]
  }

  /// A number without a sign, the highest byte first; nil if it is not inside the file or too large.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return Int(exactly: bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
