import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Findings of readers")
struct FindingTests {
  /// Reads a catalogue, and expects that each finding is told once, and nothing more at texts.
  private func findings(
    _ read: (MessageOptions) throws -> MessageCatalog
  ) throws -> [MessageDiagnostic] {
    let told = Findings()
    var options = MessageOptions()
    options.report = told.add
    let catalog = try read(options)
    for key in catalog.keys {
      for number in 0..<30 { _ = try? catalog.string(key, number) }
    }
    #expect(told.all == catalog.diagnostics)
    return told.all
  }

  @Test("a category that counted things have is a warning, one of fractions and millions a note")
  func severities() throws {
    let json = #"{"n": {"one": "a", "other": "b"}}"#
    for (language, expected) in [
      ("en", []), ("fr", [(.many, .note)]), ("cs", [(.few, .warning), (.many, .note)]),
      ("ru", [(.few, .warning), (.many, .warning)]), ("pt", [(.many, .note)]),
    ] as [(String, [(PluralCategory, MessageDiagnostic.Severity)])] {
      let findings = try findings { try MessageCatalog(json: json, language, options: $0) }
      #expect(findings.map(\.form) == expected.map { .category($0.0) })
      #expect(findings.map(\.severity) == expected.map(\.1))
    }
    // Russian has `other` for fractions only.
    let russian = #"{"n": {"one": "a", "few": "b", "many": "c"}}"#
    let findings = try findings { try MessageCatalog(json: russian, "ru", options: $0) }
    #expect(findings.map(\.severity) == [.note] && findings.map(\.form) == [.category(.other)])
  }

  @Test("have the place, the key, the form and the variable")
  func places() throws {
    let json = try findings {
      try MessageCatalog(
        json: "{\n  \"n\": {\"two\": \"a\",\n \"other\": \"b\"}}",
        "it",
        options: $0
      )
    }
    #expect(json.first?.description.hasPrefix("messages.json:2:9: warning: \"n\", two: ") == true)
    let content = "\n" + entry("n", "%#@x@", variable("x", ["two": "a", "one": "b", "other": "c"]))
    let list = try findings { try MessageCatalog(stringsdict: content, options: $0) }
    #expect(
      list.map(\.description) == [
        """
        Localizable.stringsdict:5:226: warning: "n", variable "x", two: the text for two is never taken; \
        the categories of en are one, other
        """
      ]
    )
    let strings = #""a" = "x"; "JJ_PLURAL_FORM_RULE" = "1"; "n" = "%@;%1d";"#
    let forms = try findings {
      try MessageCatalog(
        data: Data(strings.utf8),
        format: .strings,
        wordForms: WordFormLists(),
        options: $0
      )
    }
    #expect(forms.map(\.form) == [.index(1)] && forms.map(\.column) == [41])
    #expect(forms.map(\.file) == [nil] && forms.map(\.key) == ["n"])
  }

  @Test("of faulty texts name the form, the variable and the member")
  func forms() throws {
    let json = """
      {"a": {"one": "x", "other": "%@ %"}, "b": {"plurals": {"3": "%q", "*": "x"}},
       "c": {"keys": {"one": "x", "other": "%q"}}}
      """
    let catalog = try MessageCatalog(json: json, dialect: .apple, mode: .tolerant)
    let findings = catalog.diagnostics.filter { $0.severity == .warning }
    #expect(findings.map(\.form) == [.category(.other), .exact(3), .member("other")])
    #expect(findings.map(\.column) == [20, 56, 29])
    let strings = """
      "k" : {"localizations": {"en": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {
        \(plural(["one": "%q", "other": "x"]))}}}}}
      """
    let finding = try StringCatalog(strings: strings).diagnostics.first
    #expect(finding?.form == .category(.one) && finding?.variable == "x")
    #expect(finding?.language == "en" && finding?.line == 4)
  }

  @Test("of members come in the order of their names")
  func members() throws {
    let members = (0..<30).map { "\"m\($0)\": \"%1d\"" }.joined(separator: ", ")
    let findings = try findings {
      try MessageCatalog(json: #"{"k": {"keys": {\#(members)}}}"#, dialect: .apple, options: $0)
    }
    #expect(findings.map(\.form) == (0..<30).map { "m\($0)" }.sorted().map { .member($0) })
  }

  @Test("in the strict mode are all thrown at once, and only errors are")
  func strict() throws {
    let json = "{\"a\": 1, \"b\": {\"few\": \"x\", \"other\": \"y\"},\n\"c\": null}"
    let thrown = faults { () throws(MessageError) in try MessageCatalog(json: json, mode: .strict) }
    #expect(thrown.map(\.key) == ["a", "c"] && thrown.map(\.line) == [1, 2])
    let lenient = try MessageCatalog(json: json, mode: .tolerant)
    #expect(lenient.errors == thrown && lenient.keys == ["a", "b", "c"])
    #expect(lenient.diagnostics.map(\.severity).contains(.warning))
    let error = try #require(throws: MessageError.self) {
      try MessageCatalog(json: json, mode: .strict)
    }
    #expect(error.description.split(separator: "\n").count == 2)
    #expect(error.diagnostic == thrown.first && error.kind == thrown.first?.kind)
  }

  @Test("far along a line have their column", arguments: [1, 100, 255, 256, 257, 20_000, 100_000])
  func longLines(_ count: Int) {
    let text = "{\"a\": \"" + String(repeating: "é", count: count) + "\", \"b\": 1}"
    let error = fault { () throws(MessageError) in try MessageCatalog(json: text, mode: .strict) }
    #expect(error?.line == 1 && error?.column == count + 11)
  }

  @Test("show no control characters of a file")
  func controlCharacters() {
    let error = fault { () throws(MessageError) in
      try MessageCatalog(json: #"{"a\u001B[2J\u202E": {"one\u0007": 5}}"#, mode: .strict)
    }
    let text = error?.description ?? ""
    #expect(!text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
    #expect(text.contains("\\u{1B}[2J"))
  }

  @Test("show no control characters of a placeholder or a language, and nothing that is long")
  func controlCharactersInTexts() throws {
    let name = "\u{1B}[2J" + String(repeating: "x", count: 1_000)
    let catalog = try MessageCatalog(text: "%{\(name)}", dialect: .percentBraces)
    let missing = fault { () throws(MessageError) in try catalog.string("key") }
    let language = name
    let unreachable = try MessageCatalog(json: #"{"n": {"one": "a", "other": "b"}}"#, language)
    for finding in [missing, unreachable.diagnostics.first] {
      let text = finding?.description ?? ""
      #expect(text.contains("\\u{1B}[2Jx") && text.count < 400)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}
