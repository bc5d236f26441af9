import Foundation

/// A binary property list, byte by byte, so that it can be one that no writer makes.
struct BinaryList {
  private var objects: [[UInt8]] = []
  /// Where the table says that objects begin, if it is not where they do.
  var offsets: [Int: Int] = [:]

  /// Adds a text in ASCII, and gives its number.
  mutating func add(text: String) -> UInt8 {
    add([UInt8](text.utf8), mark: 0x50, count: text.utf8.count)
  }

  /// Adds a dictionary of the numbers of keys and values.
  mutating func add(_ members: [(key: UInt8, value: UInt8)]) -> UInt8 {
    add(members.map(\.key) + members.map(\.value), mark: 0xD0, count: members.count)
  }

  private mutating func add(_ content: [UInt8], mark: UInt8, count: Int) -> UInt8 {
    // From 15 on the count is an integer of its own.
    let head = count < 15 ? [mark | UInt8(count)] : [mark | 0xF, 0x10, UInt8(count)]
    objects.append(head + content)
    return UInt8(objects.count - 1)
  }

  /// The file, whose outermost object is a dictionary of the numbers of keys and values.
  mutating func data(of members: [(key: UInt8, value: UInt8)]) -> Data {
    let top = add(members)
    return data(top: top)
  }

  /// The file, whose outermost object has a number.
  func data(top: UInt8) -> Data {
    var bytes = [UInt8]("bplist00".utf8)
    var table: [UInt8] = []
    for (number, object) in objects.enumerated() {
      let offset = offsets[number] ?? bytes.count
      table += [UInt8(offset >> 8), UInt8(offset & 0xFF)]
      bytes += object
    }
    func integer(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let tableOffset = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += integer(objects.count) + integer(Int(top)) + integer(tableOffset)
    return Data(bytes)
  }
}
