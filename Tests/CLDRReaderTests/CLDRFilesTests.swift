import CLDRReader
import Foundation
import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("CLDR's own files")
struct CLDRFilesTests {
  let data: PluralData

  init() throws {
    data = try CLDRReader.pluralData(directory: cldrDirectory)
  }

  @Test(
    "have as many sets, locales and rules as CLDR says",
    arguments: [(PluralRuleType.cardinal, 40, 227, 134), (.ordinal, 25, 110, 79)]
  )
  func counts(type: PluralRuleType, sets: Int, locales: Int, rules: Int) {
    #expect(data[type].count == sets)
    #expect(data[type].reduce(0) { $0 + $1.locales.count } == locales)
    #expect(data[type].reduce(0) { $0 + $1.ruleSet.rules.count } == rules)
  }

  @Test("have as many samples as CLDR says, with ranges expanded")
  func samples() {
    let rules = (data.cardinals + data.ordinals).flatMap(\.ruleSet.rules)
    let count = rules.reduce(0) { count, rule in
      [rule.integerSamples, rule.decimalSamples].reduce(count) {
        $0 + ($1.map { Array($0).count } ?? 0)
      }
    }
    #expect(count == 3_863)
  }

  @Test("have as many range rows and aliases as a plain search of their text finds")
  func plainCounts() throws {
    #expect(data.ranges.count == (try plainCount(of: "pluralRanges", in: "pluralRanges.xml")))
    #expect(
      data.ranges.reduce(0) { $0 + $1.rows.count }
        == (try plainCount(of: "pluralRange", in: "pluralRanges.xml"))
    )
    #expect(
      data.aliases.count == (try plainCount(of: "languageAlias", in: "supplementalMetadata.xml"))
    )
  }

  /// The number of start tags outside comments.
  private func plainCount(of element: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: cldrDirectory + "/" + file, encoding: .utf8)
      .components(separatedBy: "<!--").map { $0.components(separatedBy: "-->").last ?? "" }.joined()
    return text.components(separatedBy: "<\(element) ").count - 1
  }

  @Test("give rules, ranges and aliases as they are written")
  func content() throws {
    let german = try #require(data.cardinals.first { $0.locales.contains("de") })
    #expect(german.locales.prefix(3) == ["ast", "de", "en"])
    #expect(german.ruleSet.rules.map(\.category) == [.one, .other])
    #expect(german.ruleSet.rules[0].condition?.description == "i = 1 and v = 0")
    #expect(german.ruleSet.rules[0].integerSamples?.description == "@integer 1")

    let slovenian = try #require(data.ranges.first { $0.locales.contains("sl") })
    #expect(slovenian.rows.contains(PluralRangeRow(start: .one, end: .one, result: .few)))

    #expect(data.aliases.contains(LanguageAlias(type: "iw", replacement: "he")))
    #expect(data.aliases.contains(LanguageAlias(type: "sh", replacement: "sr_Latn")))
    #expect(data.aliases.contains(LanguageAlias(type: "no_bokmal", replacement: "nb")))
  }

  @Test("give the same from bytes as from a file")
  func bytes() throws {
    let path = cldrDirectory + "/plurals.xml"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(
      try CLDRReader.pluralRules(from: .bytes(bytes, name: "plurals.xml"))
        == CLDRReader.pluralRules(from: .file(path))
    )
  }

  @Test("are found in a folder whose path ends in a slash")
  func directoryWithSlash() throws {
    #expect(try CLDRReader.pluralData(directory: cldrDirectory + "/") == data)
  }

  @Test("must be in the folder, but for the ranges, which old releases lack")
  func missingFile() throws {
    try withTemporaryDirectory { directory in
      for file in ["plurals.xml", "ordinals.xml", "supplementalMetadata.xml"] {
        let error = try #require(throws: CLDRReadError.self) {
          try CLDRReader.pluralData(directory: directory.path)
        }
        #expect(error.kind == .notFound)
        #expect(error.file == directory.appendingPathComponent(file).path)
        try FileManager.default.copyItem(
          atPath: cldrDirectory + "/" + file,
          toPath: directory.appendingPathComponent(file).path
        )
      }
      var expected = data
      expected.ranges = []
      #expect(try CLDRReader.pluralData(directory: directory.path) == expected)
      let ranges = "pluralRanges.xml"
      try FileManager.default.copyItem(
        atPath: cldrDirectory + "/" + ranges,
        toPath: directory.appendingPathComponent(ranges).path
      )
      #expect(try CLDRReader.pluralData(directory: directory.path) == data)
    }
  }

  @Test("must be right if they are there, the ranges too")
  func malformedFile() throws {
    try withTemporaryDirectory { directory in
      for file in ["plurals.xml", "ordinals.xml", "supplementalMetadata.xml", "pluralRanges.xml"] {
        try FileManager.default.copyItem(
          atPath: cldrDirectory + "/" + file,
          toPath: directory.appendingPathComponent(file).path
        )
      }
      let ranges = directory.appendingPathComponent("pluralRanges.xml")
      try Data("<x".utf8).write(to: ranges)
      let error = try #require(throws: CLDRReadError.self) {
        try CLDRReader.pluralData(directory: directory.path)
      }
      #expect(error.file == ranges.path)
      guard case .malformed = error.kind else {
        Issue.record("unexpected error: \(error)")
        return
      }
    }
  }

  @Test("must have rules of the type that the file's name tells")
  func swappedFiles() throws {
    try withTemporaryDirectory { directory in
      try FileManager.default.copyItem(
        atPath: cldrDirectory + "/ordinals.xml",
        toPath: directory.appendingPathComponent("plurals.xml").path
      )
      let error = try #require(throws: CLDRReadError.self) {
        try CLDRReader.pluralData(directory: directory.path)
      }
      #expect(error.kind == .unexpectedRuleType(.ordinal, expected: .cardinal))
      #expect(error.line == nil)
      #expect(
        error.description.hasSuffix(
          "plurals.xml: the rules are of the type ordinal; expected cardinal rules in this place"
        )
      )
    }
  }
}
