import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Faults of .strings files")
struct StringsFileProblemTests {
  @Test(
    "bytes that are no text are an error with their line",
    arguments: [
      (Data("a = b;\n\"".utf8) + Data([0xC3, 0x28]) + Data("\";".utf8), 2),
      (Data("a = b;\n".utf8) + Data([0xFF]), 2),
      (Data([0xFF, 0xFE, 0x0A, 0x00, 0x3D, 0xD8, 0x61, 0x00]), 2),
      (Data([0xFF, 0xFE, 0x0A, 0x00, 0x61]), 2),
    ]
  )
  func brokenEncoding(_ data: Data, _ line: Int) {
    let error = fault { () throws(MessageError) in
      try MessageCatalog(data: data, format: .strings, file: "f", mode: .strict)
    }
    #expect(error?.line == line && error?.file == "f", "\(String(describing: error))")
  }

  private struct Broken {
    let text: String
    let place: TextPlace
    let problem: SyntaxProblem
    /// The texts that are there nevertheless; none if nothing can be read.
    let texts: [String: String]

    init(
      _ text: String,
      _ line: Int,
      _ column: Int,
      _ problem: SyntaxProblem,
      _ texts: [String: String] = [:]
    ) {
      (self.text, self.problem, self.texts) = (text, problem, texts)
      place = TextPlace(line: line, column: column)
    }
  }

  private static let broken = [
    Broken("\"a\" = \"b\";\n;", 2, 1, .truncating(found: ";"), ["a": "b"]),
    Broken("\n\"a\" = \"b\";;", 2, 11, .truncating(found: ";"), ["a": "b"]),
    Broken(";a = b;;\n\nc = d;;", 1, 1, .truncating(found: ";"), ["a": "b", "c": "d"]),
    Broken(
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      1,
      10,
      .expected(.semicolon, found: "\""),
      ["a": "b", "c": "d"]
    ),
    Broken(
      "\"a\" = \"b\",\n\"c\" = \"d\"；\n",
      1,
      10,
      .expected(.semicolon, found: ","),
      ["a": "b", "c": "d"]
    ),
    Broken("<<<<<<< HEAD\na = b;\n=======\n", 1, 1, .expected(.key, found: "<"), ["a": "b"]),
    Broken("<!-- Names -->\na = b;\n", 1, 1, .expected(.key, found: "<"), ["a": "b"]),
    Broken("\"a\" = \"b\"", 1, 10, .expected(.semicolon, found: nil), ["a": "b"]),
    Broken("\"a\" =\n;", 2, 1, .expected(.text, found: ";")),
    Broken("c = d;\n\"a\" =\n;\ne = f;", 3, 1, .expected(.text, found: ";"), ["c": "d", "e": "f"]),
    Broken("\n\"a\" = \"b;\n\n", 2, 7, .unterminated(.text)),
    Broken("\"a\" = \"b;\nc = d;", 1, 7, .unterminated(.text), ["c": "d"]),
    Broken("\n\n\"a", 3, 1, .unterminated(.text)),
    Broken("a = \"b\\", 1, 5, .unterminated(.text)),
    Broken("\n/* a\n = b;", 2, 1, .unterminated(.comment)),
    Broken("/*/", 1, 1, .unterminated(.comment)),
    Broken("\n{ a = b;\n", 2, 1, .unterminated(.openBrace), ["a": "b"]),
    Broken(
      "{ a = b; }\nc = d;",
      2,
      1,
      .expected(.endOfFile, found: "c"),
      ["a": "b", "c": "d"]
    ),
    Broken("a = b; }", 1, 8, .expected(.key, found: "}"), ["a": "b"]),
    Broken("“a” = “b”;", 1, 1, .expected(.key, found: "“")),
    Broken("c = d;\n“a” = “b”;\ne = f;", 2, 1, .expected(.key, found: "“"), ["c": "d", "e": "f"]),
    Broken("\"a\" = \"\\UD83D\";", 1, 8, .halfSurrogate("\\UD83D"), ["a": "\u{FFFD}"]),
    Broken("\"a\" = \"\\UD83D\\n\";", 1, 8, .halfSurrogate("\\UD83D"), ["a": "\u{FFFD}\n"]),
    Broken(
      "\"a\" = \"\\UD83D\\UD83D\";",
      1,
      8,
      .halfSurrogate("\\UD83D"),
      ["a": "\u{FFFD}\u{FFFD}"]
    ),
    Broken("\"a\" = \"\\UDE00\";", 1, 8, .halfSurrogate("\\UDE00"), ["a": "\u{FFFD}"]),
    Broken("\"a\" = \"\\777\";", 1, 8, .invalidEscape("\\777"), ["a": "\0"]),
    Broken("<?xml version=\"1.0\"?>", 1, 22, .expected(.value, found: nil)),
    Broken("a = b;\r\nc", 2, 2, .expected(.semicolon, found: nil), ["a": "b", "c": "c"]),
    Broken("a = b;\r\n\r\nc", 3, 2, .expected(.semicolon, found: nil), ["a": "b", "c": "c"]),
    Broken("a = b;\n\rc", 3, 2, .expected(.semicolon, found: nil), ["a": "b", "c": "c"]),
    Broken("a = b;\r\rc", 3, 2, .expected(.semicolon, found: nil), ["a": "b", "c": "c"]),
  ]

