import Foundation
import PluralMessages
import Testing

@Suite(".stringsdict")
struct StringsDictTests {
  private let russianFiles = entry(
    "n_files",
    "%#@files@",
    variable(
      "files",
      ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"]
    )
  )

  private let englishFiles = entry(
    "n_files",
    "%#@files@",
    variable("files", ["zero": "no files", "one": "one file", "other": "%d files"])
  )

  @Test("chooses by the language's rules, whatever the process runs in")
  func russian() throws {
    let catalog = try MessageCatalog(stringsdict: russianFiles, "ru")
    #expect(try catalog.string("n_files", 5) == "5 файлов")
    #expect(try catalog.string("n_files", 1) == "1 файл")
    #expect(try catalog.string("n_files", 2) == "2 файла")
    #expect(try catalog.string("n_files", 21) == "21 файл")
    // `%d` shows no fractions.
    #expect(fault { () throws(MessageError) in try catalog.string("n_files", 1.5) } != nil)
  }

  @Test("reads binary property lists")
  func binary() throws {
    let object = try PropertyListSerialization.propertyList(
      from: Data(propertyList(russianFiles).utf8),
      format: nil
    )
    let data = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    let catalog = try MessageCatalog(stringsdict: data, language: "ru")
    #expect(try catalog.string("n_files", 5) == "5 файлов")
    #expect(try catalog.string("n_files", 2) == "2 файла")
  }

