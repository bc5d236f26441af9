import Foundation

/// A Swift example of the README, of an article or of a documentation comment.
///
/// All of them are copied to one file, so that they are compiled and run. What they print is compared with
/// their comments:
/// - `print(…)  // text` prints the text;
/// - `expression    // value, and a remark` has that value. In the copy the expression is handed to the
///   recorder, and after the value there may be a remark behind a comma, a colon or two spaces.
///
/// In documents the blocks are those that are marked as Swift, in comments those that are indented as well.
public struct DocumentExample: Sendable {
  /// The file and the number of the example in it from 1.
  public let name: String
  /// The lines as they are written, without imports.
  public let code: [String]

  /// - Parameters:
  ///   - name: What it is called.
  ///   - code: Its lines.
  public init(name: String, code: [String]) {
    self.name = name
    self.code = code
  }

  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All examples, in the order of their files' names.
  public static func all() throws -> [DocumentExample] {
    try documents().flatMap { path in
      let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
      let blocks =
        path.hasSuffix(".swift")
        ? commentBlocks(text.components(separatedBy: "\n")).flatMap(MarkdownBlock.swift(inComment:))
        : MarkdownBlock.fenced(text.components(separatedBy: "\n"), language: "swift")
      return blocks.enumerated().map { number, lines in
        DocumentExample(
          name: "\(path) \(number + 1)",
          code: Array(lines.drop { $0.hasPrefix("import ") || $0.isEmpty })
        )
      }
    }
  }

  /// The README, the articles and the sources, from the package's folder on.
  public static func documents() throws -> [String] {
    let sources = package.appendingPathComponent("Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
    let documents = files.filter { path in
      // The generator holds documentation that it writes into other files.
      path.hasSuffix(".md") || path.hasSuffix(".swift") && !path.hasPrefix("GeneratePluralTables/")
    }
    return ["README.md"] + documents.sorted().map { "Sources/" + $0 }
  }

  /// The texts of documentation comments, a list of lines each.
  private static func commentBlocks(_ lines: [String]) -> [[String]] {
    var comments: [[String]] = [[]]
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comments[comments.count - 1].append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      } else if comments.last?.isEmpty == false {
        comments.append([])
      }
    }
    return comments
  }
}
