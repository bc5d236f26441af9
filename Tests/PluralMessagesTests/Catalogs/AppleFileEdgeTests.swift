import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Apple's files, at the edges")
struct AppleFileEdgeTests {
  @Test("of a key twice the first stays, though the second cannot be read")
  func repeatedKey() throws {
    let catalog = try MessageCatalog(
      stringsdict: "<key>a</key><string>text</string><key>a</key><dict/>"
    )
    #expect(try catalog.string("a") == "text")
    #expect(!catalog.errors.isEmpty)
  }

  @Test("the case of a file's extension does not matter", arguments: ["strings", "STRINGS"])
  func fileExtension(_ fileExtension: String) throws {
    try withTemporaryDirectory { folder in
      let url = folder.appendingPathComponent("Localizable." + fileExtension)
      try Data(#""a" = "text";"#.utf8).write(to: url)
      #expect(try MessageCatalog(contentsOf: url, language: "en").string("a") == "text")
    }
  }

  @Test("a key that is equal by Unicode's folding of compatible signs is another")
  func keysByScalars() throws {
    // The Kelvin sign is canonically equal to K, so the same `String`.
    let catalog = try MessageCatalog(strings: #""K" = "letter";"#, "en")
    #expect(catalog["K"] != nil)
    #expect(catalog["\u{212A}"] == nil)
  }

  @Test(
    "a String Catalog's version begins with 1",
    arguments: [
      ("1", true), ("1.0", true), ("1.9", true), ("10", false), ("10.0", false), ("2.0", false),
    ]
  )
  func version(_ version: String, isKnown: Bool) throws {
    let text = #"{"sourceLanguage": "en", "strings": {}, "version": "\#(version)"}"#
    let catalog = try StringCatalog(data: Data(text.utf8), file: "f.xcstrings")
    #expect(catalog.errors.isEmpty == isKnown)
  }

  @Test("a source text that cannot be read is no reason to show the key")
  func unreadableSource() throws {
    let catalog = try StringCatalog(
      strings: #""key": {"localizations": {"en": {"variations": {"plural": {"one": 5}}}}}"#
    )
    #expect(throws: MessageError.self) { _ = try catalog.string("key", in: "en", 1) }
    #expect(!catalog.errors.isEmpty)
  }

  @Test(
    "hexadecimal data has whole bytes",
    arguments: [("<abcd>", true), ("<abc>", false), ("<>", true)]
  )
  func data(_ data: String, isWhole: Bool) throws {
    let text = #""a" = \#(data); "b" = "text";"#
    let catalog = try MessageCatalog(strings: text, "en")
    let isSyntax = catalog.diagnostics.contains {
      if case .syntax = $0.kind { true } else { false }
    }
    #expect(isSyntax == !isWhole, "\(catalog.diagnostics)")
    let platform = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect((platform != nil) == isWhole)
  }

  @Test(
    "two widths are one too many to show both",
    arguments: [(["20"], false), (["20", "40"], true)]
  )
  func widths(_ widths: [String], areIgnored: Bool) throws {
    let texts = widths.map { "<key>\($0)</key><string>text</string>" }.joined()
    let catalog = try MessageCatalog(
      stringsdict:
        "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(texts)</dict></dict>"
    )
    #expect(try catalog.string("a") == "text")
    #expect(catalog.diagnostics.map(\.kind).contains(.ignored(.widths)) == areIgnored)
  }

  @Test(
    "values that are no texts are right where the platform says so",
    arguments: [
      "<integer>-9223372036854775808</integer>", "<integer>-9223372036854775809</integer>",
      "<integer>18446744073709551615</integer>", "<integer>18446744073709551616</integer>",
      "<date>-2026-01-31T12:00:00Z</date>", "<date>--2026-01-31T12:00:00Z</date>",
    ]
  )
  func scalars(_ value: String) throws {
    let text = propertyList("<key>a</key>\(value)<key>b</key><string>text</string>")
    let platform = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let catalog = try MessageCatalog(
      stringsdict: "<key>a</key>\(value)<key>b</key><string>text</string>"
    )
    #expect(try catalog.string("b") == "text")
    let isSyntax = catalog.diagnostics.contains {
      if case .syntax = $0.kind { true } else { false }
    }
    #expect(isSyntax == (platform == nil), "\(catalog.diagnostics)")
  }

  @Test("a text of percent signs is a format where there are arguments, with names or without")
  func percentSigns() throws {
    let catalog = try MessageCatalog(text: "100%% sure")
    #expect(try catalog.string("key") == "100%% sure")
    #expect(try catalog.string("key", arguments: [], named: ["x": 1]) == "100% sure")
    #expect(try catalog.string("key", arguments: [1]) == "100% sure")
  }

  @Test("a variable by position does not take another's turn")
  func turns() throws {
    let json = #"""
      {"key": {"text": "%#@n@ in %@",
        "variables": {"n": {"argument": 2, "one": "%d file", "other": "%d files"}}}}
      """#
    #expect(try MessageCatalog(json: json).string("key", "box", 3) == "3 files in box")
  }

  @Test("an offset that leaves nothing leaves no sign", arguments: [UInt64(5), .max])
  func offset(_ number: UInt64) throws {
    var variants = try PluralVariants([.one: "%arg", .other: "%arg"])
    variants.offset = Int(clamping: number)
    let catalog = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    let rest = number - UInt64(Int(clamping: number))
    #expect(try catalog.string("key", number) == "\(rest)")
  }

  @Test(
    "whole floating-point numbers have digits and no point, however large",
    arguments: [
      (999_999_999_999_999.0, "999999999999999"), (1e15, "1000000000000000"), (0.5, "0.5"),
      (-2, "-2"),
    ]
  )
  func plainTexts(_ number: Double, _ text: String) throws {
    let catalog = try MessageCatalog(text: "{{n}}", dialect: .mustache)
    #expect(try catalog.string("key", arguments: [], named: ["n": number]) == text)
  }
}
