import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Texts that numbers choose")
struct PluralChoiceTests {
  private func catalog(
    _ language: String,
    _ texts: [PluralCategory: String],
    options: MessageOptions = MessageOptions()
  ) throws -> MessageCatalog {
    var variants = PluralVariants()
    for (category, text) in texts { variants[category] = MessageTemplate(text) }
    return MessageCatalog(
      language: language,
      messages: ["key": Message(variants)],
      options: options
    )
  }

  @Test("the language's rules choose, whatever the process runs in")
  func languages() throws {
    let russian = try catalog(
      "ru",
      [.one: "%d файл", .few: "%d файла", .many: "%d файлов", .other: "%d файла"]
    )
    let texts = try [0, 1, 2, 5, 11, 21, 22].map { try russian.string("key", $0) }
    #expect(
      texts == [
        "0 файлов", "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "22 файла",
      ]
    )
  }

  @Test("the category is that of the number as it is shown")
  func asShown() throws {
    for (format, argument, text) in [
      ("%d", 1, "1 day"), ("%.1f", 1, "1.0 days"), ("%.0f", 1.4, "1 day"),
      ("%f", 1, "1.000000 days"), ("%@", 1, "1 day"), ("%@", 1.0, "1 day"),
      ("%.2f", 0.999, "1.00 days"),
      ("%arg", 1, "1 day"), ("%@", try MessageArgument(sourceNumber: "1.0"), "1.0 days"),
    ] as [(String, MessageArgument, String)] {
      let english = try catalog("en", [.one: "\(format) day", .other: "\(format) days"])
      #expect(try english.string("key", argument) == text)
    }
  }

  @Test("zeros that a format adds or leaves out count in source numbers and with exponents too")
  func formattedAsShown() throws {
    for (format, source, text) in [
      ("%.1f", "1", "1.0 days"), ("%.0f", "1.0", "1 day"), ("%.2f", "1.50", "1.50 days"),
      ("%g", "1.0", "1 day"), ("%e", "1", "1.000000e+00 days"), ("%.0e", "1", "1e+00 day"),
    ] {
      let english = try catalog("en", [.one: "\(format) day", .other: "\(format) days"])
      #expect(try english.string("key", MessageArgument(sourceNumber: source)) == text)
      #expect(try english.string("key", try #require(Double(source))) == text)
    }
    // In French, millions are `many` however they are written, and fractions below 2 are `one`.
    for (format, number, text) in [
      ("%.0e", 1e6, "1e+06 many"), ("%.1E", 1.25e7, "1.2E+07 many"), ("%.0e", 1e3, "1e+03 other"),
      ("%g", 1e9, "1e+09 many"), ("%.1e", 1.5e-3, "1.5e-03 one"),
      ("%e", -0.012, "-1.200000e-02 one"),
      ("%12.1e|", 2.5, "     2.5e+00| other"), ("%012.1e", 1.5, "000001.5e+00 one"),
      ("%012.1e", 1.5e-3, "000001.5e-03 one"),
    ] {
      var texts: [PluralCategory: String] = [:]
      for category in [.one, .many, .other] as [PluralCategory] {
        texts[category] = "\(format) \(category)"
      }
      #expect(try catalog("fr", texts).string("key", number) == text)
    }
  }

  @Test("a format that cannot show the number is named, if it is in the text that is chosen")
  func unshowable() throws {
    let compact = try MessageArgument(sourceNumber: "1.2c6")
    let french = try catalog("fr", [.many: "millions", .other: "%.1f"])
    #expect(try french.string("key", compact) == "millions")
    let english = try catalog("en", [.other: "%.1f"])
    let error = #expect(throws: MessageError.self) { try english.string("key", compact) }
    #expect(error?.diagnostic.key == "key")
    #expect(error?.description.contains("%.1f shows a number") == true)
  }

  @Test("whole numbers of floating point have no decimal point")
  func wholeDoubles() throws {
    let russian = try catalog("ru", [.many: "%@ many", .other: "%@ other"])
    for (number, text) in [
      (1e15, "1000000000000000 many"), (-9_007_199_254_740_990, "-9007199254740990 many"),
      (0.5, "0.5 other"), (-0.0, "-0 many"),
    ] {
      #expect(try russian.string("key", number) == text)
    }
  }

  @Test("a number style decides what is shown and so the category")
  func style() throws {
    var options = MessageOptions()
    options.numberStyle = NumberStyle { number in
      let shown = number.plainText + ".0"
      return (try? MessageArgument(sourceNumber: shown)) ?? number
    }
    let english = try catalog("en", [.one: "%d day", .other: "%d days"], options: options)
    #expect(try english.string("key", 1) == "1.0 days")
  }

  @Test("numbers are in the language's digits when asked, texts are not touched")
  func digits() throws {
    var options = MessageOptions()
    options.digits = .native
    for (language, text) in [
      ("ar", "١٢٣ 4"), ("fa", "۱۲۳ 4"), ("ne", "१२३ 4"), ("zh", "123 4"), ("ar-AE", "123 4"),
      ("ar-AE-u-nu-arab", "١٢٣ 4"), ("ar-EG-x-u-nu-latn", "١٢٣ 4"),
      ("AR-AE-U-NU-ARAB", "١٢٣ 4"), ("en", "123 4"),
    ] {
      let catalog = try catalog(language, [.other: "%d %@"], options: options)
      #expect(try catalog.string("key", 123, "4") == text)
    }
  }

  @Test("characters, octal and hexadecimal numbers keep their digits, as in Foundation's formats")
  func otherDigits() throws {
    var options = MessageOptions()
    options.digits = .native
    let arabic = try catalog(
      "ar",
      [.other: "%1$c %1$x %1$X %1$p %1$d %1$o %1$.1f"],
      options: options
    )
    #expect(try arabic.string("key", 0x35) == "5 35 35 0x35 ٥٣ 65 ٥٣٫٠")
  }

  @Test("a text for an exact number is for the number that is written so")
  func exactNumbersAsWritten() throws {
    var variants = PluralVariants()
    variants[.one] = MessageTemplate("one")
    variants[.other] = MessageTemplate("other")
    variants.exact[7] = MessageTemplate("exact")
    let catalog = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    for (number, text) in [
      (7, "exact"), (7.0, "exact"), (try MessageArgument(sourceNumber: "7"), "exact"),
      (try MessageArgument(sourceNumber: "007"), "other"),
      (try MessageArgument(sourceNumber: "7.0"), "other"),
      (try MessageArgument(sourceNumber: "+7"), "other"), (-7, "other"), (7.5, "other"),
    ] as [(any MessageArgumentConvertible, String)] {
      #expect(try catalog.string("key", number) == text, "\(number)")
    }
  }

  @Test("zero is Apple's or CLDR's")
  func zero() throws {
    let texts: [PluralCategory: String] = [.zero: "zero", .one: "one", .other: "other"]
    for (language, number, cldr, apple) in [
      ("en", 0, "other", "zero"), ("en", 1, "one", "one"), ("lv", 10, "zero", "zero"),
      ("lv", 0, "zero", "zero"), ("lv", 21, "one", "one"),
    ] {
      #expect(try catalog(language, texts).string("key", number) == cldr)
      let reading = MessageOptions(zero: .apple)
      #expect(try catalog(language, texts, options: reading).string("key", number) == apple)
    }
  }

  @Test(
    "a category without a text takes the one for other of the same language, but not strictly",
    arguments: [("cs", .few), ("ar", .two)] as [(String, PluralCategory)]
  )
  func missingCategory(_ language: String, _ category: PluralCategory) throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    var catalog = try catalog(language, [.one: "%d one", .other: "%d other"], options: options)
    #expect(try catalog.string("key", 2) == "2 other")
    #expect(findings.all.isEmpty)
    catalog.options.isStrict = true
    let error = fault { () throws(MessageError) in try catalog.string("key", 2) }
    #expect(
      error?.kind == .missingCategory(category, type: .cardinal, available: [.one, .other])
    )
    #expect(try catalog.string("key", 1) == "1 one")
  }

  @Test("exact numbers go before categories, and are not the category one")
  func exactNumbers() throws {
    var variants = PluralVariants()
    variants.exact[1] = MessageTemplate("1 x")
    variants[.other] = MessageTemplate("%d x")
    let french = MessageCatalog(language: "fr", messages: ["key": Message(variants)])
    #expect(try french.string("key", 1) == "1 x")
    #expect(try french.string("key", 0) == "0 x")
  }

  @Test("exact numbers and offsets are for all that is shown as an integer")
  func exactOfAnyType() throws {
    var variants = PluralVariants()
    variants.exact[1] = MessageTemplate("=1")
    variants[.one] = MessageTemplate("one %arg")
    variants[.other] = MessageTemplate("other %arg")
    var english = MessageCatalog(language: "en", messages: ["key": Message(variants)])
    let one = try MessageArgument(sourceNumber: "1")
    for number in [1, 1.0, 1 as UInt64, Float(1), one] as [any MessageArgumentConvertible] {
      #expect(try english.string("key", number) == "=1")
    }
    #expect(try english.string("key", MessageArgument(sourceNumber: "1.0")) == "other 1.0")
    #expect(try english.string("key", 1.5) == "other 1.5")
    variants.offset = 1
    english["key"] = Message(variants)
    let two = try MessageArgument(sourceNumber: "2")
    for number in [2, 2.0, 2 as UInt64, Float(2), two] as [any MessageArgumentConvertible] {
      #expect(try english.string("key", number) == "one 1")
    }
    #expect(try english.string("key", 3.5) == "other 2.5")
    #expect(try english.string("key", UInt64.max) == "other 18446744073709551614")
  }

  @Test("an offset is taken away after exact numbers are compared")
  func offset() throws {
    var variants = PluralVariants()
    variants.offset = 1
    variants.exact[0] = MessageTemplate("=0")
    variants.exact[1] = MessageTemplate("=1")
    variants[.one] = MessageTemplate("one %arg")
    variants[.other] = MessageTemplate("other %arg")
    let english = MessageCatalog(
      language: "en",
      messages: ["key": Message(variants, by: .position(0))]
    )
    let texts = try (0...3).map { try english.string("key", $0) }
    #expect(texts == ["=0", "=1", "one 1", "other 2"])
    #expect(try english.string("key", Int.min) == "other -9223372036854775809")
  }
}
