import PluralMessages
import Plurals
import Testing

@Suite("Formats")
struct FormatTests {
  /// Formats with signs that begin no placeholder, what is told about them, and the text with 7 and 3.
  static let questionableFormats:
    [(
      format: String, offset: Int, placeholder: String, problem: PlaceholderProblem.Reason,
      text: String
    )] = [
      ("%1$d%", 4, "%", .endsEarly, "7%"), ("%2$d% %", 4, "% %", .unknownConversion, "3% %"),
      ("canale% 1$s", 6, "% 1$", .unknownConversion, "canale% 1$s"),
      ("％1$s", 0, "％1$", .fullWidthSign, "％1$s"),
      ("50% off %d", 2, "% o", .percentSign, "50% off 7"),
      ("%00$@", 0, "%00$", .positionBelowOne, "%00$@"),
      ("％12$s", 0, "％12$", .fullWidthSign, "％12$s"),
      ("%1$", 0, "%1$", .endsEarly, "%1$"), ("%0$@", 0, "%0$", .positionBelowOne, "%0$@"),
      ("%y %d", 0, "%y", .unknownConversion, "%y 7"),
      ("%da %é", 4, "%é", .unknownConversion, "7a %é"),
      ("%#@name", 0, "%#@name", .variableWithoutEnd, "%#@name"),
      ("%#@@", 0, "%#@", .variableWithoutEnd, "%#@@"),
      ("100% free: %d", 3, "% f", .percentSign, "100% free: 7"),
      ("%d % de remise", 3, "% d", .percentSign, "7 % de remise"),
      ("5% d'avance, %d", 1, "% d", .percentSign, "5% d'avance, 7"),
      ("%n", 0, "%n", .unknownConversion, "%n"), ("%ll", 0, "%ll", .endsEarly, "%ll"),
      ("%{value1}@ %d", 0, "%{", .unknownConversion, "%{value1}@ 7"),
      ("%[a,b]@", 0, "%[", .unknownConversion, "%[a,b]@"),
      ("%(foos)d", 0, "%(", .unknownConversion, "%(foos)d"),
    ]

  @Test(
    "a sign that begins no placeholder stands for itself, with a warning that has its place",
    arguments: questionableFormats
  )
  func questionable(
    _ format: String,
    _ offset: Int,
    _ placeholder: String,
    _ problem: PlaceholderProblem.Reason,
    _ text: String
  ) throws {
    let template = MessageTemplate(format)
    let expected = PlaceholderProblem(placeholder: placeholder, offset: offset, reason: problem)
    #expect(template.diagnostics.first?.kind == .placeholder(expected))
    #expect(template.diagnostics.first?.severity == .warning)
    #expect(try template.string(7, 3) == text)
  }

  @Test(
    "what CoreFoundation takes is taken",
    arguments: [
      ("[% @]", "[a]"), ("[%2$ @]", "[b]"), ("[%02$@]", "[b]"), ("[% d]", "[ 5]"),
      ("[%-5@]", "[a    ]"), ("[%5@]", "[    a]"), ("%3d%%", "  5%"), ("Total:% d", "Total: 5"),
      ("%hhd %ld %lld %qd %zd %jd %td", "5 5 5 5 5 5 5"), ("%%%d", "%5"),
    ]
  )
  func platformForms(_ format: String, _ text: String) throws {
    let template = MessageTemplate(format)
    let isText = format.contains("@")
    let shown =
      isText
      ? try template.string("a", "b") : try template.string(5, 5, 5, 5, 5, 5, 5)
    #expect(shown == text)
    #expect(template.diagnostics.isEmpty)
  }

  @Test(
    "a full-width sign is remarked with a position only",
    arguments: ["％$ x", "％$@", "％1", "％1 $@", "％@", "100％", "％1％", "％１$@"]
  )
  func fullWidthSigns(_ format: String) throws {
    let template = MessageTemplate(format)
    #expect(template.diagnostics.isEmpty)
    #expect(try template.string("a") == format)
  }

  @Test("the own number is called i in one dialect, and i is a name in the other")
  func ownNumber() throws {
    for (format, dialect, text) in [
      ("${i} ${count}", PlaceholderDialect.dollarBraces, "5 5"),
      ("%{i} %{count}", .percentBraces, "Z 5"),
    ] {
      var variants = PluralVariants()
      variants[.other] = MessageTemplate(format, dialect: dialect)
      let message = Message(variants, by: .name("count"))
      let catalog = MessageCatalog(language: "en", messages: ["key": message])
      #expect(try catalog.string("key", named: ["i": "Z", "count": 5]) == text)
    }
  }

  @Test(
    "a width or precision may come from an argument, as in C",
    arguments: [
      ("[%*d]", "[    7]"), ("[%-*d]", "[7    ]"), ("[%2$*1$d]", "[    7]"),
      ("[%1$d %2$d]", "[5 7]"),
    ]
  )
  func argumentSizes(_ format: String, _ text: String) throws {
    #expect(try MessageTemplate(format).string(5, 7) == text)
  }

  @Test("a width above the limit is cut to it, with a warning")
  func largeSizes() throws {
    let limit = MessageLimit.width.maximum
    for (format, length, isTold) in [("%\(limit)d", limit, false), ("%\(limit + 1)d", limit, true)]
    {
      let template = MessageTemplate(format)
      #expect(try template.string(1).count == length)
      #expect(template.diagnostics.isEmpty != isTold)
    }
  }

  @Test("a width that may be meant as a position is remarked")
  func suspicious() throws {
    let template = MessageTemplate("%1d of %2d")
    func width(_ placeholder: String, at offset: Int, _ width: Int) -> MessageDiagnostic {
      MessageDiagnostic(
        .placeholder(
          PlaceholderProblem(
            placeholder: placeholder,
            offset: offset,
            reason: .widthInsteadOfPosition(width)
          )
        ),
        severity: .warning
      )
    }
    #expect(template.diagnostics == [width("%1d", at: 0, 1), width("%2d", at: 7, 2)])
    #expect(try template.string(3, 4) == "3 of  4")
    #expect(MessageTemplate("%10d %1$d %01d").diagnostics.isEmpty)
  }
}
