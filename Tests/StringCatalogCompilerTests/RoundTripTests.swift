import Foundation
import PluralMessages
import StringCatalogCompiler
import TestSupport
import Testing

@Suite("Compiled folders beside their catalogues")
struct RoundTripTests {
  private static let files: [String] = {
    let tests = packageDirectory.appendingPathComponent("Tests")
    let all = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".xcstrings") && !$0.hasPrefix("Crashers") }.sorted()
  }()

  private static let numbers = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1_000_000]

  /// Whether what the compiler tells of a text is that it is left out.
  private func isLeftOut(_ key: String, _ language: String, _ compiled: CatalogCompiler) -> Bool {
    compiled.findings.contains {
      $0.key == key && $0.language == language
        && ($0.isError || $0.text.hasSuffix("the text is left out"))
    }
  }

  /// Compares the texts of a catalogue with those of what is compiled from it, for all keys of both.
  ///
  /// - Returns: How many texts are the same.
  private func compare(_ data: Data, _ name: String, buildsAll: Bool = false) throws -> Int {
    guard let source = try? CatalogSource(data) else { return 0 }
    var count = 0
    for device in ["iphone", nil] {
      let compiled = CatalogCompiler(source, buildsAll: buildsAll)
      let folder = try TemporaryDirectory()
      // Who builds all takes what is new for translated.
      let text = String(decoding: data, as: UTF8.self)
      try folder.write(
        buildsAll ? text.replacing(#""state":"new""#, with: #""state":"translated""#) : text,
        to: "T.xcstrings"
      )
      guard
        let strings = try? StringCatalog(
          compiledTextsOf: folder.url.appendingPathComponent("T.xcstrings"),
          device: device,
          options: MessageOptions()
        )
      else { return 0 }
      let writer = TableWriter(compiled.tables, name: "T", in: folder.url.path, as: .text)
      _ = try writer.write()
      let keys = source.messages.map(\.key)
      for language in source.languages {
        let tables = compiled.tables[language]
        let catalog = try #require(strings.catalog(for: language))
        let lproj = folder.url.appendingPathComponent("\(language).lproj")
        let options = MessageOptions(zero: .apple)
        var tabled = MessageCatalog(language: language, options: options)
        for (format, isThere) in [
          ("strings", tables?.strings.isEmpty == false),
          ("stringsdict", tables?.stringsdict.isEmpty == false),
        ] where isThere {
          let url = lproj.appendingPathComponent("T.\(format)")
          // The platform reads it.
          let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: url),
            format: nil
          )
          #expect(list is [String: Any])
          tabled.merge(
            try MessageCatalog(
              contentsOf: url,
              language: language,
              device: device,
              options: options
            )
          )
        }
        let made = Set(tables?.strings.keys.map { $0 } ?? [])
          .union(tables?.stringsdict.keys.map { $0 } ?? [])
        for key in made.union(keys) {
          guard !isLeftOut(key, language, compiled) else { continue }
          for number in Self.numbers {
            let arguments = [number, number + 2, number + 3, 4]
            let place = "\(name): \(language) \(key) \(number) \(device ?? "other")"
            let expected = try? catalog.string(key, arguments: arguments)
            let text = try? tabled.string(key, arguments: arguments)
            #expect(text == expected, "\(place)")
            // A number may have no form: where that for others is new.
            if text != nil { count += 1 }
          }
        }
      }
    }
    return count
  }

  @Test("the catalogues of the tests give the same texts for every key, language and number")
  func fixtures() throws {
    var count = 0
    for file in Self.files {
      let url = packageDirectory.appendingPathComponent("Tests/" + file)
      count += try compare(Data(contentsOf: url), file)
    }
    #expect(count > 10_000)
  }

  @Test("made-up catalogues give the same texts", arguments: 0..<8, [false, true])
  func generated(seed: Int, buildsAll: Bool) throws {
    var made = MadeUpCatalog(seed: UInt64(seed))
    let data = try JSONSerialization.data(withJSONObject: made.catalog())
    #expect(try compare(data, "seed \(seed)", buildsAll: buildsAll) > 500)
  }

  @Test(
    "a second run writes nothing, a changed text its file alone",
    arguments: TableWriter.Serialization.allCases
  )
  func incremental(_ serialization: TableWriter.Serialization) throws {
    func source(_ text: String) throws -> CatalogSource {
      let unit = #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      return try CatalogSource(
        Data(
          """
          {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": \(unit)}},
           "b": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "b"}}}},
           "n": {"localizations": {"pl": {"variations": {"plural": {
             "other": {"stringUnit": {"state": "translated", "value": "%d b"}}}}}}}}}
          """.utf8
        )
      )
    }
    let folder = try TemporaryDirectory()
    func run(_ text: String) throws -> [String] {
      let tables = CatalogCompiler(try source(text)).tables
      return try TableWriter(tables, name: "T", in: folder.url.path, as: serialization).write()
        .map { String($0.dropFirst(folder.url.path.count + 1)) }
    }
    #expect(try run("a") == ["en.lproj/T.strings", "pl.lproj/T.strings", "pl.lproj/T.stringsdict"])
    #expect(try run("a") == [])
    #expect(try run("other") == ["en.lproj/T.strings"])
  }

  @Test("where a folder is in the way of one file, none is written")
  func folderInTheWay() throws {
    let folder = try TemporaryDirectory()
    try folder.write("", to: "pl.lproj/T.strings/x")
    let unit = #"{"stringUnit": {"state": "translated", "value": "a"}}"#
    let text = #"{"strings": {"a": {"localizations": {"en": \#(unit), "pl": \#(unit)}}}}"#
    let tables = CatalogCompiler(try CatalogSource(Data(text.utf8))).tables
    let writer = TableWriter(tables, name: "T", in: folder.url.path + "/", as: .text)
    #expect(throws: FileChanges.Problem.self) { _ = try writer.write() }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/en.lproj"))
    #expect(writer.files.allSatisfy { !$0.path.contains("//") })
  }
}
