/// The markup by which Foundation on Apple's systems is asked to inflect words:
/// `^[%lld file](inflect: true)`.
enum InflectionMarkup {
  /// Whether a text may have the markup.
  static func mayStand(in text: String) -> Bool {
    text.holds(byte: UInt8(ascii: "^")) && text.holds("](inflect:")
  }

  /// A byte that no text in UTF-8 has.
  private static let absent: UInt8 = 0xFF
  /// What stands between the parentheses has at most these bytes.
  private static let longestAttributes = 1_000

  /// The text without the markup: what stands in its brackets.
  static func removed(from text: String) -> String {
    guard mayStand(in: text) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    // Where in the result the brackets that are open begin; nil for those without a circumflex.
    var starts: [Int?] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "^[".utf8) {
        starts.append(result.count)
        result += "^[".utf8
        index += 2
      } else if bytes[index] == UInt8(ascii: "["), !starts.isEmpty {
        starts.append(nil)
        result.append(bytes[index])
        index += 1
      } else if bytes[index] == UInt8(ascii: "]"), let start = starts.popLast() ?? nil,
        bytes[index...].starts(with: "](inflect:".utf8),
        let end = bytes[index...].prefix(longestAttributes).firstIndex(of: UInt8(ascii: ")"))
      {
        result[start] = absent
        result[start + 1] = absent
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result.filter { $0 != absent }, as: UTF8.self)
  }
}
