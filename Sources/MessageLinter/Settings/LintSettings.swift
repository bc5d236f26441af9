import LegacyPlurals
import PluralMessages

/// What a linter looks for, and how grave it is.
public struct LintSettings: Hashable, Sendable {
  /// The checks that are made.
  public var checks = Set(LintCheck.allCases)

  /// How grave the findings of a check are, where that is not as usual.
  public var severities: [LintCheck: MessageDiagnostic.Severity] = [:]

  /// The languages whose texts are checked; nil for all.
  public var languages: Set<String>?

  /// The languages for which a text that is not translated is an error.
  public var requiredLanguages: Set<String> = []

  /// The language of the program's sources, for files that do not say it; nil for that of `Base.lproj`,
  /// which is `en`, or else for `en`.
  public var sourceLanguage: String?

  /// A category that integers below this reach needs a text; where only larger ones do, that is worth a
  /// note. 1,000,000 by default.
  public var bound: UInt64 = 1_000_000

  /// How lists of word forms for a numbered rule are read in `.strings` files that name no rule; nil if there
  /// are none.
  public var wordForms: WordFormLists?

  /// Creates settings with all checks, as usual.
  public init() {}

  /// How grave a finding is under these settings; nil if it is not looked for, or is none of a check.
  public func severity(of finding: MessageDiagnostic) -> MessageDiagnostic.Severity? {
    guard let check = LintCheck(of: finding), checks.contains(check) else { return nil }
    if let severity = severities[check] { return severity }
    // A comment that turns nothing off is no feature that is ignored.
    if case .translation(.unknownCheck) = finding.kind { return finding.severity }
    return check.fixedSeverity ?? finding.severity
  }
}

extension LintCheck {
  /// How grave findings of the check are whoever finds them; nil where that depends on the finding.
  var fixedSeverity: MessageDiagnostic.Severity? {
    switch self {
    case .duplicateKey: .warning
    case .variable, .truncated: .error
    case .ignored: .note
    default: nil
    }
  }
}
