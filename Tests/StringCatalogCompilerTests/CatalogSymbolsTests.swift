import Foundation
import StringCatalogCompiler
import Testing

@Suite("Symbols of a catalogue")
struct CatalogSymbolsTests {
  private func unit(_ text: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}"
  }

  private func source(_ entries: String, table: String = "Localizable") throws -> String {
    SymbolWriter(CatalogSymbols(try catalog(entries)), table: table).source
  }

  private func catalog(_ entries: String) throws -> CatalogSource {
    try CatalogSource(
      Data("{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"1.0\"}".utf8)
    )
  }

  private func declarations(_ source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("static ") }.map(String.init)
  }

  @Test(
    "arguments have the types of their conversions",
    arguments: [
      ("%@", "_ arg1: String"), ("%lld", "_ arg1: Int"), ("%ld", "_ arg1: Int"),
      ("%d", "_ arg1: Int32"), ("%i", "_ arg1: Int32"), ("%hd", "_ arg1: Int32"),
      ("%llu", "_ arg1: UInt"), ("%u", "_ arg1: UInt32"), ("%x", "_ arg1: UInt32"),
      ("%f", "_ arg1: Double"), ("%.2lf", "_ arg1: Double"),
      ("%lld %@", "_ arg1: Int, _ arg2: String"),
      ("%2$@ %1$lld", "_ arg1: Int, _ arg2: String"), ("%1$@ %1$@", "_ arg1: String"),
      ("%*d", "_ arg1: Int32, _ arg2: Int32"), ("%(count)lld", "count: Int"),
      ("%(in)@ %(theName)@", "`in`: String, theName: String"),
    ]
  )
  func types(format: String, parameters: String) throws {
    let entry = "\"k\": {\"localizations\": {\"en\": {\(unit(format))}}}"
    let lines = declarations(try source(entry))
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("static func k(\(parameters)) -> ") == true, "\(lines)")
    // Without a source text the key says it.
    let key = declarations(try source("\"k \(format)\": {}"))
    #expect(key.count == 1)
    #expect(key.first?.contains("(\(parameters)) -> ") == true, "\(key)")
  }

  @Test(
    "no symbol is made for what has no type, and by hand it is an error",
    arguments: ["%s", "%p", "%2$@"]
  )
  func noType(format: String) throws {
    for state in ["", "\"extractionState\": \"manual\", "] {
      let entry = "\"k\": {\(state)\"localizations\": {\"en\": {\(unit(format))}}}, \"l\": {}"
      let symbols = CatalogSymbols(try catalog(entry))
      #expect(symbols.findings.map(\.isError) == [!state.isEmpty])
      #expect(declarations(SymbolWriter(symbols, table: "T").source).count == 1)
    }
  }

  @Test("forms that disagree about a type have no symbol")
  func disagreement() throws {
    let entry = """
      "k": {"localizations": {"en": {"variations": {"plural":
        {"one": {\(unit("%lld file"))}, "other": {\(unit("%@ files"))}}}}}}
      """
    let symbols = CatalogSymbols(try catalog(entry))
    #expect(symbols.findings.first?.text.contains("%@ in one form and %lld in another") == true)
  }

  @Test("names of substitutions are labels, and comments show all forms")
  func substitutions() throws {
    let entry = """
      "sent": {"comment": "After sending\\nmail", "localizations": {"en": {\(unit("%2$@: %#@mails@")),
        "substitutions": {"mails": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {\(unit("one mail"))}, "other": {\(unit("%arg mails"))}}}}}}}}
      """
    let text = try source(entry)
    #expect(
      declarations(text) == [
        "static func sent(mails: Int, _ arg2: String) -> LocalizedStringResource { "
          // The text has the arguments in another order.
          + #"_format("sent", ["", "%lld", "", "%@", ""], mails, arg2) }"#
      ]
    )
    for line in [
      "/// After sending", "/// mail", "/// - “%2$@: %#@mails@”", "/// - mails, one: “one mail”",
      "/// - mails, other: “%arg mails”",
    ] { #expect(text.contains(line + "\n")) }
  }

  @Test("the default value is the source language's text for other numbers")
  func defaultValue() throws {
    let entry = """
      "k": {"localizations": {"en": {"variations": {"plural":
        {"one": {\(unit("%lld \\\"file\\\""))}, "other": {\(unit("100%% of %lld\\n\\\\files\\u202e"))}}}}}},
      "same": {"localizations": {"en": {\(unit("same"))}}}
      """
    #expect(
      declarations(try source(entry)) == [
        #"static func k(_ arg1: Int) -> LocalizedStringResource { _format("k", ["100% of ", "%lld", "\n\\files\u{202E}"], arg1) }"#,
        #"static var same: LocalizedStringResource { _key("same") }"#,
      ]
    )
  }

  @Test(
    "clashes by hand are errors with both keys; others have a symbol that says so when it is used"
  )
  func clashes() throws {
    let manual = "{\"extractionState\": \"manual\"}"
    let both = CatalogSymbols(try catalog("\"Add habit\": \(manual), \"Add Habit\": \(manual)"))
    #expect(both.findings.map(\.isError) == [true])
    #expect(both.findings[0].text.contains("“Add Habit” and “Add habit” give one name, addHabit"))
    let none = CatalogSymbols(try catalog("\"Add habit\": {}, \"Add Habit\": {}"))
    #expect(none.findings.map(\.isError) == [false])
    let text = SymbolWriter(none, table: "Localizable").source
    #expect(
      text.contains("@available(*, unavailable, message: \"the keys “Add Habit” and “Add habit”")
    )
    let one = CatalogSymbols(try catalog("\"Add habit\": \(manual), \"Add Habit\": {}"))
    #expect(one.findings.map(\.isError) == [false])
    #expect(SymbolWriter(one, table: "Localizable").source.contains("_key(\"Add habit\")"))
    // Other arguments are another function.
    let overloads = CatalogSymbols(try catalog("\"Add\": \(manual), \"Add %@\": \(manual)"))
    #expect(overloads.findings.isEmpty)
  }

  @Test("the symbols of other tables are in a namespace")
  func namespace() throws {
    let text = try source("\"k\": {}", table: "error messages")
    #expect(text.contains("nonisolated enum ErrorMessages {"))
    #expect(text.contains("table: \"error messages\""))
    #expect(SymbolWriter.fileName(table: "T") == "GeneratedStringSymbols_T.swift")
  }

  /// A substitution whose only form is a text.
  private func substitution(_ name: String, _ text: String, _ position: Int = 1) -> String {
    "\"\(name)\": {\"argNum\": \(position), \"formatSpecifier\": \"lld\", \(unit(text))}"
  }

  @Test(
    "substitutions that name others many times, or themselves, take no longer than their texts",
    .timeLimit(.minutes(1)),
    arguments: [true, false]
  )
  func bomb(isCyclic: Bool) throws {
    let next = { (index: Int) in String(repeating: "%#@v\(isCyclic ? 0 : index)@", count: 20) }
    let list =
      (0..<12).map { substitution("v\($0)", next($0 + 1), $0 + 1) }
      + [substitution("v12", "%arg", 13)]
    let entry = """
      "k": {"localizations": {"en": {\(unit("%#@v0@")),
        "substitutions": {\(list.joined(separator: ", "))}}}}
      """
    let lines = declarations(try source(entry))
    #expect(lines.count == 1)
    // No text has all arguments once, so none is the default.
    let turns = ["\"\""] + Array(repeating: "\"%lld\", \"\"", count: isCyclic ? 1 : 13)
    #expect(lines.first?.contains("[\(turns.joined(separator: ", "))]") == true, "\(lines)")
  }

  @Test(
    "a chain of substitutions is put together, one that is too long is not",
    arguments: [90, 2_000, 4_000]
  )
  func chain(count: Int) throws {
    let list =
      (1..<count).map { substitution("v\($0)", "a%#@v\($0 + 1)@") }
      + [substitution("v\(count)", "%arg files")]
    let entry = """
      "k": {"localizations": {"en": {\(unit("%#@v1@")),
        "substitutions": {\(list.joined(separator: ", "))}}}}
      """
    let start = count < 100 ? String(repeating: "a", count: count - 1) : ""
    let end = count < 100 ? " files" : ""
    let text = try source(entry)
    #expect(text.contains("[\"\(start)\", \"%lld\", \"\(end)\"]"))
  }
}
