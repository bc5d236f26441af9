import Foundation
import PluralMessages
import Testing

@Suite("Faults of JSON files")
struct JSONFaultTests {
  private struct Malformed {
    let entry: String
    let kind: MessageDiagnostic.Kind
    /// The keys of the texts that it has nevertheless, for the number 1.
    let texts: [String: String]

    init(_ entry: String, _ kind: MessageDiagnostic.Kind, _ texts: [String: String] = [:]) {
      (self.entry, self.kind, self.texts) = (entry, kind, texts)
    }
  }

  /// What has no text, or less than its author wants.
  private static let malformed = [
    Malformed(
      #"{"plurals": {"99999999999999999999": "x"}}"#,
      .invalidValue("99999999999999999999", of: .exactNumber("99999999999999999999"))
    ),
    Malformed(
      #"{"plurals": {"one": 1}}"#,
      .wrongType(.field("one"), expected: [.string], found: .number)
    ),
    Malformed(
      #"{"plurals": {"one": 1, "other": "x"}}"#,
      .wrongType(.field("one"), expected: [.string], found: .number),
      ["bad": "x"]
    ),
    Malformed(#"{"plurals": {}}"#, .missing(.texts)),
    Malformed(
      #"{"keys": ["x"]}"#,
      .wrongType(.field("keys"), expected: [.object], found: .array),
      ["bad.keys.0": "x"]
    ),
    Malformed(
      #"{"keys": {"x": null}}"#,
      .wrongType(.field("x"), expected: [.string], found: .null)
    ),
    Malformed("5", .wrongType(.message, expected: [.string, .object], found: .number)),
    Malformed("true", .wrongType(.message, expected: [.string, .object], found: .boolean)),
    Malformed("null", .wrongType(.message, expected: [.string, .object], found: .null)),
    Malformed(#""\q""#, .syntax(.invalidEscape("\\q"))),
    Malformed(#"{"one": "x" "other": "y"}"#, .syntax(.expected(.comma, found: "\""))),
  ]

  /// What can be read in a way that may not be meant.
  private static let questionable = [
    Malformed(
      #"{"one": "x", "two times": "y"}"#,
      .unknownName("two times", of: .messageMember),
      ["bad.one": "x", "bad.two times": "y"]
    ),
    Malformed(
      #"{"plurals": {"nonsense": "x"}}"#,
      .unknownName("nonsense", of: .categoryOrNumber),
      ["bad.plurals.nonsense": "x"]
    ),
    Malformed(
      #"{"plurals": {"One": "x"}}"#,
      .unknownName("One", of: .categoryOrNumber),
      ["bad.plurals.One": "x"]
    ),
    Malformed(#"{"plurals": {"": "x"}}"#, .unknownName("", of: .categoryOrNumber)),
    Malformed(#"{"plurals": {"1.5": "x"}}"#, .unknownName("1.5", of: .categoryOrNumber)),
    Malformed(#"{"ordinals": {"1st": "x"}}"#, .unknownName("1st", of: .categoryOrNumber)),
    Malformed(
      #"{"plurals": {"01": "x"}}"#,
      .invalidValue("01", of: .exactNumber("01")),
      ["bad": "x"]
    ),
    Malformed(
      #"{"plurals": {"=1": "x"}}"#,
      .invalidValue("=1", of: .exactNumber("=1")),
      ["bad": "x"]
    ),
    Malformed(
      #"{"plurals": "x"}"#,
      .wrongType(.field("plurals"), expected: [.object], found: .string),
      ["bad.plurals": "x"]
    ),
    Malformed(
      #"{"plurals": {"*": "x"}, "keys": {"a": "b"}}"#,
      .unknownName("keys", of: .messageMember),
      ["bad.plurals": "x", "bad.keys.a": "b"]
    ),
    Malformed(
      #"{"one": [], "other": "x"}"#,
      .wrongType(.field("one"), expected: [.string], found: .array),
      ["bad": "x"]
    ),
    Malformed("{}", .missing(.texts)),
    Malformed(
      #"{"one": "x", "one": "y", "other": "z"}"#,
      .duplicate(.field("one"), firstLine: nil),
      ["bad": "y"]
    ),
    Malformed(
      #"{"plurals": {"1": "x", "1": "y"}}"#,
      .duplicate(.field("1"), firstLine: nil),
      ["bad": "y"]
    ),
    Malformed(
      #"{"plurals": {"*": "x", "*": "y"}}"#,
      .duplicate(.field("*"), firstLine: nil),
      ["bad": "y"]
    ),
    Malformed(#"{"keys": {"x": "x", "x": "y"}}"#, .duplicate(.field("x"), firstLine: nil)),
  ]

  private static func file(_ entry: String) -> String {
    "{\n  \"first\": \"bad\",\n  \"bad\": \(entry),\n  \"good\": \"x\"\n}"
  }

  /// Expects that a file's good entries are read, and the bad one as far as it can be.
  private func check(_ malformed: Malformed) throws -> MessageDiagnostic {
    let catalog = try MessageCatalog(json: Self.file(malformed.entry))
    #expect(try catalog.source("first") == "bad" && catalog.source("good") == "x")
    for (key, text) in malformed.texts { #expect(try catalog.string(key, 1) == text) }
    let told = catalog.diagnostics.filter { $0.kind == malformed.kind }
    #expect(told.count == 1, "\(catalog.diagnostics)")
    let finding = try #require(told.first)
    #expect(finding.file == "messages.json" && finding.line == 3)
    #expect(finding.key?.hasPrefix("bad") == true)
    return finding
  }

  @Test("a malformed entry is an error, and costs no other", arguments: malformed)
  private func malformedEntries(_ malformed: Malformed) throws {
    let finding = try check(malformed)
    #expect(finding.severity == .error)
    let thrown = faults { () throws(MessageError) in
      try MessageCatalog(json: Self.file(malformed.entry), mode: .strict)
    }
    #expect(thrown == [finding])
    if malformed.texts.isEmpty {
      let catalog = try MessageCatalog(json: Self.file(malformed.entry))
      #expect(throws: MessageError.self) { try catalog.string("bad", 1) }
    }
  }

  @Test("a questionable entry is read, with a warning", arguments: questionable)
  private func questionableEntries(_ questionable: Malformed) throws {
    #expect(try check(questionable).severity == .warning)
    _ = try MessageCatalog(json: Self.file(questionable.entry), mode: .strict)
  }

  private static let sentences: [(entry: String, sentence: String)] = [
    (
      #"{"one": "x", "two times": "y"}"#,
      "\"plurals\", \"ordinals\" or \"keys\", or nothing but categories, numbers and \"*\""
    ),
    (#"{"plurals": {"One": "x"}}"#, "right are numbers such as \"0\", \"*\", and zero, one"),
    (#"{"plurals": {"01": "x"}}"#, "an exact number is written in digits, such as \"0\", \"12\""),
    (#"{"plurals": {"one": 1}}"#, "\"one\" must be a string, not a number"),
    ("5", "the message must be a string or an object, not a number"),
    (#"{"keys": {"x": "x", "x": "y"}}"#, "\"x\" is there twice"),
  ]

  @Test("a finding says what would be right", arguments: sentences)
  func sentence(_ entry: String, _ sentence: String) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \(entry)}")
    #expect(
      catalog.diagnostics.contains { $0.description.contains(sentence) },
      "\(catalog.diagnostics)"
    )
  }

  @Test("a fault within an entry has its own line")
  func lineWithin() throws {
    let text = "{\n\"n\": {\n\"plurals\": {\n\"1\": \"x\",\n\"many\": 5}}}"
    #expect(try MessageCatalog(json: text).errors.map(\.line) == [5])
  }

  @Test(
    "of a key that is there twice the last is taken, and told",
    arguments: [("2", .warning), ("1", .note)] as [(String, MessageDiagnostic.Severity)]
  )
  func duplicate(_ last: String, _ severity: MessageDiagnostic.Severity) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \"1\",\n\"a\": \"\(last)\"}")
    #expect(try catalog.source("a") == last)
    let finding = try #require(catalog.diagnostics.first)
    #expect(finding.kind == .duplicate(.key, firstLine: 1))
    #expect(finding.line == 2 && finding.severity == severity)
  }

  @Test(
    "a file in which nothing can be read is an error with its line, in either mode",
    arguments: [
      ("", 1), ("\n[]", 2), ("\"x\"", 1), ("{", 1), ("{\n\"a\"", 2), ("{\n\"a\" \"b\"}", 2),
      ("{\"a\": \"b", 1), ("{\"a\": \"b\n\"}", 1), ("{\"a\":\n\"\\x\"}", 2),
      ("{\"a\":\n\"\\uD83D\"}", 2), ("{\"a\": \"\\u12\"}", 1), ("{a: \"b\"}", 1),
      ("{\"a\": b}", 1), ("{\"a\": -}", 1), ("{\"a\": [1, }", 1), ("\u{0}", 1), ("{\"a\": \"\\", 1),
    ]
  )
  func unreadable(_ text: String, _ line: Int) {
    for mode in [ReadingMode.strict, .tolerant] {
      let error = fault { () throws(MessageError) in try MessageCatalog(json: text, mode: mode) }
      #expect(error?.line == line && error?.file == "messages.json", "\(String(describing: error))")
    }
  }

  @Test(
    "broken syntax costs no message that is read",
    arguments: [
      ("{\"a\": \"b\",}", 1), ("{\"a\": \"b\"} x", 1), ("{\"a\": \"b\",\n\"c\": d}", 2),
      ("{\"a\": \"b\"\n\"c\": \"d\"}", 2), ("{\"c\": tru,\n\"a\": \"b\"}", 1),
      ("{x, \"a\": \"b\",\n\"c\": \"d\"}", 1), ("<<<<<<< HEAD\n{\"a\": \"b\"}", 1),
      ("// new\n\n  {\"a\": \"b\"}", 1),
      ("{\n<<<<<<< HEAD\n\"a\": \"b\"}", 2), ("{\"c\": \"d\n\", \"a\": \"b\"}", 1),
      ("{\"c\": \"d\"},\n\"a\": \"b\"}", 1), ("{\"a\": \"b\", \"c\": {\"one\": \"d\",}}", 1),
    ]
  )
  func brokenSyntax(_ text: String, _ line: Int) throws {
    let catalog = try MessageCatalog(json: text)
    #expect(try catalog.source("a") == "b")
    #expect(catalog.errors.map(\.line) == [line])
    let thrown = faults { () throws(MessageError) in try MessageCatalog(json: text, mode: .strict) }
    #expect(thrown == catalog.errors)
  }

  @Test("values may be nested as deeply as the limit, and no deeper", arguments: ["[]", "{}"])
  func nestingLimit(_ innermost: String) {
    let (open, close) = innermost == "[]" ? ("[", "]") : ("{\"k\":", "}")
    // The outermost object and the innermost value are levels.
    func kind(_ levels: Int) -> MessageDiagnostic.Kind? {
      let text =
        "{\"a\":" + String(repeating: open, count: levels - 2) + innermost
        + String(repeating: close, count: levels - 2) + "}"
      return fault { () throws(MessageError) in try MessageCatalog(json: text, mode: .strict) }?
        .kind
    }
    let limit = MessageLimit.nesting.maximum
    #expect(kind(limit) != .limit(.nesting))
    #expect(kind(limit + 1) == .limit(.nesting))
  }

  @Test(
    "half of a pair of surrogates is an error, and a pair is a character",
    arguments: [
      (#"\uD83D\u0041"#, nil), (#"\uD83D"#, nil), (#"\uD83Dx"#, nil), (#"\uDE00"#, nil),
      (#"\uD83D\uD83D"#, nil), (#"\uDBFF\uDBFF"#, nil), (#"\uD83D\uE000"#, nil),
      (#"\uD83D\n"#, nil), (#"\uDE00\uD83D"#, nil), (#"\uD83D\uDE00"#, "😀"),
      (#"\uD800\uDC00"#, "\u{10000}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
      (#"\uD7FF\uE000"#, "\u{D7FF}\u{E000}"),
    ] as [(String, String?)]
  )
  func surrogates(_ text: String, _ expected: String?) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \"\(text)\", \"b\": \"c\"}")
    #expect(try catalog.source("b") == "c")
    if let expected {
      #expect(try catalog.source("a") == expected)
      #expect(catalog.errors.isEmpty)
    } else {
      #expect(catalog.errors.count == 1)
    }
  }

  @Test(
    "a control character in a text has to be an escape",
    arguments: [0x00, 0x09, 0x1F, 0x20, 0x7F] as [UInt8]
  )
  func controlCharacters(_ scalar: UInt8) {
    let file = "{\"b\": \"c\",\n\"a\": \"x\(Character(Unicode.Scalar(scalar)))y\"}"
    let error = fault { () throws(MessageError) in try MessageCatalog(json: file, mode: .strict) }
    // As RFC 8259 says, those below U+0020.
    #expect((error == nil) == (scalar >= 0x20), "\(String(describing: error))")
    if let error { #expect(error.line == 2) }
  }

  @Test("deep nesting is an error", arguments: ["[", "{\"a\":"])
  func deepNesting(_ part: String) {
    let text = "{\"a\":" + String(repeating: part, count: 100_000)
    #expect(throws: MessageError.self) { try MessageCatalog(json: text) }
  }
}
