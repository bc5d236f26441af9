import Foundation
import PluralMessages
import Testing

/// Files of one piece, over and over, that a reader which begins again after each fault must not read to
/// the end each time.
@Suite("Files of many faults", .serialized)
struct HostileSyntaxTests {
  @Test(
    "are read in time that grows with their size",
    .timeLimit(.minutes(5)),
    arguments: [
      (
        CatalogFormat.strings,
        ["\"a\" = /*\n", "a = (", "a = (\n", "a={b=c;", "\"a\" = <\n", "a;;", "'\n", "\u{A0}"]
      ),
      (
        .strings,
        ["a = \"\\\n", "\"a\" = \"b\n", "/*\n", ";\"", "“", "a = (\"b\", {c = d;}, ", "x/**/"]
      ),
      (
        .stringsdict,
        ["<dict>", "<key>a</key><?", "<key>a</key><string><!--", "<key ", "<key>a</key><array>"]
      ),
      (
        .stringsdict,
        [
          "<key>a</key><dict>", "<key>a</key><string>&", "<key>", "<!--", "<!-- <!-- -->",
          "<![CDATA[",
        ]
      ),
      (
        .json,
        [
          "\"a\":{", "\n\"a\":{", "\n\"a\":[", "\"a\":\"", ",\"a", "[", "\n\"a\": {\"b\": \"\\",
          "}", "\"a\":1 ",
        ]
      ),
      (
        .stringCatalog,
        ["\"strings\":{", "\n\"a\":{", "\n  \"a\" : {\n", "\"a\":[", ",\"a\":1", "{\"a\":"]
      ),
    ]
  )
  func repeated(_ format: CatalogFormat, _ pieces: [String]) {
    let start =
      switch format {
      case .stringsdict: "<plist><dict>"
      case .json, .stringCatalog: "{"
      default: ""
      }
    let clock = ContinuousClock()
    for piece in pieces {
      let data = Data((start + String(repeating: piece, count: 20_000 / piece.utf8.count)).utf8)
      let time = clock.measure {
        _ = try? MessageCatalog(data: data, format: format, language: "en")
      }
      // Readers that begin again and again need minutes.
      #expect(time < .seconds(5), "\(piece.debugDescription)")
    }
  }
}
