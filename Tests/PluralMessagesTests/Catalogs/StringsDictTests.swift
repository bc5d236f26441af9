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
    let catalog = try MessageCatalog(data: data, format: .stringsdict, language: "ru")
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
    for (zero, english) in [(MessageOptions.ZeroReading.apple, "no files"), (.cldr, "0 files")] {
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
}
