import Foundation
import PluralMessages
import Testing

@Suite("Very many languages")
struct ManyLanguagesTests {
  private static let count = 1_000

  /// A String Catalog whose languages are all variants of English, but for one.
  private static func strings() throws -> StringCatalog {
    let variants = (0..<count).map {
      "\"en-a\(10_000 + $0)\":{\"stringUnit\":{\"value\":\"\($0)\"}}"
    }
    let localizations = (variants + [#""de":{"stringUnit":{"value":"Text"}}"#]).joined(
      separator: ","
    )
    return try StringCatalog(
      strings: "\"k\":{\"localizations\":{\(localizations)}},\"u\":{\"shouldTranslate\":false}"
    )
  }

  @Test("the nearest are asked, and the default language in any case")
  func asked() throws {
    let strings = try Self.strings()
    let localizer = Localizer(strings, preferences: ["en-a10500", "de"])
    #expect(localizer.languages.count == MessageLimit.languages.maximum)
    #expect(localizer.languages.first == "en-a10500")
    #expect(localizer.languages.contains("en"))
    #expect(localizer.text("k") == "500")
    #expect(Localizer(strings, preferences: ["de"]).languages.prefix(1) == ["de"])
    let catalogs = (0..<Self.count).map { MessageCatalog(language: "en-a\(10_000 + $0)") }
    let other = Localizer(catalogs: catalogs, preferences: ["en"], defaultLanguage: "en-a10999")
    #expect(other.languages.count == MessageLimit.languages.maximum)
    #expect(other.languages.contains("en-a10999"))
  }

  @Test("each has its messages and those that are not translated")
  func messages() throws {
    let strings = try Self.strings()
    #expect(strings.languages.count == Self.count + 2)
    for number in [0, 1, 2, 3, 500, 999] {
      let catalog = try #require(strings.catalog(for: "en-a\(10_000 + number)"))
      #expect(catalog.keys == ["k", "u"])
      #expect(try catalog.string("k") == "\(number)")
      #expect(try catalog.string("u") == "u")
    }
    #expect(strings.catalog(for: "fr") == nil)
    #expect(strings.catalog(for: "en")?.keys == ["k", "u"])
  }

  @Test("messages that catalogues share can be replaced and removed in one alone")
  func sharing() throws {
    let strings = try Self.strings()
    var german = try #require(strings.catalog(for: "de"))
    let other = try #require(strings.catalog(for: "en-a10000"))
    german["u"] = Message(MessageTemplate("anders"))
    #expect(try german.string("u") == "anders")
    #expect(try other.string("u") == "u")
    german["u"] = nil
    #expect(german["u"] == nil)
    #expect(german.keys == ["k"])
    #expect(other.keys == ["k", "u"])
    german.merge(other)
    #expect(german.keys == ["k", "u"])
  }
}
