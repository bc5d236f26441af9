import CLDRReader
import Foundation
import Testing

@Suite("A document that is not well-formed")
struct MalformedXMLTests {
  @Test(
    "is refused with the line and the first reason",
    arguments: [
      ("", 1, "it is empty"),
      ("   \n\n ", 3, "Start tag expected, '<' not found"),
      ("plural rules", 1, "it does not begin with '<'"),
      ("{\"plurals\": {}}", 1, "it does not begin with '<'"),
      ("<supplementalData>\n<plurals>", 2, "Premature end of data in tag plurals line 2"),
      (
        "<supplementalData>\n<plurals>\n</supplementalData>", 3,
        "Opening and ending tag mismatch: plurals line 2 and supplementalData"
      ),
      ("<supplementalData>\n<a b=\"1\" b=\"2\"/></supplementalData>", 2, "Attribute b redefined"),
      ("<supplementalData/>\n<more/>", 2, "Extra content at the end of the document"),
      ("<supplementalData>\n&undeclared;</supplementalData>", 2, "Entity 'undeclared' not defined"),
      ("<supplementalData>\n\u{1}</supplementalData>", 2, "PCDATA invalid Char value 1"),
      ("<supplementalData>\n\u{0}</supplementalData>", 2, "it has a NUL character"),
      ("<supplementalData/>\n\u{0}", 2, "it has a NUL character"),
      (
        "<supplementalData>\n<a:b/></supplementalData>", 2, "Namespace prefix a on b is not defined"
      ),
    ] as [(String, Int?, String)]
  )
  func reasons(text: String, line: Int?, reason: String) throws {
    let error = try rulesError(text)
    #expect(error.kind == .malformed(reason))
    #expect(error.line == line)
    #expect(
      error.description
        == "test.xml\(line.map { ":\($0)" } ?? ""): the file is not well-formed XML: \(reason); "
        + "expected an XML file of CLDR's supplemental data"
    )
  }

  @Test("may be one with another root", arguments: ["ldml", "html", "plurals", "SupplementalData"])
  func root(name: String) throws {
    let error = try rulesError("<?xml version='1.0'?>\n<\(name)>\n</\(name)>")
    #expect(
      error.description
        == "test.xml:2: the root element is '\(name)'; expected supplementalData"
    )
  }

  @Test("may be a file that is cut off anywhere")
  func truncated() throws {
    let text = Array(smallRulesFile.utf8)
    let end = try #require(text.lastIndex(of: UInt8(ascii: ">")))
    for length in 0...end {
      #expect(throws: CLDRReadError.self, "cut off after \(length) bytes") {
        try CLDRReader.pluralRules(from: .bytes(Array(text[..<length]), name: "test.xml"))
      }
    }
    _ = try CLDRReader.pluralRules(from: .bytes(Array(text[...end]), name: "test.xml"))

    for file in ["plurals.xml", "ordinals.xml"] {
      let bytes = [UInt8](
        try Data(contentsOf: URL(fileURLWithPath: cldrDirectory + "/" + file))
      )
      for length in stride(from: 0, to: bytes.count - 20, by: 251) {
        #expect(throws: CLDRReadError.self, "\(file) cut off after \(length) bytes") {
          try CLDRReader.pluralRules(from: .bytes(Array(bytes[..<length]), name: file))
        }
      }
    }
  }

  @Test(
    "may be one in another encoding than UTF-8 or UTF-16",
    arguments: [
      // ISO 8859-1, declared or not; a surrogate, a cut-off sequence and an overlong one in UTF-8.
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<supplementalData>".utf8) + [0xE9],
      Array("<?xml version='1.0'?>\n<supplementalData>".utf8) + [0xE9],
      Array("<?xml version='1.0'?>\n<supplementalData>".utf8) + [0xED, 0xA0, 0x80],
      Array("<?xml version='1.0'?>\n<supplementalData>".utf8) + [0xC0, 0xAF],
      // EBCDIC and UTF-32.
      [0x4C, 0x6F, 0xA7, 0x94, 0x93],
      [0xEF, 0xBB, 0x3C, 0x61, 0x2F, 0x3E],
      [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x3C],
      [0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00],
      [0x3C, 0x00, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00],
      // UTF-16: half a unit, half a pair.
      [0xFF, 0xFE, 0x3C, 0x00, 0x61],
      [0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00],
    ]
  )
  func encodings(bytes: [UInt8]) throws {
    let tail = bytes.starts(with: [0x3C, 0x3F]) ? Array("</supplementalData>".utf8) : []
    let error = try #require(throws: CLDRReadError.self) {
      try CLDRReader.pluralRules(from: .bytes(bytes + tail, name: "test.xml"))
    }
    guard case .malformed(let reason) = error.kind else {
      Issue.record("unexpected error: \(error)")
      return
    }
    #expect(reason.isOneLine)
  }

  @Test("may be UTF-16 with a byte too many", arguments: [true, false])
  func oddUTF16(isLittleEndian: Bool) throws {
    let units = [0xFEFF] + Array(smallRulesFile.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(
      try CLDRReader.pluralRules(from: .bytes(bytes, name: "test.xml"))
        == CLDRReader.pluralRules(from: source(smallRulesFile))
    )
    for byte: UInt8 in [0, 0x20, 0x0A] {
      let error = try #require(throws: CLDRReadError.self) {
        try CLDRReader.pluralRules(from: .bytes(bytes + [byte], name: "test.xml"))
      }
      #expect(error.kind == .malformed("it is not proper UTF-16"))
    }
  }

  @Test("is described in one line, however long or odd its content")
  func oneLine() throws {
    let odd = String(repeating: "x&#10;&#x2028;", count: 1_000)
    let texts = [
      "<\(String(repeating: "long", count: 10_000))/>",
      "<supplementalData>&\(String(repeating: "long", count: 10_000));</supplementalData>",
      smallRulesFile.replacing("de en", with: odd),
      smallRulesFile.replacing("\"one\"", with: "\"\(odd)\""),
      smallRulesFile.replacing("i = 1", with: odd),
      smallRulesFile.replacing("\"cardinal\"", with: "\"\(odd)\""),
    ]
    for text in texts {
      let description = try rulesError(text).description
      #expect(description.isOneLine)
      #expect(description.utf8.count < 500)
    }
  }
}
