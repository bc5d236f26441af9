/// How literals and names are laid out in generated source.
enum SourceText {
  /// Items in lines of at most 96 columns.
  static func lines(_ items: [String]) -> String {
    var lines: [String] = []
    var line = "   "
    for item in items {
      if line.count + item.count + 2 > 96 {
        lines.append(line)
        line = "   "
      }
      line += " \(item),"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// A documentation comment in lines of at most 100 columns.
  static func comment(_ text: String) -> String {
    var lines: [String] = []
    var line = "///"
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 100 {
        lines.append(line)
        line = "///"
      }
      line += " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// A hexadecimal literal with an underscore after every fourth digit from the right.
  static func hex(_ value: some FixedWidthInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    let padded = Array(String(repeating: "0", count: max(0, digits - text.count)) + text)
    let groups = stride(from: 0, to: padded.count, by: 4).map { String(padded[$0..<$0 + 4]) }
    return "0x" + groups.joined(separator: "_")
  }

  /// A locale's name in CLDR's files, such as `pt_PT`, as a Swift identifier: some are keywords.
  static func identifier(_ locale: String) -> String {
    ["as", "in", "is"].contains(locale) ? "`\(locale)`" : locale
  }
}
