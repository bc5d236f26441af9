import Foundation
import StringCatalogCompiler
import Testing

@Suite("Malformed catalogues")
struct MalformedCatalogTests {
  /// What is wrong, what is said of it, and whether it is an error.
  struct Fault: CustomTestStringConvertible, Sendable {
    let entry: String
    let text: String
    var isError = true
    var language: String? = "en"

    var testDescription: String { text }
  }

  private static let faults = [
    Fault(entry: #""k": 5"#, text: "the entry must be an object; found a number", language: nil),
    Fault(
      entry: #""k": {"localizations": []}"#,
      text: "localizations must be an object; found an array",
      language: nil
    ),
    Fault(
      entry: #""k": {"localizations": {"en": "text"}}"#,
      text: "the localization must be an object; found a string"
    ),
    Fault(
      entry: entry(#""variations": null"#),
      text: "variations of the localization must be an object; found null"
    ),
    Fault(
      entry: entry(#""variations": {"plural": "x"}"#),
      text: "the plural of the localization must be an object; found a string"
    ),
    Fault(
      entry: entry(#""variations": {"device": true}"#),
      text: "the devices of the localization must be an object; found a truth value"
    ),
    Fault(
      entry: entry(#""variations": {"plural": {"one": 1, "other": {\#(unit("%d"))}}}"#),
      text: "the form for one must be an object; found a number"
    ),
    Fault(
      entry: entry(#""variations": {"plural": {"one": {}, "other": {\#(unit("%d"))}}}"#),
      text: "the form for one has neither a stringUnit nor variations"
    ),
    Fault(
      entry: entry(plural(["single": "%d", "other": "%d"])),
      text: "\"single\" is no category; expected zero, one, two, few, many or other"
    ),
    Fault(
      entry: entry(#""variations": {"plural": {"other": {\#(plural(["other": "%d"]))}}}"#),
      text: "the form for other must be a text; found forms within a form"
    ),
    Fault(
      entry: entry(#""variations": {"device": {"mac": [], "other": {\#(unit("x"))}}}"#),
      text: "the text for the device mac must be an object; found an array"
    ),
    Fault(
      entry: entry(#""stringUnit": "x""#),
      text: "the stringUnit of the localization must be an object; found a string"
    ),
    Fault(
      entry: entry(#""stringUnit": {"state": "translated"}"#),
      text: "the stringUnit of the localization has no value"
    ),
    Fault(
      entry: entry(#""stringUnit": {"state": "translated", "value": 5}"#),
      text: "the value of the localization must be a string; found a number"
    ),
    Fault(
      entry: entry(unit("x", "reviewed")),
      text: "the state \"reviewed\" is unknown; expected new, translated, needs_review or stale",
      isError: false
    ),
    Fault(
      entry: entry(#""stringUnit": {"state": 1, "value": "x"}"#),
      text: "the state must be a string; found a number",
      isError: false
    ),
    Fault(
      entry: entry(#""variations": {"width": {}}"#),
      text: "variations by width are left out"
    ),
    Fault(
      entry: entry(
        #""variations": {"width": {}, "device": {"other": {\#(unit("x"))}}}"#
      ),
      text: "variations by width are left out",
      isError: false
    ),
    Fault(
      entry: entry(unit("x") + ", " + plural(["other": "%d"])),
      text: "the localization has a text; its variations are left out",
      isError: false
    ),
    Fault(
      entry: entry(#""stringSet": {}"#),
      text: "string sets are left out",
      isError: false
    ),
    Fault(entry: entry(""), text: "the localization has no text", isError: false),
    Fault(
      entry: entry(unit("x") + #", "substitutions": []"#),
      text: "substitutions must be an object; found an array"
    ),
    Fault(
      entry: entry(unit("%#@n@") + #", "substitutions": {"n": "x"}"#),
      text: "the substitution n must be an object; found a string"
    ),
    Fault(
      entry: entry(unit("x") + #", "substitutions": {"n": {"formatSpecifier": 1, \#(unit("y"))}}"#),
      text: "the formatSpecifier of n must be a string; found a number"
    ),
    Fault(
      entry: entry(
        unit("x") + #", "substitutions": {"n": {"formatSpecifier": "number", \#(unit("y"))}}"#
      ),
      text: "the formatSpecifier of n must be one such as lld; found \"number\""
    ),
    Fault(
      entry: entry(unit("x"), more: #""extractionState": 1, "#),
      text: "extractionState must be a string; found a number",
      isError: false,
      language: nil
    ),
    Fault(
      entry: entry(unit("x"), more: #""shouldTranslate": "no", "#),
      text: "shouldTranslate must be true or false; found a string",
      isError: false,
      language: nil
    ),
    Fault(
      entry: entry(plural(["one": "%d"])),
      text: "the plural has no form for other, which numbers without a form of their own need",
      isError: false
    ),
    Fault(
      entry: entry(#""variations": {"device": {"mac": {\#(unit("x"))}}}"#),
      text: "there is no text for other devices",
      isError: false
    ),
  ]

  @Test(
    "a malformed part is told with its key and language, and costs no neighbour",
    arguments: faults
  )
  func parts(fault: Fault) throws {
    let neighbours = [entry(unit("a"), key: "a"), fault.entry, entry(unit("z"), key: "z")]
    let compiler = try compiled(neighbours.joined(separator: ", "))
    let finding = CatalogCompiler.Finding(
      fault.text,
      key: "k",
      language: fault.language,
      isError: fault.isError
    )
    #expect(compiler.findings == [finding])
    let strings = compiler.tables["en"]?.strings
    #expect(strings?["a"] == .text("a") && strings?["z"] == .text("z"))
  }

  @Test(
    "what is wrong with the file is told",
    arguments: [
      (#"{"strings": {}}"#, "sourceLanguage is missing; en is taken", false),
      (#"{"sourceLanguage": 1, "strings": {}}"#, "sourceLanguage must be a string", true),
      (#"{"sourceLanguage": "en", "version": "2.0", "strings": {}}"#, "the version must be", true),
      (#"{"sourceLanguage": "en", "version": 1, "strings": {}}"#, "found a number", true),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {}, "a": {}}}"#,
        "line 1, column 47: the name \"a\" is there before; the first counts", false
      ),
    ]
  )
  func files(text: String, reason: String, isError: Bool) throws {
    let compiler = CatalogCompiler(try CatalogSource(Data(text.utf8)))
    #expect(compiler.findings.map(\.isError) == [isError])
    #expect(compiler.findings.first?.text.contains(reason) == true)
    #expect(compiler.findings.first?.description == compiler.findings.first?.text)
  }

  @Test("of an entry twice the first is compiled")
  func repeatedEntries() throws {
    let compiler = try compiled(entry(unit("first")) + ", " + entry(unit("second")))
    #expect(compiler.tables["en"]?.strings == ["k": .text("first")])
    #expect(compiler.findings.map(\.isError) == [false])
  }

  @Test("keys that are the same text in two normal forms are an error")
  func normalForms() throws {
    let compiler = try compiled(
      entry(unit("1"), key: "\u{E9}") + ", " + entry(unit("2"), key: "e\u{301}")
    )
    #expect(compiler.findings.map(\.isError) == [true])
  }

  @Test("languages that differ in case alone are an error, unless one alone is wanted")
  func cases() throws {
    let both = #""k": {"localizations": {"pt-BR": {\#(unit("a"))}, "pt-br": {\#(unit("b"))}}}"#
    let finding = try #require(try compiled(both).findings.first)
    #expect(finding.isError && finding.language == "pt-BR, pt-br")
    #expect(try compiled(both, languages: ["pt-BR"]).findings.isEmpty)
  }

  @Test("all findings are listed, not the first alone")
  func all() throws {
    let compiler = try compiled(
      #""a": 1, "b": {"localizations": {"en": 1, "pl": 2}}, "c": {"localizations": 3}"#
    )
    #expect(compiler.findings.map(\.key) == ["a", "b", "b", "c"])
    #expect(compiler.findings.map(\.language) == [nil, "en", "pl", nil])
  }
}
