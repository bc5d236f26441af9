import MessageLinter
import PluralMessages

/// Findings as Checkstyle writes them, which many systems for builds read.
enum CheckstyleReport {
  static func text(_ result: LintResult) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: String??
    for finding in result.findings {
      if file != .some(finding.file) {
        if file != nil { text += "  </file>\n" }
        text += "  <file name=\"\(escaped(finding.file ?? ""))\">\n"
        file = .some(finding.file)
      }
      text += "    <error line=\"\(finding.line ?? 1)\""
      if let column = finding.column { text += " column=\"\(column)\"" }
      let severity = finding.severity == .note ? "info" : finding.severity.rawValue
      let check = LintCheck(of: finding)?.rawValue ?? ""
      text += " severity=\"\(severity)\" message=\"\(escaped(finding.message))\""
      text += " source=\"plurals.\(check)\"/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return text + "</checkstyle>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      // XML 1.0 has no other control characters, nor these two.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
