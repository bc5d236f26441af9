import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("Groups of digits")
struct GroupingTests {
  @Test(
    "digits are in groups as the language has them, where a text asks for groups",
    arguments: [
      ("en", 999, "999"), ("en", 1_234, "1,234"), ("en", 12_345_678, "12,345,678"),
      ("hi", 12_345_678, "1,23,45,678"), ("hi", 1_234, "1,234"), ("en-IN", 100_000, "1,00,000"),
      ("bn", 12_345_678, "1,23,45,678"), ("de", 12_345_678, "12.345.678"),
      // At least two digits before the first separator: CLDR's minimumGroupingDigits.
      ("pl", 1_234, "1234"), ("pl", 12_345, "12\u{A0}345"),
      ("pt-PT", 1_234, "1234"), ("pt-PT", 12_345, "12\u{A0}345"),
    ]
  )
  func groups(_ language: String, _ number: Int, _ shown: String) throws {
    let catalog = MessageCatalog(
      language: language,
      messages: ["key": Message(MessageTemplate("%'d"))]
    )
    #expect(try catalog.string("key", number) == shown)
  }
}
