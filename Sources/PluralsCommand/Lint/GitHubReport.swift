import MessageLinter
import PluralMessages

/// Findings as commands of GitHub's workflows, which show them beside the lines.
enum GitHubReport {
  static func text(_ result: LintResult) -> String {
    var text = ""
    for finding in result.findings {
      var properties: [String] = []
      if let file = finding.file { properties.append("file=" + property(file)) }
      if let line = finding.line { properties.append("line=\(line)") }
      if let column = finding.column { properties.append("col=\(column)") }
      if let check = LintCheck(of: finding) { properties.append("title=" + check.rawValue) }
      let command: String =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      text += "::\(command) \(properties.joined(separator: ","))::\(data(finding.message))\n"
    }
    return text
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
