import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite(".strings files")
struct StringsFileTests {
  @Test(
    "a comment ends with its line, whatever ends that",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]
  )
  func lineComments(_ end: String) throws {
    let catalog = try MessageCatalog(strings: "// c\(end)\"a\" = \"b\"; // x = y;\(end)c = d;")
    #expect(catalog.keys == ["a", "c"])
    #expect(try catalog.source("a") == "b")
  }

  private func read(_ text: String, mode: ReadingMode = .strict) throws -> [String: String] {
    let catalog = try MessageCatalog(strings: text, mode: mode)
    return try Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0, try catalog.source($0)) })
  }

  @Test(
    "entries are read, however they are written",
    arguments: [
      (#""a" = "b";"#, ["a": "b"]),
      (#""a"="b";"c"="d";"#, ["a": "b", "c": "d"]),
      (#""a" = "b" ;"#, ["a": "b"]),
      ("\"a\"\n=\n\"b\"\n;", ["a": "b"]),
      (#"key_1.x-y$z/w:v = "b";"#, ["key_1.x-y$z/w:v": "b"]),
      ("key = value;", ["key": "value"]),
      ("url = http://example.org/a;", ["url": "http://example.org/a"]),
      ("'a' = 'b\"c';", ["a": "b\"c"]),
      (#""Daily";"#, ["Daily": "Daily"]),
      ("Daily;", ["Daily": "Daily"]),
      (#"{ "a" = "b"; c = d; }"#, ["a": "b", "c": "d"]),
      ("{}", [:]),
      ("/* c */ { /* d */ a = b; // e\n } // f", ["a": "b"]),
      ("", [:]),
      (" \t\r\n", [:]),
      ("// only this", [:]),
      ("/* only this */", [:]),
      (#""" = "";"#, ["": ""]),
    ] as [(String, [String: String])]
  )
  func entries(_ text: String, _ expected: [String: String]) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    "comments stand anywhere between tokens, and are text within quotes",
    arguments: [
      "/* x */\"a\"/**/=/* \"y\" = z; */\"b\"/***/;// end",
      "// \"a\" = \"c\";\n\"a\" = // x\n \"b\" // y\r\n;",
      "\"a\" = \"b\"; /* * / ** // */",
    ]
  )
  func comments(_ text: String) throws {
    #expect(try read(text) == ["a": "b"])
  }

  @Test(
    "signs of the syntax are text within quotes",
    arguments: [";", "//", "/* x */", "=", "{}", ";;", "'", "\n\n"]
  )
  func quotedSigns(_ text: String) throws {
    #expect(try read("\"\(text)\" = \"<\(text)>\";") == [text: "<\(text)>"])
  }

  @Test(
    "escapes are read",
    arguments: [
      (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"),
      (#"\"\'\\"#, "\"'\\"),
      (#"\0"#, "\0"),
      (#"\123\60\7x"#, "S0\u{7}x"),
      (#"\0011"#, "\u{1}1"),
      (#"\341"#, "Æ"),
      (#"Espa\U00F1ol - \UD83D\UDE00"#, "Español - 😀"),
      (#"\UF1\U1F;\Ua"#, "ñ\u{1F};\n"),
      (#"\u203A \u00f1"#, "u203A u00f1"),
      (#"\U00e1b"#, "áb"),
      (#"\q\/"#, "q/"),
      ("\\\n", "\n"),
    ]
  )
  func escapes(_ text: String, _ expected: String) throws {
    #expect(try read("\"a\" = \"\(text)\";") == ["a": expected])
    #expect(try read("\"\(text)\" = \"a\";") == [expected: "a"])
  }

  private static let text = "/* ñ */ \"España\" = \"😀 %@\";\n"

  @Test("UTF-8 and UTF-16 are read, with a byte order mark and without")
  func encodings() throws {
    let utf16 = Array(Self.text.utf16)
    let big = Data(utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    let little = Data(utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let files = [
      Data(Self.text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(Self.text.utf8), big, little,
      Data([0xFE, 0xFF]) + big, Data([0xFF, 0xFE]) + little,
    ]
    for file in files {
      let catalog = try MessageCatalog(data: file, format: .strings)
      #expect(try catalog.string("España", "x") == "😀 x", "\(file.prefix(4).map { $0 })")
    }
    for mark in [[0xFF, 0xFE], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      #expect(try MessageCatalog(data: Data(mark), format: .strings).keys.isEmpty)
    }
  }

  @Test("a part of some data is read")
  func slice() throws {
    let data = Data("xxxx\"a\" = \"b\";".utf8).dropFirst(4)
    #expect(try MessageCatalog(data: data, format: .strings).source("a") == "b")
  }

  @Test(
    "the dialect is the caller's",
    arguments: [
      (PlaceholderDialect.apple, "%2$@"), (.zeroBased, "%1"), (.dollarBraces, "${1}"),
      (.percentBraces, "%{1}"), (.hash, "#2"),
    ]
  )
  func dialects(_ dialect: PlaceholderDialect, _ format: String) throws {
    let catalog = try MessageCatalog(strings: "\"a\" = \"<\(format)>\";", dialect: dialect)
    #expect(try catalog.string("a", 1, "x") == "<x>")
  }

  @Test(
    "a variable that no file defines is text, without arguments",
    arguments: ["%#@files@", "You have %#@files@ now", "%1$#@v@"]
  )
  func undefinedVariables(_ text: String) throws {
    let catalog = try MessageCatalog(strings: "\"a\" = \"\(text)\";", mode: .strict)
    #expect(try catalog.string("a") == text)
    #expect(catalog.diagnostics.map(\.severity) == [.warning])
    #expect(throws: MessageError.self) { try catalog.string("a", 5) }
  }

  @Test(
    "markup for inflection is passed over",
    arguments: [
      ("^[%lld file](inflect: true)", "2 file"),
      ("a ^[b ^[c](inflect: true)](inflect: true) d", "a b c d"),
      ("^[a](b) [c](inflect: true)", "^[a](b) [c](inflect: true)"),
      ("^[a](inflect:", "^[a](inflect:"),
    ]
  )
  func inflection(_ text: String, _ expected: String) throws {
    let catalog = try MessageCatalog(strings: "\"a\" = \"\(text)\";")
    #expect(try catalog.string("a", 2) == expected)
  }

  @Test("a file is read from where it is, and named by errors")
  func fromURL() throws {
    let folder = try TemporaryDirectory()
    try folder.write("a = b;\nc = (1);", to: "a.strings")
    let url = folder.url.appendingPathComponent("a.strings")
    let error = fault { () throws(MessageError) in
      try MessageCatalog(contentsOf: url, mode: .strict)
    }
    #expect(error?.file?.hasSuffix(url.lastPathComponent) == true && error?.line == 2)
    #expect(try MessageCatalog(contentsOf: url, mode: .tolerant).source("a") == "b")
    let missing = url.appendingPathExtension("missing")
    let finding = fault { () throws(MessageError) in
      try MessageCatalog(contentsOf: missing, format: .strings)
    }
    #expect(finding?.kind == .unreadable(.notFound))
  }
}
