import Foundation
import TestSupport
import Testing

@Suite("Usage of the command line")
struct UsageTests {
  @Test(
    "wrong usage ends with status 64, a complaint and no output",
    arguments: [
      ([], "subcommand is missing"),
      (["frobnicate"], "'frobnicate'"),
      (["--frobnicate"], "unknown option '--frobnicate'"),
      (["category", "5"], "--locale LOCALE is missing"),
      (["category", "--locale"], "--locale needs a value"),
      (["category", "--locale", "pl"], "NUMBER is missing"),
      (["category", "--locale", "pl", "--locale", "en", "5"], "given twice"),
      (["category", "--locale", "pl", "--bogus", "5"], "unknown option '--bogus'"),
      (["category", "--json=yes", "--locale", "pl", "5"], "--json takes no value"),
      (["category", "--locale", "pl", "--type", "Cardinal", "5"], "'Cardinal'"),
      (["category", "--tsv", "--locale", "pl"], "--tsv has locales"),
      (["category", "--tsv", "--type", "ordinal"], "--tsv has locales"),
      (["message", "--catalog", "", "key"], "--catalog is empty"),
      (["verify", "--cldr", ""], "--cldr is empty"),
      (["verify", "--cldr", "a", "--cldr", "b"], "--cldr is given twice"),
      (["rules", "pl", "--cldr="], "--cldr is empty"),
      (["category", "--tsv", "5"], "--tsv has numbers"),
      (["range", "--locale", "pl", "1"], "found 1 number"),
      (["range", "--locale", "pl", "1", "2", "3"], "found 3 numbers"),
      (["locales", "pl"], "'pl'"),
      (["rules"], "LOCALE is missing"),
      (["rules", "pl", "en"], "one LOCALE"),
      (["verify", "cldr"], "'cldr'"),
      (["help", "frobnicate"], "'frobnicate'"), (["help", "rules", "pl"], "'pl'"),
      (["--version", "now"], "'now'"), (["--help", "me"], "'me'"),
    ]
  )
  func rejectsWrongUsage(arguments: [String], complaint: String) throws {
    let result = try plurals(arguments)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix("plurals: ") && result.errors.contains(complaint),
      "\(result.errors)"
    )
    #expect(result.errors.contains("help"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.status == 64)
  }

  @Test(
    "help is everywhere",
    arguments: [
      ["--help"], ["-h"], ["help"], ["help", "rules"], ["help", "--help"], ["category", "--help"],
      ["range", "--help"],
      ["locales", "--help"], ["rules", "--help"], ["rules", "pl", "-h"], ["verify", "--help"],
    ]
  )
  func printsHelp(arguments: [String]) throws {
    let result = try plurals(arguments)
    #expect(result.output.contains("usage: plurals"))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("the version names the CLDR release")
  func printsVersion() throws {
    #expect(try plurals(["--version"]).output.contains("CLDR \(CLDRPins.version)"))
  }

  @Test(
    "a missing file ends with status 66 and its name",
    arguments: [
      ["category", "--locale", "pl", "5"], ["range", "--locale", "pl", "1", "2"], ["locales"],
      ["rules", "pl"], ["verify"],
    ]
  )
  func reportsMissingFile(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    let result = try plurals(arguments + ["--cldr", folder.url.path])
    #expect(result.output == "")
    #expect(result.errors.contains("plurals.xml"), "\(result.errors)")
    #expect(result.status == 66)
  }

  @Test(
    "a malformed file ends with status 65, its name and the line",
    arguments: [
      "", "not XML", "<supplementalData>", "<other/>",
      "<supplementalData><plurals type='cardinal'><pluralRules locales='pl'>\n<pluralRule count='one'>n % 0 = 1</pluralRule><pluralRule count='other'/></pluralRules></plurals></supplementalData>",
    ]
  )
  func reportsMalformedFile(text: String) throws {
    let folder = try copyOfCLDR()
    try folder.write(text, to: "plurals.xml")
    let result = try plurals(["verify", "--cldr", folder.url.path])
    #expect(result.output == "")
    #expect(result.errors.contains("plurals.xml"), "\(result.errors)")
    #expect(result.status == 65)
  }

  @Test("ordinal rules in the file of cardinal rules, or the other way round, are bad data")
  func reportsOtherType() throws {
    for (file, other, expected, found) in [
      ("plurals.xml", "ordinals.xml", "cardinal", "ordinal"),
      ("ordinals.xml", "plurals.xml", "ordinal", "cardinal"),
    ] {
      let folder = try copyOfCLDR()
      let url = packageDirectory.appendingPathComponent("cldr/\(other)")
      try folder.write(try String(contentsOf: url, encoding: .utf8), to: file)
      let result = try plurals(["locales", "--type", expected, "--cldr", folder.url.path])
      #expect(result.output == "")
      #expect(
        result.errors.contains("\(file): expected \(expected) rules, found \(found) rules"),
        "\(result.errors)"
      )
      #expect(result.status == 65)
    }
  }

  @Test("what is quoted in a complaint is shortened from 61 characters on")
  func shortensQuotes() throws {
    for (count, isCut) in [(59, false), (60, false), (61, true)] {
      let word = String(repeating: "x", count: count)
      let errors = try plurals(["category", "--locale", "en", word]).errors
      let shown = isCut ? word.prefix(60) + "…" : word[...]
      #expect(errors.contains("'\(shown)'"), "\(errors)")
      #expect(errors.contains("…") == isCut)
    }
  }

  @Test(
    "control and format characters cannot act in a terminal",
    arguments: [
      "\u{202E}", "\u{2066}", "\u{200F}", "\u{1B}", "\u{9B}", "\u{7}", "\u{2028}", "\u{FEFF}",
    ]
  )
  func escapesControls(character: String) throws {
    let errors = try plurals(["category", "--locale", "en", "1\(character)x"]).errors
    let scalar = try #require(character.unicodeScalars.first)
    // As Swift writes them.
    let code = scalar.escaped(asASCII: true)
    #expect(!errors.unicodeScalars.contains(scalar))
    #expect(errors.contains("'1\(code)x'"), "\(errors)")
  }

  #if os(Linux)
    @Test("output that cannot be written ends with status 74")
    func reportsFullDevice() throws {
      let result = try run(
        URL(fileURLWithPath: "/bin/sh"),
        [
          "-c", "exec \"$0\" locales > /dev/full",
          productsDirectory.appendingPathComponent("plurals").path,
        ],
        "",
        packageDirectory
      )
      #expect(result.errors.contains("cannot write"))
      #expect(result.status == 74)
    }
  #endif

  @Test("a long complaint is cut", arguments: [(1_000, false), (3_000, true)])
  func longComplaint(_ length: Int, isCut: Bool) throws {
    let result = try plurals(["verify", "--cldr", String(repeating: "x", count: length)])
    #expect(result.errors.contains("…") == isCut)
    #expect(result.errors.count < 2_100)
  }

  @Test("a line has at most a mebibyte", arguments: [(1 << 20, true), (1 << 20 + 1, false)])
  func longLine(_ length: Int, isRead: Bool) throws {
    let line = String(repeating: "0", count: length - 1) + "1"
    let result = try plurals(["category", "--locale", "en", "-"], input: line + "\n2\n")
    #expect(result.output == (isRead ? "one\nother\n" : ""))
    #expect(isRead == result.errors.isEmpty, "\(result.errors)")
    #expect((result.status == 0) == isRead)
  }

  @Test("standard input that cannot be read is a file that cannot be read")
  func unreadableInput() throws {
    let program = productsDirectory.appendingPathComponent("plurals").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" category --locale pl - <&- 2>/dev/null", program]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 66)
  }

  @Test("a range has neither signs nor exponents", arguments: ["-3..3", "+1..3", "1c6..3c6"])
  func ranges(range: String) throws {
    let result = try plurals(["category", "--locale", "pl", range])
    #expect(result.status == 65)
    #expect(result.errors.contains("without signs and exponents"), "\(result.errors)")
  }
}
