import Foundation
import StringCatalogCompiler
import Testing

@Suite("JSON of catalogues")
struct CatalogJSONTests {
  private typealias Document = CatalogJSON.Document

  /// A file as Xcode writes it.
  private static let file = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld / %lld" : {
          "extractionState" : "manual",
          "localizations" : {
            "pl" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "„Zażółć” \"gęślą\"\n\tjaźń 👩‍👩‍👧 \\ http://a/b\u0001\u001f\u000b\b\f\r"
              },
              "substitutions" : {
                "n" : {
                  "argNum" : 1,
                  "weight" : -1.50e+3
                }
              }
            }
          },
          "shouldTranslate" : false
        },
        "list" : [
          true,
          null,
          [

          ],
          {

          }
        ]
      },
      "version" : "1.0"
    }
    """#

  @Test(
    "a file that Xcode wrote is the same after reading and writing",
    arguments: ["", "\n", "\r\n"],
    [false, true]
  )
  func roundTrip(end: String, hasMark: Bool) throws {
    var text = Self.file + (end.isEmpty ? "" : "\n")
    if end == "\r\n" { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
    let data = Data((hasMark ? "\u{FEFF}" : "").utf8) + Data(text.utf8)
    let document = try Document(data)
    #expect(document.data == data)
    #expect(document.notes.isEmpty)
  }

  @Test("strings and empty lists are written as Foundation's pretty printer writes them")
  func writing() throws {
    let all = String(String.UnicodeScalarView((0..<0x2030).compactMap { Unicode.Scalar($0) }))
    let value: [String: Any] = ["a": all, "b": [Any](), "c": ["d": [String: Any]()], "e": [1, 2]]
    let expected = try JSONSerialization.data(
      withJSONObject: value,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
    #expect(try Document(expected).data == expected)
    #expect(try Document(expected).root["a"] == .string(all))
    let compact = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    #expect(try Document(compact).data == expected)
  }

  @Test("UTF-16 is read", arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian])
  func wide(encoding: String.Encoding) throws {
    let data = try #require(Self.file.data(using: encoding))
    #expect(try Document(data).root == Document(Data(Self.file.utf8)).root)
  }

  @Test(
    "what is no JSON is told with its place and what would be right",
    arguments: [
      ("", 1, 1, "expected a value"), ("{\n  \"é\": x}", 2, 8, "expected a value; found 'x'"),
      ("{\"a\" 1}", 1, 6, "expected ':'"), ("{\"a\": 1 \"b\"}", 1, 9, "expected ',' or '}'"),
      ("[1 2]", 1, 4, "expected ',' or ']'"), ("{a: 1}", 1, 2, "expected a name"),
      ("{\"a\": 1,, }", 1, 9, "expected a name"), ("{} x", 1, 4, "expected the end of the file"),
      ("[01]", 1, 3, "no digit behind the zero"), ("[1.]", 1, 4, "expected a digit"),
      ("[-]", 1, 3, "expected a digit"), ("[1e]", 1, 4, "expected a digit"),
      ("\"a", 1, 1, "no closing quotation mark"), ("\"\u{1}\"", 1, 2, "control character"),
      ("\"\n\"", 1, 2, "control character"), (#""ab\x""#, 1, 4, "expected an escape"),
      (#""\u12g4""#, 1, 2, "four hexadecimal digits"), (#""\u+123""#, 1, 2, "hexadecimal"),
      (#""\ud800""#, 1, 2, "surrogates"), (#""\udc00""#, 1, 2, "surrogates"),
      (#""\ud800\u0041""#, 1, 2, "surrogates"), (#""\ud800x""#, 1, 2, "surrogates"),
      ("{\"a\":", 1, 6, "the end of the file"), ("tru", 1, 1, "expected a value"),
    ] as [(String, Int, Int, String)]
  )
  func faults(text: String, line: Int, column: Int, reason: String) throws {
    let problem = try #require(throws: Document.Problem.self) { try Document(Data(text.utf8)) }
    #expect(problem.place.line == line && problem.place.column == column, "\(problem)")
    #expect(problem.text.contains(reason), "\(problem)")
    #expect(problem.description.hasPrefix("line \(line), column \(column): "))
  }

  @Test("bytes that are no UTF-8 or UTF-16 are told")
  func encodings() throws {
    let problem = try #require(throws: Document.Problem.self) {
      try Document(Data("[\"ab".utf8) + Data([0xFF]) + Data("\"]".utf8))
    }
    #expect(problem.place.column == 5 && problem.text.contains("UTF-8"))
    #expect(throws: Document.Problem.self) { try Document(Data([0xFF, 0xFE, 0x00, 0xD8])) }
  }

  @Test("values are nested as deep as the limit, and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try Document(nested(Document.maximumDepth)) }
    #expect(throws: Document.Problem.self) { try Document(nested(Document.maximumDepth + 1)) }
    #expect(throws: Document.Problem.self) { try Document(nested(1_000_000)) }
  }

  @Test("of a name twice the first counts, and it is noted with its place", arguments: [2, 40])
  func repetitions(count: Int) throws {
    let fill = (0..<count).map { "\"\($0)\": 0, " }.joined()
    let document = try Document(Data("{\"a\": 1, \(fill)\n \"a\": 2}".utf8))
    #expect(document.root["a"]?.integer == 1)
    #expect(document.notes.map(\.place.line) == [2] && document.notes[0].text.contains("\"a\""))
    #expect(document.root.object?.members.count == count + 2)
  }

  @Test("names that look the same and have other bytes are two")
  func normalForms() throws {
    let document = try Document(Data("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
    #expect(document.notes.isEmpty)
    #expect(document.root["e\u{301}"]?.integer == 2 && document.root["\u{E9}"]?.integer == 1)
  }

  @Test("a comma that nothing follows is read, and noted", arguments: ["[1,]", "{\"a\": 1, }"])
  func lastCommas(text: String) throws {
    #expect(try Document(Data(text.utf8)).notes.count == 1)
  }

  @Test(
    "members keep their order when they are changed, inserted and removed",
    arguments: [3, 100]
  )
  func changes(count: Int) {
    var object = CatalogJSON.Object()
    var expected: [String] = []
    for number in 0..<count {
      object["\(number)"] = .number("\(number)")
      expected.append("\(number)")
    }
    object["1"] = .bool(true)
    object.insert("first", .null, at: 0)
    object.insert("middle", .null, at: 2)
    object["0"] = nil
    object["absent"] = nil
    expected = ["first", "middle"] + expected.dropFirst()
    #expect(object.members.map(\.key) == expected)
    #expect(expected.map { object.place(of: $0) } == Array(expected.indices))
    #expect(object["1"] == .bool(true))
    #expect(object["0"] == nil)
  }

  @Test("whole numbers are integers, and others are not")
  func integers() throws {
    let document = try Document(
      Data("[1, 2.0, 3e0, 1.5, 1e300, \"1\", 123456789012345678901]".utf8)
    )
    guard case .array(let values) = document.root else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.integer) == [1, 2, 3, nil, nil, nil, nil])
    #expect(
      String(decoding: document.data, as: UTF8.self).contains("3e0,\n  1.5,\n  1e300,\n  \"1\",")
    )
  }

  @Test("a large catalogue is read in time that grows with its size alone")
  func speed() throws {
    func time(_ count: Int) throws -> Duration {
      let unit = #"{"stringUnit" : {"state" : "translated", "value" : "text"}}"#
      let entries = (0..<count).map { "\"k\($0)\": {\"localizations\": {\"en\": \(unit)}}, \n" }
      let data = Data(("{\"a\": 1, \"a\": 2, \"strings\": {" + entries.joined() + "}}").utf8)
      return try ContinuousClock().measure { _ = try Document(data) }
    }
    _ = try time(100)
    let (short, long) = (try time(1_000), try time(8_000))
    #expect(long < short * 40)
  }
}
