import PluralMessages
import Testing

@Suite("Formats")
struct FormatTests {
  /// Formats that cannot be read, with what is wrong and where.
  static let malformedFormats:
    [(format: String, offset: Int, placeholder: String, problem: PlaceholderProblem.Reason)] = [
      ("%1$d%", 4, "%", .endsEarly), ("%2$d% %", 4, "% %", .unknownConversion),
      ("canale% 1$s", 6, "% 1$", .unknownConversion), ("％1$s", 0, "％1$", .fullWidthSign),
      ("50% off", 2, "% o", .unknownConversion), ("%1$", 0, "%1$", .endsEarly),
      ("%0$@", 0, "%0$", .positionBelowOne), ("%y", 0, "%y", .unknownConversion),
      ("a %é", 2, "%é", .unknownConversion), ("%#@name", 0, "%#@name", .variableWithoutEnd),
      ("%#@@", 0, "%#@", .variableWithoutEnd), ("%*d", 0, "%*", .sizeFromArgument),
      ("%.*f", 0, "%.*", .sizeFromArgument), ("%1001d", 0, "%1001", .sizeAboveLimit),
      ("%.99999999999999999999f", 0, "%.99999999999999999999", .sizeAboveLimit),
      ("%n", 0, "%n", .unknownConversion), ("%ll", 0, "%ll", .endsEarly),
    ]

  @Test("a placeholder that cannot be read is an error with its place", arguments: malformedFormats)
  func malformed(
    _ format: String,
    _ offset: Int,
    _ placeholder: String,
    _ problem: PlaceholderProblem.Reason
  ) {
    let error = fault { () throws(MessageError) in try MessageTemplate(format) }
    let expected = PlaceholderProblem(placeholder: placeholder, offset: offset, reason: problem)
    #expect(error?.kind == .placeholder(expected) && error?.severity == .error)
  }

  @Test("a width that may be meant as a position is remarked")
  func suspicious() throws {
    let template = try MessageTemplate("%1d of %2d")
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
    #expect(try MessageTemplate("%10d %1$d %01d").diagnostics.isEmpty)
  }
}
