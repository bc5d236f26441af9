import Foundation
import LegacyPlurals
import PluralMessages
import Testing

@Suite("Formatters of word forms")
struct PluralFormFormatterTests {
  private static let days = "%@ день;%@ дня;%@ дней"

  @Test(
    "integers of 64 bits choose by all their digits",
    arguments: [
      (UInt64.max, "18446744073709551615 дней"), (UInt64(Int.max) + 1, "9223372036854775808 дней"),
      (18_446_744_073_709_551_611, "18446744073709551611 дней"),
      (18_446_744_073_709_551_601, "18446744073709551601 день"),
      (18_446_744_073_709_551_602, "18446744073709551602 дня"),
    ]
  )
  func large(_ number: UInt64, _ text: String) throws {
    let formatter = PluralFormFormatter(rule: .russian, language: "ru")
    #expect(try formatter.string(for: number, forms: Self.days) == text)
  }

  @Test("the sign is shown, and does not choose")
  func negative() throws {
    let formatter = PluralFormFormatter(rule: .russian, language: "ru")
    #expect(try formatter.string(for: -1, forms: Self.days) == "-1 день")
    #expect(
      try formatter.string(for: Int.min, forms: Self.days) == "-9223372036854775808 дней"
    )
  }

  @Test("a rule may have spaces around its number", arguments: ["7", " 7", "7\n", "\t7 \r\n"])
  func spaces(_ number: String) throws {
    let text = "JJ_PLURAL_FORM_RULE = \"\(number)\"; days = \"\(Self.days)\";"
    let catalog = try MessageCatalog(strings: text, "ru", wordForms: WordFormLists())
    #expect(try catalog.string("days", 22) == "22 дня")
    #expect(try PluralFormFormatter(catalog: catalog).rule == .russian)
  }

  @Test("without the language's digits the default style is undone too, but not the call's own")
  func plainDigits() throws {
    let german = NumberStyle(.number.locale(Locale(identifier: "de_DE")))
    let formatter = PluralFormFormatter(rule: .english, language: "ar", numberStyle: german)
    func text(_ isLocal: Bool?, _ style: NumberStyle? = nil) throws -> String {
      try formatter.string(for: 1_234, forms: "%@;%@", localizesDigits: isLocal, numberStyle: style)
    }
    #expect(try text(nil) == "1.234")
    #expect(try text(true) == "1.234")
    #expect(try text(false) == "1234")
    #expect(try text(false, german) == "1.234")
    var plain = formatter
    plain.localizesDigits = false
    #expect(try plain.string(for: 1_234, forms: "%@;%@") == "1234")
    #expect(try plain.string(for: 1_234, forms: "%@;%@", localizesDigits: true) == "1.234")
    plain.numberStyle = nil
    #expect(try plain.string(for: 12, forms: "%@;%@", localizesDigits: true) == "١٢")
  }

  @Test("a form that asks for more than the number is an error")
  func moreThanTheNumber() {
    let formatter = PluralFormFormatter(rule: .english, language: "en")
    let error = fault { () throws(MessageError) in
      try formatter.string(for: 2, forms: "%@;%@ of %@")
    }
    #expect(error?.kind == .missingArgument(placeholder: "%@", position: 1, count: 1))
  }
}
