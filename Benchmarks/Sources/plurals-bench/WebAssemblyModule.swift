import Foundation

/// A module that `.ci/wasm` has built.
struct WebAssemblyModule {
  static let limit = 48 * 1_024

  private let bytes: [UInt8]

  /// Reads a module, or gives nil if there is none in the file.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    bytes = Array(data)
    guard bytes.starts(with: [0, UInt8(ascii: "a"), UInt8(ascii: "s"), UInt8(ascii: "m")]) else {
      return nil
    }
  }

  /// The size of all and of the sections that matter.
  var sizes: [Size] {
    let sections = sectionSizes
    return [
      Size(name: "WebAssembly module", bytes: bytes.count, limit: Self.limit),
      Size(name: "WebAssembly module, code", bytes: sections[10] ?? 0),
      Size(name: "WebAssembly module, data", bytes: sections[11] ?? 0),
    ]
  }

  /// The size of each section's contents by the number of its kind.
  private var sectionSizes: [UInt8: Int] {
    var sizes: [UInt8: Int] = [:]
    var position = 8
    while position < bytes.count {
      let kind = bytes[position]
      position += 1
      // Sizes have seven bits a byte, the lowest first, and a set bit where more follow.
      var size = 0
      var shift = 0
      while position < bytes.count, shift < 32 {
        size |= Int(bytes[position] & 0x7F) << shift
        shift += 7
        position += 1
        if bytes[position - 1] < 0x80 { break }
      }
      sizes[kind, default: 0] += size
      position += size
    }
    return sizes
  }
}
