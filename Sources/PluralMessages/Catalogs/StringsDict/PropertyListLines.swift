import Foundation

/// The lines on which the keys of an XML property list stand; a parser has lost them.
///
/// For errors only: what this cannot read has no line.
struct PropertyListLines {
  private var lines: [String: Int] = [:]

  /// Finds the keys of the outermost dictionary.
  init(_ data: Data) {
    guard !data.starts(with: "bplist".utf8) else { return }
    let bytes = Array(data)
    var depth = 0
    var line = 1
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      let rest = bytes[position...]
      if rest.starts(with: "<!--".utf8) {
        position += 4
        while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) {
          if bytes[position] == UInt8(ascii: "\n") { line += 1 }
          position += 1
        }
        continue
      }
      if rest.starts(with: "<dict>".utf8) { depth += 1 }
      if rest.starts(with: "</dict>".utf8) { depth -= 1 }
      position += 1
      guard depth == 1, rest.starts(with: "<key>".utf8) else { continue }
      let start = position + 4
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      let key = Self.unescaped(String(decoding: bytes[start..<end], as: UTF8.self))
      if lines[key] == nil { lines[key] = line }
    }
  }

  subscript(key: String) -> Int? { lines[key] }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return marks.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
