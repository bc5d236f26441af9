import Foundation
import TestSupport
import Testing

@Suite("plurals manual")
struct ManualTests {
  @Test("the manual page has every subcommand, option and exit status")
  func hasEverything() throws {
    let result = try plurals(["manual"])
    #expect(result.status == 0 && result.errors == "")
    let page = result.output
    #expect(page.hasPrefix(".TH \"PLURALS\" \"1\" "))
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      sections == [
        ".SH \"NAME\"", ".SH \"SYNOPSIS\"", ".SH \"DESCRIPTION\"", ".SH \"SUBCOMMANDS\"",
        ".SH \"EXIT STATUS\"", ".SH \"ENVIRONMENT\"",
      ]
    )
    let parts = page.components(separatedBy: "\n.SS ").dropFirst()
    let names = try subcommandNames()
    #expect(parts.count == names.count)
    for (part, name) in zip(parts, names) {
      #expect(part.hasPrefix("\"plurals \(name) [OPTION]..."))
      for option in try options(of: name) {
        let escaped = option.replacingOccurrences(of: "-", with: "\\-")
        #expect(part.contains("\n.B \"\(escaped)"), "\(name) \(option)")
      }
    }
  }

  @Test("no text of it is a request, and minus signs are not hyphens")
  func isEscaped() throws {
    let known: Set = ["TH", "SH", "SS", "TP", "B", "PP", "nf", "fi", "RS", "RE"]
    for line in try plurals(["manual"]).output.split(separator: "\n") {
      if line.hasPrefix(".") {
        #expect(known.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
      }
      #expect(!line.hasPrefix("'"))
      // Every backslash begins an escape that is meant.
      let escapes = line.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
      for escape in escapes {
        #expect(
          ["-", "e", "&", "(aq", "(dq", "(ga", "(ha", "(ti", "[u"].contains {
            escape.hasPrefix($0)
          },
          "\(line)"
        )
      }
      #expect(!line.replacingOccurrences(of: "\\-", with: "").contains("-"), "\(line)")
    }
  }

  @Test("groff finds nothing to warn of, where it is installed")
  func formats() throws {
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let page = try plurals(["manual"]).output
    let result = try run(
      URL(fileURLWithPath: groff),
      ["-man", "-ww", "-Tutf8", "-Kutf8", "-P-cbou"],
      page,
      packageDirectory
    )
    #expect(result.errors == "")
    #expect(result.output.contains("plurals numbers fr many --from 1000000 --count 3\n"))
    #expect(result.output.contains("'%@ день;%@ дня;%@ дней'\n"))
    #expect(result.output.contains("printf 'pl\\tcardinal\\t22\\n' | plurals category --tsv\n"))
  }

  @Test("it takes nothing")
  func rejects() throws {
    let result = try plurals(["manual", "1"])
    #expect(result.output == "" && result.status == 64 && result.errors.contains("'1'"))
  }

  @Test("is in ASCII, which every formatter reads")
  func ascii() throws {
    #expect(try plurals(["manual"]).output.utf8.allSatisfy { $0 < 0x80 })
  }
}
