import MessageLinter
import PluralMessages

/// The ways in which findings are written.
enum LintReportFormat: String, CaseIterable {
  case text, json, sarif, github, checkstyle

  func write(_ result: LintResult, to output: OutputWriter) throws(CommandError) {
    switch self {
    case .text: try LintTextReport(output).write(result)
    case .json: try output.write(json: result.findings.map(LintFindingObject.init))
    case .sarif: try output.write(json: SARIFLog(result))
    case .github: try output.write(GitHubReport.text(result))
    case .checkstyle: try output.write(CheckstyleReport.text(result))
    }
  }
}

/// A finding as JSON has it.
private struct LintFindingObject: Encodable {
  let check: String
  let severity: String
  let message: String
  let file: String?
  let line: Int?
  let column: Int?
  let key: String?
  let language: String?
  let form: String?
  let variable: String?
  let integers: Integers?

  struct Integers: Encodable {
    let text: String
    let smallest: UInt64?
  }

  init(_ finding: MessageDiagnostic) {
    check = LintCheck(of: finding)?.rawValue ?? ""
    severity = finding.severity.rawValue
    message = finding.sentence
    file = finding.file
    line = finding.line
    column = finding.column
    key = finding.key
    language = finding.language
    form = finding.form?.description
    variable = finding.variable
    integers = finding.integers.map { Integers(text: $0.text, smallest: $0.smallest) }
  }
}
