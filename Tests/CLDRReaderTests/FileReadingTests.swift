import CLDRReader
import Foundation
import TestSupport
import Testing

@Suite("A file")
struct FileReadingTests {
  private func error(_ source: CLDRSource) throws -> CLDRReadError {
    try #require(throws: CLDRReadError.self) { try CLDRReader.pluralRules(from: source) }
  }

  @Test("that is missing is reported with its path")
  func missing() throws {
    try withTemporaryDirectory { directory in
      for path in ["plurals.xml", "none/plurals.xml"] {
        let path = directory.appendingPathComponent(path).path
        let error = try error(.file(path))
        #expect(error.kind == .notFound)
        #expect(error.line == nil)
        #expect(
          error.description
            == "\(path): there is no such file; expected an XML file of CLDR's supplemental data"
        )
      }
    }
    #expect(try error(.file("")).kind == .notFound)
  }

  @Test("that is a folder is reported with the system's reason")
  func directory() throws {
    try withTemporaryDirectory { directory in
      let error = try error(.file(directory.path))
      #expect(error.kind == .cannotRead(String(cString: strerror(EISDIR))))
    }
  }

  @Test("that must not be read is reported with the system's reason", .disabled(if: getuid() == 0))
  func unreadable() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appendingPathComponent("plurals.xml").path
      let isCreated = FileManager.default.createFile(
        atPath: path,
        contents: Data(),
        attributes: [.posixPermissions: 0]
      )
      try #require(isCreated)
      let error = try error(.file(path))
      #expect(error.kind == .cannotRead(String(cString: strerror(EACCES))))
    }
  }

  @Test("that is empty is reported as such")
  func empty() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("plurals.xml")
      try Data().write(to: url)
      let error = try error(.file(url.path))
      #expect(error.kind == .malformed("it is empty"))
      #expect(error.file == url.path)
    }
  }

  @Test("of any size up to the limit is read whole", arguments: [0, 1, 1 << 16, 200_000])
  func sizes(padding: Int) throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("plurals.xml")
      // A size of exactly one of the reader's chunks is among these.
      let text = smallRulesFile.utf8
      let blanks = padding < 2 ? padding : padding - text.count
      try Data(Array(text) + Array(repeating: 0x20, count: blanks)).write(to: url)
      #expect(
        try CLDRReader.pluralRules(from: .file(url.path))
          == CLDRReader.pluralRules(from: source(smallRulesFile))
      )
    }
  }

  @Test("of white space alone is refused", arguments: [1, 1 << 20])
  func whiteSpace(size: Int) throws {
    let error = try error(.bytes([UInt8](repeating: 0x20, count: size), name: "blank.xml"))
    #expect(error.file == "blank.xml")
    #expect(error.line == 1)
    guard case .malformed = error.kind else {
      Issue.record("unexpected error: \(error)")
      return
    }
  }

  @Test("of a gigabyte is refused after 16 MiB, with the limit")
  func gigabyte() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("plurals.xml")
      try Data().write(to: url)
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 1 << 30)
      try file.close()
      let error = try error(.file(url.path))
      #expect(error.kind == .tooLarge(limit: CLDRReadLimits.fileSize))
      #expect(
        error.description == "\(url.path): the file is too large; the limit is 16777216 bytes"
      )
    }
  }

  @Test("without end is refused after 16 MiB")
  func endless() throws {
    #expect(
      try error(.file("/dev/zero")).kind
        == .cannotRead("it is a pipe, a device or the like, and no file")
    )
  }

  @Test("below what is a file is not found")
  func belowFile() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("file")
      try Data("x".utf8).write(to: url)
      let path = url.appendingPathComponent("plurals.xml").path
      let error = try error(.file(path))
      #expect(error.kind == .notFound)
      #expect(error.file == path)
    }
  }

  /// What may fill a file: very many comments, or blanks in one run.
  static let fillers = ["<!--" + String(repeating: "x", count: 10_000) + "-->", " "]

  @Test("of exactly the limit is read whole, as a file and as bytes", arguments: fillers)
  func limit(filler: String) throws {
    let rules = try CLDRReader.pluralRules(from: source(smallRulesFile))
    let text = smallRulesFile.replacing("<plurals ", with: "\u{0}<plurals ").split(
      separator: "\u{0}"
    )
    let room = CLDRReadLimits.fileSize - smallRulesFile.utf8.count
    let count = room / filler.utf8.count
    let filling =
      String(repeating: filler, count: count)
      + String(repeating: " ", count: room - count * filler.utf8.count)
    let bytes = Array((text[0] + filling + text[1]).utf8)
    try #require(bytes.count == CLDRReadLimits.fileSize)
    #expect(try CLDRReader.pluralRules(from: .bytes(bytes, name: "full.xml")) == rules)
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("plurals.xml")
      try Data(bytes).write(to: url)
      #expect(try CLDRReader.pluralRules(from: .file(url.path)) == rules)
      try Data(bytes + [0x20]).write(to: url)
      #expect(try error(.file(url.path)).kind == .tooLarge(limit: CLDRReadLimits.fileSize))
    }
  }

  @Test("that is given as bytes has the same limit")
  func largeBytes() throws {
    let bytes = [UInt8](repeating: 0x20, count: CLDRReadLimits.fileSize + 1)
    #expect(
      try error(.bytes(bytes, name: "blank.xml")).kind
        == .tooLarge(limit: CLDRReadLimits.fileSize)
    )
  }
}
