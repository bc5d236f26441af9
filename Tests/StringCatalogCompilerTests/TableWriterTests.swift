import Foundation
import StringCatalogCompiler
import TestSupport
import Testing

@Suite("Files of compiled catalogues")
struct TableWriterTests {
  private struct Failure: Error {}

  /// The tables of texts by languages; a text with a percent sign is a plural.
  private func writer(_ texts: [String: String], _ folder: URL) throws -> TableWriter {
    let list = texts.map { language, text in
      #""\#(language)": {\#(text.contains("%") ? plural(["other": text]) : unit(text))}"#
    }
    let entries = #""k": {"localizations": {\#(list.joined(separator: ", "))}}"#
    return TableWriter(try compiled(entries).tables, name: "T", in: folder.path, as: .text)
  }

  /// The contents of all files by their paths, hidden ones too.
  private func contents(_ folder: URL) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appendingPathComponent(path)
      // A folder has no data.
      result[path] = (try? Data(contentsOf: url)) ?? Data()
    }
    return result
  }

  @Test("where a file cannot be renamed all are as they were", arguments: 0..<4)
  func halfWay(failing: Int) throws {
    try withTemporaryDirectory { folder in
      _ = try writer(["de": "1", "en": "1", "pl": "1"], folder).write()
      let before = try contents(folder)
      let next = try writer(["de": "2", "en": "2", "pl": "2", "zu": "2"], folder)
      var count = 0
      #expect(throws: Failure.self) {
        try next.write { from, to in
          if count == failing { throw Failure() }
          count += 1
          try Data(contentsOf: from).write(to: to, options: .atomic)
          try FileManager.default.removeItem(at: from)
        }
      }
      #expect(count == failing)
      #expect(try contents(folder) == before)
      // The same without the failure.
      #expect(try next.write().count == 4)
      #expect(try contents(folder).count == 8)
    }
  }

  @Test("a first run that fails leaves no folder", arguments: 0..<2)
  func noFolder(failing: Int) throws {
    try withTemporaryDirectory { folder in
      let output = folder.appendingPathComponent("a/b")
      var count = 0
      #expect(throws: Failure.self) {
        try writer(["de": "1", "en": "1"], output).write { from, to in
          if count == failing { throw Failure() }
          count += 1
          try FileManager.default.moveItem(at: from, to: to)
        }
      }
      let left = try contents(folder)
      #expect(left.isEmpty)
    }
  }

  @Test("with a record, what an earlier run wrote and this one does not is removed, and no more")
  func record() throws {
    try withTemporaryDirectory(["out/pl.lproj/Other.strings": "x", "out/fr.lproj/T.strings": "x"]) {
      folder in
      let output = folder.appendingPathComponent("out")
      let record = folder.appendingPathComponent("state/T.record")
      func run(_ texts: [String: String], languages: Set<String>? = nil) throws -> [String] {
        _ = try writer(texts, output).write(record: record, languages: languages)
        return try contents(output).keys.filter { $0.contains("/") }.sorted()
      }
      let others = ["fr.lproj/T.strings", "pl.lproj/Other.strings"]
      #expect(
        try run(["de": "a", "en": "%d", "pl": "a"])
          == ["de.lproj/T.strings", "en.lproj/T.stringsdict"] + others + ["pl.lproj/T.strings"]
      )
      // Of a language that is not compiled nothing goes.
      #expect(try run(["en": "a"], languages: ["en"]).contains("de.lproj/T.strings"))
      #expect(try run(["en": "a"]) == ["en.lproj/T.strings"] + others)
      #expect(!FileManager.default.fileExists(atPath: output.path + "/de.lproj"))
      // What somebody has changed is not what was written.
      try Data("changed".utf8).write(to: output.appendingPathComponent("en.lproj/T.strings"))
      #expect(try run(["pl": "a"]).contains("en.lproj/T.strings"))
    }
  }

  @Test("a record that names other files removes none")
  func foreignRecord() throws {
    try withTemporaryDirectory(["out/x": "x", "y": "x", "out/pl.lproj/U.strings": "x"]) { folder in
      let record = folder.appendingPathComponent("record")
      // The sum of the text "x".
      let sum = "af63f54c86021707"
      let names = ["x", "../y", "pl.lproj/U.strings", "../out/pl.lproj/T.strings"]
      try Data(names.map { "\(sum)\t\($0)\n" }.joined().utf8).write(to: record)
      let output = folder.appendingPathComponent("out")
      _ = try writer(["en": "a"], output).write(record: record)
      for path in ["out/x", "y", "out/pl.lproj/U.strings"] {
        #expect(FileManager.default.fileExists(atPath: folder.path + "/" + path))
      }
    }
  }

  @Test("a removal that fails puts all back")
  func failingRemoval() throws {
    try withTemporaryDirectory { folder in
      let record = folder.appendingPathComponent("record")
      let output = folder.appendingPathComponent("out")
      _ = try writer(["de": "a", "en": "a"], output).write(record: record)
      let before = try contents(folder)
      #expect(throws: Failure.self) {
        try writer(["en": "b"], output).write(record: record) { from, to in
          if from.path.contains("de.lproj") { throw Failure() }
          try Data(contentsOf: from).write(to: to, options: .atomic)
          try FileManager.default.removeItem(at: from)
        }
      }
      #expect(try contents(folder) == before)
    }
  }

  @Test("files of the table that are not made are told, and stay without a record")
  func strays() throws {
    try withTemporaryDirectory(["pl.lproj/Other.strings": "x", "a b.lproj/T.strings": "x"]) {
      folder in
      _ = try writer(["de": "%d", "en": "a", "pl": "a"], folder).write()
      let next = try writer(["de": "a", "en": "a"], folder)
      _ = try next.write()
      func names(_ languages: Set<String>? = nil) -> [String] {
        next.strays(languages: languages).map { String($0.dropFirst(folder.path.count + 1)) }
      }
      #expect(names() == ["de.lproj/T.stringsdict", "pl.lproj/T.strings"])
      #expect(names(["de"]) == ["de.lproj/T.stringsdict"])
    }
  }

  @Test("what a symbolic link leads to gets the content, and the link stays")
  func links() throws {
    try withTemporaryDirectory(["real/x": "x", "out/en.lproj/other": "x"]) { folder in
      let link = folder.appendingPathComponent("out/en.lproj/T.strings").path
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: link, withDestinationPath: "../../real/middle")
      let middle = folder.path + "/real/middle"
      try manager.createSymbolicLink(atPath: middle, withDestinationPath: folder.path + "/real/x")
      let output = folder.appendingPathComponent("out")
      #expect(try writer(["en": "a"], output).write() == [link])
      #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../../real/middle")
      #expect(try manager.destinationOfSymbolicLink(atPath: middle) == folder.path + "/real/x")
      let text = try String(contentsOfFile: folder.path + "/real/x", encoding: .utf8)
      #expect(text.contains("<string>a</string>"))
      #expect(try manager.contentsOfDirectory(atPath: folder.path + "/real").count == 2)
      // A link to what is not there makes it; one in a circle is refused.
      try manager.removeItem(atPath: folder.path + "/real/x")
      #expect(try writer(["en": "b"], output).write() == [link])
      #expect(manager.fileExists(atPath: folder.path + "/real/x"))
      try manager.removeItem(atPath: middle)
      try manager.createSymbolicLink(atPath: middle, withDestinationPath: "middle")
      #expect(throws: FileChanges.Problem.self) { try writer(["en": "c"], output).write() }
    }
  }

  @Test("a file keeps its permissions", arguments: [0o600, 0o640, 0o664, 0o444, 0o755])
  func permissions(mode: Int) throws {
    try withTemporaryDirectory { folder in
      _ = try writer(["en": "a"], folder).write()
      let path = folder.path + "/en.lproj/T.strings"
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(try writer(["en": "b"], folder).write() == [path])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test("other files are written with the tables or not at all", arguments: [0, 1, nil])
  func others(failing: Int?) throws {
    try withTemporaryDirectory(["S.swift": "old"]) { folder in
      let source = folder.appendingPathComponent("S.swift")
      let next = try writer(["en": "a"], folder)
      var count = 0
      func write(_ text: String) throws -> [String] {
        try next.write(with: [source: Data(text.utf8)]) { from, to in
          if count == failing { throw Failure() }
          count += 1
          try FileChanges.move(from, to)
        }
      }
      if failing == nil {
        #expect(try write("new").sorted() == [source.path, folder.path + "/en.lproj/T.strings"])
        #expect(try write("new") == [])
        #expect(try contents(folder)["S.swift"] == Data("new".utf8))
      } else {
        #expect(throws: Failure.self) { try write("new") }
        #expect(try contents(folder) == ["S.swift": Data("old".utf8)])
      }
    }
  }

  @Test(
    "a file with a text that XML cannot hold is binary, and others are as is asked",
    arguments: TableWriter.Serialization.allCases
  )
  func controls(_ serialization: TableWriter.Serialization) throws {
    try withTemporaryDirectory { folder in
      let scalars = Array(0...0x1F) + [0x7F, 0x85, 0x2028, 0xFFFE, 0xFFFF]
      for scalar in scalars.compactMap(Unicode.Scalar.init) {
        let text = "a\(scalar)b"
        let escaped = "a\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() + "b"
        let entries =
          entry(unit(escaped)) + "," + entry(plural(["other": "%d " + escaped]), key: escaped)
          + "," + entry(unit("c"), key: "x", language: "pl")
        let tables = try compiled(entries).tables
        _ = try TableWriter(tables, name: "T", in: folder.path, as: serialization).write()
        func read(_ path: String) throws -> ([String: Any], Bool) {
          var format = PropertyListSerialization.PropertyListFormat.xml
          let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: folder.appendingPathComponent(path)),
            format: &format
          )
          return (try #require(list as? [String: Any]), format == .binary)
        }
        let isXML = [0x09, 0x0A, 0x0D, 0x7F, 0x85, 0x2028].contains(scalar.value)
        let (strings, isBinary) = try read("en.lproj/T.strings")
        #expect(strings as? [String: String] == ["k": text], "\(scalar.value)")
        #expect(isBinary == (serialization == .binary || !isXML), "\(scalar.value)")
        let plural = try read("en.lproj/T.stringsdict").0[text] as? [String: Any]
        #expect((plural?["value"] as? [String: String])?["other"] == "%d " + text)
        #expect(try read("pl.lproj/T.strings").1 == (serialization == .binary))
        #expect(
          try TableWriter(tables, name: "T", in: folder.path, as: serialization).write() == []
        )
      }
    }
  }
}
