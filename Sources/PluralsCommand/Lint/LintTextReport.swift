import Foundation
import MessageLinter
import PluralMessages

/// Findings for people: each with the line of the file that it is about, and a summary at the end.
struct LintTextReport {
  private let output: OutputWriter
  private let hasColors: Bool

  init(_ output: OutputWriter) {
    self.output = output
    // Colours are for terminals; https://no-color.org says how to do without.
    let environment = ProcessInfo.processInfo.environment
    hasColors =
      output.terminalWidth != nil && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func write(_ result: LintResult) throws(CommandError) {
    var lines = SourceLines()
    for group in Self.groups(result.findings) {
      let finding = group.first
      var text = finding.file.map { printable($0) } ?? ""
      if let line = finding.line { text += ":\(line)" + (finding.column.map { ":\($0)" } ?? "") }
      if !text.isEmpty { text = colored(text, "1") + ": " }
      text += colored("\(finding.severity)", Self.color(finding.severity)) + ": " + finding.message
      if group.languages.count > 1 {
        text += " (" + group.languages.joined(separator: ", ") + ")"
      }
      try output.write(text + " [\(LintCheck(of: finding)?.rawValue ?? "")]\n")
      if let excerpt = lines.excerpt(finding) {
        try output.write("    \(excerpt.text)\n    \(colored(excerpt.mark, "32"))\n")
      }
    }
    for entry in result.gone {
      try output.write("gone from the baseline: \(entry.description)\n")
    }
    try output.write(Self.summary(result) + "\n")
  }

  private static func color(_ severity: MessageDiagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  /// A finding, and the languages that have the same for the same key.
  private struct Group {
    var first: MessageDiagnostic
    var languages: [String] = []
  }

  /// Findings about what many languages lack, which would bury the others, are one line for each key.
  private static func groups(_ findings: [MessageDiagnostic]) -> [Group] {
    var groups: [Group] = []
    var places: [MessageDiagnostic: Int] = [:]
    for finding in findings {
      guard case .translation(.missingTranslation) = finding.kind, finding.key != nil,
        let language = finding.language
      else {
        groups.append(Group(first: finding))
        continue
      }
      var common = finding
      common.language = nil
      if let place = places[common] {
        groups[place].languages.append(language)
        groups[place].first.language = nil
      } else {
        places[common] = groups.count
        groups.append(Group(first: finding, languages: [language]))
      }
    }
    return groups
  }

  static func summary(_ result: LintResult) -> String {
    let severities: [(MessageDiagnostic.Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.note, "note"),
    ]
    let counts = severities.map { severity, noun in
      counted(result.findings.count { $0.severity == severity }, noun)
    }
    var text =
      "\(counts.joined(separator: ", ")) in \(counted(result.messageCount, "text")) of "
      + counted(result.fileCount, "file")
    if let known = result.knownCount { text += "; \(known) known from the baseline" }
    return text
  }
}
