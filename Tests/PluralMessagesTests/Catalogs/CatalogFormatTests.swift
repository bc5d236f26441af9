import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Formats of files")
struct CatalogFormatTests {
  private static let contents: [(name: String, content: String)] = [
    ("json", #"{"n": {"one": "%{count} file", "other": "%{count} files"}}"#),
    ("strings", #"/* c */ "n" = "%d files";"#),
    (
      "stringsdict",
      propertyList(entry("n", "%#@n@", variable("n", ["one": "%d file", "other": "%d files"])))
    ),
    (
      "xcstrings",
      stringCatalog(
        #""n" : {"localizations": {"en": {\#(plural(["one": "%d file", "other": "%d files"]))}}}"#
      )
    ),
  ]

  @Test("are found by the name of a file, in any case, else by its content", arguments: contents)
  func found(_ name: String, _ content: String) throws {
    let files = [
      "a.\(name)": content, "a.\(name.uppercased())": content, "b": content, "c.txt": content,
    ]
    try withTemporaryDirectory(files) { folder in
      for file in files.keys {
        let url = folder.appendingPathComponent(file)
        #expect(CatalogFormat(of: url)?.name == name)
        let catalog = try MessageCatalog(contentsOf: url)
        #expect(try catalog.string("n", 5) == "5 files")
        #expect(catalog.language == "en")
      }
    }
  }

  @Test("are the caller's, whatever the name says")
  func given() throws {
    try withTemporaryDirectory([
      "a.txt": Self.contents[1].content, "b.json": Self.contents[1].content,
    ]) {
      folder in
      for file in ["a.txt", "b.json"] {
        let url = folder.appendingPathComponent(file)
        let catalog = try MessageCatalog(contentsOf: url, format: .strings)
        #expect(try catalog.source("n") == "%d files")
      }
    }
  }

  @Test("that cannot be told are an error, and so is a file that cannot be read")
  func unknown() throws {
    try withTemporaryDirectory(["a.txt": "Hello", "empty": "", "folder/x": ""]) { folder in
      for (name, fault) in [
        ("a.txt", .unknownFormat), ("empty", .unknownFormat), ("absent.json", .notFound),
        ("folder", .isFolder),
      ] as [(String, FileProblem)] {
        let url = folder.appendingPathComponent(name)
        let error = PluralMessagesTests.fault { () throws(MessageError) in
          try MessageCatalog(contentsOf: url)
        }
        #expect(error?.kind == .unreadable(fault))
        #expect(error?.file?.hasSuffix(name) == true && error?.severity == .error)
        if name != "absent.json" { #expect(CatalogFormat(of: url) == nil) }
      }
    }
  }

  @Test("with all languages give the one that is asked for, and else their source language")
  func languages() throws {
    let strings = stringCatalog(#""t" : {"localizations": {"de": \#(unit("Titel"))}}"#)
    let data = Data(strings.utf8)
    func title(_ language: String?) throws(MessageError) -> String {
      try MessageCatalog(data: data, format: .stringCatalog, language: language).string("t")
    }
    #expect(try title("de") == "Titel")
    #expect(try title(nil) == "t")
    let error = fault { () throws(MessageError) in try title("fr") }
    #expect(error?.kind == .missing(.language) && error?.language == "fr")
  }

  @Test("are listed with what they are")
  func all() {
    #expect(CatalogFormat.all.map(\.name) == ["json", "strings", "stringsdict", "xcstrings"])
    #expect(CatalogFormat.all.filter(\.hasAllLanguages) == [.stringCatalog])
    #expect(CatalogFormat.all.filter { $0.zero == .apple } == [.stringsdict, .stringCatalog])
    #expect(Set(CatalogFormat.all).count == 4)
  }
}
