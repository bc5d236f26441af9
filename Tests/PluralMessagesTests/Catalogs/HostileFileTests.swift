import Foundation
import PluralMessages
import Testing

/// Files that a reader whose time grows with the square of their length does not finish.
@Suite("Large files made to do harm")
struct HostileFileTests {
  private static func repeated(_ text: String) -> String {
    String(repeating: text, count: 200_000)
  }

  private static func members(_ value: String) -> String {
    (0..<10_000).map { "\"k\($0)\":\(value)" }.joined(separator: ",")
  }

  @Test(
    "formats of nothing but signs are read",
    .timeLimit(.minutes(3)),
    arguments: [
      ("%%", .apple), ("%%", .zeroBased), ("%@", .apple), ("%#@", .apple), ("％", .apple),
      ("％1", .apple), ("${", .dollarBraces), ("%{", .percentBraces), ("#", .hash), ("#1", .hash),
    ] as [(String, PlaceholderDialect)]
  )
  func formats(_ piece: String, _ dialect: PlaceholderDialect) {
    let format = Self.repeated(piece)
    let fault = fault { () throws(MessageError) in MessageTemplate(format, dialect: dialect) }
    // A variable of `%#@%#@` is called "%#".
    #expect(fault == nil)
  }

  @Test("an escaped percent sign may be there any number of times", .timeLimit(.minutes(3)))
  func escapes() throws {
    let template = MessageTemplate(String(repeating: "%% ", count: 1_000_000))
    #expect(try template.string() == String(repeating: "% ", count: 1_000_000))
  }

  @Test(
    "files of nothing but marks are refused",
    .timeLimit(.minutes(3)),
    arguments: [
      "{", "[", "\"", "\\", "{\"\":", "\"a\"=", "/*", "//", "a;\n/**/", "<dict>", "<key>",
    ]
  )
  func marks(_ piece: String) {
    let data = Data(String(repeating: piece, count: 15_000).utf8)
    let readers: [(Data, ReadingMode) throws -> Void] = [
      { _ = try MessageCatalog(data: $0, format: .json, language: "en", mode: $1) },
      { _ = try StringCatalog(data: $0, mode: $1) },
      { _ = try MessageCatalog(data: $0, format: .stringsdict, language: "en", mode: $1) },
    ]
    for read in readers {
      for mode in [ReadingMode.strict, .tolerant] {
        #expect(throws: MessageError.self) { try read(data, mode) }
      }
    }
    _ = fault { () throws(MessageError) in
      try MessageCatalog(data: data, format: .strings, mode: .tolerant)
    }
  }

  @Test(
    "looking for the next member takes time that grows with the size",
    .timeLimit(.minutes(5)),
    arguments: [(#"x,"k":1,"#, ""), (#""k":"1","m":{bad"#, "\n"), (#""k":"1","m":"b"#, "\n")]
  )
  func nextMembers(_ piece: String, _ end: String) throws {
    let time = ContinuousClock().measure {
      let json = "{" + String(repeating: piece + end, count: 10_000)
      _ = fault { () throws(MessageError) in try MessageCatalog(json: json) }
    }
    #expect(time < .seconds(30))
  }

  @Test("a String Catalog may have many members at every place", .timeLimit(.minutes(3)))
  func members() throws {
    let text = #"{"stringUnit":{"value":"x"}}"#
    let texts = Self.members(text)
    let localizations = [
      texts,
      Self.members("1"),
      #""en":{"variations":{"device":{"other":\#(text),\#(texts)}}}"#,
      #""en":{"variations":{"plural":{\#(texts)}}}"#,
      #""en":{"stringUnit":{"value":"x"},"substitutions":{\#(texts)}}"#,
    ]
    let places = localizations.map { #""s":{"localizations":{\#($0)}}"# } + [Self.members("1")]
    for strings in places {
      let file = #"{"version":"1.0","sourceLanguage":"en","strings":{\#(strings)}}"#
      let strings = try StringCatalog(data: Data(file.utf8), mode: .tolerant)
      #expect(strings.languages.contains("en"))
    }
  }

  @Test(
    "a String Catalog does not give very many messages to very many languages",
    .timeLimit(.minutes(3))
  )
  func copies() throws {
    let localizations = Self.members(#"{"stringUnit":{"value":"x"}}"#)
    let strings =
      #""s":{"localizations":{\#(localizations)}},"# + Self.members(#"{"shouldTranslate":false}"#)
    let strictly = try StringCatalog(strings: strings, mode: .strict)
    #expect(strictly.languages.count == 10_001)
    // The text of each translation is compared with a long one.
    let long = String(repeating: "%d ", count: 10_000)
    let compared = try StringCatalog(
      strings: #""\#(long)":{"localizations":{\#(localizations)}}"#
    )
    #expect(compared.diagnostics.filter { $0.severity == .warning }.count >= 10_000)
  }

  @Test("lists that are nested deeply are refused", arguments: [1_000, 100_000])
  func depth(_ count: Int) {
    let start = String(repeating: "<dict><key>k</key>", count: count)
    let end = String(repeating: "</dict>", count: count)
    #expect(throws: MessageError.self) {
      try MessageCatalog(stringsdict: "\(start)<string>x</string>\(end)")
    }
    let members = String(repeating: "{\"k\":", count: count)
    #expect(throws: MessageError.self) {
      try MessageCatalog(json: members + "1" + String(repeating: "}", count: count))
    }
  }

  @Test("a preference of any length is compared", .timeLimit(.minutes(3)))
  func preference() {
    let localizer = Localizer(
      catalogs: [MessageCatalog(language: "en"), MessageCatalog(language: "de-AT")],
      preferences: ["de" + Self.repeated("-a1b2"), Self.repeated("x-")],
      defaultLanguage: "en"
    )
    #expect(localizer.languages == ["de-AT", "en"])
  }

  @Test("a finding's sentence is short, however long what it is about is")
  func sentences() throws {
    let long = String(repeating: "x", count: 1 << 17)
    let many = String(repeating: "%d", count: 9_000)
    let catalogs = [
      #""k":{"localizations":{"en":{"stringUnit":{"value":"\#(many)"}},"\#(long)":{"stringUnit":{"value":"%@"}}}}"#,
      #""k":{"localizations":{"en":{"variations":{"plural":{"\#(long)":{"stringUnit":{"value":"x"}}}}}}}"#,
      #""\#(long)":{"localizations":{"en":{"stringUnit":{"value":"%\#(long)"},"substitutions":{"\#(long)":{"argNum":"\#(long)"}}}}}"#,
    ]
    for content in catalogs {
      let findings = try StringCatalog(strings: content).diagnostics
      #expect(!findings.isEmpty)
      for finding in findings { #expect(finding.description.utf8.count < 1_000) }
    }
    let files: [(String, CatalogFormat)] = [
      (#""k" = "%#@\#(long)@"; \#(long)"#, .strings),
      (#"{"k":"$t(\#(long)) {{#\#(long)}}","m":{"\#(long)":1}}"#, .json),
      ("<dict><key>\(long)</key><\(long)></dict>", .stringsdict),
    ]
    for (text, format) in files {
      let data = Data(text.utf8)
      let catalog = try? MessageCatalog(data: data, format: format, language: long)
      let failure = fault { () throws(MessageError) in
        try MessageCatalog(data: data, format: format, language: long, mode: .strict)
      }
      for finding in (catalog?.diagnostics ?? []) + [failure].compactMap({ $0 }) {
        #expect(finding.description.utf8.count < 1_000)
      }
    }
  }
}
