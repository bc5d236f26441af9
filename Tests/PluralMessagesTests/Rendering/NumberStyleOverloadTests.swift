import Plurals
import Foundation
import PluralMessages
import Testing

@Suite("Number styles of every kind")
struct NumberStyleOverloadTests {
  private static let english = Locale(identifier: "en_US")

  private func text(_ number: any MessageArgumentConvertible, _ style: NumberStyle) throws -> String
  {
    let options = MessageOptions(numberStyle: style)
    let catalog = try MessageCatalog(texts: [.one: "%@ one", .other: "%@ other"], options: options)
    return try catalog.string("key", number)
  }

  @Test("a style in dot notation needs no type")
  func dotNotation() throws {
    let style = NumberStyle(
      .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))
    )
    #expect(try text(1, style) == "1.0 other")
    #expect(try text(0.97, style) == "1.0 other")
    let percent = NumberStyle(.percent.locale(Self.english))
    #expect(try text(0.5, percent) == "50% other")
    let whole = NumberStyle(.number.precision(.fractionLength(0)).locale(Self.english))
    #expect(try text(1.2, whole) == "1 one")
  }

  @Test("a style of integers leaves other numbers alone")
  func integers() throws {
    let style = NumberStyle(integers: .number.grouping(.automatic).locale(Self.english))
    #expect(try text(12_345, style) == "12,345 other")
    #expect(try text(12_345.5, style) == "12345.5 other")
  }

  @Test("numbers of more digits than a style shows rightly are shown as they are")
  func manyDigits() throws {
    let style = NumberStyle(.number.locale(Self.english))
    #expect(try text(UInt64.max, style) == "18446744073709551615 other")
    let decimal = try #require(Decimal(string: "12345678901234567.5"))
    #expect(try text(decimal, style) == "12345678901234567.5 other")
    #expect(try text(Decimal(1_234), style) == "1,234 other")
  }

  @Test("a number that is none belongs to other, and a style shows it as it is")
  func noNumbers() throws {
    let style = NumberStyle(.number.locale(Self.english))
    let catalog = try MessageCatalog(
      texts: [.other: "%@ others", .one: "%@ one"],
      options: MessageOptions(numberStyle: style)
    )
    #expect(try catalog.string("key", Double.nan) == "nan others")
    #expect(try catalog.string("key", 1) == "1 one")
  }
}
