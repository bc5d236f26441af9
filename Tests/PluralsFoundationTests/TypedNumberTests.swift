import Foundation
import Plurals
import PluralsFoundation
import Testing
import TypedPlurals

@Suite("Foundation's numbers in typed messages")
struct TypedNumberTests {
  enum NoKey: MessageKey { case none }

  struct Texts<Language: MessageLanguage>: Translation {
    func text(_ key: NoKey) -> String { "" }
  }

  let english = Texts<Languages.en>()
  let polish = Texts<Languages.pl>()

  @Test(
    "a Decimal has the category of all its digits",
    arguments: [
      ("1", .one), ("1.0", .one), ("22", .few), ("5", .many), ("1.5", .other), ("NaN", .other),
      ("100000000000000000000000000000000002", .few), ("2e-20", .other),
    ] as [(String, OneFewManyOther)]
  )
  func decimal(text: String, category: OneFewManyOther) throws {
    let number = text == "NaN" ? Decimal.nan : try #require(Decimal(string: text))
    #expect(Languages.pl.category(for: number) == category)
    #expect(polish.category(for: number) == category)
    #expect(Languages.pl.category(for: NSDecimalNumber(decimal: number)) == category)
    #expect(polish.category(for: NSDecimalNumber(decimal: number)) == category)
  }

  @Test(
    "a number has the category of what a formatter shows",
    arguments: [(0, .one), (1, .other), (2, .other)] as [(Int, OneOther)]
  )
  func formatter(fractionDigits: Int, category: OneOther) {
    let formatter = PluralsFoundationTests.formatter("en") {
      $0.minimumFractionDigits = fractionDigits
    }
    #expect(Languages.en.category(for: 1, formattedBy: formatter) == category)
    #expect(Languages.en.category(for: 1.0, formattedBy: formatter) == category)
    #expect(Languages.en.category(for: Decimal(1), formattedBy: formatter) == category)
    #expect(Languages.en.category(for: NSNumber(value: 1), formattedBy: formatter) == category)
    #expect(english.category(for: 1, formattedBy: formatter) == category)
    #expect(english.category(for: 1.0, formattedBy: formatter) == category)
    #expect(english.category(for: Decimal(1), formattedBy: formatter) == category)
    #expect(english.category(for: NSNumber(value: 1), formattedBy: formatter) == category)
    #expect(Languages.en.category(for: Double.nan, formattedBy: formatter) == .other)
  }

  @Test(
    "a number has the category of what a format style shows",
    arguments: [(0, .one), (1, .other), (2, .other)] as [(Int, OneOther)]
  )
  func style(fractionDigits: Int, category: OneOther) {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits))
    #expect(Languages.en.category(for: 1, formattedBy: style) == category)
    #expect(english.category(for: 1, formattedBy: style) == category)
    #expect(english.category(for: 0.9999, formattedBy: style) == category)
    #expect(english.category(for: .infinity, formattedBy: style) == .other)
    let decimals = Decimal.FormatStyle.number.precision(.fractionLength(fractionDigits))
    #expect(english.category(for: Decimal(1), formattedBy: decimals) == category)
  }

  @Test("an abbreviated number is a compact decimal")
  func compact() {
    let style = IntegerFormatStyle<Int>.number.notation(.compactName)
      .locale(Locale(identifier: "fr"))
    #expect(Languages.fr.category(for: 1_000_000, formattedBy: style) == .many)
    #expect(Texts<Languages.fr>().category(for: 1_000_000, formattedBy: style) == .many)
    #expect(Languages.fr.category(for: 1_500, formattedBy: style) == .other)
  }

  /// `zero` for 0, and `few` for all that is not an integer.
  enum Choosing: MessageLanguage {
    typealias Category = ZeroOneTwoFewManyOther
    static let locale = "en"
    static func category(for number: Int) -> Category { number == 0 ? .zero : .other }
    static func category(for operands: PluralOperands) -> Category { .few }
  }

  @Test("a language that chooses by itself is asked")
  func choosing() {
    let texts = Texts<Choosing>()
    let formatter = PluralsFoundationTests.formatter("en") { $0.minimumFractionDigits = 1 }
    let style = IntegerFormatStyle<Int>.number
    #expect(texts.category(for: Decimal(0)) == .zero)
    #expect(texts.category(for: NSNumber(value: 0)) == .zero)
    #expect(texts.category(for: 0, formattedBy: style) == .zero)
    #expect(texts.category(for: 0, formattedBy: formatter) == .few)
    #expect(texts.category(for: 0, formattedBy: style.precision(.fractionLength(1))) == .few)
  }

  @Test("literals keep their meaning beside the Foundation types")
  func literals() throws {
    #expect(polish.category(for: 22) == .few)
    #expect(polish.category(for: 1.5) == .other)
    #expect(try polish.category(for: "1.0") == .other)
    #expect(Languages.pl.category(for: 5) == .many)
  }
}
