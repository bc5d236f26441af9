import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("Arguments with a style of their own")
struct StyledArgumentTests {
  private func catalog(_ language: String, _ format: String = "%@") throws -> MessageCatalog {
    try MessageCatalog(language, texts: PluralVariants.named(format, language))
  }

  @Test(
    "a currency is shown in the message's language",
    arguments: [
      ("pl", "4,50 zł other"), ("en", "PLN 4.50 other"), ("de", "4,50 PLN other"),
      ("hi", "PLN 4.50 other"),
    ]
  )
  func currency(_ language: String, _ text: String) throws {
    let price = 4.5
    let argument = MessageArgument(price, format: .currency(code: "PLN"))
    #expect(try catalog(language).string("key", argument).withPlainSpaces == text)
  }

  @Test("a compact number chooses by what it shows: a million is many in French")
  func compact() throws {
    let followers = 1_200_000
    let argument = MessageArgument(followers, format: .number.notation(.compactName))
    for (language, text) in [("en", "1.2M other"), ("fr", "1,2 M many"), ("de", "1,2 Mio. other")] {
      #expect(try catalog(language).string("key", argument).withPlainSpaces == text)
    }
    #expect(try catalog("fr").string("key", followers) == "1200000 other")
  }

  @Test("zeros that a style adds count")
  func zeros() throws {
    let days = 1.0
    let argument = MessageArgument(days, format: .number.precision(.fractionLength(1)))
    #expect(try catalog("en").string("key", argument) == "1.0 other")
    #expect(try catalog("en").string("key", days) == "1 one")
    // Russian has `other` for what has a fraction.
    #expect(try catalog("ru").string("key", argument) == "1,0 other")
  }

  @Test("a style that names a locale keeps it in every language")
  func namedLocale() throws {
    let number = 1_234.5
    let swiss = Locale(identifier: "de_CH")
    let named = MessageArgument(number, format: .number.locale(swiss))
    let free = MessageArgument(number, format: .number)
    for (language, text) in [("en", "1,234.5 other"), ("de", "1.234,5 other")] {
      #expect(try catalog(language).string("key", named) == "1’234.5 other")
      #expect(try catalog(language).string("key", free) == text)
    }
  }

  @Test("the digits of a style are those of the language, or those that its identifier names")
  func digits() throws {
    let argument = MessageArgument(1_234, format: .number)
    for (language, text) in [
      ("ar-EG", "١٬٢٣٤ other"), ("ar-EG-u-nu-latn", "1,234 other"), ("fa", "۱٬۲۳۴ other"),
      ("en-u-nu-deva", "१,२३४ other"), ("en@numbers=deva", "१,२३४ other"),
      ("en-u-nu-x", "1,234 other"),
    ] {
      let catalog = try MessageCatalog(language, texts: [.other: "%@ other"])
      #expect(try catalog.string("key", argument) == text)
    }
  }

  @Test("a number formatter shows its number in its own locale")
  func formatter() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.minimumFractionDigits = 2
    formatter.numberStyle = .decimal
    let argument = MessageArgument(NSNumber(value: 1_234), formatter: formatter)
    #expect(try catalog("en").string("key", argument) == "1.234,00 other")
    let integers = NumberFormatter()
    integers.locale = Locale(identifier: "en_US")
    #expect(try catalog("en").string("key", MessageArgument(1, formatter: integers)) == "1 one")
  }

  @Test("a number formatter shows variables of any type of number")
  func formattedVariables() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 1
    let count = 1, small: UInt8 = 1, half = 0.5, price = Decimal(1_234)
    let catalog = try catalog("en")
    #expect(try catalog.string("key", MessageArgument(count, formatter: formatter)) == "1,0 other")
    #expect(try catalog.string("key", MessageArgument(small, formatter: formatter)) == "1,0 other")
    #expect(try catalog.string("key", MessageArgument(half, formatter: formatter)) == "0,5 other")
    #expect(
      try catalog.string("key", MessageArgument(price, formatter: formatter)) == "1.234,0 other"
    )
    let largest = MessageArgument(UInt64.max, formatter: formatter)
    #expect(try catalog.string("key", largest) == "18446744073709551615 other")
  }

  @Test("widths are filled, and nothing else of a conversion changes what a style shows")
  func conversions() throws {
    let argument = MessageArgument(5, format: .number.precision(.fractionLength(2)))
    let catalog = try MessageCatalog(text: "%1$@|%1$8@|%1$-8d|%1$.1f")
    #expect(try catalog.string("key", argument) == "5.00|    5.00|5.00    |5.00")
  }

  @Test("a date is shown, and cannot choose")
  func dates() throws {
    let style = Date.FormatStyle(
      date: .numeric,
      time: .omitted,
      timeZone: TimeZone(secondsFromGMT: 0) ?? .current
    )
    let date = MessageArgument(Date(timeIntervalSince1970: 0), format: style)
    let text = try MessageCatalog("de", text: "am %@")
    #expect(try text.string("key", date) == "am 1.1.1970")
    let error = fault { () throws(MessageError) in
      try MessageCatalog("de", texts: [.other: "%@"]).string("key", date)
    }
    #expect(error?.kind == .noNumber(found: GivenArgument(kind: .text, text: "1.1.1970")))
  }

  @Test("a style of the argument goes before that of the catalogue")
  func beforeCatalogStyle() throws {
    var catalog = try catalog("en")
    catalog.options.numberStyle = NumberStyle(.number.precision(.fractionLength(3)))
    let argument = MessageArgument(1, format: .number.precision(.fractionLength(1)))
    #expect(try catalog.string("key", argument) == "1.0 other")
    #expect(try catalog.string("key", 1) == "1.000 other")
  }

  @Test("an exact number is the argument's value, not its text")
  func exact() throws {
    var variants = try PluralVariants([.other: "%@"])
    variants.exact[1] = MessageTemplate("one")
    let catalog = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    let argument = MessageArgument(1, format: .number.precision(.fractionLength(1)))
    #expect(try catalog.string("key", argument) == "one")
  }
}
