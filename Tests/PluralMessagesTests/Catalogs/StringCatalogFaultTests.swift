import Plurals
import Foundation
import PluralMessages
import Testing

@Suite("Faults of String Catalogs")
struct StringCatalogFaultTests {
  private static func wrongType(
    _ element: CatalogElement,
    _ expected: ValueType,
    _ found: ValueType
  ) -> MessageDiagnostic.Kind {
    .wrongType(element, expected: [expected], found: found)
  }

  private static func placeholder(
    _ text: String,
    _ offset: Int,
    _ problem: PlaceholderProblem.Reason
  ) -> MessageDiagnostic.Kind {
    .placeholder(PlaceholderProblem(placeholder: text, offset: offset, reason: problem))
  }

  private static let faultyContents: [(content: String, kind: MessageDiagnostic.Kind)] = [
    (#"{"stringUnit": {"value": 5}}"#, wrongType(.field("value"), .string, .number)),
    (#"{"stringUnit": {"state": "translated"}}"#, .missing(.field("value"))),
    (#"{"stringUnit": {"state": 1, "value": "x"}}"#, wrongType(.field("state"), .string, .number)),
    (#"{"stringUnit": "x"}"#, wrongType(.field("stringUnit"), .object, .string)),
    (#"{"stringUnit": {"value": "\uD83D"}}"#, .syntax(.halfSurrogate("\\uD83D"))),
    (#"{"stringUnit": {"value": "%#@x@"}}"#, .unknownVariable("x")),
    (#""x""#, wrongType(.localization, .object, .string)),
    ("{}", .missing(.texts)),
    (#"{"variations": {}}"#, .missing(.texts)),
    (
      #"{"variations": {"plural": {"one": {"stringUnit": {"value": 1}}}}}"#,
      wrongType(.field("value"), .string, .number)
    ),
    (
      #"{"variations": {"plural": {"other": {\#(plural(["other": "x"]))}}}}"#,
      wrongType(.category(.other), .string, .object)
    ),
    (
      substitution(#""formatSpecifier": 5"#), wrongType(.field("formatSpecifier"), .string, .number)
    ),
    (substitution(#""argNum": 0"#), .invalidValue("0", of: .field("argNum"))),
    (substitution(#""argNum": 1001"#), .invalidValue("1001", of: .field("argNum"))),
    (substitution(#""argNum": 1.5"#), .invalidValue("1.5", of: .field("argNum"))),
    (substitution(#""argNum": "1""#), .invalidValue(#"1"#, of: .field("argNum"))),
    (substitution(#""argNum": 1"#, text: "%#@x@"), .recursiveVariable("x")),
    (substitution(#""argNum": 1"#, text: "%#@y@"), .unknownVariable("y")),
  ]

  /// What Apple's systems show in some way.
  private static let questionableContents: [(content: String, kind: MessageDiagnostic.Kind)] = [
    (
      #"{"stringUnit": {"state": "translated", "value": "%d %"}}"#,
      placeholder("%", 3, .endsEarly)
    ),
    (#"{"stringUnit": {"value": "％1$s"}}"#, placeholder("％1$", 0, .fullWidthSign)),
    (
      #"{"variations": {"plural": {"some": {}, "other": \#(unit("x"))}}}"#,
      .unknownName("some", of: .category)
    ),
    (
      #"{"variations": {"plural": {"one": \#(unit("a")), "\u006Fne": \#(unit("b"))}}}"#,
      .duplicate(.category(.one), firstLine: nil)
    ),
    (#"{"variations": {"device": {"mac": \#(unit("x"))}}}"#, .missing(.device("other"))),
    (
      substitution(#""formatSpecifier": "y""#),
      .invalidValue("y", of: .field("formatSpecifier"))
    ),
    (
      substitution(#""formatSpecifier": "arg""#),
      .invalidValue("arg", of: .field("formatSpecifier"))
    ),
  ]

  private static func strings(_ localization: String) -> String {
    """
    "good" : {"localizations": {"en": \(unit("Good"))}},
    "bad" : {"localizations": {
      "en": \(unit("Bad")),
      "ru": \(localization)
    }}
    """
  }

  @Test("that are only questionable are warnings in both modes", arguments: questionableContents)
  func questions(localization: String, kind: MessageDiagnostic.Kind) throws {
    for mode in [ReadingMode.tolerant, .strict] {
      let catalog = try StringCatalog(strings: Self.strings(localization), mode: mode)
      let finding = try #require(catalog.diagnostics.first { $0.kind == kind })
      #expect(finding.file == "Localizable.xcstrings" && finding.line == 7)
      #expect(finding.key == "bad" && finding.language == "ru" && finding.severity == .warning)
      #expect(try catalog.string("bad", in: "en") == "Bad")
    }
  }

  @Test(
    "are named with file, line, key and language; the rest can be used",
    arguments: faultyContents
  )
  func errors(localization: String, kind: MessageDiagnostic.Kind) throws {
    let strings = Self.strings(localization)
    let error = try #require(
      fault { () throws(MessageError) in try StringCatalog(strings: strings, mode: .strict) }
    )
    #expect(error.file == "Localizable.xcstrings")
    #expect(error.line == 7)
    #expect(error.key == "bad")
    #expect(error.language == "ru")
    #expect(error.kind == kind, "\(error)")
    let catalog = try StringCatalog(strings: strings, mode: .tolerant)
    #expect(catalog.errors == [error])
    #expect(catalog.catalog(for: "ru")?.errors == [error])
    #expect(catalog.catalog(for: "en")?.errors == [])
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
    let catalog = try StringCatalog(strings: strings, mode: .tolerant)
    #expect(try catalog.string("a", in: "ru") == "first")
    #expect(catalog.errors.map(\.kind) == [.duplicate(.language, firstLine: nil)])
    #expect(catalog.errors.map(\.key) == ["a"])
  }

  @Test("of one message leave the others")
  func repeatedKeys() throws {
    let strings = #""a" : {}, "a" : {}, "b" : 5, "c" : {"shouldTranslate": "no"}, "d" : {}"#
    let catalog = try StringCatalog(strings: strings, mode: .tolerant)
    #expect(catalog.errors.map(\.key) == ["b", "c"])
    #expect(catalog.errors.map(\.line) == [4, 4])
    #expect(catalog.catalog(for: "en")?.keys == ["a", "c", "d"])
    let warning = try #require(catalog.diagnostics.first { $0.severity == .warning })
    #expect(warning.kind == .duplicate(.key, firstLine: 4) && warning.key == "a")
    let thrown = faults { () throws(MessageError) in
      try StringCatalog(strings: strings, mode: .strict)
    }
    #expect(thrown == catalog.errors)
  }

  @Test(
    "of one bracket leave the messages whose lines tell where they begin",
    arguments: [
      // One too few in "a", one too many before "b", a comma too many at the end.
      ("    \"a\": {\n      \"localizations\": {\n", 8), ("    },\n    },\n", 9), ("", 19),
    ]
  )
  func brackets(_ change: String, _ line: Int) throws {
    let form = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    func entry(_ key: String, _ end: String) -> String {
      "    \"\(key)\": {\n      \"localizations\": {\n        \"en\": \(form)\n\(end)"
    }
    let whole = "      }\n    },\n"
    var first = entry("a", whole)
    if change.hasPrefix("    \"a\"") { first = entry("a", "    },\n") }
    if change.hasPrefix("    },") { first = entry("a", whole + "    },\n") }
    let text = """
      {
        "sourceLanguage": "en",
        "strings": {
      \(first)\(entry("b", whole))\(entry("c", "      }\n    }" + (change.isEmpty ? ",\n" : "\n")))  },
        "version": "1.0"
      }
      """
    let catalog = try StringCatalog(data: Data(text.utf8), file: "f")
    #expect(try catalog.string("b", in: "en") == "x" && catalog.string("c", in: "en") == "x")
    #expect(catalog.errors.map(\.line).first == line, "\(catalog.errors)")
    #expect(catalog.version == "1.0")
  }

  @Test("of a device without a text are told for what stands within a plural or a substitution")
  func devices() throws {
    let form = #"{"variations": {"device": {"mac": \#(unit("x"))}}}"#
    let strings = """
      "a" : {"localizations": {"en": {"variations": {"plural": {"one": \(form), "other": \(form)}}}}},
      "b" : {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n":
        {"variations": {"plural": {"one": \(form), "other": \(form)}}}}}}}
      """
    let mac = try StringCatalog(strings: strings, device: "mac", mode: .strict)
    #expect(try mac.string("a", in: "en", 1) == "x" && mac.string("b", in: "en", 1) == "x")
    let watch = try StringCatalog(strings: strings, device: "watch", mode: .strict)
    let english = try #require(watch.catalog(for: "en"))
    for key in ["a", "b"] {
      let error = fault { () throws(MessageError) in try english.string(key, 1) }
      #expect(error?.kind == .missing(.device("watch")))
    }
  }

  @Test(
    "of a translation that is new and has no text are warnings",
    arguments: [
      unit("", state: "new"), "{\(plural(["other": ""]).replacing("translated", with: "new"))}",
    ]
  )
  func untranslated(_ localization: String) throws {
    let strings = "\"bad\" : {\"localizations\": {\"de\": \(localization)}}"
    let catalog = try StringCatalog(strings: strings, mode: .strict)
    let finding = try #require(catalog.diagnostics.first)
    #expect(finding.kind == .untranslated && finding.severity == .warning)
    #expect(finding.language == "de" && finding.key == "bad")
    #expect(catalog.catalog(for: "de")?["bad"] == nil)
  }

  @Test("of a key that is there twice leave the first, as JSONDecoder does")
  func firstKey() throws {
    let strings =
      #""a" : {"localizations": {"en": \#(unit("1"))}}, "a" : {"localizations": {"en": \#(unit("2"))}}"#
    let decoded = try JSONDecoder().decode(
      [String: [String: [String: [String: [String: String]]]]].self,
      from: Data("{\(strings)}".utf8)
    )
    let text = decoded["a"]?["localizations"]?["en"]?["stringUnit"]?["value"]
    #expect(try StringCatalog(strings: strings).string("a", in: "en") == text)
  }

  @Test(
    "of the file itself are errors in both modes",
    arguments: [
      ("", .syntax(.expected(.value, found: nil))),
      ("[]", .syntax(.expected(.object, found: nil))),
      ("{", .syntax(.expected(.quotedKey, found: nil))),
      (#"{"a" 1}"#, .syntax(.expected(.colon, found: "1"))),
      (#"{"a": 1 "b": 2}"#, .syntax(.expected(.comma, found: "\""))),
      (#"{"a": 1,}"#, .syntax(.expected(.quotedKey, found: "}"))),
      (#"{"a": 01}"#, .syntax(.expected(.comma, found: "1"))),
      (#"{"a": -}"#, .syntax(.expected(.digit, found: "}"))),
      (#"{"a": nul}"#, .syntax(.expected(.value, found: "n"))),
      (#"{"a": "\x"}"#, .syntax(.invalidEscape("\\x"))),
      (#"{"a": "\u12"#, .syntax(.invalidEscape("\\u12"))),
      (#"{"a": "b"#, .syntax(.unterminated(.text))),
      ("{} {}", .syntax(.expected(.endOfFile, found: "{"))),
      ("{\"a\": \"\n\"}", .syntax(.controlCharacter)),
      (String(repeating: "[", count: 100_000), .limit(.nesting)),
    ] as [(String, MessageDiagnostic.Kind)]
  )
  func files(text: String, kind: MessageDiagnostic.Kind) {
    for mode in [ReadingMode.strict, .tolerant] {
      let error = fault { () throws(MessageError) in
        try StringCatalog(data: Data(text.utf8), file: "bad.xcstrings", mode: mode)
      }
      #expect(error?.file == "bad.xcstrings")
      #expect(error?.line == 1 && error?.column != nil)
      #expect(error?.kind == kind, "\(error?.description ?? "no error")")
    }
  }

  @Test(
    "of the file's fields are errors, in spite of which its messages are read",
    arguments: [
      (#"{"sourceLanguage": "en", "strings": {}}"#, .missing(.field("version"))),
      (
        #"{"version": 1, "sourceLanguage": "en"}"#, wrongType(.field("version"), .string, .number)
      ),
      (#"{"version": "1.0", "strings": {}}"#, .missing(.field("sourceLanguage"))),
      (
        #"{"version": "2.0", "sourceLanguage": "en", "strings": {}}"#,
        .invalidValue("2.0", of: .field("version"))
      ),
      (
        #"{"version": "1.0", "sourceLanguage": "en", "strings": []}"#,
        wrongType(.field("strings"), .object, .array)
      ),
    ] as [(String, MessageDiagnostic.Kind)]
  )
  func fields(text: String, kind: MessageDiagnostic.Kind) throws {
    func read(_ mode: ReadingMode) throws(MessageError) -> StringCatalog {
      try StringCatalog(data: Data(text.utf8), file: "bad.xcstrings", mode: mode)
    }
    let error = fault { () throws(MessageError) in try read(.strict) }
    #expect(error?.file == "bad.xcstrings" && error?.line == 1 && error?.column != nil)
    #expect(error?.kind == kind, "\(error?.description ?? "no error")")
    #expect(try read(.tolerant).errors.first == error)
  }

  @Test("may be none in later versions 1.x")
  func versions() throws {
    let text = #"{"version": "1.1", "sourceLanguage": "en"}"#
    #expect(try StringCatalog(data: Data(text.utf8)).version == "1.1")
  }
}
