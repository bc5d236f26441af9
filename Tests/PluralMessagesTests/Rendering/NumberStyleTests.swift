import Plurals
import Foundation
import PluralMessages
import Testing

@Suite("Numbers in Foundation's styles")
struct NumberStyleTests {
  private func catalog(_ language: String, _ style: NumberStyle) throws -> MessageCatalog {
    var variants = PluralVariants()
    variants[.one] = MessageTemplate("%@ one")
    variants[.other] = MessageTemplate("%@ other")
    var options = MessageOptions()
    options.numberStyle = style
    return MessageCatalog(
      language: language,
      messages: ["key": Message(variants)],
      options: options
    )
  }

  @Test("a number formatter shows the numbers, and the category is that of what it shows")
  func formatter() throws {
    let german = NumberFormatter()
    german.locale = Locale(identifier: "de_DE")
    german.numberStyle = .decimal
    let grouped = try catalog("de", NumberStyle(german))
    #expect(try grouped.string("key", 1_234_567) == "1.234.567 other")
    #expect(try grouped.string("key", 1) == "1 one")
    #expect(try grouped.string("key", 1.5) == "1,5 other")
    #expect(try grouped.string("key", UInt64.max) == "18446744073709551615 other")

    let fixed = NumberFormatter()
    fixed.locale = Locale(identifier: "en_US")
    fixed.minimumFractionDigits = 1
    let english = try catalog("en", NumberStyle(fixed))
    #expect(try english.string("key", 1) == "1.0 other")
    #expect(try english.string("key", 1.0) == "1.0 other")
  }

  @Test("a source number that Double has no place for keeps its own digits")
  func longSourceNumbers() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 3
    let english = try catalog("en", NumberStyle(formatter))
    for number in ["12345678901234567.5", "123456789012345678901234567890"] {
      let shown = try english.string("key", MessageArgument(sourceNumber: number))
      #expect(shown == number + " other")
    }
  }

  @Test("a format style does so as well")
  func formatStyle() throws {
    let locale = Locale(identifier: "en_US")
    let fixed = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(1))
    let english = try catalog("en", NumberStyle(fixed))
    #expect(try english.string("key", 1) == "1.0 other")
    let grouped = try catalog("en", NumberStyle(integers: IntegerFormatStyle<Int>(locale: locale)))
    #expect(try grouped.string("key", 12_345) == "12,345 other")
    #expect(try grouped.string("key", 1) == "1 one")
    #expect(try grouped.string("key", 1.5) == "1.5 other")
  }

  @Test("texts, and formats that say how a number is shown, are left alone")
  func leftAlone() throws {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 3
    var catalog = MessageCatalog(language: "en")
    catalog.options.numberStyle = NumberStyle(formatter)
    catalog["key"] = Message(MessageTemplate("%@ %2$.1f"))
    #expect(try catalog.string("key", "1", 2) == "1 2.0")
  }
}
