import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let verify = Subcommand(
    name: "verify",
    summary: "Check every sample and range of CLDR's files against the compiled rules.",
    operands: [],
    options: [.json, .cldr],
    details: """
      Checks that each sample has the category of its rule in each locale of its rule set, that no
      sample fulfils the condition of a second category, and that each row of the range tables
      holds. Without --cldr it does so for the built-in tables and the text that they were made
      from, and checks that compiling the text anew gives the same tables. What failed is printed
      with locale, type, number, expected and got; the status is 1 then.

        plurals verify
        plurals verify --cldr cldr
      """,
    json: """
      an object with "ruleSets", "locales", "rules" and "samples" (objects with a count for "cardinal"
      and one for "ordinal"), the counts "sampleCount", "overlapChecks", "rangeRows",
      "comparedLocales" and "failureCount", and the array "failures" of texts, of which the first
      \(PluralRuleVerification.maximumFailureCount) are there.
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.isEmpty else {
      throw arguments.usageError("unexpected argument \(quoted(arguments.operands[0]))")
    }
    let report = try verification(arguments, streams)
    if arguments.has(.json) {
      try streams.output.write(json: VerificationResult(report))
    } else {
      let source = arguments.value(of: .cldr).map { "the files in \(printable($0))" }
      try streams.output.write(
        "rules of \(source ?? "CLDR \(PluralRules.cldrVersion), built in")\n" + report.text
      )
    }
    if !report.failures.isEmpty {
      throw CommandError(.negative, "verification failed")
    }
  }

  private static func verification(
    _ arguments: Arguments,
    _ streams: StandardStreams
  ) throws(CommandError) -> PluralRuleVerification {
    if let directory = arguments.value(of: .cldr) {
      let files = CLDRDirectory(path: directory)
      let data = PluralData(
        cardinals: try files.rules(.cardinal),
        ordinals: try files.rules(.ordinal),
        ranges: try files.rangesIfPresent(streams),
        aliases: try files.aliasesIfPresent(streams)
      )
      return PluralRuleVerification(of: data, with: try compile(data, directory))
    }
    let data = try BuiltInFiles.data()
    var report = PluralRuleVerification(of: data, with: .builtIn)
    report.compare(
      .builtIn,
      with: try compile(data, "built-in files"),
      names: data.aliases.map(\.type)
    )
    return report
  }
}

extension PluralRuleVerification {
  /// The report for a reader.
  fileprivate var text: String {
    var lines: [String] = []
    for type in PluralRuleType.allCases {
      lines.append(
        "\(type): \(counted(ruleSetCounts[type] ?? 0, "rule set")) of "
          + "\(counted(localeCounts[type] ?? 0, "locale")), "
          + "\(counted(ruleCounts[type] ?? 0, "rule")), \(counted(sampleCounts[type] ?? 0, "sample"))"
      )
    }
    lines.append("checked: \(counted(sampleCount, "sample")), each in every locale of its rule set")
    lines.append(
      "checked: \(counted(overlapCheckCount, "time")) that no other condition holds for a sample"
    )
    lines.append("checked: \(counted(rangeCount, "row")) of range tables")
    if comparisonCount > 0 {
      lines.append(
        "checked: \(counted(comparisonCount, "locale name")), built-in tables against the text"
      )
    }
    lines += failures.map { "FAILED \($0)" }
    if failureCount > failures.count {
      lines.append("and \(failureCount - failures.count) more")
    }
    lines.append(failures.isEmpty ? "none failed" : "\(failureCount) failed")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A report, as JSON has it.
private struct VerificationResult: Encodable {
  let ruleSets: [String: Int]
  let locales: [String: Int]
  let rules: [String: Int]
  let samples: [String: Int]
  let sampleCount: Int
  let overlapChecks: Int
  let rangeRows: Int
  let comparedLocales: Int
  let failureCount: Int
  let failures: [String]

  init(_ report: PluralRuleVerification) {
    func byName(_ counts: [PluralRuleType: Int]) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    }
    ruleSets = byName(report.ruleSetCounts)
    locales = byName(report.localeCounts)
    rules = byName(report.ruleCounts)
    samples = byName(report.sampleCounts)
    sampleCount = report.sampleCount
    overlapChecks = report.overlapCheckCount
    rangeRows = report.rangeCount
    comparedLocales = report.comparisonCount
    failureCount = report.failureCount
    failures = report.failures.map(\.description)
  }
}
