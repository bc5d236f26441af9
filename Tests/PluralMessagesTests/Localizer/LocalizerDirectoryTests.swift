import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Localizers of folders")
struct LocalizerDirectoryTests {
  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d файл</string>
        <key>few</key><string>%d файла</string>
        <key>many</key><string>%d файлов</string>
        <key>other</key><string>%d файла</string>
      </dict>
    </dict></dict></plist>
    """
  private static let stringCatalog = """
    {"sourceLanguage": "de", "version": "1.0", "strings": {
      "title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Titre"}}}}}}
    """

  @Test("the names that old projects have for languages are known")
  func legacyNames() throws {
    let files = [
      "English.lproj/Localizable.strings": "title = Files;",
      "French.lproj/Localizable.strings": "title = Fichiers;",
    ]
    try withTemporaryDirectory(files) { folder in
      let localizer = try Localizer(directory: folder, preferences: ["fr-CA"])
      #expect(try localizer.string("title") == "Fichiers")
      #expect(localizer.languages.sorted() == ["en", "fr"])
    }
  }

  @Test("a folder for each language is read, and .stringsdict wins over .strings")
  func folders() throws {
    let files = [
      "ru.lproj/Localizable.strings": "n = \"strings\"; title = \"Файлы\";",
      "ru.lproj/Localizable.stringsdict": Self.stringsdict,
      "Base.lproj/Localizable.strings": "title = base; only = base; more = base;",
      "en.lproj/Localizable.strings": "title = Files; more = english;",
      "en.lproj/Other.strings": "other = \"from another table\";",
      "de.lproj/Localizable.strings": "broken",
      "Info.plist": "x",
    ]
    try withTemporaryDirectory(files) { folder in
      let localizer = try Localizer(directory: folder, preferences: ["ru-RU"])
      #expect(localizer.languages == ["ru", "en"] && localizer.defaultLanguage == "en")
      let texts = try [1, 2, 5].map { try localizer.string("n", $0) }
      #expect(texts == ["1 файл", "2 файла", "5 файлов"])
      #expect(try localizer.string("title") == "Файлы")
      #expect(try localizer.string("only") == "base")
      #expect(try localizer.string("more") == "english")
      #expect(try localizer.string("other") == "from another table")
      // What is broken in one language is told, and costs no other.
      let german = try Localizer(directory: folder, preferences: ["de"])
      #expect(try german.string("title") == "Files")
      let error = german.diagnostics.first { $0.severity == .error }
      #expect(error?.file?.hasSuffix("de.lproj/Localizable.strings") == true)
      let thrown = fault { () throws(MessageError) in
        try Localizer(directory: folder, preferences: ["de"], mode: .strict)
      }
      #expect(thrown == error)
    }
  }

  @Test("tables are kept apart, also where a language has one, and keys by their scalars")
  func tables() throws {
    let files = [
      "en.lproj/General.strings": "Title = General; \"\u{E9}\" = 1; \"e\u{301}\" = 2;",
      "en.lproj/Storage.strings": "Title = Storage;",
      "de.lproj/General.strings": "Title = Allgemein;",
      "de.lproj/old.po": "msgid \"\"",
    ]
    try withTemporaryDirectory(files) { folder in
      let told = Findings()
      var options = MessageOptions()
      options.report = told.add
      let localizer = try Localizer(directory: folder, preferences: ["de"], options: options)
      #expect(try localizer.string("Title") == "Allgemein")
      #expect(try localizer.string("Title", table: "Storage") == "Storage")
      #expect(localizer.text("Title", table: "Nope") == "Title")
      #expect(try localizer.string("\u{E9}") == "1" && localizer.string("e\u{301}") == "2")
      let kinds = Set(told.all.map(\.kind))
      #expect(kinds.contains(.differsByTable(["General", "Storage"])))
      #expect(kinds.contains(.unreadable(.otherFormat)))
      #expect(told.all.count == Set(told.all).count)
    }
  }

  @Test("where no table is named, Localizable's text is taken, and then the first table's")
  func orderOfTables() throws {
    let files = [
      "en.lproj/A.strings": "a = \"of A\"; b = \"of A\"; only = \"of A\";",
      "en.lproj/B.strings": "a = \"of B\"; b = \"of B\";",
      "en.lproj/Localizable.strings": "b = usual;",
    ]
    try withTemporaryDirectory(files) { folder in
      let localizer = try Localizer(directory: folder, preferences: ["en"])
      #expect(try localizer.string("a") == "of A")
      #expect(try localizer.string("b") == "usual")
      #expect(try localizer.string("only") == "of A")
      #expect(try localizer.string("a", table: "B") == "of B")
      #expect(
        localizer.diagnostics.map(\.kind)
          == [.differsByTable(["A", "B"]), .differsByTable(["A", "B", "Localizable"])]
      )
    }
  }

  @Test("word forms are read if they are asked for")
  func wordForms() throws {
    let text = "JJ_PLURAL_FORM_RULE = 7; n = \"%@ файл;%@ файла;%@ файлов\";"
    try withTemporaryDirectory(["ru.lproj/Localizable.strings": text]) { folder in
      let localizer = try Localizer(
        directory: folder,
        preferences: ["ru"],
        wordForms: WordFormLists()
      )
      #expect(try localizer.string("n", 5) == "5 файлов")
    }
  }

  @Test("a String Catalog is read, by itself or in a folder; its source language is the default")
  func stringCatalogs() throws {
    try withTemporaryDirectory(["Localizable.xcstrings": Self.stringCatalog]) { folder in
      for url in [folder, folder.appendingPathComponent("Localizable.xcstrings")] {
        let localizer = try Localizer(directory: url, preferences: ["fr-CA"])
        #expect(localizer.languages == ["fr", "de"] && localizer.defaultLanguage == "de")
        #expect(try localizer.string("title") == "Titre")
      }
    }
  }

  @Test("a folder without messages, and none at all, are errors")
  func nothing() throws {
    try withTemporaryDirectory(["readme.txt": ""]) { folder in
      for url in [folder, folder.appendingPathComponent("absent")] {
        let error = fault { () throws(MessageError) in
          try Localizer(directory: url, preferences: [])
        }
        guard case .unreadable = error?.kind else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
    }
  }
}
