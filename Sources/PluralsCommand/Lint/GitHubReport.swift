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

  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escaped(_ text: String, _ characters: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if characters.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
