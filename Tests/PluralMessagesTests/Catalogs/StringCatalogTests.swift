import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("String Catalogs")
struct StringCatalogTests {
  @Test("chooses by the rules of each language")
  func plurals() throws {
    let catalog = try StringCatalog(
      strings: """
        "n_files" : {"localizations": {
          "en": {\(plural(["one": "%lld file", "other": "%lld files"]))},
          "ru": {\(plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов",
            "other": "%lld файла"]))}
        }}
        """
    )
    #expect(catalog.version == "1.0")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["en", "ru"])
    #expect(try catalog.string("n_files", in: "ru", 5) == "5 файлов")
    #expect(try catalog.string("n_files", in: "ru", 1) == "1 файл")
    #expect(try catalog.string("n_files", in: "ru", 2) == "2 файла")
    #expect(try catalog.string("n_files", in: "ru", 21) == "21 файл")
    #expect(try catalog.string("n_files", in: "en", 21) == "21 files")
    #expect(catalog.catalog(for: "de") == nil)
  }

  @Test("tells about texts that no number takes, and about widths that may be positions")
  func likelyMistakes() throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    let text = """
      {"version": "1.0", "sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": {\(plural(["zero": "none", "one": "%1d", "other": "%lld"]))},
        "km": {\(plural(["one": "a", "other": "b"]))},
        "fr": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {
          "variations": {"device": {"other": {"stringUnit": {"value": "%arg"}}}}}}},
        "he": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {
          \(plural(["many": "a", "other": "b"]))}}}}}}}
      """
    let catalog = try StringCatalog(data: Data(text.utf8), file: "a.xcstrings", options: options)
    // A language is read, and told about, when it is asked for.
    #expect(findings.all.isEmpty)
    for language in catalog.languages { _ = catalog.catalog(for: language) }
    #expect(Set(catalog.diagnostics) == Set(findings.all))
    let expected: [(language: String, form: PluralCategory, sentence: String)] = [
      ("en", .one, "a position is written %1$"), ("km", .one, "the text for one is never taken"),
      ("he", .many, "the text for many is never taken"), ("he", .one, "there is no text for one"),
      ("he", .two, "there is no text for two"),
    ]
    let told = findings.all.filter { $0.severity == .warning }
      .sorted { $0.description < $1.description }
    #expect(told.count == expected.count, "\(findings.texts)")
    for (finding, (language, form, sentence)) in zip(told, expected) {
      #expect(finding.file == "a.xcstrings" && finding.key == "k" && finding.language == language)
      #expect(finding.form == .category(form) && finding.severity == .warning)
      #expect(finding.sentence.contains(sentence))
    }
  }

  @Test("chooses by the first number of the text for other")
  func firstNumber() throws {
    let catalog = try StringCatalog(
      strings: """
        "k" : {"localizations": {"en": {
          \(plural(["one": "one file in %@", "other": "%2$lld files in %1$@"]))
        }}}
        """
    )
    #expect(try catalog.string("k", in: "en", "Home", 1) == "one file in Home")
    #expect(try catalog.string("k", in: "en", "Home", 3) == "3 files in Home")
  }

  @Test("has substitutions with and without a position")
  func substitutions() throws {
    let files = plural(["one": "%arg file", "other": "%arg files"])
    let folders = plural(["one": "%arg folder", "other": "%arg folders"])
    let catalog = try StringCatalog(
      strings: """
        "numbered" : {"localizations": {"en": {
          "stringUnit": {"value": "%1$@: %#@files@ in %#@folders@"},
          "substitutions": {
            "files": {"argNum": 3, "formatSpecifier": "lld", \(files)},
            "folders": {"argNum": 2, "formatSpecifier": "lld", \(folders)}
          }}}},
        "turns" : {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%@: %#@files@ in %#@folders@ (%@)"},
          "substitutions": {
            "folders": {"formatSpecifier": "lld", \(folders)},
            "files": {"formatSpecifier": "lld", \(files)}
          }}}},
        "mixed" : {"localizations": {"en": {
          "stringUnit": {"value": "%#@files@ in %@"},
          "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", \(files)}}}}},
        "days" : {"localizations": {"en": {
          "stringUnit": {"value": "%#@days@"},
          "substitutions": {"days": {"formatSpecifier": "lld",
            \(plural(["one": "in %arg day", "other": "in %arg days"]))}}}}},
        "exact" : {"localizations": {"en": {
          "stringUnit": {"value": "%#@km@"},
          "substitutions": {"km": {"formatSpecifier": ".1f",
            \(plural(["one": "%arg kilometre", "other": "%arg kilometres"]))}}}}}
        """
    )
    #expect(try catalog.string("numbered", in: "en", "A", 1, 2) == "A: 2 files in 1 folder")
    #expect(try catalog.string("turns", in: "en", "A", 1, 2, "B") == "A: 1 file in 2 folders (B)")
    #expect(try catalog.string("mixed", in: "en", 1, "Home") == "1 file in Home")
    #expect(try catalog.string("days", in: "en", 10) == "in 10 days")
    #expect(try catalog.string("exact", in: "en", 1) == "1.0 kilometres")
  }

  @Test("takes texts for devices, also within those for numbers and the other way round")
  func devices() throws {
    let strings = """
      "plain" : {"localizations": {"en": {"variations": {"device": {
        "iphone": \(unit("Tap")), "other": \(unit("Click"))}}}}},
      "outer" : {"localizations": {"en": {"variations": {"device": {
        "iphone": {\(plural(["one": "%d tap", "other": "%d taps"]))},
        "other": {\(plural(["one": "%d click", "other": "%d clicks"]))}}}}}},
      "inner" : {"localizations": {"en": {"variations": {"plural": {"other": {"variations": {
        "device": {"mac": \(unit("%d on a Mac")), "other": \(unit("%d elsewhere"))}}}}}}}},
      "substituted" : {"localizations": {"en": {
        "stringUnit": {"value": "%#@x@!"},
        "substitutions": {"x": {"argNum": 1, "formatSpecifier": "d", "variations": {"device": {
          "mac": {\(plural(["one": "%arg key", "other": "%arg keys"]))},
          "other": \(unit("%arg fingers"))}}}}}}}
      """
    let other = try StringCatalog(strings: strings)
    #expect(try other.string("plain", in: "en") == "Click")
    #expect(try other.string("outer", in: "en", 1) == "1 click")
    #expect(try other.string("inner", in: "en", 1) == "1 elsewhere")
    #expect(try other.string("substituted", in: "en", 1) == "1 fingers!")
    let phone = try StringCatalog(strings: strings, device: "iphone")
    #expect(try phone.string("plain", in: "en") == "Tap")
    #expect(try phone.string("outer", in: "en", 2) == "2 taps")
    let mac = try StringCatalog(strings: strings, device: "mac")
    #expect(try mac.string("inner", in: "en", 1) == "1 on a Mac")
    #expect(try mac.string("substituted", in: "en", 1) == "1 key!")
  }

  @Test("holds what is translated, in every state but new and empty")
  func states() throws {
    let catalog = try StringCatalog(
      strings: """
        "a" : {"extractionState": "stale", "localizations": {
          "de": \(unit("A", state: "translated")), "fr": \(unit("A", state: "needs_review"))}},
        "b" : {"localizations": {"de": \(unit("B", state: "new")), "fr": \(unit("", state: "new"))}},
        "c" : {"localizations": {"de": \(unit("")), "fr": {"stringUnit": {"state": "new"}}}},
        "d" : {"comment": "Nothing", "unknown": [1, {"x": null}]}
        """
    )
    #expect(catalog.catalog(for: "de")?.keys == ["a", "b", "c"])
    #expect(catalog.catalog(for: "fr")?.keys == ["a"])
    #expect(catalog.catalog(for: "en")?.keys == ["a", "b", "c", "d"])
    #expect(try catalog.string("c", in: "de") == "")
  }

  @Test("takes keys as the source language's texts where there are none")
  func sourceLanguage() throws {
    let catalog = try StringCatalog(
      strings: """
        "Hello, %@" : {},
        "100%" : {"localizations": {"ru": \(unit("100 %%"))}},
        "key" : {"localizations": {"en": \(unit("Text")), "ru": \(unit("Текст"))}},
        "" : {}
        """
    )
    #expect(try catalog.string("Hello, %@", in: "en", "you") == "Hello, you")
    #expect(try catalog.string("100%", in: "en") == "100%")
    // Without arguments a text is shown as it is.
    #expect(try catalog.string("100%", in: "ru") == "100 %%")
    #expect(try catalog.string("key", in: "en") == "Text")
    #expect(catalog.catalog(for: "ru")?["Hello, %@"] == nil)
  }

  @Test("gives what is not to be translated in every language")
  func shouldTranslate() throws {
    let catalog = try StringCatalog(
      strings: """
        "ACME" : {"shouldTranslate": false},
        "name" : {"shouldTranslate": false, "localizations": {
          "en": \(unit("Acme")), "ru": \(unit("Акме"))}},
        "n" : {"shouldTranslate": false, "localizations": {
          "en": {\(plural(["one": "%d item", "other": "%d items"]))}}},
        "other" : {"localizations": {"de": \(unit("Anderes"))}}
        """
    )
    for language in ["en", "ru", "de"] {
      #expect(try catalog.string("ACME", in: language) == "ACME")
      #expect(try catalog.string("name", in: language) == "Acme")
    }
    #expect(try catalog.string("n", in: "en", 21) == "21 items")
    // Russian rules would choose "21 item".
    #expect(catalog.catalog(for: "ru")?["n"] == nil)
  }

  @Test(
    "is read whatever the minor version, or without one",
    arguments: ["1", "1.0", "1.1", "1.20"]
  )
  func versions(_ version: String) throws {
    let text = #"{"version": "\#(version)", "sourceLanguage": "en", "strings": {"a": {}}}"#
    let catalog = try StringCatalog(data: Data(text.utf8), mode: .strict)
    #expect(catalog.version == version)
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test("gives the source language's numbers to a message that is not to be translated")
  func untranslatedNumbers() throws {
    let day = plural(["one": "%arg day", "other": "%arg days"])
    let localizer = try StringCatalog(
      strings: """
        "k" : {"shouldTranslate": false, "localizations": {"en": {
          "stringUnit": {"value": "%#@d@"},
          "substitutions": {"d": {"argNum": 1, "formatSpecifier": "lld", \(day)}}}}},
        "p" : {"shouldTranslate": false, "localizations": {
          "en": {\(plural(["one": "%d item", "other": "%d items"]))},
          "ru": {\(plural(["one": "%d вещь", "other": "%d вещи"]))}}},
        "r" : {"localizations": {"ru": \(unit("x"))}}
        """
    ).localizer(preferences: ["ru"])
    // Russian rules would choose the text for one.
    #expect(try localizer.string("k", 21) == "21 days")
    #expect(try localizer.string("p", 21) == "21 items")
    #expect(try localizer.string("r") == "x")
  }

  @Test("shows the source text where a substitution is new and empty")
  func incompleteSubstitutions() throws {
    let new = unit("", state: "new")
    let catalog = try StringCatalog(
      strings: """
        "k" : {"localizations": {
          "en": {"stringUnit": {"value": "%#@d@"},
            "substitutions": {"d": {"argNum": 1, "formatSpecifier": "lld",
              \(plural(["one": "%arg day", "other": "%arg days"]))}}},
          "de": {"stringUnit": {"value": "%#@d@"},
            "substitutions": {"d": {"argNum": 1, "formatSpecifier": "lld",
              "variations": {"plural": {"one": \(new), "other": \(new)}}}}}}}
        """
    )
    #expect(catalog.catalog(for: "de")?["k"] == nil)
    #expect(try catalog.localizer(preferences: ["de"]).string("k", 5) == "5 days")
  }

  @Test("shows the argument of a substitution by its position too")
  func argumentPositions() throws {
    let catalog = try StringCatalog(
      strings: """
        "k" : {"localizations": {"en": {"stringUnit": {"value": "%1$@ %#@km@"},
          "substitutions": {"km": {"argNum": 2, "formatSpecifier": ".1f",
            \(plural(["one": "%2$.1f kilometre", "other": "%2$.1f kilometres"]))}}}}}
        """
    )
    #expect(try catalog.string("k", in: "en", "Run", 1) == "Run 1.0 kilometres")
  }

  @Test("lets 0 take the text for zero as Apple's systems or as CLDR do")
  func zero() throws {
    let texts = plural(["zero": "zero %d", "one": "one %d", "other": "other %d"])
    let strings = #""n" : {"localizations": {"en": {\#(texts)}, "lv": {\#(texts)}}}"#
    let apple = try StringCatalog(strings: strings)
    #expect(try apple.string("n", in: "en", 0) == "zero 0")
    #expect(try apple.string("n", in: "lv", 10) == "zero 10")
    let cldr = try StringCatalog(strings: strings, options: MessageOptions(zero: .cldr))
    #expect(try cldr.string("n", in: "en", 0) == "other 0")
    #expect(try cldr.string("n", in: "lv", 10) == "zero 10")
  }

  @Test("reads escapes, and texts in every script")
  func escapes() throws {
    let catalog = try StringCatalog(
      strings: #"""
        "k\u0065y" : {"localizations": {"\u0065n": {"stringUnit": {
          "value": "\"a\"\n\t\\ \/ \u00F1 \uD83D\uDE00 файл ファイル"}}}}
        """#
    )
    #expect(try catalog.string("key", in: "en") == "\"a\"\n\t\\ / ñ 😀 файл ファイル")
    let marked = [0xEF, 0xBB, 0xBF] + Array(stringCatalog(#""a": {}"#).utf8)
    #expect(try StringCatalog(data: Data(marked)).catalog(for: "en")?.keys == ["a"])
  }

  @Test(
    "names of arguments, which only tools know, are not shown",
    arguments: [
      ("%(count)lld files", "5 files"), ("%(who)@: %(count)d", "5: 7"),
      ("%(a)2$lld %(b)1$lld", "7 5"),
      ("%%(a)d", "%(a)d"), ("%(a) b", "%(a) b"), ("%()d", "%()d"), ("%(größe).2f m", "5.00 m"),
    ]
  )
  func namedPlaceholders(format: String, text: String) throws {
    let strings = try StringCatalog(
      data: Data(
        """
        {"sourceLanguage": "en", "version": "1.1", "strings": {"k": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(format)"}}}}}}
        """.utf8
      )
    )
    let catalog = try #require(strings.catalog(for: "en"))
    #expect(catalog.text(for: MessageRequest("k", arguments: [5, 7])) == text)
  }
}
