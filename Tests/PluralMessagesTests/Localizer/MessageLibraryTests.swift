import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Libraries of messages")
struct MessageLibraryTests {
  private static let strings = """
    "n" : {"localizations": {
      "de": {\(plural(["one": "%lld Datei", "other": "%lld Dateien"]))},
      "en": {\(plural(["one": "%lld file", "other": "%lld files"]))}}},
    "title" : {"localizations": {"de": \(unit("Titel")), "en": \(unit("Title"))}}
    """

  @Test("give each request a localizer in its languages")
  func requests() throws {
    let library = MessageLibrary(try StringCatalog(strings: Self.strings))
    #expect(library.languages == ["de", "en"] && library.defaultLanguage == "en")
    for (header, text) in [
      ("de-AT, en;q=0.8", "5 Dateien"), ("ja, en-GB;q=0.5", "5 files"), ("*;q=0.1", "5 files"),
      ("", "5 files"), ("en;q=0.5, de;q=0.9", "5 Dateien"),
    ] {
      let preferences = LanguagePreferences(acceptLanguage: header)
      #expect(library.localizer(preferences: preferences).text("n", 5) == text)
    }
    let throwing = library.localizer(preferences: ["de"], missingKeys: .throw)
    #expect(throws: MessageError.self) { try throwing.string("absent") }
  }

  @Test("of catalogues have them in their order, and their findings")
  func catalogs() throws {
    let catalogs = [
      try MessageCatalog(json: #"{"n": {"few": "x", "other": "y"}}"#),
      try MessageCatalog(json: #"{"n": "z"}"#, "ru"),
    ]
    let library = MessageLibrary(catalogs: catalogs, defaultLanguage: "en")
    #expect(library.languages == ["en", "ru"])
    #expect(library.diagnostics == catalogs[0].diagnostics && library.diagnostics.count == 2)
    #expect(library.localizer(preferences: ["ru"]).languages == ["ru", "en"])
    #expect(library.localizer(preferences: ["ja"]).text("n", 1) == "y")
  }

  @Test("of a String Catalog have all its findings, also those about no language")
  func findings() throws {
    let strings = #""a" : {}, "a" : {}, "b" : 5, "c" : {"localizations": {"de": 5}}"#
    let catalog = try StringCatalog(strings: strings, mode: .tolerant)
    #expect(catalog.errors.count == 2 && catalog.diagnostics.count == 3)
    let library = MessageLibrary(catalog)
    #expect(Set(library.diagnostics) == Set(catalog.diagnostics))
    #expect(library.diagnostics.count == catalog.diagnostics.count)
    let localizer = catalog.localizer(preferences: ["de"])
    #expect(Set(localizer.diagnostics) == Set(catalog.diagnostics))
    try withTemporaryDirectory(["Localizable.xcstrings": stringCatalog(strings)]) { folder in
      let localizer = try Localizer(directory: folder, preferences: ["de"], mode: .tolerant)
      #expect(localizer.diagnostics.count == catalog.diagnostics.count)
    }
  }

  @Test("are not needed for one String Catalog, which gives a localizer itself")
  func localizerOfStringCatalog() throws {
    let strings = try StringCatalog(strings: Self.strings)
    let localizer = strings.localizer(preferences: ["de-CH"])
    #expect(localizer.text("title") == "Titel" && localizer.defaultLanguage == "en")
    #expect(strings.localizer(preferences: ["fr"]).text("title") == "Title")
    // The system's preferences, whatever they are.
    #expect(["Titel", "Title"].contains(strings.localizer().text("title")))
    let loud = strings.localizer(preferences: ["de"], missingKeys: .loud)
    #expect(loud.missingKeys == .loud)
  }

  @Test("are not needed for a bundle either")
  func bundle() throws {
    let files = [
      "de.lproj/Localizable.strings": "title = Titel;",
      "en.lproj/Localizable.strings": "title = Title; only = Only;",
    ]
    try withTemporaryDirectory(files) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let localizer = try Localizer(bundle: bundle, preferences: ["de-AT"])
      #expect(localizer.text("title") == "Titel")
      #expect(localizer.text("only") == "Only")
      #expect(try Localizer(bundle: bundle, preferences: ["ja"]).text("title") == "Title")
      let german = try Localizer(bundle: bundle, preferences: ["ja"], defaultLanguage: "de")
      #expect(german.text("title") == "Titel" && german.text("only") == "only")
      let error = fault { () throws(MessageError) in
        try Localizer(bundle: bundle, preferences: ["de"], missingKeys: .throw).string("absent")
      }
      #expect(error?.kind == .missingKey)
    }
  }
}
