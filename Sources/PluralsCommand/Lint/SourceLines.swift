import Foundation
import PluralMessages

/// The lines of the files that findings are about.
struct SourceLines {
  // Findings come file by file and line by line, so that one of each is kept.
  private var file: String?
  private var lines: [Substring.UnicodeScalarView] = []
  private var line: (number: Int, scalars: [Unicode.Scalar], indent: Int) = (0, [], 0)

  /// A line, and a mark below the place in it.
  struct Excerpt {
    let text: String
    let mark: String
  }

  private static let longestLine = 100

  /// The text around a finding; nil if its file has no lines or its place is not known.
  mutating func excerpt(_ finding: MessageDiagnostic) -> Excerpt? {
    guard let name = finding.file, let number = finding.line else { return nil }
    if file != name {
      file = name
      lines = Self.lines(name)
      line = (0, [], 0)
    }
    guard lines.indices.contains(number - 1) else { return nil }
    if line.number != number {
      let scalars = Array(lines[number - 1])
      line = (number, scalars, scalars.prefix { $0 == " " || $0 == "\t" }.count)
    }
    let scalars = line.scalars
    let column = min(max((finding.column ?? 1) - 1, 0), scalars.count)
    var start = min(line.indent, column)
    // Of a long line what is around the place.
    if column - start > Self.longestLine - 20 { start = column - 20 }
    let end = min(scalars.count, start + Self.longestLine)
    guard start < end else { return nil }
    var text = String.UnicodeScalarView()
    // Tabs take a space, so that the mark stands right.
    text.append(contentsOf: scalars[start..<end].map { $0 == "\t" ? " " : $0 })
    let before = String(String.UnicodeScalarView(text.prefix(column - start)))
    let isCut = start > line.indent
    return Excerpt(
      text: (isCut ? "…" : "") + printable(String(text)) + (end < scalars.count ? "…" : ""),
      mark: String(repeating: " ", count: printable(before).count + (isCut ? 1 : 0)) + "^"
    )
  }

  private static func lines(_ name: String) -> [Substring.UnicodeScalarView] {
    guard let data = try? CatalogFile(contentsOf: URL(fileURLWithPath: name, relativeTo: nil)).data
    else { return [] }
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let text =
      isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
    return lines(of: text)
  }

  /// The lines of a text as readers count them: they end with LF, CR or both, and no other sign.
  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "\n" || scalar == "\r" {
        lines.append(scalars[start..<index])
        let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
        start = isPair ? scalars.index(after: next) : next
        index = start
      } else {
        index = next
      }
    }
    lines.append(scalars[start...])
    return lines
  }
}
