import Foundation
import PluralMessages
import Testing

@Suite("JSON files")
struct JSONCatalogTests {
  @Test(
    "an exact number goes before a category, a category before other and *",
    arguments: [
      (#"{"1": "=", "one": "c", "other": "o", "*": "s"}"#, 1, "="),
      (#"{"one": "c", "other": "o", "*": "s"}"#, 1, "c"),
      (#"{"other": "o", "1": "="}"#, 1, "="),
      (#"{"*": "s", "1": "="}"#, 2, "s"),
      (#"{"other": "o", "*": "s"}"#, 2, "o"),
      // `*` is for the categories without a text.
      (#"{"other": "o", "*": "s"}"#, 1, "s"),
      (#"{"*": "s"}"#, 1, "s"),
      (#"{"9223372036854775807": "max", "*": "s"}"#, Int.max, "max"),
      (#"{"0": "=", "zero": "z", "other": "o"}"#, 0, "="),
    ]
  )
  func precedence(_ plurals: String, _ number: Int, _ expected: String) throws {
    let catalog = try MessageCatalog(json: #"{"n": {"plurals": \#(plurals)}}"#)
    #expect(try catalog.string("n", .integer(number)) == expected)
  }

  @Test(
    "an object of category names is a plural that chooses by count",
    arguments: zip([1, 2, 5, 22], ["1 plik", "2 pliki", "5 plików", "22 pliki"])
  )
  func categoryObject(_ number: Int, _ expected: String) throws {
    let catalog = try MessageCatalog(
      json: """
        {"n": {"one": "%{count} plik", "few": "%{count} pliki", "other": "%{count} plików"}}
        """,
      "pl"
    )
    let count = MessageArgument.integer(number)
    // 5 is `many`, for which the text for `other` is taken.
    #expect(try catalog.string("n", count) == expected)
    #expect(try catalog.string("n", arguments: [], named: ["count": count]) == expected)
    #expect(try catalog.string("n", arguments: [99], named: ["count": count]) == expected)
  }

  @Test("named arguments are shown beside the count")
  func named() throws {
    let catalog = try MessageCatalog(
      json: """
        {"a": {"one": "%{who}: %{count} file", "other": "%{who}: %{count} files"},
         "b": {"plurals": {"1": "${who}: ${i} file", "*": "${who}: ${i} files, ${i}"}}}
        """
    )
    let named: [String: MessageArgument] = ["who": "Ada"]
    #expect(try catalog.string("a", arguments: [1], named: named) == "Ada: 1 file")
    #expect(try catalog.string("b", arguments: [2], named: named) == "Ada: 2 files, 2")
    #expect(
      try catalog.string("b", arguments: [], named: ["who": "Ada", "i": 3]) == "Ada: 3 files, 3"
    )
    let error = fault { () throws(MessageError) in try catalog.string("a", 1) }
    guard case .missingNamedArgument("%{who}", "who") = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "a text's dialect is the one whose placeholders it has, else its entry's",
    arguments: [
      (#""${name}""#, "Ada"),
      (#""%{name}""#, "Ada"),
      (#""${name} %{name}""#, "Ada %{name}"),
      (#"{"other": "%{name} ${name}"}"#, "Ada ${name}"),
      (#"{"other": "${name}"}"#, "Ada"),
      (#"{"plurals": {"*": "%{name}"}}"#, "Ada"),
      (#""100 % $ %@ {name}""#, "100 % $ %@ {name}"),
    ]
  )
  func dialects(_ entry: String, _ expected: String) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \(entry)}")
    #expect(try catalog.string("a", arguments: [5], named: ["name": "Ada"]) == expected)
  }

  @Test("a dialect that is given goes for all texts")
  func givenDialect() throws {
    let text = """
      {"a": {"one": "%1$@: %2$d file", "other": "%1$@: %2$d files"}, "b": "%@ ${i}",
       "c": {"plurals": {"1": "%arg day", "*": "%arg days"}}}
      """
    let apple = try MessageCatalog(json: text, dialect: .apple)
    #expect(try apple.string("a", "Ada", 1) == "Ada: 1 file")
    #expect(try apple.string("b", "x") == "x ${i}")
    #expect(try apple.string("c", 3) == "3 days")
    let mozilla = try MessageCatalog(
      json: ##"{"a": {"plurals": {"one": "#2: #1 file", "*": "#2: #1 files"}}}"##,
      dialect: .hash
    )
    #expect(try mozilla.string("a", 1, "Ada") == "Ada: 1 file")
  }

  @Test("zero is CLDR's, unless Apple's is asked for")
  func zero() throws {
    let text = #"{"n": {"zero": "none", "one": "one", "other": "many"}}"#
    #expect(try MessageCatalog(json: text).string("n", 0) == "many")
    let apple = try MessageCatalog(json: text, options: MessageOptions(zero: .apple))
    #expect(try apple.string("n", 0) == "none")
    for zero in MessageOptions.Zero.allCases {
      let latvian = try MessageCatalog(json: text, "lv", options: MessageOptions(zero: zero))
      #expect(try latvian.string("n", 10) == "none")
    }
  }

  @Test("an exact 1 is not one: French 0 takes other")
  func exactIsNoCategory() throws {
    let french = try MessageCatalog(
      json: #"{"n": {"plurals": {"1": "1 x", "other": "${i} x"}}}"#,
      "fr"
    )
    #expect(try french.string("n", 0) == "0 x")
  }

  @Test(
    "a category without a text takes that for other, and tells; strictly it is an error",
    arguments: ["cs", "ar"]
  )
  func missingCategory(_ language: String) throws {
    let notes = Notes()
    var options = MessageOptions()
    options.report = { notes.add($0.description) }
    let text = #"{"n": {"one": "a", "other": "b"}, "s": {"plurals": {"one": "a", "*": "b"}}}"#
    var catalog = try MessageCatalog(json: text, language, options: options)
    #expect(try catalog.string("n", 2) == "b")
    #expect(notes.all.count == 1)
    // `*` says that it is for all else.
    #expect(try catalog.string("s", 2) == "b")
    #expect(notes.all.count == 1)
    catalog.options.isStrict = true
    #expect(throws: MessageError.self) { try catalog.string("n", 2) }
    #expect(try catalog.string("s", 2) == "b")
  }

  @Test(
    "a text that no number takes is told",
    arguments: [
      ("km", #"{"one": "a", "other": "b"}"#, true), ("he", #"{"many": "a", "other": "b"}"#, true),
      ("fr", #"{"one": "a", "other": "b"}"#, false),
      ("cs", #"{"one": "a", "few": "b", "other": "c"}"#, false),
      ("en", #"{"zero": "a", "other": "b"}"#, true),
    ]
  )
  func unreachable(_ language: String, _ entry: String, _ isTold: Bool) throws {
    let notes = Notes()
    var options = MessageOptions()
    options.report = { notes.add($0.description) }
    _ = try MessageCatalog(json: "{\"n\": \(entry)}", language, options: options)
    #expect(notes.all.count == (isTold ? 1 : 0), "\(notes.all)")
  }

  // MARK: Faults

  private static let malformed = [
    ("{\"nonsense\": \"x\", \"other\": \"y\"}", "are zero, one, two, few, many, other"),
    ("{\"one\": \"x\", \"1\": \"y\"}", "within \"plurals\""),
    ("{\"plurals\": {\"nonsense\": \"x\"}}", "zero, one, two, few, many, other"),
    ("{\"plurals\": {\"One\": \"x\"}}", "zero, one, two, few, many, other"),
    ("{\"plurals\": {\"\": \"x\"}}", "zero, one, two, few, many, other"),
    ("{\"plurals\": {\"1.5\": \"x\"}}", "zero, one, two, few, many, other"),
    ("{\"plurals\": {\"-1\": \"x\"}}", "not negative"),
    ("{\"plurals\": {\"99999999999999999999\": \"x\"}}", "above 9223372036854775807"),
    ("{\"plurals\": {\"01\": \"x\"}}", "is written \"1\""),
    ("{\"plurals\": {\"=1\": \"x\"}}", "is written \"1\""),
    ("{\"plurals\": {\"one\": 1}}", "must be a text"),
    ("{\"plurals\": {\"one\": {\"two\": \"x\"}}}", "must be a text"),
    ("{\"plurals\": {}}", "no texts"),
    ("{\"plurals\": \"x\"}", "must be an object"),
    ("{\"plurals\": {\"*\": \"x\"}, \"keys\": {}}", "one key"),
    ("{\"keys\": [\"x\"]}", "must be an object"),
    ("{\"keys\": {\"x\": null}}", "must be a text"),
    ("{\"one\": [], \"other\": \"x\"}", "must be a text"),
    ("{\"formal\": \"x\", \"informal\": \"y\"}", "\"plurals\" or \"keys\""),
    ("{}", "an empty object"),
    ("5", "not a number"),
    ("true", "not true"),
    ("[\"x\"]", "not an array"),
    ("{\"one\": \"x\", \"one\": \"y\", \"other\": \"z\"}", "\"one\" is there twice"),
    ("{\"plurals\": {\"1\": \"x\", \"1\": \"y\"}}", "\"1\" is there twice"),
    ("{\"plurals\": {\"*\": \"x\", \"*\": \"y\"}}", "\"*\" is there twice"),
    ("{\"keys\": {\"x\": \"x\", \"x\": \"y\"}}", "\"x\" is there twice"),
  ]

  @Test("a malformed entry is an error; the lenient mode leaves it out", arguments: malformed)
  func malformedEntries(_ entry: String, _ reason: String) throws {
    let text = "{\n  \"first\": \"bad\",\n  \"bad\": \(entry),\n  \"good\": \"x\"\n}"
    let error = try #require(fault { () throws(MessageError) in try MessageCatalog(json: text) })
    #expect(error.file == "messages.json" && error.line == 3 && error.key == "bad")
    #expect(error.description.contains(reason), "\(error)")
    let lenient = try MessageCatalog(json: text, mode: .lenient)
    #expect(lenient.keys == ["first", "good"] && lenient.faults == [error])
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
    #expect(error.line == 2 && error.description.contains("first on line 1"))
    let lenient = try MessageCatalog(json: text, mode: .lenient)
    #expect(lenient.source("a") == "2" && lenient.faults == [error])
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

  @Test("escapes and other encodings are read")
  func escapesAndEncodings() throws {
    let text = #"{"a": "\"\\\/\b\f\n\r\t\u00f1\uD83D\uDE00 😀"}"#
    let expected = "\"\\/\u{8}\u{C}\n\r\tñ😀 😀"
    let utf16 = Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    for data in [Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), utf16] {
      #expect(try MessageCatalog(json: data, language: "en").source("a") == expected)
    }
  }

  @Test("a file is read from where it is, and named by errors")
  func fromURL() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("PluralMessages-\(UUID().uuidString).json")
    try Data(#"{"a": "b", "c": 5}"#.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = fault { () throws(MessageError) in try MessageCatalog(json: url, language: "en") }
    #expect(error?.file?.hasSuffix(url.lastPathComponent) == true)
    #expect(try MessageCatalog(json: url, language: "en", mode: .lenient).keys == ["a"])
  }
}
