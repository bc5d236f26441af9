import Foundation
import TestSupport
import Testing

@Suite("plurals compile and print")
struct CompileCommandTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Cześć"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}
    }}
    """

  /// Runs a test in a folder with a catalogue.
  private func inFolder(_ text: String = catalog, _ body: (URL, String) throws -> Void) throws {
    try withTemporaryDirectory(["My Table.xcstrings": text]) { folder in
      try body(folder, folder.appendingPathComponent("My Table.xcstrings").path)
    }
  }

  @Test(
    "is called as build systems call it",
    arguments: [
      ["--output-directory", "OUT", "FILE"], ["FILE", "-o", "OUT"],
      ["-l", "en", "-l", "pl", "--force-build-all-strings", "--output-directory", "OUT", "FILE"],
      ["--serialization-format", "binary", "--output-directory=OUT", "FILE"],
    ]
  )
  func calls(arguments: [String]) throws {
    try inFolder { folder, file in
      let output = folder.appendingPathComponent("out").path
      let given = arguments.map {
        $0.replacingOccurrences(of: "OUT", with: output).replacingOccurrences(
          of: "FILE",
          with: file
        )
      }
      let paths = ["en.lproj/My Table.stringsdict", "pl.lproj/My Table.strings"]
      let dry = try plurals(["compile", "--dry-run"] + given)
      #expect(dry.output == paths.map { "\(output)/\($0)\n" }.joined())
      #expect(!FileManager.default.fileExists(atPath: output))
      let result = try plurals(["compile"] + given)
      #expect(result.output == "" && result.errors == "" && result.status == 0)
      for path in paths {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(path)"))
        #expect(
          try PropertyListSerialization.propertyList(from: data, format: nil) is [String: Any]
        )
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: output).count == 4)
      let message = [
        "message", "--catalog", output, "--locale", "pl", "--table", "My Table", "Hello",
      ]
      #expect(try plurals(message).output == "Cześć\n")
    }
  }

  @Test("an entry that cannot be compiled is an error, and nothing is written")
  func error() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "a"}}}},
        "k": {"localizations": {"en": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "files"}}}}}}}}}
      """
    try inFolder(text) { folder, file in
      let output = folder.appendingPathComponent("out").path
      let result = try plurals(["compile", "--output-directory", output, file])
      #expect(result.status == 65)
      #expect(result.errors.hasPrefix("plurals: error: \(file): Plural variation requires"))
      #expect(result.errors.contains("(en: k)"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("all that is wrong is told, with keys and languages, and nothing is written")
  func findings() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "a": 5, "b": {"localizations": {"pl": {"stringUnit": {"value": 1}}}},
        "c": {"localizations": {"en": {"stringUnit": {"value": "c"}}}}}}
      """
    try inFolder(text) { folder, file in
      let output = folder.appendingPathComponent("out").path
      let result = try plurals(["compile", "--output-directory", output, file])
      #expect(result.status == 65)
      let start = "plurals: error: \(file): "
      #expect(
        result.errors == """
          \(start)the entry must be an object; found a number (a)
          \(start)the value of the localization must be a string; found a number (pl: b)

          """
      )
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("files of the table that the catalogue has no texts for are told, and stay")
  func strays() throws {
    try inFolder { folder, file in
      let stray = folder.appendingPathComponent("out/de.lproj/My Table.strings")
      try FileManager.default.createDirectory(
        at: stray.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("x".utf8).write(to: stray)
      let output = folder.appendingPathComponent("out").path
      let result = try plurals(["compile", "-o", output, file])
      #expect(result.status == 0)
      #expect(result.errors.hasPrefix("plurals: warning: \(output)/de.lproj/My Table.strings: "))
      #expect(try Data(contentsOf: stray) == Data("x".utf8))
      #expect(try plurals(["compile", "-l", "pl", "-o", output, file]).errors == "")
    }
  }

  @Test(
    "wrong calls and files are told",
    arguments: [
      (["compile"], "FILE is missing", 64),
      (["compile", "Package.swift"], "the file is no JSON", 65),
      (["compile", "-o", "out", "absent.xcstrings"], "error: absent.xcstrings", 66),
      (["compile", "-o", "out", "Package.swift"], "error: Package.swift: the file is no JSON", 65),
      (["compile", "-o", "out", "/dev/zero"], "error: ", 66),
      (["print", "Sources"], "error: ", 66),
      (["print"], "FILE is missing", 64), (["print", "a", "b"], "one FILE", 64),
    ]
  )
  func faults(arguments: [String], complaint: String, status: Int32) throws {
    let result = try plurals(arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }

  @Test(
    "what is in the way of a file or folder is named, with what would be right",
    arguments: [
      (["out"], "out", "out is a file; expected a folder"),
      (["out/en.lproj"], "out", "en.lproj is a file; expected a folder"),
      (["out/en.lproj/T.strings/"], "out", "T.strings is a folder; expected a file"),
    ]
  )
  func inTheWay(_ paths: [String], _ output: String, _ message: String) throws {
    let folder = try TemporaryDirectory()
    let unit = #"{"stringUnit": {"state": "translated", "value": "a"}}"#
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": \#(unit)}}}, "version": "1.0"}"#,
      to: "T.xcstrings"
    )
    for path in paths {
      try folder.write("", to: path.hasSuffix("/") ? path + "inner" : path)
    }
    let root = folder.url.path
    let result = try plurals(["compile", "-o", "\(root)/\(output)", "\(root)/T.xcstrings"])
    #expect(result.status == 74)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("a language that the catalogue does not have is told")
  func unknownLanguage() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
      to: "T.xcstrings"
    )
    let root = folder.url.path
    let result = try plurals(["compile", "-l", "xx", "-o", "\(root)/out", "\(root)/T.xcstrings"])
    #expect(result.status == 0)
    #expect(result.errors.contains("there is no language 'xx'; the languages are en"))
  }

  @Test("print lists keys or languages, a line each")
  func print() throws {
    try inFolder { _, file in
      let keys = try plurals(["print", file]).output
      #expect(keys == "%lld files\nHello\n")
      let languages = try plurals(["print", "--languages", file]).output
      #expect(languages == "en\npl\n")
    }
  }
}
