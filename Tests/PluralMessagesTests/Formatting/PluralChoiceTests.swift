import Foundation
import PluralMessages
import Plurals
import Testing

@Suite("Texts that numbers choose")
struct PluralChoiceTests {
  private func catalog(
    _ language: String,
    _ texts: [PluralCategory: String],
    options: MessageOptions = MessageOptions()
  ) throws -> MessageCatalog {
    var variants = PluralVariants()
    for (category, text) in texts { variants[category] = try MessageTemplate(text) }
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
    let texts = try [0, 1, 2, 5, 11, 21, 22].map { try russian.string("key", .integer($0)) }
    #expect(
      texts == [
        "0 файлов", "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "22 файла",
      ]
    )
  }

  @Test("the category is that of the number as it is shown")
  func asShown() throws {
    for (format, argument, text) in [
      ("%d", MessageArgument.integer(1), "1 day"), ("%.1f", 1, "1.0 days"), ("%.0f", 1.4, "1 day"),
      ("%f", 1, "1.000000 days"), ("%@", 1, "1 day"), ("%@", 1.0, "1 day"),
      ("%.2f", 0.999, "1.00 days"),
      ("%arg", 1, "1 day"), ("%@", try MessageArgument(sourceNumber: "1.0"), "1.0 days"),
    ] as [(String, MessageArgument, String)] {
      let english = try catalog("en", [.one: "\(format) day", .other: "\(format) days"])
      #expect(try english.string("key", argument) == text)
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
    for (language, text) in [("ar", "١٢٣ 4"), ("fa", "۱۲۳ 4"), ("bn", "১২৩ 4"), ("en", "123 4")] {
      let catalog = try catalog(language, [.other: "%d %@"], options: options)
      #expect(try catalog.string("key", 123, "4") == text)
    }
  }

  @Test("zero is Apple's or CLDR's")
  func zero() throws {
    let texts: [PluralCategory: String] = [.zero: "zero", .one: "one", .other: "other"]
    for (language, number, cldr, apple) in [
      ("en", 0, "other", "zero"), ("en", 1, "one", "one"), ("lv", 10, "zero", "zero"),
      ("lv", 0, "zero", "zero"), ("lv", 21, "one", "one"),
    ] {
      let argument = MessageArgument.integer(number)
      #expect(try catalog(language, texts).string("key", argument) == cldr)
      let reading = MessageOptions(zero: .apple)
      #expect(try catalog(language, texts, options: reading).string("key", argument) == apple)
    }
  }

  @Test(
    "a category without a text takes the one for other of the same language, with a report",
    arguments: [("cs", "few"), ("ar", "two")]
  )
  func missingCategory(_ language: String, _ category: String) throws {
    let reports = Reports()
    var options = MessageOptions()
    options.report = { reports.add($0) }
    var catalog = try catalog(language, [.one: "%d one", .other: "%d other"], options: options)
    #expect(try catalog.string("key", 2) == "2 other")
    #expect(
      reports.all.map(\.kind) == [.missingCategory(category, available: ["one", "other"])]
    )
    catalog.options.isStrict = true
    #expect(throws: MessageError.self) { try catalog.string("key", 2) }
    #expect(try catalog.string("key", 1) == "1 one")
  }

  @Test("exact numbers go before categories, and are not the category one")
  func exactNumbers() throws {
    var variants = PluralVariants()
    variants.exact[1] = try MessageTemplate("1 x")
    variants[.other] = try MessageTemplate("%d x")
    let french = MessageCatalog(language: "fr", messages: ["key": Message(variants)])
    #expect(try french.string("key", 1) == "1 x")
    #expect(try french.string("key", 0) == "0 x")
  }

  @Test("an offset is taken away after exact numbers are compared")
  func offset() throws {
    var variants = PluralVariants()
    variants.offset = 1
    variants.exact[0] = try MessageTemplate("=0")
    variants.exact[1] = try MessageTemplate("=1")
    variants[.one] = try MessageTemplate("one %arg")
    variants[.other] = try MessageTemplate("other %arg")
    let english = MessageCatalog(
      language: "en",
      messages: ["key": Message(variants, by: .position(0))]
    )
    let texts = try (0...3).map { try english.string("key", .integer($0)) }
    #expect(texts == ["=0", "=1", "one 1", "other 2"])
    #expect(try english.string("key", .integer(.min)) == "other -9223372036854775809")
  }

  @Test("variables choose each by its own argument, or by the one that the format names")
  func variables() throws {
    var files = PluralVariants()
    files[.one] = try MessageTemplate("%d file")
    files[.other] = try MessageTemplate("%d files")
    var folders = PluralVariants()
    folders[.one] = try MessageTemplate("one folder")
    folders[.other] = try MessageTemplate("%arg folders with %#@files@")
    let variables = ["files": MessageVariable(files), "folders": MessageVariable(folders)]
    var catalog = MessageCatalog(language: "en")
    catalog["both"] = Message(try MessageTemplate("%#@files@, %#@folders@"), variables: variables)
    catalog["named"] = Message(try MessageTemplate("%1$@ %3$#@files@"), variables: variables)
    catalog["nested"] = Message(try MessageTemplate("%#@folders@ in %3$@"), variables: variables)
    #expect(try catalog.string("both", 1, 1) == "1 file, one folder")
    #expect(try catalog.string("named", "a", 1, 5) == "a 5 files")
    #expect(try catalog.string("nested", 2, 1, "x") == "2 folders with 1 file in x")
    #expect(throws: MessageError.self) { try catalog.string("both", 1) }
    #expect(throws: MessageError.self) { try catalog.string("both", "text", 1) }
  }

  @Test("a variable that leads to itself is an error, not a loop")
  func recursion() throws {
    var variants = PluralVariants()
    variants[.other] = try MessageTemplate("%#@a@")
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(
      try MessageTemplate("%#@a@"),
      variables: ["a": MessageVariable(variants)]
    )
    #expect {
      try catalog.string("key", 2, 2, 2)
    } throws: {
      ($0 as? MessageError)?.kind == .recursiveVariable("a")
    }
  }
}

/// Errors that a closure hears of.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [MessageError] = []

  func add(_ error: MessageError) { lock.withLock { list.append(error) } }
  var all: [MessageError] { lock.withLock { list } }
}
