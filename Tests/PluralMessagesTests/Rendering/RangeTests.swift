import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("Ranges of numbers")
struct RangeTests {
  private func catalog(_ language: String) throws -> MessageCatalog {
    try MessageCatalog(language, texts: PluralVariants.named("%@", language))
  }

  @Test(
    "the language's range rules choose",
    arguments: [
      ("en", 1...2, "1–2 other"), ("en", 0...1, "0–1 other"), ("sl", 1...1, "1–1 few"),
      ("sl", 1...2, "1–2 two"), ("sl", 1...3, "1–3 few"), ("sl", 3...5, "3–5 other"),
      ("fr", 0...1, "0–1 one"), ("fr", 1...2, "1–2 other"), ("ru", 1...2, "1–2 few"),
      ("ru", 5...21, "5–21 one"),
    ] as [(String, ClosedRange<Int>, String)]
  )
  func rules(_ language: String, _ range: ClosedRange<Int>, _ text: String) throws {
    #expect(try catalog(language).string("key", range) == text)
    #expect(try catalog(language).string("key", MessageArgument(range)) == text)
    let ends = MessageArgument(from: range.lowerBound, to: range.upperBound)
    #expect(try catalog(language).string("key", count: ends) == text)
  }

  @Test("the readme's example")
  func days() throws {
    let english = try MessageCatalog(texts: [.one: "%d day", .other: "%d days"])
    #expect(try english.string("key", 1...2) == "1–2 days")
    #expect(try english.string("key", 1) == "1 day")
  }

  @Test("the text between the ends is the options'")
  func separator() throws {
    var catalog = try catalog("en")
    catalog.options.rangeSeparator = " to "
    #expect(try catalog.string("key", 1...2) == "1 to 2 other")
  }

  @Test("conversions, digits and styles go for both ends")
  func ends() throws {
    var catalog = try MessageCatalog(texts: [.one: "%.1f one", .other: "%.1f other"])
    #expect(try catalog.string("key", 1...2.5) == "1.0–2.5 other")
    catalog = try MessageCatalog("ar", texts: [.other: "%d", .few: "%d few"])
    catalog.options.digits = .native
    #expect(try catalog.string("key", 3...7) == "٣–٧ few")
    catalog = try self.catalog("en")
    catalog.options.numberStyle = NumberStyle(.number.locale(Locale(identifier: "de_DE")))
    #expect(try catalog.string("key", 1_000...2_000) == "1.000–2.000 other")
    let styled = MessageArgument(
      from: MessageArgument(0.5, format: .percent),
      to: MessageArgument(0.75, format: .percent)
    )
    catalog.options.numberStyle = nil
    #expect(try catalog.string("key", styled) == "50%–75% other")
  }

  @Test("the ends choose as their own styles show them")
  func styledEnds() throws {
    func days(_ number: Double) -> MessageArgument {
      MessageArgument(number, format: .number.precision(.fractionLength(1)))
    }
    let range = MessageArgument(from: days(1), to: days(1))
    #expect(try catalog("en").string("key", range) == "1.0–1.0 other")
    #expect(try catalog("pl").string("key", range) == "1,0–1,0 other")
    #expect(try catalog("pl").string("key", 1.0...1.0) == "1–1 one")
  }

  @Test("an end that is no number cannot choose")
  func noNumber() throws {
    let range = MessageArgument(from: 1, to: "two")
    let catalog = try catalog("en")
    let error = fault { () throws(MessageError) in try catalog.string("key", range) }
    #expect(error?.kind == .noNumber(found: GivenArgument(kind: .range, text: "1–two")))
  }

  @Test("an offset goes for both ends, and exact numbers for none")
  func offset() throws {
    var variants = try PluralVariants([.one: "%arg one", .other: "%arg other"])
    variants.exact[1] = MessageTemplate("exact")
    variants.offset = 1
    let catalog = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    #expect(try catalog.string("key", 2...5) == "1–4 other")
    #expect(try catalog.string("key", 1...1) == "0–0 other")
  }
}
