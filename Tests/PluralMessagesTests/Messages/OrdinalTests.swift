import PluralMessages
import Plurals
import Testing

@Suite("Messages of ranks")
struct OrdinalTests {
  private static let ranks = [
    ("en", 1, "1st"), ("en", 2, "2nd"), ("en", 3, "3rd"), ("en", 4, "4th"), ("en", 11, "11th"),
    ("en", 21, "21st"), ("en", 112, "112th"),
  ]

  @Test("choose by the rules for ranks", arguments: ranks)
  func variants(_ language: String, _ number: Int, _ text: String) throws {
    let catalog = try MessageCatalog(
      language,
      texts: [.one: "%dst", .two: "%dnd", .few: "%drd", .other: "%dth"],
      type: .ordinal
    )
    #expect(try catalog.string("key", number) == text)
  }

  @Test("are read from the ordinals of JSON", arguments: ranks)
  func json(_ language: String, _ number: Int, _ text: String) throws {
    let catalog = try MessageCatalog(
      json: """
        {"n": {"ordinals": {"one": "${i}st", "two": "${i}nd", "few": "${i}rd", "*": "${i}th"}}}
        """,
      language
    )
    #expect(try catalog.string("n", number) == text)
    #expect(try catalog.string("n", named: ["i": number]) == text)
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test("stand in variables beside counted numbers")
  func variables() throws {
    let rank = try PluralVariants(
      [.one: "%dst", .two: "%dnd", .few: "%drd", .other: "%dth"],
      type: .ordinal
    )
    let count = try PluralVariants([.one: "%d entry", .other: "%d entries"])
    let message = Message(
      MessageTemplate("%#@rank@ of %#@count@"),
      variables: ["rank": MessageVariable(rank), "count": MessageVariable(count)]
    )
    let catalog = MessageCatalog(language: "en", messages: ["key": message])
    #expect(try catalog.string("key", 2, 1) == "2nd of 1 entry")
  }

  @Test("lack other categories than counted numbers do, and say so")
  func findings() throws {
    let catalog = try MessageCatalog(json: #"{"n": {"ordinals": {"one": "${i}", "other": "x"}}}"#)
    #expect(
      catalog.diagnostics.map(\.kind)
        == [PluralCategory.two, .few].map {
          .missingCategory($0, type: .ordinal, available: [.one, .other])
        }
    )
    #expect(
      catalog.diagnostics.first?.sentence
        == "there is no text for two of ranks; there are texts for one, other"
    )
    let error = fault { () throws(MessageError) in
      try MessageCatalog(texts: [.one: "x"], type: .ordinal).string("key", 2)
    }
    #expect(error?.kind == .missingCategory(.two, type: .ordinal, available: [.one]))
  }
}
