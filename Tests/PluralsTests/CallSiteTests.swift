import Plurals
import Testing

@Suite("Call sites")
struct CallSiteTests {
  let polish = PluralRules(locale: "pl")

  @Test("literals need no type")
  func literals() throws {
    #expect(polish.category(for: 5) == .many)
    #expect(polish.category(for: -22) == .few)
    #expect(polish.category(for: 1.5) == .other)
    #expect(polish.category(for: 1.0) == .one)
    #expect(try polish.category(for: "1.0") == .other)
    #expect(try polish.category(for: "1c6") == .many)
    #expect(polish.category(from: 1, to: 2) == .few)
    #expect(polish.category(from: 0.5, to: 1) == .one)
    #expect(try polish.category(from: "1", to: "5") == .many)
    #expect(polish.category(from: .one, to: .few) == .few)
  }

  @Test("every integer type is a number")
  func integerTypes() {
    #expect(polish.category(for: UInt8(255)) == .many)
    #expect(polish.category(for: Int8(-2)) == .few)
    #expect(polish.category(for: UInt16(1)) == .one)
    #expect(polish.category(for: Int32(102)) == .few)
    #expect(polish.category(for: UInt.max) == .many)
    #expect(polish.category(for: UInt64(12)) == .many)
    #expect(polish.category(for: Int128(22)) == .few)
    #expect(polish.category(for: UInt128.max) == .many)
  }

  @Test("every floating-point type is a number")
  func floatingPointTypes() {
    #expect(polish.category(for: Float(5)) == .many)
    #expect(polish.category(for: Float(0.1)) == .other)
    #expect(polish.category(for: Double(22)) == .few)
    #expect(polish.category(for: 1e16) == .many)
  }

  @Test("every text type is a number")
  func textTypes() throws {
    let text = "22 days"
    #expect(try polish.category(for: text.prefix(2)) == .few)
    #expect(try polish.category(for: String(text.prefix(2))) == .few)
    #expect(try PluralOperands(parsing: text.prefix(2)).i == 22)
    #expect(throws: PluralOperands.ParseError.self) { try polish.category(for: text) }
  }

  @Test("an error of a text has its own type")
  func typedErrors() {
    do throws(PluralOperands.ParseError) {
      _ = try polish.category(for: "1,5")
      Issue.record("no error")
    } catch {
      #expect(error.kind == .unexpectedCharacter)
      #expect(error.offset == 1)
    }
  }

  @Test("operands are a number")
  func operands() throws {
    #expect(polish.category(for: PluralOperands(1)) == .one)
    #expect(polish.category(for: PluralOperands(1, fractionDigits: 1)) == .other)
    let price = try #require(PluralOperands(2.0, fractionDigits: 2))
    #expect(polish.category(for: price) == .other)
    #expect(polish.category(for: try #require(PluralOperands(2.0))) == .few)
    #expect(polish.category(from: PluralOperands(1), to: price) == .other)
  }

  @Test("every number may be shown with fraction digits, in both forms of the call")
  func fractionDigits() {
    let (digits, english) = (1, PluralRules(locale: "en"))
    let (integer, double, float) = (1 as UInt8, 0.999, 0.999 as Float)
    #expect(english.category(for: integer, fractionDigits: digits) == .other)
    #expect(english.category(for: double, fractionDigits: digits) == .other)
    #expect(english.category(for: float, fractionDigits: digits) == .other)
    #expect(english.category(for: float, fractionDigits: 0) == .one)
    #expect(english.category(for: Float.infinity, fractionDigits: digits) == .other)
    #expect(PluralRules.category(for: integer, fractionDigits: digits, locale: "en") == .other)
    #expect(PluralRules.category(for: integer, fractionDigits: 0, locale: "en") == .one)
    #expect(PluralRules.category(for: double, fractionDigits: 0, locale: "en") == .one)
    #expect(PluralRules.category(for: double, fractionDigits: digits, locale: "en") == .other)
    #expect(PluralRules.category(for: float, fractionDigits: 0, locale: "en") == .one)
    #expect(PluralRules.category(for: Double.nan, fractionDigits: 0, locale: "en") == .other)
    #expect(
      PluralRules.category(for: 22, fractionDigits: 0, locale: "en", type: .ordinal) == .two
    )
  }

  @Test("the static forms take the locale along")
  func staticForms() throws {
    #expect(PluralRules.category(for: 5, locale: "pl") == .many)
    #expect(PluralRules.category(for: UInt8(5), locale: "pl") == .many)
    #expect(PluralRules.category(for: Int128(5), locale: "pl") == .many)
    #expect(PluralRules.category(for: 1.5, locale: "pl") == .other)
    #expect(PluralRules.category(for: Float(1.5), locale: "pl") == .other)
    #expect(try PluralRules.category(for: "1.0", locale: "pl") == .other)
    #expect(try PluralRules.category(for: "22 days".prefix(2), locale: "pl") == .few)
    #expect(PluralRules.category(for: PluralOperands(22), locale: "pl") == .few)
    #expect(PluralRules.category(for: 23, locale: "en", type: .ordinal) == .few)
    #expect(PluralRules.category(for: Int.min, locale: "pl") == .many)
    #expect(PluralRules.category(for: 3, locale: "tlh") == .other)
  }

  @Test("a rules value can be shared between tasks")
  func concurrency() async throws {
    let rules = PluralRules(locale: "ar")
    let expected = (0..<1_000).map { rules.category(for: $0) }
    let results = await withTaskGroup(of: [PluralCategory].self) { group in
      for task in 0..<32 {
        group.addTask {
          // Half of the tasks look the locale up again for every number.
          (0..<1_000).map {
            task % 2 == 0 ? rules.category(for: $0) : PluralRules.category(for: $0, locale: "ar")
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 32)
    #expect(results.allSatisfy { $0 == expected })
  }
}
