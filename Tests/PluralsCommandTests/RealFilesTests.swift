import Foundation
import Testing

/// Files in the manner of real apps, and what `plurals message` shows of them.
@Suite("Files of real apps")
struct RealFilesTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let catalog: String
    let arguments: [String]
    let output: String
    let status: Int32

    var testDescription: String { name }
  }

  private static let folder = (Bundle.module.resourceURL ?? URL(fileURLWithPath: "."))
    .appendingPathComponent("Fixtures/RealFiles")

  static let cases: [Case] = {
    let text = try? String(contentsOf: folder.appendingPathComponent("cases.tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Case(
        name: fields[0],
        catalog: fields[1],
        arguments: words(fields[2]) + words(fields[3]),
        output: fields[4],
        status: Int32(fields[5]) ?? -1
      )
    }
  }()

  /// The words of a shell's line in which only single quotes have a meaning.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.isMultiple(of: 2) ? $1.split(separator: " ").map(String.init) : [String($1)]
    }
  }

  @Test("all cases are there")
  func count() {
    #expect(Self.cases.count == 44)
  }

  @Test(
    "a message is shown as the platform shows it, with the status that says so",
    arguments: cases
  )
  func message(_ row: Case) throws {
    let file = Self.folder.appendingPathComponent(row.catalog).path
    let result = try plurals(["message", "--catalog", file] + row.arguments)
    #expect(result.output == (row.output.isEmpty ? "" : row.output + "\n"), "\(result.errors)")
    #expect(result.status == row.status, "\(result.errors)")
  }
}
