import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("JSON files")
struct JSONCatalogTests {
  @Test(
    "a dialect with named placeholders chooses by count, if there is no argument with a position"
  )
  func namedCount() throws {
    let catalog = try MessageCatalog(
      json: #"{"k": {"one": "%{count} one", "other": "%{count} other"}}"#,
      dialect: .percentBraces
    )
    for (count, text) in [(1, "1 one"), (5, "5 other"), (0, "0 other")] {
      #expect(try catalog.string("k", named: ["count": count]) == text)
    }
  }

  @Test(
    "an exact number goes before a category, a category before other and *",
    arguments: [
      (#"{"1": "=", "one": "c", "other": "o", "*": "s"}"#, 1, "="),
      (#"{"one": "c", "other": "o", "*": "s"}"#, 1, "c"),
      (#"{"other": "o", "1": "="}"#, 1, "="),
      (#"{"*": "s", "1": "="}"#, 2, "s"),
      (#"{"other": "o", "*": "s"}"#, 2, "o"),
      // `*` is for the categories without a text.
      (#"{"other": "o", "*": "s"}"#, 1, "s"),
      (#"{"*": "s"}"#, 1, "s"),
      (#"{"9223372036854775807": "max", "*": "s"}"#, Int.max, "max"),
      (#"{"0": "=", "zero": "z", "other": "o"}"#, 0, "="),
    ]
  )
  func precedence(_ plurals: String, _ number: Int, _ expected: String) throws {
    let catalog = try MessageCatalog(json: #"{"n": {"plurals": \#(plurals)}}"#)
    #expect(try catalog.string("n", number) == expected)
  }

  @Test(
    "an object of category names is a plural that chooses by count",
    arguments: zip([1, 2, 5, 22], ["1 plik", "2 pliki", "5 plików", "22 pliki"])
  )
  func categoryObject(_ number: Int, _ expected: String) throws {
    let catalog = try MessageCatalog(
      json: """
        {"n": {"one": "%{count} plik", "few": "%{count} pliki", "other": "%{count} plików"}}
        """,
      "pl"
    )
    // 5 is `many`, for which the text for `other` is taken.
    #expect(try catalog.string("n", number) == expected)
    #expect(try catalog.string("n", named: ["count": number]) == expected)
    #expect(try catalog.string("n", 99, named: ["count": number]) == expected)
  }

  @Test("named arguments are shown beside the count")
  func named() throws {
    let catalog = try MessageCatalog(
      json: """
        {"a": {"one": "%{who}: %{count} file", "other": "%{who}: %{count} files"},
         "b": {"plurals": {"1": "${who}: ${i} file", "*": "${who}: ${i} files, ${i}"}}}
        """
    )
    let named: NamedArguments = ["who": "Ada"]
    #expect(try catalog.string("a", 1, named: named) == "Ada: 1 file")
    #expect(try catalog.string("b", 2, named: named) == "Ada: 2 files, 2")
    #expect(try catalog.string("b", named: ["who": "Ada", "i": 3]) == "Ada: 3 files, 3")
    let error = fault { () throws(MessageError) in try catalog.string("a", 1) }
    guard case .missingNamedArgument("%{who}", "who") = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "a text's dialect is the one whose placeholders it has, else its entry's",
    arguments: [
      (#""${name}""#, "Ada"),
      (#""%{name}""#, "Ada"),
      (#""${name} %{name}""#, "Ada %{name}"),
      (#"{"other": "%{name} ${name}"}"#, "Ada ${name}"),
      (#"{"other": "${name}"}"#, "Ada"),
      (#"{"plurals": {"*": "%{name}"}}"#, "Ada"),
      (#""100 % $ %@ {name}""#, "100 % $ %@ {name}"),
    ]
  )
  func dialects(_ entry: String, _ expected: String) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \(entry)}")
    #expect(try catalog.string("a", 5, named: ["name": "Ada"]) == expected)
  }

  @Test("a dialect that is given goes for all texts")
  func givenDialect() throws {
    let text = """
      {"a": {"one": "%1$@: %2$d file", "other": "%1$@: %2$d files"}, "b": "%@ ${i}",
       "c": {"plurals": {"1": "%arg day", "*": "%arg days"}}}
      """
    let apple = try MessageCatalog(json: text, dialect: .apple)
    #expect(try apple.string("a", "Ada", 1) == "Ada: 1 file")
    #expect(try apple.string("b", "x") == "x ${i}")
    #expect(try apple.string("c", 3) == "3 days")
    let mozilla = try MessageCatalog(
      json: ##"{"a": {"plurals": {"one": "#2: #1 file", "*": "#2: #1 files"}}}"##,
      dialect: .hash
    )
    #expect(try mozilla.string("a", 1, "Ada") == "Ada: 1 file")
  }

  @Test("zero is CLDR's, unless Apple's is asked for")
  func zero() throws {
    let text = #"{"n": {"zero": "none", "one": "one", "other": "many"}}"#
    #expect(try MessageCatalog(json: text).string("n", 0) == "many")
    let apple = try MessageCatalog(json: text, options: MessageOptions(zero: .apple))
    #expect(try apple.string("n", 0) == "none")
    for zero in MessageOptions.ZeroReading.allCases {
      let latvian = try MessageCatalog(json: text, "lv", options: MessageOptions(zero: zero))
      #expect(try latvian.string("n", 10) == "none")
    }
  }

  @Test("an exact 1 is not one: French 0 takes other")
  func exactIsNoCategory() throws {
    let french = try MessageCatalog(
      json: #"{"n": {"plurals": {"1": "1 x", "other": "${i} x"}}}"#,
      "fr"
    )
    #expect(try french.string("n", 0) == "0 x")
  }

  @Test(
    "a category without a text takes that for other, and is told once; strictly it is an error",
    arguments: [
      ("cs", [.few, .many]), ("ar", [.zero, .two, .few, .many]),
    ] as [(String, [PluralCategory])]
  )
  func missingCategory(_ language: String, _ missing: [PluralCategory]) throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    let text = #"{"n": {"one": "a", "other": "b"}, "s": {"plurals": {"one": "a", "*": "b"}}}"#
    var catalog = try MessageCatalog(json: text, language, options: options)
    // `*` says that it is for all else.
    #expect(findings.all.map(\.key) == missing.map { _ in "n" })
    #expect(findings.all.map(\.form) == missing.map { .category($0) })
    #expect(catalog.diagnostics == findings.all)
    #expect(try catalog.string("n", 2) == "b")
    #expect(try catalog.string("s", 2) == "b")
    #expect(catalog.diagnostics == findings.all)
    catalog.options.isStrict = true
    #expect(throws: MessageError.self) { try catalog.string("n", 2) }
    #expect(try catalog.string("s", 2) == "b")
  }

  @Test(
    "a text that no number takes is told",
    arguments: [
      ("km", #"{"one": "a", "other": "b"}"#, true), ("he", #"{"many": "a", "other": "b"}"#, true),
      ("fr", #"{"one": "a", "other": "b"}"#, false),
      ("cs", #"{"one": "a", "few": "b", "other": "c"}"#, false),
      ("en", #"{"zero": "a", "other": "b"}"#, true),
    ]
  )
  func unreachable(_ language: String, _ entry: String, _ isTold: Bool) throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    _ = try MessageCatalog(json: "{\"n\": \(entry)}", language, options: options)
    let isUnreachable: (MessageDiagnostic) -> Bool = {
      if case .unreachableCategory = $0.kind { true } else { false }
    }
    #expect(findings.all.count(where: isUnreachable) == (isTold ? 1 : 0), "\(findings.texts)")
  }

  @Test("escapes and other encodings are read")
  func escapesAndEncodings() throws {
    let text = #"{"a": "\"\\\/\b\f\n\r\t\u00f1\uD83D\uDE00 😀"}"#
    let expected = "\"\\/\u{8}\u{C}\n\r\tñ😀 😀"
    let utf16 = Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    for data in [Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), utf16] {
      #expect(try MessageCatalog(data: data, format: .json, language: "en").source("a") == expected)
    }
  }

  @Test("a file is read from where it is, and named by errors")
  func fromURL() throws {
    let folder = try TemporaryDirectory()
    try folder.write(#"{"a": "b", "c": 5}"#, to: "a.json")
    let url = folder.url.appendingPathComponent("a.json")
    let error = fault { () throws(MessageError) in
      try MessageCatalog(contentsOf: url, language: "en", mode: .strict)
    }
    #expect(error?.file?.hasSuffix(url.lastPathComponent) == true)
    #expect(try MessageCatalog(contentsOf: url, mode: .tolerant).source("a") == "b")
  }
}
