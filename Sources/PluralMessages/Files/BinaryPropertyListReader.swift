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
    case read(PropertyList, Extent)
  }

  /// What an object stands for.
  private struct Extent {
    /// The values, those that it shares with others included.
    var size = 1
    /// The bytes of texts that are not short, each time that they are there.
    var textSize = 0
    /// The encoding that a text in it is not in; nil if all of it could be read.
    var damage: TextEncoding?

    init() {}

    init(textSize: Int, damage: TextEncoding?) {
      // Short texts are shared by right: the names of keys, and types.
      self.textSize = max(0, textSize - 32)
      self.damage = damage
    }
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
  /// The keys of the outermost dictionary whose texts are damaged.
  private var damagedKeys: [(key: String, encoding: TextEncoding)] = []

  static func read(
    _ file: CatalogFile
  ) throws(MessageError) -> (PropertyList, [MessageDiagnostic]) {
    do throws(Fault) {
      let (reader, top) = try make(Array(file.data))
      var copy = reader
      let (list, extent) = try copy.object(top, depth: 0)
      // Each reference takes a byte, so that a list without shared dictionaries stays below. The same
      // text may be that of several forms.
      guard extent.size <= file.data.count, extent.textSize <= 4 * file.data.count else {
        throw Fault(kind: .overlaps)
      }
      let findings = copy.damagedKeys.map {
        MessageDiagnostic(
          .syntax(.encoding($0.encoding)),
          severity: .error,
          file: file.name,
          key: $0.key
        )
      }
      return (list, findings)
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

  /// An object, and what it stands for.
  private mutating func object(
    _ number: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, Extent) {
    guard entries.indices.contains(number) else {
      throw Fault(kind: .missingObject)
    }
    switch entries[number] {
    case .read(let value, let extent): return (value, extent)
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
    let (value, extent) = try object(at: offset, depth: depth)
    entries[number] = .read(value, extent)
    return (value, extent)
  }

  private mutating func object(
    at offset: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, Extent) {
    switch bytes[offset] >> 4 {
    case 0x5:
      let bytes = try contents(at: offset, unit: 1)
      let isText = String(validating: bytes, as: UTF8.self) != nil
      return (
        .text(String(decoding: bytes, as: UTF8.self)),
        Extent(textSize: bytes.count, damage: isText ? nil : .utf8)
      )
    case 0x6:
      let bytes = try contents(at: offset, unit: 2)
      let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      let isText = String(validating: units, as: UTF16.self) != nil
      return (
        .text(String(decoding: units, as: UTF16.self)),
        Extent(textSize: bytes.count, damage: isText ? nil : .utf16)
      )
    case 0xD: return try dictionary(at: offset, depth: depth)
    case 0x0: return (.other(.boolean), Extent())
    case 0x1, 0x2: return (.other(.number), Extent())
    case 0x3: return (.other(.date), Extent())
    case 0x4: return (.other(.data), Extent())
    case 0xA: return (.other(.array), Extent())
    default: return (.other(.unknown), Extent())
    }
  }

  /// A dictionary: the numbers of all keys, then those of all values.
  private mutating func dictionary(
    at offset: Int,
    depth: Int
  ) throws(Fault) -> (PropertyList, Extent) {
    let references = try contents(at: offset, unit: 2 * referenceSize)
    let count = references.count / (2 * referenceSize)
    var members: [PropertyList.Member] = []
    var extent = Extent()
    for index in 0..<count {
      let place = references.startIndex + index * referenceSize
      guard let key = Self.integer(bytes, at: place, size: referenceSize),
        let value = Self.integer(bytes, at: place + count * referenceSize, size: referenceSize)
      else { throw Fault(kind: .missingObject) }
      guard case (.text(let name), let keyExtent) = try object(key, depth: depth + 1) else {
        throw Fault(kind: .keyIsNoString)
      }
      let (member, memberExtent) = try object(value, depth: depth + 1)
      members.append(PropertyList.Member(key: name, value: member, offset: 0))
      // A sum beyond the size of any file is refused anyway; of three none overflows.
      extent.size = min(extent.size + memberExtent.size + 1, Int.max / 4)
      extent.textSize = min(
        extent.textSize + memberExtent.textSize + keyExtent.textSize,
        Int.max / 4
      )
      if let damage = keyExtent.damage ?? memberExtent.damage {
        extent.damage = damage
        if depth == 0 { damagedKeys.append((name, damage)) }
      }
    }
    return (.dictionary(members), extent)
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
