import MessageLinter
import PluralMessages

/// What a run has found, and what of it was known.
struct LintResult {
  private(set) var findings: [MessageDiagnostic]
  let fileCount: Int
  let messageCount: Int
  /// How many findings the baseline knows; nil without one.
  private(set) var knownCount: Int?
  /// What the baseline knows that is not found any more.
  private(set) var gone: [LintBaseline.Entry] = []
  private let files: Set<String>

  init(_ report: LocalizationLinter.Report) {
    findings = report.findings
    fileCount = report.fileCount
    messageCount = report.messageCount
    files = Set(report.files)
  }

  /// Takes out what a baseline knows.
  mutating func takeOut(_ baseline: LintBaseline, _ settings: LintSettings) throws(CommandError) {
    var rest = baseline.counts
    var known = 0
    findings.removeAll { finding in
      let entry = baseline.entry(finding)
      guard let count = rest[entry], count > 0 else { return false }
      rest[entry] = count - 1
      known += 1
      return true
    }
    knownCount = known
    // What was not looked for is not gone.
    let paths = Set(files.map(baseline.path))
    gone = rest.filter { entry, count in
      guard count > 0, let check = LintCheck(rawValue: entry.check),
        settings.checks.contains(check)
      else { return false }
      if let languages = settings.languages, let language = entry.language,
        !languages.contains(language)
      {
        return false
      }
      return entry.file.map { paths.contains($0) || baseline.isWithout($0) } ?? false
    }.map(\.key).sorted()
  }
}
