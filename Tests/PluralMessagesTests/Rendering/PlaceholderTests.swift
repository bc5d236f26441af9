import PluralMessages
import Testing

@Suite("Placeholders with arguments")
struct PlaceholderTests {
  /// Formats of Apple's dialect with arguments, and the text, as C and Foundation on Apple's platforms
  /// have it.
  static let appleFormats: [(format: String, arguments: [MessageArgument], text: String)] = [
    ("%2$@", ["a", "b"], "b"), ("%@ and %@", ["a", "b"], "a and b"),
    ("%2$@ of %1$@, %2$@", ["a", "b"], "b of a, b"), ("100%% %@", ["x"], "100% x"),
    ("100%%", [], "100%%"),
    ("%3$@ 80%", [], "%3$@ 80%"),
    ("%d", [MessageArgument(Int.max)], "9223372036854775807"),
    ("%d", [MessageArgument(Int.min)], "-9223372036854775808"),
    ("%lld %ld %hhd %zd", [1, 2, 300, 4], "1 2 300 4"), ("%i|%D", [5, 6], "5|6"),
    ("%@", [5], "5"), ("%@", [1.5], "1.5"), ("%@", [2.0], "2"),
    ("in %arg days", [10], "in 10 days"),
    ("%1$arg %2$arg", [1, 2], "1 2"), ("%u", [7], "7"),
    ("%lu", [MessageArgument(UInt64.max)], "18446744073709551615"),
    ("%u", [-1], "18446744073709551615"), ("%x %X %o", [255, 255, 8], "ff FF 10"),
    ("%#x", [255], "0xff"), ("%5d|%-5d|%05d|%+d|% d", [1, 2, 3, 4, 5], "    1|2    |00003|+4| 5"),
    ("%.3d", [7], "007"), ("[%.d]", [7], "[7]"), ("[%.d]", [0], "[]"),
    ("%.f %.f %.1f", [2.5, 3.5, 2.5], "2 4 2.5"), ("[%.@]", ["abc"], "[]"),
    (
      "%+d|% d", [MessageArgument(Int.max), MessageArgument(Int.max)],
      "+9223372036854775807| 9223372036854775807"
    ),
    // What is above Int.max is shown as C's unsigned conversions show it, for which the flags of signs
    // mean nothing.
    (
      "%+d|% d", [MessageArgument(UInt64.max), MessageArgument(UInt64.max)],
      "18446744073709551615|18446744073709551615"
    ),
    (
      "%+d|%u", [MessageArgument(UInt64(1) << 63), MessageArgument(UInt64(1) << 63)],
      "9223372036854775808|9223372036854775808"
    ),
    (
      "%22d|%-22d|%022d|%.21d", Array(repeating: MessageArgument(UInt64.max), count: 4),
      "  18446744073709551615|18446744073709551615  |0018446744073709551615|018446744073709551615"
    ),
    ("%+u|%+03u", [5, 5], "5|005"),
    ("%f %.1f %.0f", [1.5, 2.25, 2.5], "1.500000 2.2 2"),
    ("%8.2f|%-8.2f|%08.2f", [3.14159, 3.14159, -3.14159], "    3.14|3.14    |-0003.14"),
    ("%e %.0e %E", [12_345.678, 5.0, 1.0], "1.234568e+04 5e+00 1.000000E+00"),
    ("%g %g %G", [0.0001, 1e20, 1e-10], "0.0001 1e+20 1E-10"), ("%.1f", [1], "1.0"),
    ("%c%C", [65, 0x1F600], "A😀"),
    ("%s|%5s|%-5s|%.2s", ["ab", "ab", "ab", "abc"], "ab|   ab|ab   |ab"),
    ("%10@|", ["naïve"], "     naïve|"), ("%p", [255], "0xff"), ("%d", [3.0], "3"),
    ("%f", [MessageArgument(Double.nan)], "nan"),
    ("%f", [MessageArgument(-Double.infinity)], "-inf"),
    ("%@", ["%@ %d ${i} %{x} #1"], "%@ %d ${i} %{x} #1"), ("", [], ""), ("a", ["unused"], "a"),
    ("％ 50％", [], "％ 50％"), ("％$ x", [], "％$ x"), ("％$@", ["x"], "％$@"),
    ("%@", ["日本語\u{0}x"], "日本語\u{0}x"),
  ]

  @Test("Apple's placeholders show their arguments", arguments: appleFormats)
  func apple(_ format: String, _ arguments: [MessageArgument], _ text: String) throws {
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(MessageTemplate(format))
    #expect(try catalog.string("key", arguments: arguments) == text)
    // A style that changes nothing takes the way of formats that are not simple.
    catalog.options.numberStyle = NumberStyle { $0 }
    #expect(try catalog.string("key", arguments: arguments) == text)
  }

