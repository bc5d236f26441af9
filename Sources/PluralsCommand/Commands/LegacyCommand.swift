import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let legacy = Subcommand(
    name: "legacy",
    summary: "Compare the numbered rules of Mozilla and JJPluralForm with CLDR's.",
    operands: [
      Operand(
        name: "RULE",
        kind: .choice(LegacyPluralRule.allCases.map { String($0.rawValue) }),
        isOptional: true
      ),
      Operand(name: "NUMBER", isOptional: true, isRepeatable: true),
    ],
    options: [.migrationLocale, .forms, .separator, .json, .width],
    details: """
      Without RULE it prints a table of all rules: for each the CLDR rule sets that divide the
      non-negative integers alike, or else the nearest with the smallest number for which they
      differ and the share of all numbers. With RULE (0 to 19, 100, 102 or 107) it prints that rule
      in full, with the numbers of each form; with NUMBERs the form index of each, a line each; with
      --locale what changes when the locale's CLDR rules take over; with --forms as well the texts by
      category, for each LIST. The status is 1 if with --forms some number gets another text than before.

        plurals legacy
        plurals legacy 3
        plurals legacy 7 0 1 5 21
        plurals legacy 3 --locale lv
        plurals legacy 7 --locale ru --forms '%@ день;%@ дня;%@ дней'
      """,
    json: """
      for the table an array of objects with "rule", "name", "forms" (their count), "equivalents" (an
      array of objects with "locales" and the array "categories": for each form the category, or null) and
      "nearest" (null if there are equivalents, or an object with "locales", "counterexample" and
      "density"). For a RULE it is an object with "rule", "name", "mozillaName", "rules" (as text),
      "forms" (an array of objects with "form", "integers" and "density"), "equivalents", "nearest" and
      "remark", of which those without a value are left out. For NUMBERs it is an array of objects with
      "number" and "form". With --locale it is an object with "rule", "name", "locale", "isLossless",
      "categories" (an array of objects with "category", "form" and, with --forms, "text"),
      "categoriesWithoutForm", "droppedForms", "unreachableForms" and "changes" (an array of objects with
      "category", "oldForm", "newForm", "integers", "smallest", "count" (left out if infinite), "density"
      and "description"); with several --forms an array of such objects.
      """
  ) { arguments, streams throws(CommandError) in
    try LegacyRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let migrationLocale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The locale whose CLDR rules take over.",
    kind: .locale
  )
  fileprivate static let forms = Self(
    name: "--forms",
    value: "LIST",
    summary: "Forms to move to CLDR's categories, separated by ;. May be given several times.",
    maximumCount: .max
  )
  fileprivate static let separator = Self(
    name: "--separator",
    value: "TEXT",
    summary: "What separates the forms of each LIST instead of ;."
  )
}

/// One run of `plurals legacy`.
private struct LegacyRun {
  let arguments: Arguments
  let output: OutputWriter
  let isJSON: Bool
  let layout: TextLayout

  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    layout = try TextLayout(arguments, streams)
    self.arguments = arguments
    output = streams.output
    isJSON = arguments.has(.json)
  }

  func run() throws(CommandError) {
    let locale = arguments.value(of: .migrationLocale)
    let lists = arguments.values(of: .forms)
    let numbers = arguments.operands.dropFirst()
    guard lists.isEmpty || locale != nil else {
      throw arguments.usageError("--forms needs --locale LOCALE")
    }
    guard !lists.isEmpty || arguments.value(of: .separator) == nil else {
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
    if let locale, !lists.isEmpty {
      try printMigrations(of: lists, rule, locale)
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
    for row in rows {
      try output.write(layout.layOut(row.line, indent: LegacyRow.lastColumn) + "\n")
    }
  }

  private func printRule(_ rule: LegacyPluralRule) throws(CommandError) {
    let description = LegacyRuleDescription(rule)
    if isJSON {
      try output.write(json: description)
    } else {
      try output.write(layout.layOut(description.text))
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
      try output.write(layout.layOut(description.text))
    }
  }

  private func printMigrations(
    of lists: [String],
    _ rule: LegacyPluralRule,
    _ locale: String
  ) throws(CommandError) {
    let separator = arguments.value(of: .separator) ?? ";"
    // All are read before anything is printed.
    var migrations: [LegacyFormMigration] = []
    for (index, list) in lists.enumerated() {
      let place = lists.count > 1 ? "list \(index + 1): " : ""
      let migration = try checked(place) { () throws(LegacyPluralError) in
        try LegacyFormMigration(
          of: try LegacyPluralForms(list, separator: separator, rule: rule),
          to: locale
        )
      }
      migrations.append(migration)
    }
    let descriptions = migrations.map { PlanDescription($0.plan, texts: $0.forms.forms) }
    if isJSON {
      if descriptions.count == 1 {
        try output.write(json: descriptions[0])
      } else {
        try output.write(json: descriptions)
      }
    } else {
      let texts = descriptions.map { layout.layOut($0.text) }
      try output.write(texts.joined(separator: "\n"))
    }
    let lossy = migrations.indices.filter { !migrations[$0].plan.isLossless }
    guard lossy.isEmpty else {
      let places =
        lists.count > 1
        ? " in list \(lossy.map { String($0 + 1) }.joined(separator: ", "))" : ""
      throw CommandError(.negative, "some numbers get another text than before\(places)")
    }
  }

  private func checked<Result>(
    _ place: String = "",
    _ body: () throws(LegacyPluralError) -> Result
  ) throws(CommandError) -> Result {
    do throws(LegacyPluralError) {
      return try body()
    } catch {
      throw CommandError(.badData, place + error.description)
    }
  }
}

/// The form of a number, as JSON has it.
private struct FormIndexResult: Encodable {
  let number: String
  let form: Int
}
