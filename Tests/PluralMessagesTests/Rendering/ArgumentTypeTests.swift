import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("Values as arguments")
struct ArgumentTypeTests {
  private struct Distance: MessageArgumentConvertible {
    var kilometres: Int
    var messageArgument: MessageArgument { MessageArgument(kilometres) }
  }

  /// Expects a text of a value that is given by position, as the count, and by name.
  private func expect(
    _ value: any MessageArgumentConvertible,
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let apple = try MessageCatalog(texts: [.one: "one %@", .other: "other %@"])
    #expect(try apple.string("key", value) == text, sourceLocation: location)
    #expect(try apple.string("key", count: value) == text, sourceLocation: location)
    #expect(try apple.string("key", arguments: [value]) == text, sourceLocation: location)
    let named = try MessageCatalog(
      json: #"{"key": {"one": "one %{count}", "other": "other %{count}"}}"#
    )
    #expect(try named.string("key", named: ["count": value]) == text, sourceLocation: location)
    let dictionary = ["count": value]
    #expect(try named.string("key", named: dictionary) == text, sourceLocation: location)
    #expect(named.text("key", named: dictionary) == text, sourceLocation: location)
  }

  private func expectInteger<Number: FixedWidthInteger & MessageArgumentConvertible>(
    _ type: Number.Type,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let one: Number = 1
    try expect(one, "one 1", location: location)
    for number in [0, 2, Number.max, Number.min] {
      try expect(number, "other \(number)", location: location)
    }
  }

  @Test("integers of every type choose and are shown by all their digits")
  func integers() throws {
    try expectInteger(Int.self)
    try expectInteger(Int8.self)
    try expectInteger(Int16.self)
    try expectInteger(Int32.self)
    try expectInteger(Int64.self)
    try expectInteger(UInt.self)
    try expectInteger(UInt8.self)
    try expectInteger(UInt16.self)
    try expectInteger(UInt32.self)
    try expectInteger(UInt64.self)
    try expectInteger(Int128.self)
    try expectInteger(UInt128.self)
  }

  @Test("numbers of floating point are shown by their own shortest digits, whole ones as integers")
  func floatingPoint() throws {
    let (double, float, pixels) = (0.1, Float(0.1), CGFloat(0.1))
    try expect(double, "other 0.1")
    try expect(float, "other 0.1")
    try expect(pixels, "other 0.1")
    let whole = 1.0
    try expect(whole, "one 1")
    try expect(Float(whole), "one 1")
    try expect(CGFloat(whole), "one 1")
    try expect(Float16(1.5), "other 1.5")
    try expect(Float(16_777_216), "other 16777216")
    try expect(1e300, "other 1e+300")
  }

  @Test("decimal numbers keep all their digits, and conversions and digits go for them")
  func decimals() throws {
    let price = try #require(Decimal(string: "12345678901234567890.123456789"))
    try expect(price, "other 12345678901234567890.123456789")
    try expect(Decimal(1), "one 1")
    try expect(try #require(Decimal(string: "-0.5")), "other -0.5")
    let catalog = try MessageCatalog(text: "%.2f|%d|%05d|%6@|%x")
    let five = Decimal(5)
    #expect(try catalog.string("key", five, five, five, five, five) == "5.00|5|00005|     5|5")
    let arabic = try MessageCatalog("ar", text: "%@", options: MessageOptions(digits: .native))
    #expect(try arabic.string("key", five) == "٥")
    try expect(Decimal.nan, "other nan")
  }

  @Test("NaN and the infinities belong to other, however they are shown, and as ends of ranges")
  func notFinite() throws {
    for (number, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
      try expect(number, "other \(text)")
      try expect(Float(number), "other \(text)")
      try expect(NSNumber(value: number), "other \(text)")
      let catalog = try MessageCatalog("sl", texts: [.other: "%.1f other", .few: "%.1f few"])
      #expect(try catalog.string("key", number) == "\(text) other")
      // CLDR's ranges of Slovenian: other to one is few.
      let range = MessageArgument(from: number, to: 1)
      #expect(try catalog.string("key", range) == "\(text)–1.0 few")
    }
    let formatted = MessageArgument(Double.nan, format: .number.locale(Locale(identifier: "en")))
    try expect(formatted, "other NaN")
  }

  @Test("number objects are of the type that they were made of")
  func numberObjects() throws {
    try expect(NSNumber(value: 1), "one 1")
    try expect(NSNumber(value: UInt64.max), "other 18446744073709551615")
    try expect(NSNumber(value: Int64.min), "other -9223372036854775808")
    try expect(NSNumber(value: 0.1), "other 0.1")
    try expect(NSNumber(value: Float(0.1)), "other 0.1")
    try expect(NSDecimalNumber(string: "1.10"), "other 1.1")
  }

  @Test("texts of every type are shown as they are, and choose nothing")
  func texts() throws {
    let name = "Ann %@", part = name.dropLast(3), letter: Character = "é"
    let catalog = try MessageCatalog(text: "%@|%@|%@")
    #expect(try catalog.string("key", name, part, letter) == "Ann %@|Ann|é")
    let plural = try MessageCatalog(texts: [.other: "%@"])
    for value in [name, part, letter] as [any MessageArgumentConvertible] {
      let error = fault { () throws(MessageError) in try plural.string("key", value) }
      #expect(
        error?.kind
          == .noNumber(found: GivenArgument(kind: .text, text: value.messageArgument.plainText))
      )
    }
  }

  @Test("a type of a program's own is an argument with one property")
  func ownType() throws {
    let way = Distance(kilometres: 1)
    try expect(way, "one 1")
    try expect(Distance(kilometres: 5), "other 5")
    let range = try MessageCatalog(text: "%@")
    let text = try range.string("key", MessageArgument(from: way, to: Distance(kilometres: 3)))
    #expect(text == "1–3")
  }

  @Test("a number's text as an argument is told apart from the number")
  func textOfNumber() {
    let n = 5
    let sentences: [(text: String, sentence: String)] = [
      ("\(n)", "the argument is the text \"5\"; pass the number, not its text"),
      ("1.50", "the argument is the text \"1.50\"; pass the number, not its text"),
      ("five", "the argument is the text \"five\""),
    ]
    for (text, sentence) in sentences {
      let error = fault { () throws(MessageError) in
        try MessageCatalog(texts: [.other: "%@"]).string("key", text)
      }
      #expect(error?.sentence.hasSuffix(sentence) == true, "\(error as Any)")
    }
    let error = fault { () throws(MessageError) in
      try MessageCatalog(texts: [.other: "%@"]).string("key", "\(n)")
    }
    #expect(error?.kind == .noNumber(found: GivenArgument(kind: .text, text: "5")))
  }
}
