import Foundation
import PluralMessages
import Testing

/// Small files in the manner of real apps, in all formats and encodings, with what they say.
///
/// `Fixtures/Corpus` has a folder for each app. The lines of `manifest.tsv` do not come from this library.
@Suite("Files of many apps")
struct CorpusTests {
  /// A message of a file, or how many errors a file has.
  struct Line {
    let file: String
    let language: String
    let key: String
    /// The arguments as JSON; empty for the text as it is written.
    let arguments: String
    let text: String

    /// The name of the app's folder.
    var app: String { String(file.prefix { $0 != "/" }) }

    /// The table that a localizer of the folder has for the file; nil for files named by language.
    var table: String? {
      let url = URL(fileURLWithPath: file)
      return url.pathExtension == "json" ? nil : url.deletingPathExtension().lastPathComponent
    }
  }

  private static let folder = (Bundle.module.resourceURL ?? URL(fileURLWithPath: "."))
    .appendingPathComponent("Fixtures/Corpus")

  private static let lines: [Line] = {
    let url = folder.appendingPathComponent("manifest.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Line(
        file: fields[0],
        language: fields[1],
        key: unescaped(fields[2]),
        arguments: fields[3],
        text: unescaped(fields[4])
      )
    }
  }()

  static let files = Set(lines.map(\.file)).sorted()
  /// The folders with files of one app; the others are each for itself.
  static let apps = Set(lines.map(\.app)).subtracting(["Odd"]).sorted()

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        let names: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "t": "\t"]
        result.unicodeScalars.append(names[scalar] ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  @Test("the corpus is there")
  func size() {
    #expect(Self.files.count >= 200 && Self.lines.count >= 600)
  }

  @Test("a file says what the manifest says, and has no other errors", arguments: files)
  func file(_ name: String) throws {
    let lines = Self.lines.filter { $0.file == name }
    let url = Self.folder.appendingPathComponent(name)
    var catalogs: [String: MessageCatalog] = [:]
    var errors: [MessageDiagnostic] = []
    if url.pathExtension == "xcstrings" {
      let strings = try StringCatalog(contentsOf: url)
      errors = strings.diagnostics
      for language in strings.languages { catalogs[language] = strings.catalog(for: language) }
    } else {
      let language = try #require(lines.first).language
      let catalog = try MessageCatalog(contentsOf: url, language: language)
      errors = catalog.diagnostics
      catalogs[language] = catalog
    }
    errors = errors.filter { $0.severity == .error }
    let count = lines.first { $0.key.isEmpty && $0.arguments == "errors" }?.text ?? "0"
    #expect("\(errors.count)" == count, "\(errors)")
    for line in lines where line.arguments != "errors" {
      let catalog = try #require(catalogs[line.language], "\(line)")
      let text = try Self.text(line) { key, arguments, named in
        guard let arguments, let named else { return try catalog.source(key) }
        return try catalog.string(key, arguments: arguments, named: named)
      }
      #expect(text.utf8.elementsEqual(line.text.utf8), "\(text.debugDescription), not \(line)")
    }
  }

  @Test("a localizer of an app's folder says the same", arguments: apps)
  func app(_ name: String) throws {
    let lines = Self.lines.filter { $0.app == name && $0.arguments != "errors" }
    for (language, lines) in Dictionary(grouping: lines, by: \.language) {
      let localizer = try Localizer(
        directory: Self.folder.appendingPathComponent(name),
        preferences: [language],
        missingKeys: .throw
      )
      for line in lines {
        let text = try Self.text(line) { key, arguments, named in
          guard let arguments, let named else {
            return try localizer.source(key, table: line.table)
          }
          return try localizer.string(key, arguments: arguments, named: named, table: line.table)
        }
        #expect(text.utf8.elementsEqual(line.text.utf8), "\(text.debugDescription), not \(line)")
      }
      #expect(localizer.diagnostics.allSatisfy { $0.severity < .error })
    }
  }

  @Test("the platform reads the same texts in property lists", arguments: files)
  func platform(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    guard ["strings", "stringsdict"].contains(url.pathExtension) else { return }
    let data = try Data(contentsOf: url)
    // Of UTF-16 without a byte order mark, the platform's parser drops the first character.
    if data.prefix(2).contains(0) { return }
    guard let expected = platformDictionary(data) else { return }
    let catalog = try MessageCatalog(contentsOf: url, language: "en")
    for (key, value) in expected {
      guard let text = value as? String else { continue }
      #expect(try catalog.source(key).utf8.elementsEqual(text.utf8), "\(key)")
    }
  }

  /// The text of a line, from a call that gets its arguments; nil for the text as it is written.
  private static func text(
    _ line: Line,
    _ call: (
      String, [any MessageArgumentConvertible]?, [String: any MessageArgumentConvertible]?
    ) throws -> String
  ) throws -> String {
    guard !line.arguments.isEmpty else { return try call(line.key, nil, nil) }
    let data = Data(line.arguments.utf8)
    if line.arguments.hasPrefix("{") {
      let named = try JSONDecoder().decode([String: Argument].self, from: data)
      return try call(line.key, [], named.mapValues(\.value))
    }
    let arguments = try JSONDecoder().decode([Argument].self, from: data)
    return try call(line.key, arguments.map(\.value), [:])
  }

  /// An argument as the manifest has it.
  private struct Argument: Decodable {
    let value: any MessageArgumentConvertible

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        value = number
      } else if let number = try? container.decode(Double.self) {
        value = number
      } else {
        value = try container.decode(String.self)
      }
    }
  }
}
