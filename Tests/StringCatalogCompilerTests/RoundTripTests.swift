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

  /// Compares the texts of a catalogue with those of what is compiled from it.
  ///
  /// - Returns: How many texts are the same.
  private func compare(_ data: Data, _ name: String) throws -> Int {
    guard let source = try? CatalogSource(data), let strings = try? StringCatalog(data: data) else {
      return 0
    }
    let compiled = CatalogCompiler(source)
    let folder = try TemporaryDirectory()
    let writer = TableWriter(compiled.tables, name: "T", in: folder.url.path, as: .text)
    _ = try writer.write()
    var count = 0
    for (language, tables) in compiled.tables {
      let catalog = try #require(strings.catalog(for: language))
      let lproj = folder.url.appendingPathComponent("\(language).lproj")
      let options = MessageOptions(zero: .apple)
      var tabled = MessageCatalog(language: language, options: options)
      for (format, isThere) in [
        ("strings", !tables.strings.isEmpty), ("stringsdict", !tables.stringsdict.isEmpty),
      ] where isThere {
        let url = lproj.appendingPathComponent("T.\(format)")
        // The platform reads it.
        let list = try PropertyListSerialization.propertyList(
          from: Data(contentsOf: url),
          format: nil
        )
        #expect(list is [String: Any])
        tabled.merge(try MessageCatalog(contentsOf: url, language: language, options: options))
      }
      for key in Set(tables.strings.keys).union(tables.stringsdict.keys) {
        for number in Self.numbers {
          let arguments = [number, number + 2, number + 3, 4]
          let expected = try? catalog.string(key, arguments: arguments)
          let text = try? tabled.string(key, arguments: arguments)
          #expect(text == expected, "\(name): \(language) \(key) \(number)")
          count += 1
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
    #expect(count > 1_000)
  }

  @Test("made-up catalogues give the same texts", arguments: 0..<20)
  func generated(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let categories = ["zero", "one", "two", "few", "many", "other"]
    func unit(_ text: String) -> [String: Any] {
      [
        "stringUnit": [
          "state": ["translated", "needs_review"].randomElement(using: &random)!, "value": text,
        ]
      ]
    }
    let texts = ["%lld of it", "it has %lld", "%@ & %lld", "<%lld> \"é\"", "%1$@: %2$lld%%"]
    func plural(_ number: String) -> [String: Any] {
      let used = categories.filter { _ in Bool.random(using: &random) } + ["other"]
      var forms: [String: Any] = [:]
      for category in used { forms[category] = unit("\(category) " + number) }
      return ["variations": ["plural": forms]]
    }
    var strings: [String: Any] = [:]
    for index in 0..<30 {
      var localizations: [String: Any] = [:]
      for language in ["en", "pl", "ar", "ja", "pt-PT", "zh-Hans"] {
        let text = texts.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: localizations[language] = unit("plain \(index) %@")
        case 1: localizations[language] = plural(text)
        case 2:
          localizations[language] = [
            "variations": ["device": ["iphone": plural(text), "other": unit("other %lld")]]
          ]
        default:
          var variable = plural("%arg things")
          variable["argNum"] = 1
          variable["formatSpecifier"] = "lld"
          var localization = unit("there are %#@things@ and %2$lld")
          localization["substitutions"] = ["things": variable]
          localizations[language] = localization
        }
      }
      strings["key \(index)"] = ["localizations": localizations]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    #expect(try compare(JSONSerialization.data(withJSONObject: catalog), "seed \(seed)") > 500)
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
    #expect(throws: CocoaError.self) { _ = try writer.write() }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/en.lproj"))
    #expect(writer.files.allSatisfy { !$0.path.contains("//") })
  }
}