  @Test("chooses by the argument that a variable names")
  func positions() throws {
    let x = variable("x", ["one": "%d thing", "other": "%d things"])
    let catalog = try MessageCatalog(
      stringsdict: entry("third", "%1$@ %3$#@x@", x) + entry("swapped", "%2$#@x@ of %1$@", x)
        + entry("turns", "%@ %#@x@ %@", x)
    )
    #expect(try catalog.string("third", "a", 1, 5) == "a 5 things")
    #expect(try catalog.string("third", "a", 5, 1) == "a 1 thing")
    #expect(try catalog.string("swapped", "box", 1) == "1 thing of box")
    #expect(try catalog.string("turns", "a", 2, "b") == "a 2 things b")
    #expect(
      fault { () throws(MessageError) in try catalog.string("third", "a", 1) }?.kind
        == .missingArgument(placeholder: "%3$#@x@", position: 2, count: 2)
    )
  }

  @Test("has variables in the texts of variables")
  func nesting() throws {
    let catalog = try MessageCatalog(
      stringsdict: entry(
        "scan",
        "%#@files@ found",
        variable("files", ["one": "%d file in %2$#@folders@", "other": "%d files in %#@folders@"]),
        variable("folders", ["one": "%d folder", "other": "%d folders"])
      )
    )
    #expect(try catalog.string("scan", 1, 2) == "1 file in 2 folders found")
    #expect(try catalog.string("scan", 3, 1) == "3 files in 1 folder found")
  }

  @Test("gives what follows a variable the same argument, whichever text is chosen")
  func turns() throws {
    let catalog = try MessageCatalog(
      stringsdict: entry(
        "sent",
        "%#@files@ – %@",
        variable("files", ["one": "a file", "other": "%d files to %@"])
      )
    )
    #expect(try catalog.string("sent", 1, "Ann") == "a file – Ann")
    #expect(try catalog.string("sent", 2, "Ann") == "2 files to Ann – Ann")
  }

  @Test("lets 0 take the text for zero as Apple's systems or as CLDR do")
  func zero() throws {
    let latvian = entry(
      "n_files",
      "%#@files@",
      variable("files", ["zero": "zero %d", "one": "one %d", "other": "other %d"])
    )
    for (zero, english) in [(MessageOptions.Zero.apple, "no files"), (.cldr, "0 files")] {
      let options = MessageOptions(zero: zero)
      let catalog = try MessageCatalog(stringsdict: englishFiles, options: options)
      #expect(try catalog.string("n_files", 0) == english)
      let latvian = try MessageCatalog(stringsdict: latvian, "lv", options: options)
      #expect(try latvian.string("n_files", 10) == "zero 10")
      #expect(try latvian.string("n_files", 0) == "zero 0")
      #expect(try latvian.string("n_files", 21) == "one 21")
    }
  }

  @Test("chooses the category of the number as it is shown")
  func shownNumbers() throws {
    let entries = [
      entry("shown", "%#@x@", variable("x", ["one": "%.1f day", "other": "%.1f days"])),
      entry("type", "%#@x@", variable("x", type: ".1f", ["one": "day", "other": "days"])),
      entry("arg", "%#@x@", variable("x", type: ".1f", ["one": "%arg l", "other": "%arg ls"])),
      entry("position", "%2$#@x@", variable("x", ["one": "%2$.1f l", "other": "%2$.1f ls"])),
    ]
    let catalog = try MessageCatalog(stringsdict: entries.joined())
    #expect(try catalog.string("shown", 1) == "1.0 days")
    #expect(try catalog.string("type", 1) == "days")
    #expect(try catalog.string("arg", 1) == "1.0 ls")
    #expect(try catalog.string("position", "a", 1) == "1.0 ls")
  }

  @Test("falls back to other of the same language and tells about it")
  func missingCategories() throws {
    let content = entry("x", "%#@x@", variable("x", ["one": "%d one", "other": "%d other"]))
    for language in ["cs", "ar"] {
      let notes = LockedValue<[MessageError]>([])
      var options = MessageOptions(zero: .apple)
      options.report = { fault in notes.update { $0.append(fault) } }
      var catalog = try MessageCatalog(stringsdict: content, language, options: options)
      let category = language == "cs" ? "few" : "two"
      let expected = MessageError.Kind.missingCategory(category, available: ["one", "other"])
      #expect(try catalog.string("x", 2) == "2 other")
      #expect(notes.value.map(\.kind) == [expected])
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
      ("he", ["many": "a", "other": "b"], "the text for many is never taken"),
      ("en", ["one": "%1d", "other": "b"], "a position is written %1$"),
      ("en", ["zero": "z", "one": "a", "other": "b"], nil),
      ("fr", ["one": "a", "other": "b"], nil),
    ] as [(String, KeyValuePairs<String, String>, String?)] {
      let notes = LockedValue<[MessageError]>([])
      var options = MessageOptions(zero: .apple)
      options.report = { note in notes.update { $0.append(note) } }
      let content = entry("x", "%#@x@", variable("x", texts))
      _ = try MessageCatalog(stringsdict: content, language, options: options)
      #expect(notes.value.count == (told == nil ? 0 : 1))
      #expect(notes.value.allSatisfy { $0.key == "x" && $0.line != nil })
      if let told { #expect(notes.value.first?.description.contains(told) == true) }
    }
  }

  @Test("refuses a long text that a format repeats beyond the size of any file")
  func repeatedText() throws {
    let long = String(repeating: "x", count: 100_000)
    let format = String(repeating: "%1$#@x@", count: 700)
    let content = entry("x", format, variable("x", ["other": long]))
    let error = fault { () throws(MessageError) in
      try MessageCatalog(stringsdict: content, "en")
    }
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
        == MessageError(.missingCategory("other", available: ["one"]), key: "x")
    )
  }

  @Test("takes texts for devices and widths, and plain texts")
  func rules() throws {
    func choice(_ rule: String, _ texts: KeyValuePairs<String, String>) -> String {
      "<dict><key>\(rule)</key><dict>" + texts.map { "<key>\($0)</key>\($1)" }.joined()
        + "</dict></dict>"
    }
    let width = choice(
      "NSStringVariableWidthRuleType",
      ["1": "<string>Hi</string>", "20": "<string>Hello, %@</string>", "9": "<string>Hey</string>"]
    )
    let device = choice(
      "NSStringDeviceSpecificRuleType",
      ["iphone": "<string>Tap</string>", "other": "<string>Click</string>", "appletv": width]
    )
    let content =
      "<key>plain</key><string>Plain %@</string><key>width</key>\(width)<key>device</key>\(device)"
    let catalog = try MessageCatalog(stringsdict: content)
    #expect(try catalog.string("plain", "text") == "Plain text")
    #expect(try catalog.string("width", "you") == "Hello, you")
    #expect(try catalog.string("device") == "Click")
    #expect(try MessageCatalog(stringsdict: content, device: "iphone").string("device") == "Tap")
    #expect(try MessageCatalog(stringsdict: content, device: "mac").string("device") == "Click")
    #expect(
      try MessageCatalog(stringsdict: content, device: "appletv").string("device", "TV")
        == "Hello, TV"
    )
  }

  private static let faultyContents: [(String, String)] = [
    ("", "there is no NSStringLocalizedFormatKey"),
    ("<key>NSStringLocalizedFormatKey</key><integer>5</integer>", "must be a string"),
    (members("%#@x@"), #"the variable "x""#),
    (members("%#@x@", "<key>x</key><string>x</string>"), "must be a dictionary, not a string"),
    (members("%#@x@", variable("x", rule: "NSStringGenderRuleType", [:])), "the unknown type"),
    (members("%#@x@", variable("x", ["some": "x"])), #"the unknown category "some""#),
    (members("%#@x@", variable("x", type: "y", ["other": "x"])), "NSStringFormatValueTypeKey"),
    (members("%#@x@", variable("x", type: "%d", ["other": "x"])), "such as d"),
    (members("%#@x@", variable("x", ["other": "%d %"])), "placeholder"),
    (members("%#@x@", variable("x", ["other": "%#@x@"])), "leads back to itself"),
    (
      members(
        "%#@x@",
        variable("x", ["one": "1", "other": "%#@y@"]),
        variable("y", ["other": "%#@x@"])
      ), "leads back to itself"
    ),
    (members("%1$d%"), "placeholder"),
  ]

  private static func members(_ format: String, _ variables: String...) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>" + variables.joined()
  }

  @Test("names the file, the line and the key of what is wrong", arguments: faultyContents)
  func faults(content: String, reason: String) throws {
    let file = """
      <key>files</key><string>first</string>
      <!-- <key>bad</key> -->
      <key>good</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@bad@</string>
      \(variable("bad", ["other": "fine"]))</dict>
      <key>bad</key><dict>\(content)</dict>
      """
    let error = try #require(
      fault { () throws(MessageError) in try MessageCatalog(stringsdict: file) }
    )
    #expect(error.file == "Localizable.stringsdict")
    #expect(error.key == "bad")
    #expect(error.line == 8)
    #expect(error.description.contains(reason), "\(error.description)")
    let catalog = try MessageCatalog(stringsdict: file, mode: .lenient)
    #expect(catalog.keys == ["files", "good"])
    #expect(catalog.faults == [error])
    #expect(try catalog.string("good", 3) == "fine")
  }

  @Test("has an error for a key that a dictionary has twice")
  func repeatedKeys() throws {
    let content = """
      \(entry("a", "%#@x@", variable("x", ["one": "1", "one": "2", "other": "3"])))
      <key>b&amp;c</key><string>1</string><key>d</key><string><![CDATA[<key>d</key>]]></string>
      <key>b&amp;c</key><string>2</string>
      <key>e</key><dict ><key>d</key><dict/><key>NSStringLocalizedFormatKey</key><string/></dict >
      """
    let catalog = try MessageCatalog(stringsdict: content, mode: .lenient)
    #expect(catalog.keys == ["d"])
    #expect(
      catalog.faults.map(\.description) == [
        #"Localizable.stringsdict:4: "a": the key "one" occurs twice"#,
        #"Localizable.stringsdict:6: "b&c": the key "b&c" occurs twice"#,
        #"Localizable.stringsdict:7: "e": the variable "d" has no NSStringFormatSpecTypeKey"#,
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
    for mode in [ReadingMode.strict, .lenient] {
      let error = fault { () throws(MessageError) in
        try MessageCatalog(
          stringsdict: Data(text.utf8),
          language: "en",
          file: "bad.stringsdict",
          mode: mode
        )
      }
      #expect(error?.file == "bad.stringsdict")
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
    let error = fault { () throws(MessageError) in try MessageCatalog(stringsdict: content) }
    #expect(error?.description.contains("more than") == true)
  }

  @Test("has an error for a file that is not there")
  func missingFile() {
    let url = URL(fileURLWithPath: "/nowhere/Localizable.stringsdict")
    let error = fault { () throws(MessageError) in
      try MessageCatalog(stringsdict: url, language: "en")
    }
    #expect(error?.file?.hasSuffix("Localizable.stringsdict") == true)
  }
}