  @Test(
    "broken syntax has an error with its place, and what is readable is there",
    arguments: broken
  )
  private func brokenSyntax(_ broken: Broken) throws {
    var errors = [
      fault { () throws(MessageError) in try MessageCatalog(strings: broken.text, mode: .strict) }
    ]
    if broken.texts.isEmpty {
      errors.append(fault { () throws(MessageError) in try MessageCatalog(strings: broken.text) })
    } else {
      let catalog = try MessageCatalog(strings: broken.text)
      for (key, text) in broken.texts { #expect(try catalog.source(key) == text) }
      #expect(catalog.keys == broken.texts.keys.sorted())
      errors.append(catalog.errors.first)
    }
    for error in errors {
      #expect(error?.line == broken.place.line && error?.column == broken.place.column)
      #expect(error?.file == "Localizable.strings")
      #expect(error?.kind == .syntax(broken.problem))
    }
  }

  @Test(
    "a value of another type is an error when it is shown",
    arguments: ["(b, c)", "{ b = c; }", "<0a>"]
  )
  func otherTypes(_ value: String) throws {
    let text = "good = x;\n\"a\" = \(value);"
    let catalog = try MessageCatalog(strings: text)
    #expect(try catalog.source("good") == "x")
    let error = try #require(catalog.errors.first)
    #expect(error.line == 2 && error.key == "a")
    #expect(fault { () throws(MessageError) in try catalog.string("a") }?.kind == error.kind)
    #expect(
      fault { () throws(MessageError) in try MessageCatalog(strings: text, mode: .strict) } == error
    )
  }

  @Test("an entry without its ; is named")
  func keyOfBrokenEntry() throws {
    let catalog = try MessageCatalog(strings: "\"a\" = \"b\"\n\"c\" = \"d\";")
    #expect(catalog.errors.map(\.key) == ["a"])
  }

  @Test(
    "of a key that is there twice the last is taken, and told",
    arguments: [("3", .warning), ("1", .note)] as [(String, MessageDiagnostic.Severity)]
  )
  func duplicate(_ last: String, _ severity: MessageDiagnostic.Severity) throws {
    let text = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"\(last)\";"
    for mode in [ReadingMode.tolerant, .strict] {
      let catalog = try MessageCatalog(strings: text, mode: mode)
      #expect(try catalog.source("a") == last)
      let finding = try #require(catalog.diagnostics.first)
      #expect(finding.line == 3 && finding.key == "a" && finding.severity == severity)
      #expect(finding.kind == .duplicate(.key, firstLine: 1))
    }
  }

  @Test(
    "a text that is no format is there, with a warning that has its line, its key and the piece",
    arguments: [
      "%1$d%", "%2$d% %", "canale% 1$s", "％1$s", "%d 50%", "%1$", "%q", "%@: 100% free",
    ]
  )
  func brokenFormat(_ format: String) throws {
    let text = "good = x;\n\"bad\" = \"\(format)\";"
    for mode in [ReadingMode.tolerant, .strict] {
      let catalog = try MessageCatalog(strings: text, mode: mode)
      #expect(try catalog.source("bad") == format)
      let finding = try #require(catalog.diagnostics.first)
      #expect(finding.line == 2 && finding.key == "bad")
      #expect(finding.severity == .warning)
      guard case .placeholder(let problem) = finding.kind else {
        Issue.record("\(finding)")
        return
      }
      #expect(format.utf8.dropFirst(problem.offset).starts(with: problem.placeholder.utf8))
    }
  }

  @Test(
    "a percent sign in a text without placeholders needs no advice",
    arguments: [
      "80%", "Charged to 80%!", "100% free", "42%%", "5 % (max)", "%", "% %", "100%免费", "80%–90%",
    ]
  )
  func percentSigns(_ text: String) throws {
    let catalog = try MessageCatalog(strings: "\"a\" = \"\(text)\";", mode: .strict)
    #expect(catalog.diagnostics.isEmpty)
    #expect(try catalog.string("a") == text)
  }

  @Test("a width where a position is likely to be meant is told, with its place")
  func remark() throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    let data = Data("\n \"a\" = \"%1d of %2d\";".utf8)
    let catalog = try MessageCatalog(data: data, format: .strings, file: "f", options: options)
    #expect(
      findings.texts == [
        #"f:2:2: warning: "a": placeholder "%1d": this is a width; a position is written %1$"#,
        #"f:2:2: warning: "a": placeholder "%2d": this is a width; a position is written %2$"#,
      ]
    )
    #expect(catalog.diagnostics == findings.all)
  }
}
