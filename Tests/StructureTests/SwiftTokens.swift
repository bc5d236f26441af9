/// The words and braces of Swift source, without comments and string literals. What is interpolated
/// into a literal is code, and stays.
struct SwiftTokens {
  private(set) var tokens: [String] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    scanCode(isInterpolated: false)
  }

  /// Scans up to the end, or behind the parenthesis that ends an interpolation.
  private mutating func scanCode(isInterpolated: Bool) {
    var depth = 0
    while position < bytes.count {
      if skip("//") {
        while position < bytes.count, !skip("\n") { position += 1 }
      } else if skip("/*") {
        skipComment()
      } else if let quote = skipQuote() {
        scanLiteral(quote)
      } else if Self.isWord(bytes[position]) {
        let word = bytes[position...].prefix(while: Self.isWord)
        tokens.append(String(decoding: word, as: UTF8.self))
        position += word.count
      } else {
        switch bytes[position] {
        case UInt8(ascii: "{"): tokens.append("{")
        case UInt8(ascii: "}"): tokens.append("}")
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        position += 1
        if isInterpolated, depth < 0 { return }
      }
    }
  }

  /// Skips the rest of a comment, in which others may be.
  private mutating func skipComment() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      if skip("/*") { depth += 1 } else if skip("*/") { depth -= 1 } else { position += 1 }
    }
  }

  /// Skips the beginning of a literal, such as `"`, `"""` and `#"`.
  private mutating func skipQuote() -> (hashes: String, marks: String)? {
    guard [UInt8(ascii: "\""), UInt8(ascii: "#")].contains(bytes[position]) else { return nil }
    let count = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let hashes = String(repeating: "#", count: count)
    for marks in [#"""""#, #"""#] where skip(hashes + marks) { return (hashes, marks) }
    return nil
  }

  private mutating func scanLiteral(_ quote: (hashes: String, marks: String)) {
    let escape = "\\" + quote.hashes
    while position < bytes.count, !skip(quote.marks + quote.hashes) {
      if skip(escape + "(") {
        scanCode(isInterpolated: true)
      } else {
        _ = skip(escape)  // What it escapes ends no literal.
        position += 1
      }
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
