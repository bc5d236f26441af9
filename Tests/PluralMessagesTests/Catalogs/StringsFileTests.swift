import Foundation
import PluralMessages
import Testing

@Suite(".strings files")
struct StringsFileTests {
  private func read(_ text: String, mode: ReadingMode = .strict) throws -> [String: String] {
    let catalog = try MessageCatalog(strings: text, mode: mode)
    return Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0, catalog.source($0) ?? "") })
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
      "a/* x */=/* y */b/* z */;",
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
      (#"\u00f1\u00F1\ud83d\ude00"#, "ññ😀"),
      (#"\U00e1b"#, "áb"),
      (#"\q\/"#, "q/"),
      ("\\\n", "\n"),
    ]
  )
  func escapes(_ text: String, _ expected: String) throws {
    #expect(try read("\"a\" = \"\(text)\";") == ["a": expected])
    #expect(try read("\"\(text)\" = \"a\";") == [expected: "a"])
  }

  // MARK: Encodings

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
      let catalog = try MessageCatalog(strings: file)
      #expect(try catalog.string("España", "x") == "😀 x", "\(file.prefix(4).map { $0 })")
    }
    #expect(try MessageCatalog(strings: Data([0xFF, 0xFE])).keys.isEmpty)
    #expect(try MessageCatalog(strings: Data([0xEF, 0xBB, 0xBF])).keys.isEmpty)
  }

  @Test("a part of some data is read")
  func slice() throws {
    let data = Data("xxxx\"a\" = \"b\";".utf8).dropFirst(4)
    #expect(try MessageCatalog(strings: data).source("a") == "b")
  }

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
    let error = fault { () throws(MessageError) in try MessageCatalog(strings: data, file: "f") }
    #expect(error?.line == line && error?.file == "f", "\(String(describing: error))")
  }

  // MARK: Errors

  @Test(
    "broken syntax is an error with its line, in either mode",
    arguments: [
      ("\"a\" = \"b\";\n;", 2, "found \";\""),
      ("\n\"a\" = \"b\";;", 2, "found \";\""),
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "expected ;"),
      ("\"a\" = \"b\"", 1, "found the end of the file"),
      ("\"a\" =\n;", 2, "expected a text"),
      ("\n\"a\" = \"b;\n\n", 2, "has no end"),
      ("\n\n\"a", 3, "has no end"),
      ("a = \"b\\", 1, "has no end"),
      ("\n/* a\n = b;", 2, "comment that begins here has no end"),
      ("/*/", 1, "comment that begins here has no end"),
      ("\n{ a = b;\n", 2, "has no }"),
      ("{ a = b; }\nc = d;", 2, "expected the end"),
      ("a = b; }", 1, "found \"}\""),
      ("a = (b, c);", 1, "found \"(\""),
      ("a = { b = c; };", 1, "found \"{\""),
      ("“a” = “b”;", 1, "found \"“\""),
      ("\"a\" = \"\n\\u12\";", 2, "four hexadecimal digits"),
      ("\"a\" = \"\\UD83D\";", 1, "half of a pair"),
      ("\"a\" = \"\\UD83D\\n\";", 1, "half of a pair"),
      ("\"a\" = \"\\UD83D\\UD83D\";", 1, "half of a pair"),
      ("\"a\" = \"\\UDE00\";", 1, "half of a pair"),
      ("\"a\" = \"\\777\";", 1, "above \\377"),
      ("<?xml version=\"1.0\"?>", 1, "property list"),
      ("a = b;\r\rc", 3, "expected ;"),
    ]
  )
  func brokenSyntax(_ text: String, _ line: Int, _ reason: String) {
    for mode in [ReadingMode.strict, .lenient] {
      let error = fault { () throws(MessageError) in try MessageCatalog(strings: text, mode: mode) }
      #expect(error?.line == line && error?.file == "Localizable.strings")
      #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
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
    #expect(error.description.contains("first on line 1"))
    let lenient = try MessageCatalog(strings: text, mode: .lenient)
    #expect(lenient.source("a") == "3" && lenient.faults == [error])
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
    guard case .malformedPlaceholder(let fault) = error.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(format.utf8.dropFirst(fault.offset).starts(with: fault.placeholder.utf8))
    let lenient = try MessageCatalog(strings: text, mode: .lenient)
    #expect(lenient.keys == ["good"] && lenient.faults == [error])
  }

  @Test("a width where a position is likely to be meant is told, with its place")
  func remark() throws {
    let notes = Notes()
    var options = MessageOptions()
    options.report = { notes.add($0.description) }
    let data = Data("\n\"a\" = \"%1d of %2d\";".utf8)
    _ = try MessageCatalog(strings: data, file: "f", options: options)
    #expect(notes.all.count == 2)
    #expect(notes.all.first?.hasPrefix("f:2: \"a\": placeholder \"%1d\" at byte 0") == true)
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

  @Test("a file is read from where it is, and named by errors")
  func fromURL() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("PluralMessages-\(UUID().uuidString).strings")
    try Data("a = b;\nc = \"%\";".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = fault { () throws(MessageError) in try MessageCatalog(strings: url) }
    #expect(error?.file?.hasSuffix(url.lastPathComponent) == true && error?.line == 2)
    #expect(try MessageCatalog(strings: url, mode: .lenient).source("a") == "b")
    let missing = url.appendingPathExtension("missing")
    guard
      case .unreadable = fault({ () throws(MessageError) in try MessageCatalog(strings: missing) })?
        .kind
    else {
      Issue.record("a missing file was read")
      return
    }
  }
}
