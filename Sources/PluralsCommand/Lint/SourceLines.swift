import Foundation
import PluralMessages

/// The lines of the files that findings are about.
struct SourceLines {
  // Findings come file by file, so that one file at a time is kept.
  private var file: String?
  private var lines: [Substring.UnicodeScalarView] = []

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
    }
    guard lines.indices.contains(number - 1) else { return nil }
    let scalars = Array(lines[number - 1])
    let column = min(max((finding.column ?? 1) - 1, 0), scalars.count)
    let indent = scalars.prefix { $0 == " " || $0 == "\t" }.count
    var start = min(indent, column)
    // Of a long line what is around the place.
    if column - start > Self.longestLine - 20 { start = column - 20 }
    let end = min(scalars.count, start + Self.longestLine)
    guard start < end else { return nil }
    var text = String.UnicodeScalarView()
    // Tabs take a space, so that the mark stands right.
    text.append(contentsOf: scalars[start..<end].map { $0 == "\t" ? " " : $0 })
    let before = String(String.UnicodeScalarView(text.prefix(column - start)))
    let isCut = start > indent
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
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(\.unicodeScalars)
  }
}
