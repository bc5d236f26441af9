import Foundation

/// The keys of an XML property list as they are written: the lines on which they stand, and those that
/// a dictionary has twice. Foundation's reader loses both.
///
/// This knows no more of XML than that. What it cannot read, such as a list in UTF-16, has no lines.
struct PropertyListKeys {
  /// A key that occurs before in its dictionary.
  struct Repetition {
    let key: String
    let line: Int
  }

  /// The lines of the outermost dictionary's keys.
  private(set) var lines: [String: Int] = [:]
  /// The first repetition at or below each of the outermost dictionary's keys.
  private(set) var repetitions: [String: Repetition] = [:]

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The keys so far of each dictionary around the place.
  private var open: [Set<String>] = []
  /// The outermost dictionary's key that the place is below.
  private var current = ""

  init(_ data: Data) {
    bytes = data.starts(with: "bplist".utf8) ? [] : Array(data)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        readMark()
      } else {
        advance()
      }
    }
  }

  private mutating func readMark() {
    if take("<!--") { return skip(to: "-->") }
    if take("<![CDATA[") { return skip(to: "]]>") }
    if take("</dict") {
      _ = open.popLast()
      return
    }
    if take("<dict") {
      skip(to: ">")
      // `<dict/>` is empty.
      if bytes[..<position].suffix(2) != Array("/>".utf8)[...] { open.append([]) }
      return
    }
    guard take("<key>") else { return advance() }
    let start = position
    let keyLine = line
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
    let name = bytes[start..<position]
    guard take("</key>"), !open.isEmpty else { return }
    add(Self.unescaped(String(decoding: name, as: UTF8.self)), keyLine)
  }

  private mutating func add(_ key: String, _ line: Int) {
    if open.count == 1 {
      current = key
      if lines[key] == nil { lines[key] = line }
    }
    let isNew = open[open.count - 1].insert(key).inserted
    if !isNew, repetitions[current] == nil {
      repetitions[current] = Repetition(key: key, line: line)
    }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skip(to end: String) {
    while position < bytes.count, !take(end) { advance() }
  }

  /// Goes past a text without line ends, if it stands here.
  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return marks.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }
}
