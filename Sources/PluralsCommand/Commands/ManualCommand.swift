import Plurals

extension Subcommand {
  static let manual = Subcommand(
    name: "manual",
    summary: "Print the manual page.",
    operands: [],
    options: [],
    details: """
      The page is for man, in ASCII.

        plurals manual > /usr/local/share/man/man1/plurals.1
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.isEmpty else {
      throw arguments.usageError("unexpected argument \(quoted(arguments.operands[0]))")
    }
    try streams.output.write(ManualPage.text)
  }
}

/// The manual page, made from the table of subcommands.
private enum ManualPage {
  static var text: String {
    var page = Roff()
    page.request("TH", "PLURALS", "1", "", "CLDR \(PluralRules.cldrVersion)", "User Commands")
    page.request("SH", "NAME")
    // The form that indexes of manual pages are made from.
    page.lines.append("plurals \\- \(Roff.escaped(Self.name))")
    page.request("SH", "SYNOPSIS")
    page.text(Overview.usage)
    page.request("SH", "DESCRIPTION")
    page.text(Overview.summary)
    page.request("SH", "SUBCOMMANDS")
    for subcommand in Subcommand.all { page.add(subcommand) }
    page.request("SH", "EXIT STATUS")
    page.add(Overview.exitStatuses)
    page.request("SH", "ENVIRONMENT")
    page.add(Overview.variables)
    return page.lines.joined(separator: "\n") + "\n"
  }

  private static let name = "plural categories of numbers, by the rules of CLDR"
}

/// A page in the language of roff, with the macros of man.
private struct Roff {
  var lines: [String] = []

  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { "\"\(Self.escaped($0, isArgument: true))\"" }
    lines.append(([".\(name)"] + quoted).joined(separator: " "))
  }

  /// Adds a line of text.
  mutating func text(_ text: String) {
    lines.append(Self.escaped(text))
  }

  mutating func add(_ entries: [(name: String, summary: String)]) {
    for entry in entries {
      request("TP")
      request("B", entry.name)
      text(entry.summary)
    }
  }

  mutating func add(_ subcommand: Subcommand) {
    request("SS", subcommand.usage)
    text(subcommand.summary)
    add(
      (subcommand.options + [.help]).map {
        (name: $0.name + ($0.value.map { " " + $0 } ?? ""), summary: $0.summary)
      }
    )
    for block in subcommand.blocks {
      request("PP")
      switch block {
      case .paragraph(let paragraph): text(paragraph)
      case .example(let example):
        request("nf")
        request("RS")
        for line in example { text(line) }
        request("RE")
        request("fi")
      }
    }
  }

  /// The number of a character in four digits or more.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// A text in which nothing is a request or an escape.
  static func escaped(_ text: String, isArgument: Bool = false) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      // A minus, which can be copied to a command line, and no hyphen; likewise the others.
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"" where isArgument: result += "\\(dq"
      // Not every formatter reads UTF-8.
      default:
        for scalar in character.unicodeScalars {
          result += scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
        }
      }
    }
    // At the beginning of a line they would begin a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
