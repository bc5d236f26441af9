import Foundation

/// Writes the pages of documentation about the checks of `plurals lint` as texts that it can print.
struct LintPageWriter {
  private static let folder = "Sources/MessageLinter/MessageLinter.docc/Checks"

  private let pages: [(name: String, text: String)]

  init(package: String) throws {
    let folder = package + "/" + Self.folder
    pages = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }.sorted()
      .map { file in
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        return (
          String(file.dropLast(".md".count)),
          text.trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
  }

  var source: String {
    let entries = pages.map { name, text in
      "    \"\(name)\": #\"\"\"\n\(text)\n\"\"\"#,"
    }
    return """
      // swift-format-ignore-file
      // Generated from \(Self.folder) by `swift run GeneratePluralTables`. Do not edit.

      /// The pages about checks, by their names.
      enum LintPageTexts {
        static let all: [String: String] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }
}