  /// The same for the other dialects.
  static let otherFormats:
    [(PlaceholderDialect, String, [MessageArgument], [String: MessageArgument], String)] = [
      (.zeroBased, "%1 %0 %1", ["a", "b", "unused"], [:], "b a b"),
      (.zeroBased, "%10", ["a", "b"], [:], "b0"),
      (.zeroBased, "%1$8i|%1$7.2f|%0$0.3e", [0.5, 42], [:], "      42|  42.00|5.000e-01"),
      (
        .zeroBased, "%@ %u %x %p %O %U %D %S %C", ["a", 1, 255, 255, 8, 2, 3, "s", 66], [:],
        "a 1 ff 0xff 10 2 3 s B"
      ),
      (.zeroBased, "100%% %@", ["x"], [:], "100% x"),
      (
        .dollarBraces, "${i} of ${0}, ${i}: ${name} $ ${ ${} {i}", [5], ["name": "n"],
        "5 of 5, 5: n $ ${ ${} {i}"
      ),
      (
        .percentBraces, "%{name}: %{0} 100% %d %{", ["x"], ["name": "%{name}"],
        "%{name}: x 100% %d %{"
      ),
      (.percentBraces, "%{i} %{count}", [], ["i": "Z", "count": 5], "Z 5"),
      (.percentBraces, "%{1000}|%{i}", [], ["i": "%{i}", "1000": "x"], "x|%{i}"),
      (.hash, "#2 #1 # #0 ##1", ["a", "b"], [:], "b a # #0 #a"),
      (
        .hash, "#9 #8 #10 #:", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], [:],
        "i h a0 #:"
      ),
    ]

  @Test("the other dialects' placeholders show their arguments", arguments: otherFormats)
  func others(
    _ dialect: PlaceholderDialect,
    _ format: String,
    _ arguments: [MessageArgument],
    _ named: [String: MessageArgument],
    _ text: String
  ) throws {
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(MessageTemplate(format, dialect: dialect))
    #expect(try catalog.string("key", arguments: arguments, named: named) == text)
  }

  @Test(
    "source numbers are shown as they are, and as integers if the conversion says more",
    arguments: [
      ("%d|%i|%u", "1.50", "1.50|1.50|1.50"), ("%.1d", "12.5", "12.5"),
      ("%6d|%-6u|", "1.5", "   1.5|1.5   |"),
      ("%d|%.1d|%05d|%+d", "12", "12|12|00012|+12"),
      ("%.3u|%x", "18446744073709551615", "18446744073709551615|ffffffffffffffff"),
      ("%.1d", "36893488147419103230", "36893488147419103230"), ("%d|%.4d", "007", "007|0007"),
      ("%-4d|", "007", "007 |"), ("%4d|", "007", " 007|"), ("%-5u|", "007", "007  |"),
      ("%04d|", "007", "0007|"), ("%+d", "007", "+7"), ("% d", "007", " 7"),
      ("%-+4d|", "007", "+7  |"),
      ("%.1d", "007", "7"),
      ("%.1d", "-1", "-1"),
    ]
  )
  func sourceNumbers(_ format: String, _ source: String, _ text: String) throws {
    let number = try MessageArgument(sourceNumber: source)
    let catalog = MessageCatalog(
      language: "en",
      messages: ["key": Message(MessageTemplate(format))]
    )
    let count = format.count { $0 == "%" }
    #expect(
      try catalog.string("key", arguments: Array(repeating: number, count: count)) == text
    )
  }

  /// Arguments that do not fit.
  static let misfits: [(format: String, arguments: [MessageArgument], message: String)] = [
    ("%d", ["text"], "%d shows an integer, but its argument is the text \"text\""),
    ("%d", [1.5], "%d shows an integer, but its argument is the number 1.5"),
    ("%.1f", ["1"], "%.1f shows a number, but its argument is the text \"1\""),
    ("%c", [-1], "%c shows a character, but its argument is the integer -1"),
    ("%@ %@", ["a"], "%@ takes argument 2, but there is 1 argument"),
    ("%3$@", ["a"], "%3$@ takes argument 3, but there is 1 argument"),
    ("%1000000000000$@", ["a"], "takes argument 1000000, but"),
    ("%#@files@", [1], "names the variable \"files\""),
    ("%d", [MessageArgument(Double.nan)], "the number nan"),
  ]

  @Test("an argument that is missing or of another type is an error", arguments: misfits)
  func misfit(_ format: String, _ arguments: [MessageArgument], _ message: String) throws {
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(MessageTemplate(format))
    #expect {
      try catalog.string("key", arguments: arguments)
    } throws: { error in
      "\(error)".contains(message) && (error as? MessageError)?.diagnostic.key == "key"
    }
  }

  @Test("a named argument that is missing is an error")
  func missingName() throws {
    let template = MessageTemplate("%{who}", dialect: .percentBraces)
    #expect(throws: MessageError.self) { try template.string() }
    #expect(try template.string(named: ["who": "you"]) == "you")
  }
}
