import Foundation
import StringCatalogCompiler
import Testing

@Suite("Symbols of a catalogue")
struct CatalogSymbolsTests {
  private func unit(_ text: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}"
  }

  private func source(_ entries: String, table: String = "Localizable") throws -> String {
    SymbolWriter(CatalogSymbols(try catalog(entries), table: table)).source
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
    "no symbol is made for what has no type, and that is no error",
    arguments: ["%s", "%p", "%2$@"]
  )
  func noType(format: String) throws {
    for state in ["", "\"extractionState\": \"manual\", "] {
      let entry = "\"k\": {\(state)\"localizations\": {\"en\": {\(unit(format))}}}, \"l\": {}"
      let symbols = CatalogSymbols(try catalog(entry))
      #expect(symbols.findings.map(\.isError) == [false])
      #expect(declarations(SymbolWriter(symbols).source).count == 1)
    }
  }

  @Test("a key without letters has no symbol, and by hand a warning", arguments: ["•", "!!!", "😀"])
  func noName(key: String) throws {
    let symbols = CatalogSymbols(
      try catalog(#""\#(key)": {"extractionState": "manual"}, "l": {}"#)
    )
    #expect(symbols.findings.map(\.isError) == [false])
    #expect(declarations(SymbolWriter(symbols).source).count == 1)
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
    let text = SymbolWriter(none).source
    #expect(
      text.contains("@available(*, unavailable, message: \"the keys “Add Habit” and “Add habit”")
    )
    let one = CatalogSymbols(try catalog("\"Add habit\": \(manual), \"Add Habit\": {}"))
    #expect(one.findings.map(\.isError) == [false])
    #expect(SymbolWriter(one).source.contains("_key(\"Add habit\")"))
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

  @Test(
    "arguments of one label have names of their own",
    arguments: [
      ("%(count)lld of %(count)lld", "count: Int, count arg2: Int", "count, arg2"),
      ("%(arg2)lld %@", "arg2: Int, _ arg2_: String", "arg2, arg2_"),
      ("%@ %(arg1)lld", "_ arg1: String, arg1 arg2: Int", "arg1, arg2"),
      ("%(in)@ %(in)@", "`in`: String, `in` arg2: String", "`in`, arg2"),
    ]
  )
  func equalLabels(format: String, parameters: String, values: String) throws {
    let lines = declarations(try source("\"k\": {\"localizations\": {\"en\": {\(unit(format))}}}"))
    #expect(lines.first?.hasPrefix("static func k(\(parameters)) -> ") == true, "\(lines)")
    #expect(lines.first?.hasSuffix("], \(values)) }") == true, "\(lines)")
  }

  @Test("substitutions whose names make one label have it both")
  func equalSubstitutions() throws {
    let entry = """
      "k": {"localizations": {"en": {\(unit("%#@a b@ %#@aB@")), "substitutions": {
        \(substitution("a b", "%arg")), \(substitution("aB", "%arg", 2))}}}}
      """
    let lines = declarations(try source(entry))
    #expect(lines.first?.hasPrefix("static func k(aB: Int, aB arg2: Int) -> ") == true, "\(lines)")
  }

  @Test("functions whose labels are written otherwise and are the same in Swift clash")
  func equalSignatures() throws {
    func entry(_ key: String, _ name: String) -> String {
      """
      "\(key)": {"localizations": {"en": {\(unit("%#@\(name)@")),
        "substitutions": {\(substitution(name, "%arg"))}}}}
      """
    }
    let symbols = CatalogSymbols(try catalog(entry("k", "a b") + ", " + entry("K", "aB")))
    #expect(symbols.findings.map(\.text) == ["the keys “K” and “k” give one name, k"])
  }

  @Test(
    "tables of one namespace have no symbols, and by hand it is an error",
    arguments: [("My Table", "My-Table"), ("!", "?"), ("設定", "設定!")],
    ["", "\"extractionState\": \"manual\""]
  )
  func equalNamespaces(tables: (String, String), state: String) throws {
    for (table, other) in [tables, (tables.1, tables.0)] {
      let symbols = CatalogSymbols(
        try catalog("\"k\": {\(state)}"),
        table: table,
        besides: ["Localizable", "Other", table, other]
      )
      #expect(symbols.findings.map(\.isError) == [!state.isEmpty])
      #expect(symbols.findings.first?.text.contains("“\(table)” and “\(other)”") == true)
      #expect(declarations(SymbolWriter(symbols).source).isEmpty)
    }
  }

  @Test("a key that has the name of another table's namespace has no symbol")
  func namespaceAndKey() throws {
    let entries = "\"設定\": {}, \"設定 %@\": {\"extractionState\": \"manual\"}, \"l\": {}"
    let symbols = CatalogSymbols(try catalog(entries), besides: ["設定"])
    #expect(symbols.findings.map(\.isError) == [false, true])
    #expect(declarations(SymbolWriter(symbols).source).count == 1)
    // Within another namespace it is free.
    let free = CatalogSymbols(try catalog("\"設定\": {}"), table: "T", besides: ["設定"])
    #expect(free.findings.isEmpty)
  }

  @Test(
    "a table's namespace hides no type that symbols use",
    arguments: ["String", "int", "UInt32", "localizedStringResource", "Bundle description"]
  )
  func hiddenTypes(table: String) throws {
    let text = try source("\"k\": {}", table: table)
    #expect(text.contains("\(SymbolName.namespace(table) ?? "")Table {\n"), "\(text)")
  }
}
