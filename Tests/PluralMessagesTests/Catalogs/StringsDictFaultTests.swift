import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Faults of .stringsdict")
struct StringsDictFaultTests {
  @Test("falls back to other of the same language, and tells once when it is read")
  func missingCategories() throws {
    let content = entry("x", "%#@x@", variable("x", ["one": "%d one", "other": "%d other"]))
    for (language, category, missing) in [
      ("cs", .few, [.few, .many]), ("ar", .two, [.zero, .two, .few, .many]),
    ] as [(String, PluralCategory, [PluralCategory])] {
      let findings = Findings()
      var options = MessageOptions()
      options.report = findings.add
      var catalog = try MessageCatalog(stringsdict: content, language, options: options)
      func kind(_ category: PluralCategory) -> MessageDiagnostic.Kind {
        .missingCategory(category, type: .cardinal, available: [.one, .other])
      }
      let expected = kind(category)
      #expect(try catalog.string("x", 2) == "2 other")
      #expect(findings.all.map(\.kind) == missing.map(kind))
      #expect(findings.all.allSatisfy { $0.key == "x" && $0.variable == "x" && $0.line == 4 })
      catalog.options.isStrict = true
      #expect(
        fault { () throws(MessageError) in try catalog.string("x", 2) }?.kind == expected
      )
    }
    // French has `many` for millions only.
    let french = try MessageCatalog(stringsdict: content, "fr")
    #expect(try french.string("x", 2) == "2 other")
    #expect(try french.string("x", 1_000_000) == "1000000 other")
  }

  @Test("tells about texts that no number takes, and about widths that may be positions")
  func likelyMistakes() throws {
    for (language, texts, told) in [
      ("km", ["one": "a", "other": "b"], "the text for one is never taken"),
      (
        "he", ["one": "1", "two": "2", "many": "a", "other": "b"],
        "the text for many is never taken"
      ),
      ("en", ["one": "%1d", "other": "b"], "a position is written %1$"),
      ("en", ["one": "%10d", "other": "b"], nil),
      ("en", ["zero": "z", "one": "a", "other": "b"], nil),
      ("fr", ["one": "a", "other": "b"], nil),
    ] as [(String, KeyValuePairs<String, String>, String?)] {
      let findings = Findings()
      var options = MessageOptions()
      options.report = findings.add
      let content = entry("x", "%#@x@", variable("x", texts))
      _ = try MessageCatalog(stringsdict: content, language, options: options)
      let warnings = findings.all.filter { $0.severity == .warning }
      #expect(warnings.count == (told == nil ? 0 : 1), "\(findings.texts)")
      #expect(warnings.allSatisfy { $0.key == "x" && $0.variable == "x" && $0.line == 4 })
      if let told { #expect(warnings.first?.description.contains(told) == true) }
    }
  }

  @Test("refuses a long text that a format repeats beyond the size of any file")
  func repeatedText() throws {
    let long = String(repeating: "x", count: 100_000)
    let format = String(repeating: "%1$#@x@", count: 700)
    let content = entry("x", format, variable("x", ["other": long]))
    let error = fault { () throws(MessageError) in
      try MessageCatalog(stringsdict: content, "en", mode: .strict)
    }
    #expect(error?.kind == .limit(.variableSize))
    #expect(error?.description.contains("more than 67108864 bytes") == true)
    let short = entry("x", "%1$#@x@%1$#@x@", variable("x", ["other": long]))
    #expect(try MessageCatalog(stringsdict: short, "en").string("x", 1).utf8.count == 200_000)
  }

  @Test("has an error for a number that needs a missing other, not for the file")
  func missingOther() throws {
    let catalog = try MessageCatalog(
      stringsdict: entry("x", "%#@x@", variable("x", ["one": "%d file"]))
    )
    #expect(try catalog.string("x", 1) == "1 file")
    #expect(
      fault { () throws(MessageError) in try catalog.string("x", 2) }
        == MessageDiagnostic(
          .missingCategory(.other, type: .cardinal, available: [.one]),
          severity: .error,
          key: "x"
        )
    )
  }

  private static let faultyContents: [(content: String, kind: MessageDiagnostic.Kind)] = [
    ("", .missing(.field("NSStringLocalizedFormatKey"))),
    (
      "<key>NSStringLocalizedFormatKey</key><integer>5</integer>",
      .wrongType(.field("NSStringLocalizedFormatKey"), expected: [.string], found: .number)
    ),
    (members("%#@x@"), .unknownVariable("x")),
    (
      members("%#@x@", "<key>x</key><string>x</string>"),
      .wrongType(.variable("x"), expected: [.dictionary], found: .string)
    ),
    (
      members("%#@x@", variable("x", rule: "NSStringGenderRuleType", [:])),
      .unknownName("NSStringGenderRuleType", of: .ruleType)
    ),
    (members("%#@x@", variable("x", ["other": "%#@x@"])), .recursiveVariable("x")),
    // No text leads to it.
    (members("text", variable("x", ["other": "%#@x@"])), .recursiveVariable("x")),
    (
      members(
        "%#@x@",
        variable("x", ["one": "1", "other": "%#@y@"]),
        variable("y", ["other": "%#@x@"])
      ), .recursiveVariable("x")
    ),
  ]

  /// What Apple's systems show in some way.
  private static let questionableContents: [(content: String, kind: MessageDiagnostic.Kind)] = [
    (
      members("%#@x@", variable("x", ["some": "x", "other": "y"])),
      .unknownName("some", of: .category)
    ),
    (
      members("%#@x@", variable("x", type: "y", ["other": "x"])),
      .invalidValue("y", of: .field("NSStringFormatValueTypeKey"))
    ),
    (members("%#@x@", variable("x", ["other": "%d %"])), placeholder("%", 3, .endsEarly)),
    (members("%1$d%"), placeholder("%", 4, .endsEarly)),
    (
      members("%#@x@", variable("x", ["one": "1", "one": "2", "other": "3"])),
      .duplicate(.category(.one), firstLine: nil)
    ),
  ]

  private static func file(_ content: String) -> String {
    """
    <key>files</key><string>first</string>
    <!-- <key>bad</key> -->
    <key>good</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@bad@</string>
    \(variable("bad", ["other": "fine"]))</dict>
    <key>bad</key><dict>\(content)</dict>
    """
  }

  @Test("only warns of what is questionable", arguments: questionableContents)
  func questions(content: String, kind: MessageDiagnostic.Kind) throws {
    for mode in [ReadingMode.tolerant, .strict] {
      let catalog = try MessageCatalog(stringsdict: Self.file(content), mode: mode)
      let finding = try #require(
        catalog.diagnostics.first { $0.kind == kind },
        "\(catalog.diagnostics)"
      )
      #expect(finding.file == "Localizable.stringsdict" && finding.line == 8)
      #expect(finding.key == "bad" && finding.severity == .warning)
      #expect(catalog.errors.isEmpty)
      _ = try catalog.string("bad", 3)
    }
  }

  private static func placeholder(
    _ text: String,
    _ offset: Int,
    _ problem: PlaceholderProblem.Reason
  ) -> MessageDiagnostic.Kind {
    .placeholder(PlaceholderProblem(placeholder: text, offset: offset, reason: problem))
  }

  private static func members(_ format: String, _ variables: String...) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>" + variables.joined()
  }

  @Test("names the file, the line and the key of what is wrong", arguments: faultyContents)
  func faults(content: String, kind: MessageDiagnostic.Kind) throws {
    let file = Self.file(content)
    let error = try #require(
      fault { () throws(MessageError) in try MessageCatalog(stringsdict: file, mode: .strict) }
    )
    #expect(error.file == "Localizable.stringsdict")
    #expect(error.key == "bad")
    #expect(error.line == 8)
    #expect(error.kind == kind, "\(error)")
    let catalog = try MessageCatalog(stringsdict: file, mode: .tolerant)
    #expect(catalog.keys == ["bad", "files", "good"])
    #expect(catalog.errors == [error])
    #expect(try catalog.string("good", 3) == "fine")
  }

  @Test("takes the last of two keys, however they are written, and tells")
  func repeatedKeys() throws {
    let content = """
      \(entry("a", "%#@x@", variable("x", ["one": "1", "one": "2", "other": "3"])))
      <key>b&amp;c</key><string>1</string><key>d</key><string><![CDATA[<key>d</key>]]></string>
      <key>b<![CDATA[&]]>c</key><string>2</string>
      <key>e</key><dict ><key>d</key><dict/><key>NSStringLocalizedFormatKey</key><string/></dict >
      """
    let catalog = try MessageCatalog(stringsdict: content)
    #expect(catalog.keys == ["a", "b&c", "d", "e"])
    #expect(try catalog.string("a", 1) == "2" && catalog.source("b&c") == "2")
    #expect(
      catalog.diagnostics.map(\.description) == [
        #"Localizable.stringsdict:4:258: warning: "a", variable "x": the text for one is there twice"#,
        #"Localizable.stringsdict:6:1: warning: "b&c": the key is there twice, first on line 5"#,
        #"Localizable.stringsdict:7:20: error: "e", variable "d": there is no "NSStringFormatSpecTypeKey""#,
      ]
    )
  }

  @Test(
    "has an error for what is no property list",
    arguments: [
      "", " ", "{}", "{ a = b; }", "bplist00", "bplist15", "<", "<plist>", "<plist/>",
      "<plist><array/></plist>", "<plist><dict><key>a</key></dict></plist>",
      "<plist><string>a</string></plist>", "<html/>",
      "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000),
      "bplist00" + String(repeating: "\u{0}", count: 32),
      "bplist00" + String(repeating: "\u{7F}", count: 64),
    ]
  )
  func noPropertyList(text: String) {
    for mode in [ReadingMode.strict, .tolerant] {
      let error = fault { () throws(MessageError) in
        try MessageCatalog(
          data: Data(text.utf8),
          format: .stringsdict,
          language: "en",
          file: "bad.stringsdict",
          mode: mode
        )
      }
      #expect(error?.file == "bad.stringsdict")
      #expect(error?.severity == .error)
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test("refuses variables whose texts would grow without measure")
  func growth() {
    let variables = (0..<20).map { index in
      variable("v\(index)", ["other": "%#@v\(index + 1)@ %#@v\(index + 1)@"])
    }
    let content =
      "<key>x</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
      + variables.joined() + variable("v20", ["other": "x"]) + "</dict>"
    let error = fault { () throws(MessageError) in
      try MessageCatalog(stringsdict: content, mode: .strict)
    }
    #expect(error?.kind == .limit(.variableTexts))
  }

  @Test("has an error for a file that is not there")
  func missingFile() {
    let url = URL(fileURLWithPath: "/nowhere/Localizable.stringsdict")
    let error = fault { () throws(MessageError) in
      try MessageCatalog(contentsOf: url, language: "en")
    }
    #expect(error?.file?.hasSuffix("Localizable.stringsdict") == true)
  }
}
