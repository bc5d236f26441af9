/// Breaks a line at spaces so that it fits a width.
///
/// - Parameters:
///   - line: The line. Spaces at its beginning stay.
///   - width: The columns, each for a character.
///   - indent: How many spaces later lines begin with; by default two more than the first.
/// - Returns: The lines. A word that is longer than a line stands alone.
func wrap(_ line: String, to width: Int, indent: Int? = nil) -> [String] {
  guard line.count > width else { return [line] }
  let ownIndent = line.prefix { $0 == " " }.count
  // Where there is no room beside the indent, there is at the margin.
  let wanted = indent ?? ownIndent + 2
  let hanging = String(repeating: " ", count: wanted <= width / 2 ? wanted : 2)
  var lines: [String] = []
  var current = ""
  var length = 0
  // Spaces in the middle, as between columns, stay with the word after them.
  var rest = line[...]
  var isFirst = true
  while !rest.isEmpty {
    let spaces = rest.prefix { $0 == " " }
    let word = rest.dropFirst(spaces.count).prefix { $0 != " " }
    rest = rest[word.endIndex...]
    let count = spaces.count + word.count
    if isFirst || length + count <= width || word.isEmpty {
      current += rest.isEmpty && word.isEmpty ? "" : String(spaces) + word
      length += count
      isFirst = false
    } else {
      lines.append(current)
      current = hanging + word
      length = hanging.count + word.count
    }
  }
  return lines + [current]
}

/// A text with spaces after it, or before it, up to a width.
func pad(_ text: String, _ width: Int, onLeft: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - text.count))
  return onLeft ? spaces + text : text + spaces
}

/// A number with what is counted, such as `1 number` and `2 numbers`.
func counted(_ count: some BinaryInteger, _ singular: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(singular)" : "\(count) \(plural ?? singular + "s")"
}

/// How lines for readers are broken.
struct TextLayout {
  /// The columns; nil if lines stay whole.
  let width: Int?

  /// Takes the width that is asked for, or the terminal's if results go to one.
  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    if let asked = try arguments.integer(of: .width, in: 20...10_000) {
      width = Int(asked)
    } else {
      width = streams.output.terminalWidth
    }
  }

  /// The lines of a text, broken where they are too long.
  func layOut(_ text: String, indent: Int? = nil) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrap(String($0), to: width, indent: indent) }
      .joined(separator: "\n")
  }
}

/// A number of things, as in "1 file" or "2 files".
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
