import Foundation
import PluralMessages
import Testing

/// Texts that a file has beside those that are shown: none is dropped without a word.
@Suite("Texts that are there twice")
struct RepeatedTextTests {
  private static let one = #"{"stringUnit":{"state":"translated","value":"1"}}"#
  private static let two = #"{"stringUnit":{"state":"translated","value":"2"}}"#

  @Test(
    "in a String Catalog each is told with its place, and the first is shown",
    arguments: [
      #""localizations":{"en":\#(one)},"localizations":{"en":\#(two)}"#,
      #""localizations":{"en":\#(one),"en":\#(two)}"#,
      #""localizations":{"en":{"stringUnit":{"value":"1"},"stringUnit":{"value":"2"}}}"#,
      #""localizations":{"en":{"stringUnit":{"value":"1","value":"2"}}}"#,
      #""localizations":{"en":{"stringUnit":{"value":"1"},"variations":{"plural":{"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"device":{"other":\#(one)},"plural":{"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"device":{"other":\#(one),"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"plural":{"other":\#(one),"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"plural":{"other":\#(one)},"plural":{"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"plural":{"other":\#(one)}},"variations":{"plural":{"other":\#(two)}}}}"#,
      #""localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":{"value":"1","value":"2"}}}}}}"#,
      #""loc\u0061lizations":{"en":\#(one)},"localizations":{"en":\#(two)}"#,
    ]
  )
  func stringCatalogs(_ content: String) throws {
    let file = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\n\(content)}}}"
    let strings = try StringCatalog(data: Data(file.utf8))
    let repetitions = strings.diagnostics.filter {
      if case .duplicate = $0.kind { true } else { false }
    }
    #expect(repetitions.count == 1, "\(strings.diagnostics)")
    #expect(repetitions.first?.line == 2)
    #expect(repetitions.first?.key == "k")
    #expect(strings.catalog(for: "en")?.text("k", 5) == "1")
  }

  @Test("so are messages of a list of strings that is there twice")
  func outermost() throws {
    let file = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{}},"strings":{"b":{}}}"#
    let finding = fault { () throws(MessageError) in
      try StringCatalog(data: Data(file.utf8), mode: .strict)
    }
    #expect(finding?.kind == .duplicate(.field("strings"), firstLine: nil))
    #expect(finding?.column == 60)
  }

  @Test(
    "in a property list a key is known however it is written",
    arguments: ["<key>&#97;</key>", "<key><![CDATA[a]]></key>", "<key >a</key>", "<key>a</key>"],
    [String.Encoding.utf8, .utf16]
  )
  func keys(_ key: String, _ encoding: String.Encoding) throws {
    func entry(_ text: String) -> String {
      "<dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string></dict>"
    }
    let name = encoding == .utf8 ? "UTF-8" : "UTF-16"
    let file = """
      <?xml version="1.0" encoding="\(name)"?>
      <plist version="1.0"><dict><key>a</key>\(entry("1"))
      \(key)\(entry("2"))</dict></plist>
      """
    let data = try #require(file.data(using: encoding))
    let catalog = try MessageCatalog(data: data, format: .stringsdict, language: "en")
    #expect(catalog.diagnostics.map(\.kind) == [.duplicate(.key, firstLine: 2)])
    #expect(catalog.diagnostics.first?.line == 3)
    #expect(catalog.keys == ["a"])
  }

  @Test("damaged text in a binary list is told")
  func binaryText() throws {
    let list = [
      "key": ["NSStringLocalizedFormatKey": "Gruß 🙂"], "other": ["NSStringLocalizedFormatKey": "b"],
    ]
    var data = try PropertyListSerialization.data(
      fromPropertyList: list,
      format: .binary,
      options: 0
    )
    // Half of a pair of surrogates.
    let emoji: [UInt8] = [0xD8, 0x3D, 0xDE, 0x42]
    let place = try #require(data.firstRange(of: emoji))
    data.replaceSubrange(place, with: [0xD8, 0x3D, 0x00, 0x41])
    let finding = fault { () throws(MessageError) in
      try MessageCatalog(data: data, format: .stringsdict, language: "en", mode: .strict)
    }
    #expect(finding?.severity == .error)
    let catalog = try? MessageCatalog(data: data, format: .stringsdict, language: "en")
    #expect(catalog.map { !$0.diagnostics.isEmpty } ?? true)
  }
}
