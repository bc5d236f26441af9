import Plurals

extension Subcommand {
  static let range = Subcommand(
    name: "range",
    summary: "Print the plural category of a range of numbers, as in \"1–2 days\".",
    operands: [Operand(name: "START"), Operand(name: "END")],
    options: [.locale, .type, .json, .cldr],
    details: """
      START and END are numbers as they are shown, such as 1 and 2.5.

        plurals range --locale sl 1 2
      """,
    json: """
      an object with "locale", "resolvedLocale", "type", "start", "end" and "category".
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.count == 2 else {
      throw arguments.usageError(
        "a range has a START and an END; found \(counted(arguments.operands.count, "number"))"
      )
    }
    let locale = try arguments.required(.locale)
    let type = try arguments.ruleType()
    let source = try RuleSource(arguments, types: [type], needsRanges: type == .cardinal, streams)
    let rules = try source.rules(locale: locale, type: type, streams)
    let start = try PluralOperands(argument: arguments.operands[0], "START")
    let end = try PluralOperands(argument: arguments.operands[1], "END")
    let category = rules.category(from: start, to: end).rawValue
    guard arguments.has(.json) else { return try streams.output.write(category + "\n") }
    try streams.output.write(
      json: RangeResult(
        locale: locale,
        resolvedLocale: rules.resolvedLocale,
        type: type.rawValue,
        start: arguments.operands[0],
        end: arguments.operands[1],
        category: category
      )
    )
  }
}

/// The category of a range, as JSON has it.
private struct RangeResult: Encodable {
  let locale: String
  let resolvedLocale: String
  let type: String
  let start: String
  let end: String
  let category: String
}
