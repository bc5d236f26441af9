/// One `$t(key)` or `$t(key, {"count": {{n}}})` in a text.
struct JSONReference {
  /// What a reference says about the number that chooses the text.
  enum Count {
    case argument(String)
    case number(Int)
  }

  let key: String
  let range: Range<Int>
  private(set) var count: Count?
  /// What stands for the placeholders of the text that is referred to, by their names.
  private(set) var texts: [String: String] = [:]
  /// The options, if they cannot be read.
  private(set) var faultyOptions: String?

  private static let longestOptions = 1_000

  /// Finds the first reference in a text.
  init?(in bytes: ArraySlice<UInt8>) {
    guard let (sign, name, end, close) = Self.find(in: bytes) else { return nil }
    key = Self.text(bytes[name..<end])
    range = sign..<(close + 1)
    guard end < close else { return }
    let options = Self.text(bytes[(end + 1)..<close])
    if !read(options) { faultyOptions = options }
  }

  /// The places of a reference's sign, of its key, of what follows the key, and of its end.
  private static func find(
    in bytes: ArraySlice<UInt8>
  ) -> (sign: Int, name: Int, end: Int, close: Int)? {
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
      start = sign + 1
      guard bytes[start...].starts(with: "t(".utf8) else { continue }
      let name = start + 2
      // No key that an argument gives, and none that goes on in the next reference.
      guard let end = bytes[name...].firstIndex(where: { "(){},$".utf8.contains($0) }), end > name
      else { continue }
      switch bytes[end] {
      case UInt8(ascii: ")"): return (sign, name, end, end)
      case UInt8(ascii: ","):
        if let close = closing(bytes[(end + 1)...]) { return (sign, name, end, close) }
      default: break
      }
    }
    return nil
  }

  /// The most bytes that a text has with the options' values in it: a placeholder has five at least.
  func maximumSize(of text: String) -> Int {
    let longest = texts.values.reduce(20) { max($0, $1.utf8.count) }
    let size = text.utf8.count
    return texts.isEmpty && count == nil ? size : size + size / 5 * longest
  }

  /// A text with the options' values in the places of their names.
  func putting(_ text: String) -> String {
    var values = texts
    if case .number(let number) = count { values["count"] = String(number) }
    if values.isEmpty { return text }
    let bytes = Array(text.utf8)
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var result = ""
    var start = 0
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == open, bytes[position + 1] == open else {
        position += 1
        continue
      }
      let mark = position
      position += 2
      while position < bytes.count, bytes[position] != open, bytes[position] != close {
        position += 1
      }
      guard position + 1 < bytes.count, bytes[position] == close, bytes[position + 1] == close
      else { continue }
      let name = Self.text(bytes[(mark + 2)..<position].prefix { $0 != UInt8(ascii: ",") })
      position += 2
      guard let value = values[name.first == "-" ? String(name.dropFirst()).trimmingBlanks : name]
      else { continue }
      result += String(decoding: bytes[start..<mark], as: UTF8.self)
      result += value
      start = position
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The parenthesis that ends the options.
  private static func closing(_ bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in bytes.indices.prefix(longestOptions) {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ")"):
        if depth <= 0 { return index }
        depth -= 1
      // Of the next reference.
      case UInt8(ascii: "$"): return nil
      default: break
      }
    }
    return nil
  }

  /// Reads `{"count": {{n}}, "name": "text"}`.
  private mutating func read(_ options: String) -> Bool {
    guard options.hasPrefix("{"), options.hasSuffix("}") else { return false }
    for pair in Self.pairs(options.dropFirst().dropLast()) {
      guard let colon = pair.firstIndex(of: ":") else { return false }
      let name = Self.unquoted(String(pair[..<colon]).trimmingBlanks)
      let value = Self.unquoted(String(pair[pair.index(after: colon)...]).trimmingBlanks)
      if name.isEmpty || value.isEmpty { return false }
      guard name == "count" else {
        texts[name] = value
        continue
      }
      if let number = Int(value) {
        count = .number(number)
      } else if value.hasPrefix("{{"), value.hasSuffix("}}"), value.count > 4 {
        count = .argument(String(value.dropFirst(2).dropLast(2)).trimmingBlanks)
      } else {
        return false
      }
    }
    return true
  }

  /// The parts between commas that are in no quotation marks and no braces.
  private static func pairs(_ text: Substring) -> [Substring] {
    var pairs: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    var quote: Character?
    for index in text.indices {
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == "{" {
        depth += 1
      } else if sign == "}" {
        depth -= 1
      } else if sign == ",", depth == 0 {
        pairs.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return pairs + [text[start...]]
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let first = text.first, first == text.last, first == "\"" || first == "'"
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingBlanks
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let rest = drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    return String(rest[...last])
  }
}
