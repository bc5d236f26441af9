import Foundation
import PluralMessages
import StringCatalogCompiler
import TestSupport
import Testing

@Suite("Compiled String Catalogs")
struct CatalogCompilerTests {
  private func compiled(
    _ strings: String,
    languages: Set<String>? = nil,
    format: CatalogCompiler.Format = .stringsAndStringsdict,
    buildsAll: Bool = false
  ) throws -> CatalogCompiler {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
    return CatalogCompiler(
      try CatalogSource(Data(text.utf8)),
      languages: languages,
      format: format,
      buildsAll: buildsAll
    )
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private func plural(_ texts: KeyValuePairs<String, String>) -> String {
    let forms = texts.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(forms)}}}"#
  }

  private func entry(_ key: String, _ localization: String, more: String = "") -> String {
    #""\#(key)": {\#(more)"localizations": {"en": \#(localization)}}"#
  }

  @Test("a text goes to .strings as it is")
  func text() throws {
    let tables = try compiled(entry("Hello", unit("50% & <more>"))).tables
    #expect(tables["en"]?.strings == ["Hello": .text("50% & <more>")])
    #expect(tables["en"]?.stringsdict == [:])
  }

  @Test("a plural becomes the variable value, by the placeholder that counts")
  func plurals() throws {
    let tables = try compiled(entry("k", plural(["one": "%lld file", "other": "%lld files"])))
      .tables
    #expect(tables["en"]?.strings == [:])
    #expect(
      tables["en"]?.stringsdict["k"]
        == .dictionary([
          "NSStringLocalizedFormatKey": .text("%#@value@"),
          "value": .dictionary([
            "NSStringFormatSpecTypeKey": .text("NSStringPluralRuleType"),
            "NSStringFormatValueTypeKey": .text("lld"), "one": .text("%lld file"),
            "other": .text("%lld files"),
          ]),
        ])
    )
  }

  @Test("beside other placeholders the number that counts has its position, and all have theirs")
  func positions() throws {
    let tables = try compiled(
      entry("k", plural(["one": "%@ has a file", "other": "%@ has %lld files"]))
    ).tables
    guard case .dictionary(let members)? = tables["en"]?.stringsdict["k"],
      case .dictionary(let value)? = members["value"]
    else {
      Issue.record("no plural")
      return
    }
    #expect(members["NSStringLocalizedFormatKey"] == .text("%2$#@value@"))
    #expect(value["one"] == .text("%1$@ has a file"))
    #expect(value["other"] == .text("%1$@ has %2$lld files"))
  }

  @Test("forms that never show the number are an error, as Xcode has it")
  func numberless() throws {
    let compiler = try compiled(entry("k", plural(["one": "a file", "other": "files"])))
    #expect(compiler.findings.map(\.isError) == [true])
    #expect(compiler.findings[0].text.hasPrefix("Plural variation requires referencing the number"))
    #expect(compiler.tables.isEmpty)
  }

  @Test(
    "new texts are compiled if they are made by hand, or all are asked for",
    arguments: [
      ("", false, false), (#""extractionState": "manual", "#, false, true), ("", true, true),
    ]
  )
  func states(_ more: String, _ buildsAll: Bool, _ isCompiled: Bool) throws {
    let strings = entry("k", unit("text", "new"), more: more)
    let compiler = try compiled(strings, buildsAll: buildsAll)
    #expect((compiler.tables["en"]?.strings["k"] == .text("text")) == isCompiled)
    for state in ["translated", "needs_review", "stale"] {
      #expect(try compiled(entry("k", unit("text", state))).tables["en"]?.strings.count == 1)
    }
  }

  @Test("devices are chosen first, and the text for others is in .strings too")
  func devices() throws {
    let forms = plural(["one": "%lld tap", "other": "%lld taps"])
    let tables = try compiled(
      entry(
        "k",
        #"{"variations": {"device": {"iphone": \#(forms), "other": \#(unit("click"))}}}"#
      )
    ).tables
    #expect(tables["en"]?.strings == ["k": .text("click")])
    guard case .dictionary(let members)? = tables["en"]?.stringsdict["k"],
      case .dictionary(let devices)? = members["NSStringDeviceSpecificRuleType"]
    else {
      Issue.record("no devices")
      return
    }
    #expect(devices["other"] == .text("click"))
    #expect(devices.keys.sorted() == ["iphone", "other"])
  }

  @Test("substitutions become variables of their names, with positions and types")
  func substitutions() throws {
    let tables = try compiled(
      entry(
        "k",
        """
        {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
         "substitutions": {
           "files": {"argNum": 1, "formatSpecifier": "lld", \(plural(["one": "%arg file", "other": "%arg files"]).dropFirst().dropLast())},
           "folders": {"argNum": 2, "formatSpecifier": "d", \(plural(["one": "a folder", "other": "%arg folders"]).dropFirst().dropLast())}}}
        """
      )
    ).tables
    guard case .dictionary(let members)? = tables["en"]?.stringsdict["k"],
      case .dictionary(let folders)? = members["folders"]
    else {
      Issue.record("no variables")
      return
    }
    #expect(members["NSStringLocalizedFormatKey"] == .text("%1$#@files@ in %2$#@folders@"))
    #expect(folders["other"] == .text("%2$d folders"))
    #expect(folders["NSStringFormatValueTypeKey"] == .text("d"))
  }

  @Test("only the languages that are asked for are compiled")
  func languages() throws {
    let strings = #""k": {"localizations": {"en": \#(unit("a")), "pl": \#(unit("b"))}}"#
    #expect(try compiled(strings).tables.keys.sorted() == ["en", "pl"])
    #expect(try compiled(strings, languages: ["pl"]).tables.keys.sorted() == ["pl"])
    #expect(try compiled(strings, languages: ["de"]).tables.isEmpty)
  }

  @Test("texts may go to .stringsdict alone")
  func onlyStringsdict() throws {
    let tables = try compiled(entry("k", unit("a")), format: .stringsdictOnly).tables
    #expect(tables["en"]?.strings == [:])
    #expect(
      tables["en"]?.stringsdict["k"] == .dictionary(["NSStringLocalizedFormatKey": .text("a")])
    )
  }

  @Test(
    "what is no catalogue is an error that says why",
    arguments: ["", "[]", "{}", #"{"strings": 5}"#]
  )
  func noCatalog(text: String) {
    #expect(throws: CatalogSource.Problem.self) { try CatalogSource(Data(text.utf8)) }
  }

  @Test(
    "a language that is no identifier is an error, and no folder",
    arguments: ["../x", "a/b", "", "e n"]
  )
  func badLanguages(language: String) throws {
    let compiler = try compiled(#""k": {"localizations": {"\#(language)": \#(unit("a"))}}"#)
    #expect(compiler.tables.isEmpty)
    #expect(compiler.findings.map(\.text) == ["the language is no identifier"])
  }

  @Test("a number of the source language counts in a language that does not show it")
  func sourceNumber() throws {
    let compiler = try compiled(
      """
      "k": {"localizations": {
        "en": \(plural(["one": "%lld file", "other": "%lld files"])), "ja": \(plural(["other": "many"]))}}
      """
    )
    #expect(compiler.findings.isEmpty)
    #expect(compiler.tables["ja"]?.stringsdict.count == 1)
  }

  @Test("a mark that joins a placeholder hides it not")
  func joiners() throws {
    let compiler = try compiled(entry("k", plural(["other": "%lld\u{200C}x"])))
    #expect(compiler.findings.isEmpty)
    #expect(compiler.tables["en"]?.stringsdict.count == 1)
  }

  @Test("a position is from 1", arguments: ["0", "-1", "1.5", "1e300", #""1""#])
  func badPositions(position: String) throws {
    let forms = plural(["other": "%arg files"]).dropFirst().dropLast()
    let compiler = try compiled(
      entry(
        "k",
        """
        {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {
          "n": {"argNum": \(position), "formatSpecifier": "lld", \(forms)}}}
        """
      )
    )
    #expect(compiler.findings.map(\.isError) == [true])
  }
}
