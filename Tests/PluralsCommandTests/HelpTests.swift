import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  @Test("the overview lists every subcommand with its summary, in 80 columns")
  func overview() throws {
    let text = try plurals(["--help"]).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let names = try subcommandNames()
    #expect(
      names == [
        "category", "range", "numbers", "locales", "rules", "compare", "diff", "verify", "legacy",
        "message", "lint", "compile", "print", "extract", "completions", "manual",
      ]
    )
    #expect(try plurals(["help"]).output == text)
    // Each exit status is told.
    for status in ["0", "1", "64", "65", "66", "74"] {
      #expect(text.contains("\n  \(status.padding(toLength: 2, withPad: " ", startingAt: 0))  "))
    }
  }

  @Test("the help of every subcommand fits 80 columns and says what it takes")
  func everySubcommand() throws {
    for name in try subcommandNames() {
      let result = try plurals([name, "--help"])
      #expect(result.status == 0 && result.errors == "")
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines { #expect(line.count <= 80, "\(name): \(line)") }
      #expect(lines.allSatisfy { $0.last != " " })
      #expect(result.output.contains("\nusage: plurals \(name) [OPTION]..."))
      #expect(try plurals(["help", name]).output == result.output)
      #expect(try plurals([name, "-h"]).output == result.output)
      let names = try options(of: name)
      #expect(names.last == "--help" && Set(names).count == names.count)
      #expect(result.output.contains("\n\nJSON is ") == names.contains("--json"))
      #expect(result.output.contains("\n  plurals \(name)"), "\(name) has no example")
    }
  }

  @Test("paragraphs are filled to the margin")
  func fills() throws {
    let lines = try plurals(["numbers", "--help"]).output.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Without --to") })
    // The next line's first word would not have fitted.
    let word = lines[start + 1].prefix { $0 != " " }
    #expect(lines[start].count + 1 + word.count > 80)
    #expect(lines[start + 1].first != " ")
  }
}
