import Foundation
import LegacyPlurals
import MessageLinter
import PluralMessages

/// What a run of `plurals lint` is to do: what the configuration file says, and the command line.
struct LintOptions {
  var settings = LintSettings()
  var failOn = MessageDiagnostic.Severity.error
  var baseline: URL?

  init(_ arguments: Arguments) throws(CommandError) {
    if let configuration = try LintConfiguration.file(arguments) {
      try configuration.apply(to: &self)
    }
    if arguments.has(.only) {
      settings.checks = Set(try Self.checks(arguments.values(of: .only), "--only", arguments))
    }
    settings.checks.subtract(
      try Self.checks(arguments.values(of: .disable), "--disable", arguments)
    )
    for pair in arguments.values(of: .severity) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let level = MessageDiagnostic.Severity(rawValue: parts[1]) else {
        throw arguments.usageError(
          "--severity is \(quoted(pair)); it must be CHECK=LEVEL, where LEVEL is error, warning or note"
        )
      }
      for check in try Self.checks([parts[0]], "--severity", arguments) {
        settings.severities[check] = level
      }
    }
    if let level: MessageDiagnostic.Severity = try arguments.choice(of: .failOn) { failOn = level }
    if arguments.has(.checkedLanguages) {
      settings.languages = Set(Self.names(arguments.values(of: .checkedLanguages)))
    }
    if arguments.has(.requiredLanguages) {
      settings.requiredLanguages = Set(Self.names(arguments.values(of: .requiredLanguages)))
    }
    if let source = arguments.value(of: .lintSource) { settings.sourceLanguage = source }
    if let bound = try arguments.integer(of: .upTo, in: 1...(1 << 62)) { settings.bound = bound }
    if let file = arguments.value(of: .lintBaseline) { baseline = URL(filePath: file) }
    try readWordForms(arguments)
  }

  private mutating func readWordForms(_ arguments: Arguments) throws(CommandError) {
    if let separator = arguments.value(of: .lintSeparator) {
      settings.wordForms = WordFormLists(separator: separator, rule: settings.wordForms?.rule)
    }
    guard let number = arguments.value(of: .lintRule) else { return }
    do throws(LegacyPluralError) {
      let rule = try LegacyPluralRule(parsing: number)
      settings.wordForms = WordFormLists(
        separator: settings.wordForms?.separator ?? ";",
        rule: rule
      )
    } catch {
      throw arguments.usageError("--rule: \(error)")
    }
  }

  /// The names in lists with commas.
  static func names(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private static func checks(
    _ lists: [String],
    _ option: String,
    _ arguments: Arguments
  ) throws(CommandError) -> [LintCheck] {
    var checks: [LintCheck] = []
    for name in names(lists) {
      guard let check = LintCheck(rawValue: name) else {
        throw arguments.usageError("\(option) names \(quoted(name)), which is no check")
      }
      checks.append(check)
    }
    return checks
  }
}

extension MessageDiagnostic.Severity {
  static let words = "error, warning or note"
}
