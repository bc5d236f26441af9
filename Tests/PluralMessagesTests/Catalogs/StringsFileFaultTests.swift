import Foundation
import PluralMessages
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
      try MessageCatalog(data: data, format: .strings, file: "f")
    }
    #expect(error?.line == line && error?.file == "f", "\(String(describing: error))")
  }

  private static let broken: [(text: String, place: TextPlace, fault: SyntaxProblem)] = [
    ("\"a\" = \"b\";\n;", at(2, 1), .expected(.key, found: ";")),
    ("\n\"a\" = \"b\";;", at(2, 11), .expected(.key, found: ";")),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", at(1, 10), .expected(.semicolon, found: "\"")),
    ("\"a\" = \"b\"", at(1, 10), .expected(.semicolon, found: nil)),
    ("\"a\" =\n;", at(2, 1), .expected(.text, found: ";")),
    ("\n\"a\" = \"b;\n\n", at(2, 7), .unterminated(.text)),
    ("\n\n\"a", at(3, 1), .unterminated(.text)),
    ("a = \"b\\", at(1, 5), .unterminated(.text)),
    ("\n/* a\n = b;", at(2, 1), .unterminated(.comment)),
    ("/*/", at(1, 1), .unterminated(.comment)),
    ("\n{ a = b;\n", at(2, 1), .unterminated(.openBrace)),
    ("{ a = b; }\nc = d;", at(2, 1), .expected(.endOfFile, found: "c")),
    ("a = b; }", at(1, 8), .expected(.key, found: "}")),
    ("a = (b, c);", at(1, 5), .expected(.text, found: "(")),
    ("a = { b = c; };", at(1, 5), .expected(.text, found: "{")),
    ("“a” = “b”;", at(1, 1), .expected(.key, found: "“")),
    ("\"a\" = \"\n\\u12\";", at(2, 1), .invalidEscape("\\u12")),
    ("\"a\" = \"\\UD83D\";", at(1, 8), .halfSurrogate("\\UD83D")),
    ("\"a\" = \"\\UD83D\\n\";", at(1, 8), .halfSurrogate("\\UD83D")),
    ("\"a\" = \"\\UD83D\\UD83D\";", at(1, 8), .halfSurrogate("\\UD83D\\UD83D")),
    ("\"a\" = \"\\UDE00\";", at(1, 8), .halfSurrogate("\\UDE00")),
    ("\"a\" = \"\\777\";", at(1, 8), .invalidEscape("\\777")),
    ("<?xml version=\"1.0\"?>", at(1, 1), .expected(.key, found: "<")),
    ("a = b;\r\rc", at(3, 2), .expected(.semicolon, found: nil)),
  ]

  private static func at(_ line: Int, _ column: Int) -> TextPlace {
    TextPlace(line: line, column: column)
  }

  @Test("broken syntax is an error with its place, in either mode", arguments: broken)
  func brokenSyntax(_ text: String, _ place: TextPlace, _ syntax: SyntaxProblem) {
    for mode in [ReadingMode.strict, .lenient] {
      let error = fault { () throws(MessageError) in try MessageCatalog(strings: text, mode: mode) }
      #expect(error?.line == place.line && error?.column == place.column, "\(error as Any)")
      #expect(error?.file == "Localizable.strings")
      #expect(error?.kind == .syntax(syntax), "\(error as Any)")
    }
  }

  @Test("an entry without its ; is named")
  func keyOfBrokenEntry() {
    let error = fault { () throws(MessageError) in
      try MessageCatalog(strings: "\"a\" = \"b\"\n\"c\" = \"d\";")
    }
    #expect(error?.key == "a")
  }

  @Test("a key that is there twice is an error; the lenient mode takes the last and tells")
  func duplicate() throws {
    let text = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";"
    let error = try #require(fault { () throws(MessageError) in try MessageCatalog(strings: text) })
    #expect(error.line == 3 && error.key == "a")
    #expect(error.kind == .duplicate(.key, firstLine: 1))
    let lenient = try MessageCatalog(strings: text, mode: .lenient)
    #expect(try lenient.source("a") == "3")
    #expect(lenient.errors == [error])
  }

  @Test(
    "a text that is no format is an error with its line and key; the lenient mode leaves it out",
    arguments: [
      "%1$d%", "%2$d% %", "canale% 1$s", "％1$s", "50%", "%1$", "%0$@", "%q", "%*d", "%9999d",
    ]
  )
  func brokenFormat(_ format: String) throws {
    let text = "good = x;\n\"bad\" = \"\(format)\";"
    let error = try #require(fault { () throws(MessageError) in try MessageCatalog(strings: text) })
    #expect(error.line == 2 && error.key == "bad" && error.file == "Localizable.strings")
    guard case .placeholder(let fault) = error.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(format.utf8.dropFirst(fault.offset).starts(with: fault.placeholder.utf8))
    let lenient = try MessageCatalog(strings: text, mode: .lenient)
    #expect(lenient.keys == ["good"] && lenient.errors == [error])
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
