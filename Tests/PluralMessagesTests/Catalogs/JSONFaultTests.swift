import Foundation
import PluralMessages
import Testing

@Suite("Faults of JSON files")
struct JSONFaultTests {
  private static let malformed: [(entry: String, kind: MessageDiagnostic.Kind)] = [
    (#"{"nonsense": "x", "other": "y"}"#, .unknownName("nonsense", of: .category)),
    (#"{"one": "x", "1": "y"}"#, .unknownName("1", of: .category)),
    (#"{"plurals": {"nonsense": "x"}}"#, .unknownName("nonsense", of: .categoryOrNumber)),
    (#"{"plurals": {"One": "x"}}"#, .unknownName("One", of: .categoryOrNumber)),
    (#"{"plurals": {"": "x"}}"#, .unknownName("", of: .categoryOrNumber)),
    (#"{"plurals": {"1.5": "x"}}"#, .unknownName("1.5", of: .categoryOrNumber)),
    (#"{"ordinals": {"1st": "x"}}"#, .unknownName("1st", of: .categoryOrNumber)),
    (#"{"plurals": {"-1": "x"}}"#, .invalidValue("-1", of: .exactNumber("-1"))),
    (
      #"{"plurals": {"99999999999999999999": "x"}}"#,
      .invalidValue("99999999999999999999", of: .exactNumber("99999999999999999999"))
    ),
    (#"{"plurals": {"01": "x"}}"#, .invalidValue("01", of: .exactNumber("01"))),
    (#"{"plurals": {"=1": "x"}}"#, .invalidValue("=1", of: .exactNumber("=1"))),
    (#"{"plurals": {"one": 1}}"#, .wrongType(.field("one"), expected: [.string], found: .number)),
    (
      #"{"plurals": {"one": {"two": "x"}}}"#,
      .wrongType(.field("one"), expected: [.string], found: .object)
    ),
    (#"{"plurals": {}}"#, .missing(.texts)),
    (#"{"plurals": "x"}"#, .wrongType(.field("plurals"), expected: [.object], found: .string)),
    (#"{"plurals": {"*": "x"}, "keys": {}}"#, .unknownName("plurals", of: .messageMember)),
    (#"{"keys": ["x"]}"#, .wrongType(.field("keys"), expected: [.object], found: .array)),
    (#"{"keys": {"x": null}}"#, .wrongType(.field("x"), expected: [.string], found: .null)),
    (#"{"one": [], "other": "x"}"#, .wrongType(.field("one"), expected: [.string], found: .array)),
    (#"{"formal": "x", "informal": "y"}"#, .unknownName("formal", of: .messageMember)),
    ("{}", .missing(.texts)),
    ("5", .wrongType(.message, expected: [.string, .object], found: .number)),
    ("true", .wrongType(.message, expected: [.string, .object], found: .boolean)),
    (#"["x"]"#, .wrongType(.message, expected: [.string, .object], found: .array)),
    (#"{"one": "x", "one": "y", "other": "z"}"#, .duplicate(.field("one"), firstLine: nil)),
    (#"{"plurals": {"1": "x", "1": "y"}}"#, .duplicate(.field("1"), firstLine: nil)),
    (#"{"plurals": {"*": "x", "*": "y"}}"#, .duplicate(.field("*"), firstLine: nil)),
    (#"{"keys": {"x": "x", "x": "y"}}"#, .duplicate(.field("x"), firstLine: nil)),
  ]

  @Test("a malformed entry is an error; the lenient mode leaves it out", arguments: malformed)
  func malformedEntries(_ entry: String, _ kind: MessageDiagnostic.Kind) throws {
    let text = "{\n  \"first\": \"bad\",\n  \"bad\": \(entry),\n  \"good\": \"x\"\n}"
    let error = try #require(fault { () throws(MessageError) in try MessageCatalog(json: text) })
    #expect(error.file == "messages.json" && error.line == 3 && error.key == "bad")
    #expect(error.kind == kind, "\(error)")
    let lenient = try MessageCatalog(json: text, mode: .lenient)
    #expect(lenient.keys == ["first", "good"] && lenient.errors == [error])
  }

  private static let sentences: [(entry: String, sentence: String)] = [
    (#"{"one": "x", "two times": "y"}"#, "the categories are zero, one, two, few, many, other"),
    (#"{"plurals": {"One": "x"}}"#, "right are numbers such as \"0\", \"*\", and zero, one"),
    (#"{"plurals": {"01": "x"}}"#, "an exact number is written in digits, such as \"0\" or \"12\""),
    (#"{"plurals": {"one": 1}}"#, "\"one\" must be a string, not a number"),
    (#"{"formal": "x"}"#, "\"plurals\", \"ordinals\" or \"keys\", or the names of categories"),
    ("5", "the message must be a string or an object, not a number"),
    (#"{"keys": {"x": "x", "x": "y"}}"#, "\"x\" is there twice"),
  ]

  @Test("an error says what would be right", arguments: sentences)
  func sentence(_ entry: String, _ sentence: String) {
    let error = fault { () throws(MessageError) in try MessageCatalog(json: "{\"a\": \(entry)}") }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "no error")")
  }

  @Test("a fault within an entry has its own line")
  func lineWithin() {
    let text = "{\n\"n\": {\n\"plurals\": {\n\"1\": \"x\",\n\"many \": \"y\"}}}"
    #expect(fault { () throws(MessageError) in try MessageCatalog(json: text) }?.line == 5)
  }

  @Test("a key that is there twice is an error; the lenient mode takes the last and tells")
  func duplicate() throws {
    let text = "{\"a\": \"1\",\n\"a\": \"2\"}"
    let error = try #require(fault { () throws(MessageError) in try MessageCatalog(json: text) })
    #expect(error.line == 2 && error.kind == .duplicate(.key, firstLine: 1))
    let lenient = try MessageCatalog(json: text, mode: .lenient)
    #expect(try lenient.source("a") == "2")
    #expect(lenient.errors == [error])
  }

  @Test(
    "what is no JSON object is an error with its line, in either mode",
    arguments: [
      ("", 1), ("\n[]", 1), ("\"x\"", 1), ("{", 1), ("{\n\"a\"", 2), ("{\n\"a\" \"b\"}", 2),
      ("{\"a\": \"b\",}", 1), ("{\"a\": \"b\"} x", 1), ("{\"a\": \"b", 1), ("{\"a\": \"b\n\"}", 1),
      ("{\"a\":\n\"\\x\"}", 2), ("{\"a\":\n\"\\uD83D\"}", 2), ("{\"a\": \"\\u12\"}", 1),
      ("{a: \"b\"}", 1), ("{\"a\": b}", 1), ("{\"a\": -}", 1), ("{\"a\": [1, }", 1), ("\u{0}", 1),
      ("{\"a\": \"\\", 1),
    ]
  )
  func brokenSyntax(_ text: String, _ line: Int) {
    for mode in [ReadingMode.strict, .lenient] {
      let error = fault { () throws(MessageError) in try MessageCatalog(json: text, mode: mode) }
      #expect(error?.line == line && error?.file == "messages.json", "\(String(describing: error))")
    }
  }

  @Test("deep nesting is an error", arguments: ["[", "{\"a\":"])
  func deepNesting(_ part: String) {
    let text = "{\"a\":" + String(repeating: part, count: 100_000)
    #expect(throws: MessageError.self) { try MessageCatalog(json: text) }
  }
}
