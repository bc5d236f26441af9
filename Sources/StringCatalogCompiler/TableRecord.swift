import Foundation

/// Which files earlier runs wrote for a table, and what they wrote: what is no longer made can go, and
/// what others wrote stays.
struct TableRecord {
  /// Check sums by paths in the output folder.
  private(set) var sums: [String: String] = [:]

  init() {}

  /// Reads a record. What is no file of the table is left out: nothing else is ever removed.
  init(_ data: Data, name: String) {
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, Self.language(of: parts[1], name: name) != nil else { continue }
      sums[parts[1]] = parts[0]
    }
  }

  /// The record as a file.
  var data: Data {
    let lines = sums.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)\n" }
    return Data(lines.joined().utf8)
  }

  subscript(path: String) -> String? {
    get { sums[path] }
    set { sums[path] = newValue }
  }

  /// The language of a table's file; nil if it is none.
  static func language(of path: String, name: String) -> String? {
    for end in [".lproj/\(name).strings", ".lproj/\(name).stringsdict"] where path.hasSuffix(end) {
      let language = String(path.dropLast(end.count))
      return CatalogCompiler.isIdentifier(language) ? language : nil
    }
    return nil
  }

  /// A check sum (FNV-1a, 64 bits): whether a file is what was written, not whom to trust.
  static func sum(_ data: Data) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(sum, radix: 16)
  }
}
