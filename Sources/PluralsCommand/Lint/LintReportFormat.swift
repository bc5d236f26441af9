import MessageLinter
import PluralMessages

/// The ways in which findings are written.
enum LintReportFormat: String, CaseIterable {
  case text, json, sarif, github, checkstyle

  func write(_ result: LintResult, to output: OutputWriter) throws(CommandError) {
    switch self {
    case .text: try LintTextReport(output).write(result)
    case .json:
      try output.write(
        json: result.findings.map { JSONFinding($0, check: LintCheck(of: $0)?.rawValue) }
      )
    case .sarif: try output.write(json: SARIFLog(result))
    case .github: try output.write(GitHubReport.text(result))
    case .checkstyle: try output.write(CheckstyleReport.text(result))
    }
  }
}
