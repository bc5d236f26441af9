import MessageLinter

/// The pages of documentation about checks.
enum LintPages {
  static func text(of name: String, _ arguments: Arguments) throws(CommandError) -> String {
    guard let check = LintCheck(rawValue: name) else {
      let known = LintCheck.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.usageError(
        "--explain is \(quoted(name)), which is no check; checks are \(known)"
      )
    }
    return text(of: check)
  }

  /// The page of a check.
  static func text(of check: LintCheck) -> String {
    (LintPageTexts.all[check.rawValue] ?? "") + "\n"
  }

  /// The first paragraph of the page below its title.
  static func summary(of check: LintCheck) -> String {
    let lines = text(of: check).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("#") || $0.isEmpty }.prefix { !$0.isEmpty }
      .joined(separator: " ")
  }
}
