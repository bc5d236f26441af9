import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let legacy = Subcommand(
    name: "legacy",
    summary: "Compare the numbered rules of Mozilla and JJPluralForm with CLDR's.",
    operands: "[RULE [NUMBER]...]",
    options: [.migrationLocale, .forms, .separator, .json],
    details: """
      Without RULE it prints a table of all rules: for each the CLDR rule sets that divide the
      non-negative integers alike, or else the nearest with the smallest number for which they
      differ and the share of all numbers. With RULE (0 to 19, 100, 102 or 107) it prints that rule
      in full, with the numbers of each form; with NUMBERs the form index of each, a line each; with
      --locale what changes when the locale's CLDR rules take over; with --forms as well the texts by
      category. The status is 1 if with --forms some number gets another text than before.

        plurals legacy
        plurals legacy 3
        plurals legacy 7 0 1 5 21
        plurals legacy 3 --locale lv
        plurals legacy 7 --locale ru --forms '%@ день;%@ дня;%@ дней'
      """
  ) { arguments, streams throws(CommandError) in
    try LegacyRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let migrationLocale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The locale whose CLDR rules take over."
  )
  fileprivate static let forms = Self(
    name: "--forms",
    value: "LIST",
    summary: "Forms to move to CLDR's categories, separated by ;."
  )
  fileprivate static let separator = Self(
    name: "--separator",
    value: "TEXT",
    summary: "What separates the forms of LIST instead of ;."
  )
}

/// One run of `plurals legacy`.
private struct LegacyRun {
  let arguments: Arguments
  let output: OutputWriter
  let isJSON: Bool

  init(_ arguments: Arguments, _ streams: StandardStreams) {
    self.arguments = arguments
    output = streams.output
    isJSON = arguments.has(.json)
  }

  func run() throws(CommandError) {
    let locale = arguments.value(of: .migrationLocale)
    let list = arguments.value(of: .forms)
    let numbers = arguments.operands.dropFirst()
    guard list == nil || locale != nil else {
      throw arguments.usageError("--forms needs --locale LOCALE")
    }
    guard list != nil || arguments.value(of: .separator) == nil else {
      throw arguments.usageError("--separator needs --forms LIST")
    }
    guard let text = arguments.operands.first else {
      guard locale == nil else { throw arguments.usageError("--locale needs a RULE") }
      return try printTable()
    }
    guard numbers.isEmpty || locale == nil else {
      throw arguments.usageError("NUMBERs and --locale do not go together")
    }
    let rule = try checked { () throws(LegacyPluralError) in try LegacyPluralRule(parsing: text) }
    if let locale, let list {
      try printMigration(of: list, rule, locale)
    } else if let locale {
      try printPlan(rule, locale)
    } else if numbers.isEmpty {
      try printRule(rule)
    } else {
      try printFormIndices(rule, Array(numbers))
    }
  }

  private func printTable() throws(CommandError) {
    let rows = LegacyPluralRule.allCases.map(LegacyRow.init)
    if isJSON { return try output.write(json: rows) }
    try output.write("rule  name            forms  CLDR\n")
    for row in rows { try output.write(row.line + "\n") }
  }

  private func printRule(_ rule: LegacyPluralRule) throws(CommandError) {
    let description = LegacyRuleDescription(rule)
    if isJSON {
      try output.write(json: description)
    } else {
      try output.write(description.text)
    }
  }

  private func printFormIndices(
    _ rule: LegacyPluralRule,
    _ numbers: [String]
  ) throws(CommandError) {
    var results: [FormIndexResult] = []
    for (index, number) in numbers.enumerated() {
      let operands = try PluralOperands(argument: number, "number \(index + 1)")
      guard operands.v == 0 else {
        throw CommandError(
          .badData,
          "number \(index + 1): \(quoted(number)): the numbered rules are for integers only"
        )
      }
      let form = rule.formIndex(of: rule.rules.category(for: operands))
      results.append(FormIndexResult(number: number, form: form))
    }
    if isJSON { return try output.write(json: results) }
    for result in results { try output.write("\(result.form)\n") }
  }

  private func printPlan(_ rule: LegacyPluralRule, _ locale: String) throws(CommandError) {
    let plan = try checked { () throws(LegacyPluralError) in
      try LegacyMigrationPlan(rule: rule, locale: locale)
    }
    let description = PlanDescription(plan, texts: nil)
    if isJSON {
      try output.write(json: description)
    } else {
      try output.write(description.text)
    }
  }

  private func printMigration(
    of list: String,
    _ rule: LegacyPluralRule,
    _ locale: String
  ) throws(CommandError) {
    let separator = arguments.value(of: .separator) ?? ";"
    let migration = try checked { () throws(LegacyPluralError) in
      try LegacyFormMigration(
        of: try LegacyPluralForms(list, separator: separator, rule: rule),
        to: locale
      )
    }
    let description = PlanDescription(migration.plan, texts: migration.forms.forms)
    if isJSON {
      try output.write(json: description)
    } else {
      try output.write(description.text)
    }
    guard migration.plan.isLossless else {
      throw CommandError(.verificationFailed, "some numbers get another text than before")
    }
  }

  private func checked<Result>(
    _ body: () throws(LegacyPluralError) -> Result
  ) throws(CommandError) -> Result {
    do throws(LegacyPluralError) {
      return try body()
    } catch {
      throw CommandError(.badData, error.description)
    }
  }
}

/// The form of a number, as JSON has it.
private struct FormIndexResult: Encodable {
  let number: String
  let form: Int
}
