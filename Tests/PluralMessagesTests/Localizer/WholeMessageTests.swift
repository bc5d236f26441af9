import PluralMessages
import Plurals
import Testing

@Suite("Messages that lack a category")
struct WholeMessageTests {
  private func localizer(_ texts: KeyValuePairs<String, [PluralCategory: String]>) throws
    -> Localizer
  {
    Localizer(
      catalogs: try texts.map { try MessageCatalog($0, texts: $1) },
      preferences: texts.map(\.key),
      defaultLanguage: "en"
    )
  }

  private static let whole: [PluralCategory: String] = [.one: "%d day", .other: "%d days"]

  @Test("are taken from the next language that has all their forms, for that category only")
  func nextLanguage() throws {
    let localizer = try localizer([
      "ru": [.one: "%@ день", .other: "%@ дня"], "en": Self.whole,
    ])
    let texts = try [1, 2, 5, 21].map { try localizer.string("key", $0) }
    #expect(texts == ["1 день", "2 days", "5 days", "21 день"])
    #expect(try localizer.string("key", 1.5) == "1.5 дня")
  }

  @Test("pass over a language that lacks one as well")
  func passedOver() throws {
    let localizer = try localizer([
      "ru": [.one: "%d день", .other: "%d дня"], "pl": [.one: "%d dzień", .few: "%d dni"],
      "en": Self.whole,
    ])
    #expect(try localizer.string("key", 2) == "2 days")
  }

  @Test("take their text for other where no language has all forms")
  func other() throws {
    let localizer = try localizer([
      "ru": [.one: "%d день", .other: "%d дня"], "en": [.one: "%d day"],
    ])
    #expect(try localizer.string("key", 5) == "5 дня")
    #expect(localizer.text("key", 5) == "5 дня")
  }

  @Test("without a text for other are errors, unless another language has one")
  func withoutOther() throws {
    let alone = try localizer(["ru": [.one: "%d день"], "en": [.one: "%d day"]])
    let error = fault { () throws(MessageError) in try alone.string("key", 5) }
    #expect(error?.kind == .missingCategory(.many, type: .cardinal, available: [.one]))
    #expect(
      try localizer(["ru": [.one: "%d день"], "en": Self.whole]).string("key", 5) == "5 days"
    )
  }

  @Test("are asked for in the next language by the rules for ranks too")
  func ranks() throws {
    let ranks: [PluralCategory: String] = [
      .one: "%dst", .two: "%dnd", .few: "%drd", .other: "%dth",
    ]
    let localizer = Localizer(
      catalogs: [
        try MessageCatalog("it", texts: [.other: "%dº"], type: .ordinal),
        try MessageCatalog("en", texts: ranks, type: .ordinal),
      ],
      preferences: ["it"],
      defaultLanguage: "en"
    )
    // Italian has `many` for 8, 11, 80 and 800.
    let texts = try [1, 8, 11].map { try localizer.string("key", $0) }
    #expect(texts == ["1º", "8th", "11th"])
  }
}
