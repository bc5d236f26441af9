import Foundation
import PluralMessages
import Testing

@Suite("NSString+LocalizeSSY")
struct LocalizeSSYTests {
  /// The lines that were told, by whatever thread.
  private typealias Notes = LockedValue<[String]>

  private struct Case {
    let format: String
    let arguments: [MessageArgument]
    let expected: String

    init(_ format: String, _ arguments: [MessageArgument], _ expected: String) {
      self.format = format
      self.arguments = arguments
      self.expected = expected
    }
  }

  private static let cases = [
    Case("100%%", [], "100%"),
    Case("%%%@%%", ["x"], "%x%"),
    Case("%@ before %@", ["a", "b"], "a before b"),
    Case("%1 before %0", ["a", "b"], "b before a"),
    Case("%0%0%0", ["a"], "aaa"),
    Case("%9", [0, 1, 2, 3, 4, 5, 6, 7, 8, "ninth"], "ninth"),
    Case("%10", ["a", "b"], "b0"),
    Case("only %1", ["a", "b", "c"], "only b"),
    Case("%0", [5], "5"),
    Case("[%1$8i]", ["x", 42], "[      42]"),
    Case("[%1$-8i]", ["x", 42], "[42      ]"),
    Case("[%1$08i]", ["x", 42], "[00000042]"),
    Case("[%1$7.2f]", ["x", 3.14159], "[   3.14]"),
    Case("%0$0.3e", [12345.678], "1.235e+04"),
    Case("%0$@", ["x"], "x"),
    Case("%0$c", [65], "A"),
    Case("%0$C", [0x42F], "Я"),
    Case("%0$d %0$D %0$i", [-7], "-7 -7 -7"),
    Case("%0$u %0$U", [7], "7 7"),
    Case("%0$x %0$X %0$o %0$O", [255], "ff FF 377 377"),
    Case("%0$f %0$F", [1.5], "1.500000 1.500000"),
    Case("%0$g %0$G %0$E", [1e20], "1e+20 1E+20 1.000000E+20"),
    Case("%0$s %0$S", ["x"], "x x"),
    Case("%p", [0xBEEF], "0xbeef"),
    Case("%0$p", [0xBEEF], "0xbeef"),
    Case("%u of %u", [1, 2], "1 of 2"),
    Case("%x %@", [255, "x"], "ff x"),
    Case("%@ %0 %@", ["a", "b"], "a a b"),
    Case("%@", ["%@ %0 %%"], "%@ %0 %%"),
    Case("", [], ""),
  ]

  @Test("placeholders are replaced", arguments: 0..<cases.count)
  func placeholders(_ index: Int) throws {
    let test = Self.cases[index]
    let template = MessageTemplate(test.format, dialect: .zeroBased)
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(template)
    #expect(try catalog.string("key", arguments: test.arguments) == test.expected)
  }

  @Test(
    "a missing argument is an error that names the placeholder",
    arguments: [
      ("%@ and %@", "%@"), ("%0 and %3", "%3"), ("%4$7.2f", "%4$7.2f"), ("%0 %u %u", "%u"),
    ]
  )
  func missingArgument(_ format: String, _ placeholder: String) throws {
    let template = MessageTemplate(format, dialect: .zeroBased)
    let error = fault { () throws(MessageError) in try template.string(1) }
    guard case .missingArgument(placeholder, _, count: 1) = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  private func localizer(_ notes: Notes = Notes([])) throws -> Localizer {
    let catalog = try MessageCatalog(
      strings: """
        "000_language" = "de";
        "files" = "%1 enthält %0 Dateien";
        "rate" = "%0 %%";
        "100% sure" = "ganz sicher";
        "empty" = "";
        """,
      dialect: .zeroBased
    )
    var localizer = Localizer(
      catalogs: [catalog],
      preferences: [catalog.language],
      defaultLanguage: "en",
      missingKeys: .loud
    )
    localizer.log = { line in notes.update { $0.append(line) } }
    return localizer
  }

  @Test("localize gives the text without any substitution; its key may have bare percent signs")
  func localize() throws {
    let localizer = try localizer()
    #expect(try localizer.source("files") == "%1 enthält %0 Dateien")
    #expect(try localizer.source("rate") == "%0 %%")
    #expect(try localizer.source("100% sure") == "ganz sicher")
    #expect(try localizer.source("empty").isEmpty)
  }

  @Test("in a text that is no format the signs stand for themselves, and are told")
  func noFormat() throws {
    let file = Data("\"sale\" = \"Save 50%, %y off\";".utf8)
    let catalog = try MessageCatalog(
      data: file,
      format: .strings,
      language: "en",
      dialect: .zeroBased
    )
    #expect(try catalog.source("sale") == "Save 50%, %y off")
    #expect(try catalog.string("sale", 1) == "Save 50%, %y off")
    #expect(catalog.diagnostics.map(\.key) == ["sale"])
    #expect(catalog.errors.isEmpty)
  }

  @Test("localizeFormat looks the key up and then replaces")
  func localizeFormat() throws {
    let localizer = try localizer()
    #expect(try localizer.string("files", 3, "Ordner") == "Ordner enthält 3 Dateien")
    #expect(try localizer.string("rate", 5) == "5 %")
  }

  @Test("a missing key is loud, without substitution, and told on standard error")
  func missingKey() throws {
    let notes = Notes([])
    let localizer = try localizer(notes)
    #expect(try localizer.source("straße %0") == "STRASSE %0 <NOT FOUND>")
    #expect(try localizer.string("absent %@", "x") == "ABSENT %@ <NOT FOUND>")
    #expect(notes.value == ["STRASSE %0 <NOT FOUND>", "ABSENT %@ <NOT FOUND>"])
  }

  @Test("the weak forms give the key unchanged and tell nothing")
  func weakForms() throws {
    let notes = Notes([])
    let localizer = try localizer(notes)
    #expect(try localizer.giving(.key).source("absent %0") == "absent %0")
    #expect(try localizer.giving(.key).string("absent %@", "x") == "absent %@")
    #expect(notes.value.isEmpty)
  }

  @Test("nil gives nil, and an empty text an empty text")
  func nothing() throws {
    let notes = Notes([])
    let localizer = try localizer(notes)
    let key: String? = nil
    #expect(try key.map { try localizer.source($0) } == nil)
    #expect(try key.map { try localizer.string($0, 1) } == nil)
    #expect(try localizer.source("").isEmpty)
    #expect(try localizer.string("", 1).isEmpty)
    #expect(notes.value.isEmpty)
  }

  @Test("the language is the text of 000_language, and en without one")
  func language() throws {
    #expect(try MessageCatalog(strings: #""000_language" = "pl";"#).language == "pl")
    #expect(try MessageCatalog(strings: #""000_language" = "pl";"#).source("000_language") == "pl")
    #expect(try MessageCatalog(strings: #""a" = "b";"#).language == "en")
    #expect(try MessageCatalog(strings: #""000_language" = "";"#).language == "en")
    #expect(try MessageCatalog(strings: #""000_language" = "pl";"#, "cs").language == "cs")
  }

  @Test("Apple's positions begin at 1, which is the default")
  func positions() throws {
    #expect(try MessageTemplate("%1$@").string("a", "b") == "a")
    #expect(try MessageTemplate("%1$@", dialect: .zeroBased).string("a", "b") == "b")
    #expect(try MessageTemplate("%0$@").string("a", "b") == "%0$@")
    #expect(MessageTemplate("%0$@").diagnostics.map(\.severity) == [.warning])
  }
}
