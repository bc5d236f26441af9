import Foundation
import PluralMessages
import Testing

@Suite("Faults of String Catalogs")
struct StringCatalogFaultTests {
  private static let faultyContents: [(String, String)] = [
    (#"{"stringUnit": {"state": "translated", "value": "%d %"}}"#, "placeholder"),
    (#"{"stringUnit": {"value": "％1$s"}}"#, "full-width"),
    (#"{"stringUnit": {"value": 5}}"#, "must be a string"),
    (#"{"stringUnit": {"state": "translated"}}"#, "must have a \"value\""),
    (#"{"stringUnit": {"state": 1, "value": "x"}}"#, "must be a string"),
    (#"{"stringUnit": "x"}"#, "must be an object"),
    (#"{"stringUnit": {"value": "\uD83D"}}"#, "no Unicode text"),
    (#"{"stringUnit": {"value": "%#@x@"}}"#, "the variable \"x\""),
    (#""x""#, "must be an object"),
    ("{}", "stringUnit"),
    (#"{"variations": {}}"#, "no variations"),
    (#"{"variations": {"plural": {"some": {}}}}"#, "no category"),
    (#"{"variations": {"plural": {"one": {"stringUnit": {"value": 1}}}}}"#, "must be a string"),
    (
      #"{"variations": {"plural": {"one": \#(unit("a")), "\u006Fne": \#(unit("b"))}}}"#,
      "occurs twice"
    ),
    (#"{"variations": {"device": {"mac": \#(unit("x"))}}}"#, "no text for the device"),
    (
      #"{"variations": {"plural": {"other": {\#(plural(["other": "x"]))}}}}"#,
      "depends on a number again"
    ),
    (substitution(#""formatSpecifier": "y""#), "formatSpecifier"),
    (substitution(#""formatSpecifier": "%lld""#), "formatSpecifier"),
    (substitution(#""formatSpecifier": "arg""#), "formatSpecifier"),
    (substitution(#""formatSpecifier": 5"#), "must be a string"),
    (substitution(#""argNum": 0"#), "from 1"),
    (substitution(#""argNum": 1001"#), "from 1 to 1000"),
    (substitution(#""argNum": 1.5"#), "from 1"),
    (substitution(#""argNum": "1""#), "from 1"),
    (substitution(#""argNum": 1"#, text: "%#@x@"), "leads back to itself"),
    (substitution(#""argNum": 1"#, text: "%#@y@"), "does not have"),
  ]

  @Test(
    "are named with file, line, key and language; the rest can be used",
    arguments: faultyContents
  )
  func faults(localization: String, reason: String) throws {
    let strings = """
      "good" : {"localizations": {"en": \(unit("Good"))}},
      "bad" : {"localizations": {
        "en": \(unit("Bad")),
        "ru": \(localization)
      }}
      """
    let error = try #require(
      fault { () throws(MessageError) in try StringCatalog(strings: strings) }
    )
    #expect(error.file == "Localizable.xcstrings")
    #expect(error.line == 7)
    #expect(error.key == "bad")
    #expect(error.language == "ru")
    #expect(error.description.contains(reason), "\(error.description)")
    let catalog = try StringCatalog(strings: strings, mode: .lenient)
    #expect(catalog.faults == [error])
    #expect(catalog.catalog(for: "ru")?.faults == [error])
    #expect(catalog.catalog(for: "en")?.faults == [])
    #expect(try catalog.string("bad", in: "en") == "Bad")
    #expect(try catalog.string("good", in: "en") == "Good")
  }

  private static func substitution(_ fields: String, text: String = "%arg") -> String {
    #"{"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {\#(fields), "#
      + plural(["other": text]) + "}}}"
  }

  @Test("do not let a language that occurs twice replace the first")
  func repeatedLanguages() throws {
    let strings = """
      "a" : {"localizations": {"ru": \(unit("first")), "r\\u0075": \(unit("second"))}}
      """
    let catalog = try StringCatalog(strings: strings, mode: .lenient)
    #expect(try catalog.string("a", in: "ru") == "first")
    #expect(catalog.faults.map(\.language) == ["ru"])
  }

  @Test("of one message leave the others")
  func repeatedKeys() throws {
    let strings = #""a" : {}, "a" : {}, "b" : 5, "c" : {"shouldTranslate": "no"}, "d" : {}"#
    let catalog = try StringCatalog(strings: strings, mode: .lenient)
    #expect(catalog.faults.map(\.key) == ["a", "b", "c"])
    #expect(catalog.faults.map(\.line) == [4, 4, 4])
    #expect(catalog.catalog(for: "en")?.keys == ["a", "d"])
    let error = fault { () throws(MessageError) in try StringCatalog(strings: strings) }
    #expect(error?.description == #"Localizable.xcstrings:4: "a": the key occurs twice"#)
  }

  @Test(
    "of the file itself are errors in both modes",
    arguments: [
      ("", "ends before a value"),
      ("[]", "JSON object"),
      ("{", "key"),
      (#"{"a" 1}"#, "colon"),
      (#"{"a": 1 "b": 2}"#, "comma"),
      (#"{"a": 1,}"#, "key"),
      (#"{"a": 01}"#, "comma"),
      (#"{"a": -}"#, "digit"),
      (#"{"a": nul}"#, "value"),
      (#"{"a": "\x"}"#, "escape"),
      (#"{"a": "\u12"#, "four hexadecimal digits"),
      (#"{"a": "b"#, "no end"),
      ("{} {}", "must end"),
      ("{\"a\": \"\n\"}", "must be escaped"),
      (String(repeating: "[", count: 100_000), "nested deeper"),
      (#"{"sourceLanguage": "en", "strings": {}}"#, "\"version\""),
      (#"{"version": 1, "sourceLanguage": "en"}"#, "\"version\""),
      (#"{"version": "1.0", "strings": {}}"#, "\"sourceLanguage\""),
      (#"{"version": "2.0", "sourceLanguage": "en", "strings": {}}"#, "\"2.0\""),
      (#"{"version": "1.0", "sourceLanguage": "en", "strings": []}"#, "\"strings\""),
    ]
  )
  func files(text: String, reason: String) {
    for mode in [ReadingMode.strict, .lenient] {
      let error = fault { () throws(MessageError) in
        try StringCatalog(data: Data(text.utf8), file: "bad.xcstrings", mode: mode)
      }
      #expect(error?.file == "bad.xcstrings")
      #expect(error?.line != nil)
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "no error")")
    }
  }

  @Test("may be none in later versions 1.x")
  func versions() throws {
    let text = #"{"version": "1.1", "sourceLanguage": "en"}"#
    #expect(try StringCatalog(data: Data(text.utf8)).version == "1.1")
  }
}
