import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("The size of what is shown")
struct ShownSizeTests {
  @Test("has a limit, beyond which there is an error and no part of the text")
  func shown() throws {
    let maximum = MessageLimit.shownSize.maximum
    let argument = String(repeating: "x", count: maximum / 4)
    let fitting = try MessageTemplate("%1$@%1$@%1$@%1$@").string(argument)
    #expect(fitting.utf8.count == maximum)
    let template = MessageTemplate("%1$@%1$@%1$@%1$@.")
    #expect(
      fault { () throws(MessageError) in try template.string(argument) }?.kind == .limit(.shownSize)
    )
    // In a catalogue the error has the key, and who wants a text in any case gets it as it is written.
    let catalog = try MessageCatalog(text: "%1$@%1$@%1$@%1$@.")
    let finding = fault { () throws(MessageError) in try catalog.string("key", argument) }
    #expect(finding?.key == "key" && finding?.kind == .limit(.shownSize))
    #expect(catalog.text("key", argument) == "%1$@%1$@%1$@%1$@.")
  }

  @Test("widths cannot make a text that is as large as that of a thousand files")
  func widths() throws {
    let count = MessageLimit.placeholders.maximum
    let template = MessageTemplate(String(repeating: "%1$1000d", count: count + 100))
    let text = try template.string(1)
    #expect(text.utf8.count == count * 1_000 + 100 * 8)
    #expect(text.hasSuffix("1%1$1000d" + String(repeating: "%1$1000d", count: 99)))
    #expect(template.diagnostics.map(\.kind) == [.limit(.placeholders)])
    #expect(template.diagnostics.map(\.severity) == [.error])
    #expect(MessageTemplate(String(repeating: "%1$d", count: count) + " x").diagnostics.isEmpty)
  }

  @Test(
    "a point without digits behind it does not change the category",
    arguments: [("%#.0f", 1.4, "1. one"), ("%#.0f", 1.6, "2. other"), ("%#.0e", 1, "1.e+00 one")]
  )
  func alternate(_ format: String, _ number: Double, _ text: String) throws {
    let catalog = try MessageCatalog(texts: [.one: format + " one", .other: format + " other"])
    #expect(try catalog.string("key", number) == text)
  }

  @Test(
    "an offset at the end of the integers has the right sign",
    arguments: [
      (Int.min, 0, "9223372036854775808"), (.min, -1, "9223372036854775807"),
      (.min, 1, "9223372036854775809"), (.max, -2, "-9223372036854775809"),
      (.max, -1, "-9223372036854775808"),
    ]
  )
  func offsets(_ offset: Int, _ number: Int, _ text: String) throws {
    var variants = try PluralVariants([.one: "%arg", .other: "%arg"])
    variants.offset = offset
    let catalog = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    #expect(try catalog.string("key", number) == text)
  }
}
