import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Texts for zero")
struct ZeroTests {
  private static let json = #"{"n": {"zero": "zero", "one": "one", "other": "other"}}"#
  private static let stringsdict = entry(
    "n",
    "%#@n@",
    variable("n", ["zero": "zero", "one": "one", "other": "other"])
  )
  private static let strings =
    #""n" : {"localizations": {"en": {\#(plural(["zero": "zero", "one": "one", "other": "other"]))}}}"#

  private static func catalogs(
    _ options: MessageOptions
  ) throws -> [(zero: MessageOptions.ZeroReading, catalog: MessageCatalog)] {
    let strings = try StringCatalog(strings: strings, options: options)
    return [
      (.cldr, try MessageCatalog(json: json, options: options)),
      (.apple, try MessageCatalog(stringsdict: stringsdict, options: options)),
      (.apple, try #require(strings.catalog(for: "en"))),
    ]
  }

  private static func text(_ zero: MessageOptions.ZeroReading) -> String {
    zero == .apple ? "zero" : "other"
  }

  @Test("are read as the file's format means them")
  func format() throws {
    for (zero, catalog) in try Self.catalogs(MessageOptions()) {
      #expect(try catalog.string("n", 0) == Self.text(zero))
      #expect(try catalog.string("n", 1) == "one")
    }
  }

  @Test("are read as the options say", arguments: MessageOptions.ZeroReading.allCases)
  func options(_ zero: MessageOptions.ZeroReading) throws {
    for (_, catalog) in try Self.catalogs(MessageOptions(zero: zero)) {
      #expect(try catalog.string("n", 0) == Self.text(zero))
    }
  }

  @Test("are read the same when other options are set, before or after reading")
  func otherOptions() throws {
    for (zero, catalog) in try Self.catalogs(MessageOptions(digits: .native)) {
      #expect(try catalog.string("n", 0) == Self.text(zero))
      var changed = catalog
      changed.options.digits = .latin
      changed.options = MessageOptions(numberStyle: NumberStyle { $0 })
      #expect(try changed.string("n", 0) == Self.text(zero))
      changed.options.zero = zero == .apple ? .cldr : .apple
      #expect(try changed.string("n", 0) != Self.text(zero))
      changed.options.zero = nil
      #expect(try changed.string("n", 0) == Self.text(zero))
    }
  }

  @Test("of a catalogue made in a program are CLDR's, and Apple's if it says so")
  func program() throws {
    let texts: [PluralCategory: String] = [.zero: "zero", .other: "other"]
    #expect(try MessageCatalog(texts: texts).string("key", 0) == "other")
    let apple = try MessageCatalog(texts: texts, options: MessageOptions(zero: .apple))
    for zero in [0, 0.0, -0.0] as [any MessageArgumentConvertible] {
      #expect(try apple.string("key", zero) == "zero")
    }
    for number in [0.5, -0.5, 0.001, 1, 10] { #expect(try apple.string("key", number) == "other") }
    let formatted: [PluralCategory: String] = [.zero: "zero %@", .other: "%@ other"]
    let shown = try MessageCatalog(texts: formatted, options: MessageOptions(zero: .apple))
    for (number, text) in [("0.5", "0.5 other"), ("0.0", "zero 0.0"), ("0.00", "zero 0.00")] {
      #expect(try shown.string("key", MessageArgument(sourceNumber: number)) == text)
    }
  }

  @Test("in a folder are read the way of each file's format")
  func folder() throws {
    try withTemporaryDirectory(["en.json": Self.json]) { folder in
      let localizer = try Localizer(directory: folder, preferences: ["en"])
      #expect(try localizer.string("n", 0) == "other")
      #expect(localizer.diagnostics.map(\.form) == [.category(.zero)])
    }
    try withTemporaryDirectory(["en.lproj/x.stringsdict": propertyList(Self.stringsdict)]) {
      folder in
      let localizer = try Localizer(directory: folder, preferences: ["en"])
      #expect(try localizer.string("n", 0) == "zero")
      #expect(localizer.diagnostics.isEmpty)
    }
  }
}
