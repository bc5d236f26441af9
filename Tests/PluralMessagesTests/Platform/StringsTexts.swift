import Foundation
import TestSupport

/// A generator of `.strings` files in the manner of real ones, good and damaged, the same in every run.
struct StringsTexts {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// A file as it is, and as the platform's parser has to be given it.
  struct File {
    let data: Data
    /// With a byte order mark: that parser drops the first character of UTF-16 without one.
    let marked: Data
  }

  /// The next file.
  mutating func next() -> File {
    var text = document()
    if chance(3) { damage(&text) }
    let utf8 = Data(text.utf8)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return same(Data([0xEF, 0xBB, 0xBF]) + utf8)
    case 1: return same(Data([0xFF, 0xFE]) + utf16(text, isBigEndian: false))
    case 2: return same(Data([0xFE, 0xFF]) + utf16(text, isBigEndian: true))
    case 3 where isASCII(text.utf16.first):
      let data = utf16(text, isBigEndian: false)
      return File(data: data, marked: Data([0xFF, 0xFE]) + data)
    case 4 where isASCII(text.utf16.first):
      let data = utf16(text, isBigEndian: true)
      return File(data: data, marked: Data([0xFE, 0xFF]) + data)
    case 5:
      var bytes = Array(utf8)
      damage(&bytes)
      return same(Data(bytes))
    default: return same(utf8)
    }
  }

  private func same(_ data: Data) -> File { File(data: data, marked: data) }

  private func isASCII(_ unit: UInt16?) -> Bool { unit.map { $0 > 0 && $0 < 0x80 } ?? false }

  private func utf16(_ text: String, isBigEndian: Bool) -> Data {
    Data(
      text.utf16.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
    )
  }

  // MARK: Parts

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private mutating func document() -> String {
    var text = chance(2) ? pick(Self.headers) : ""
    let isBraced = chance(12)
    if isBraced { text += space() + "{" }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      text += space() + entry()
    }
    text += space()
    if isBraced && !chance(6) { text += "}" + space() }
    if chance(20) { text += pick(Self.oddities) }
    return text
  }

  private mutating func entry() -> String {
    var text = key()
    if !chance(14) {
      text += space() + (chance(40) ? "" : "=") + space() + value(depth: 0)
    }
    text += chance(4) ? space() : ""
    text += chance(25) ? "" : ";"
    if chance(25) { text += pick([";", "}", "{", "=", ",", "\u{A0}", "\u{FEFF}", "//", "/"]) }
    return text
  }

  private mutating func key() -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      return pick(["key", "a.b-c_d", "abc-de-fgh.title", "k/1", "$x", "http://a", "/", "a/b"])
    case 1: return quoted()
    default: return "\"" + pick(["a", "b", "c", "%d files", "ключ"]) + "\""
    }
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 2 ? 8 : 22), using: &generator) {
    case 0: return pick(["value", "1.5", "-3", "YES", "a//b", "a/*b*/", "x/y"])
    case 18:
      let count = Int.random(in: 0...3, using: &generator)
      let items = (0..<count).map { _ in space() + value(depth: depth + 1) + space() }
      return "(" + items.joined(separator: ",") + pick(["", ",", "", ""]) + space() + ")"
    case 19:
      let entries = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        space() + key() + space() + "=" + value(depth: depth + 1) + pick([";", ";", ";", ""])
      }
      return "{" + entries.joined() + space() + "}"
    case 20:
      return "<" + pick(["", "00ff", "0 0", "dead BEEF", "\n12\n", "1", "xy", "00 // c\n"]) + ">"
    case 21: return pick(["", "=", ";", "(", "{", "<", "“x”", "\u{A0}\"x\"", "&", "@\"x\""])
    default: return quoted()
    }
  }

  private mutating func quoted() -> String {
    let quote = chance(8) ? "'" : "\""
    let pieces = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      chance(3) ? pick(Self.escapes) : pick(Self.texts)
    }
    return quote + pieces.joined() + (chance(60) ? "" : quote)
  }

  private mutating func space() -> String {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return ""
    case 1: return "\n"
    case 2: return pick(["\r\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"])
    case 3: return "/* " + pick(Self.comments) + " */"
    case 4: return "// " + pick(Self.comments) + pick(["\n", "\r\n", "\r", "\u{2028}"])
    case 5: return pick(["/**/", "/***/", "/* // */", "// /*\n", "\n\n", "/* \" */", "// \"\n"])
    case 6 where chance(12):
      return pick(["\u{A0}", "\u{FEFF}", "\u{3000}", "\u{200F}", "/*", "\0"])
    default: return " "
    }
  }

  // MARK: Damage

  private mutating func damage(_ text: inout String) {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1: scalars.insert(contentsOf: pick(Self.oddities).unicodeScalars, at: place)
      case 2:
        let end = min(scalars.count, place + Int.random(in: 0...8, using: &generator))
        scalars.insert(contentsOf: Array(scalars[place..<end]), at: place)
      default:
        if chance(4) { scalars.removeSubrange(place...) }
      }
    }
    text = String(String.UnicodeScalarView(scalars))
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &generator)
    bytes[place] = UInt8.random(in: 1...255, using: &generator)
  }

  private static let headers = [
    "/*\n  Localizable.strings\n  App\n\n  Created on 1.1.2020.\n  All rights reserved; see LICENSE.\n*/\n\n",
    "// Main screen\n", "/* MARK: - “Start” */\n", "\n\n", "\u{2028}", "\r\n/* CRLF */\r\n",
  ]

  private static let comments = [
    "Title", "No comment provided by engineer.", "a = b;", "\"x\" = \"y\";",
    "Class = \"UILabel\"; text = \"OK\";",
    "*", "/ * /", "ключ", "😀", "it's", "",
  ]

  private static let texts = [
    "a", "Hello", " ", "%@", "%1$@ of %2$d", "100%", "файл", "😀", "é", "\n", "\r\n", ";", "=", "//",
    "/* x */", "{",
    "}", "<b>x</b>", "\u{2028}", "\u{A0}", "\u{200F}", "'", "“", "http://x.y", "\t", "&amp;",
  ]

  private static let escapes = [
    "\\n", "\\t", "\\r", "\\\"", "\\'", "\\\\", "\\a", "\\b", "\\v", "\\f", "\\q", "\\/", "\\0",
    "\\7", "\\12", "\\101",
    "\\341", "\\377", "\\376", "\\200", "\\777", "\\400", "\\8", "\\U00e9", "\\U00E9f", "\\Ue9",
    "\\U41", "\\U1", "\\U",
    "\\Ug", "\\UD83D\\UDE00", "\\UD83D", "\\UDE00", "\\UD83D\\UD83D\\UDE00", "\\ud83d\\ude00",
    "\\u00e9", "\\\n", "\\\r\n",
    "\\é", "\\😀", "\\ ", "\\%", "\\U2028", "\\UFEFF", "\\U0000",
  ]

  private static let oddities = [
    ";", ";;", "\"", "'", "\\", "=", "{", "}", "(", ")", "<", ">", ",", "/*", "*/", "//", "/", "\n",
    "\u{A0}", "\u{FEFF}",
    "\u{2028}", "“", "”", "\0", "x", "\"x\"", "\"x\" = \"y\";", "\n\"z\" = \"w\";\n", "&", "@",
    "<<<<<<< HEAD\n", "=======\n",
  ]
}
