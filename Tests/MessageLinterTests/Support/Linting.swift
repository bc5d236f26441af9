import Foundation
import MessageLinter
import PluralMessages
import TestSupport

/// A finding as tests compare it.
struct Found: Hashable, Comparable, CustomStringConvertible {
  let check: LintCheck
  let severity: MessageDiagnostic.Severity
  var file: String?
  var line: Int?
  var key: String?
  var language: String?
  var form: String?
  var variable: String?

  init(
    _ check: LintCheck,
    _ severity: MessageDiagnostic.Severity,
    file: String? = nil,
    line: Int? = nil,
    key: String? = nil,
    language: String? = nil,
    form: String? = nil,
    variable: String? = nil
  ) {
    (self.check, self.severity, self.file, self.line) = (check, severity, file, line)
    (self.key, self.language, self.form, self.variable) = (key, language, form, variable)
  }

  /// - Parameter folder: The folder that files were in.
  init(_ finding: MessageDiagnostic, in folder: URL) {
    self.init(
      LintCheck(of: finding) ?? .syntax,
      finding.severity,
      file: finding.file.map { $0.replacingOccurrences(of: folder.path + "/", with: "") },
      line: finding.line,
      key: finding.key,
      language: finding.language,
      form: finding.form?.description,
      variable: finding.variable
    )
  }

  var description: String {
    let place = "\(file ?? ""):\(line ?? 0)"
    return "\(place) \(severity) \(check.rawValue) \(key ?? "") \(language ?? "") "
      + "\(variable ?? "") \(form ?? "")"
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
}

/// Checks files with some contents.
func lint(
  _ files: [String: String],
  _ settings: LintSettings = LintSettings(),
  paths: [String] = [""]
) throws -> [MessageDiagnostic] {
  var findings: [MessageDiagnostic] = []
  try withTemporaryDirectory(files) { folder in
    let urls = paths.map { $0.isEmpty ? folder : folder.appendingPathComponent($0) }
    findings = LocalizationLinter(settings: settings).check(urls).findings.map { finding in
      var finding = finding
      finding.file = finding.file?.replacingOccurrences(of: folder.path + "/", with: "")
      return finding
    }
  }
  return findings
}

extension [MessageDiagnostic] {
  /// The findings in short: severity, check, key, language, variable and form, as far as they are known.
  var summaries: [String] {
    map { finding in
      [
        finding.severity.rawValue, LintCheck(of: finding)?.rawValue, finding.key, finding.language,
        finding.variable, finding.form?.description,
      ].compactMap { $0 }.joined(separator: " ")
    }
  }
}
