import Foundation
import LegacyPlurals
import MessageLinter
import PluralMessages
import StringCatalogCompiler

/// The file `.plurals-lint.json`, which says what a project wants to be checked.
struct LintConfiguration {
  static let usualName = ".plurals-lint.json"

  let url: URL
  private let object: CatalogJSON.Object

  /// The file that is named on the command line, or is found in this folder or above; nil without one.
  static func file(_ arguments: Arguments) throws(CommandError) -> LintConfiguration? {
    if let path = arguments.value(of: .configuration) {
      return try LintConfiguration(URL(fileURLWithPath: path, relativeTo: nil))
    }
    var folder = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(usualName)
      if FileManager.default.fileExists(atPath: file.path) { return try LintConfiguration(file) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  private init(_ url: URL) throws(CommandError) {
    self.url = url
    let data: Data
    do throws(MessageError) {
      data = try CatalogFile(contentsOf: url).data
    } catch {
      throw CommandError(.missingFile, error.diagnostic.description)
    }
    let value: CatalogJSON
    do {
      value = try CatalogJSON.Document(data).root
    } catch {
      throw CommandError(.badData, "\(url.relativePath): \(error)")
    }
    guard case .object(let object) = value else {
      throw CommandError(.badData, "\(url.relativePath): it must be an object")
    }
    self.object = object
  }

  private func problem(_ message: String) -> CommandError {
    CommandError(.badData, "\(url.relativePath): \(message)")
  }

  private static let keys = [
    "baseline", "disable", "failOn", "languages", "only", "require", "rule", "separator",
    "severity",
    "source", "upTo",
  ]

  /// Takes over what the file says.
  func apply(to options: inout LintOptions) throws(CommandError) {
    var seen: Set<String> = []
    for key in object.members.map(\.key) {
      guard Self.keys.contains(key) else {
        let known = Self.keys.joined(separator: ", ")
        throw problem("\(quoted(key)) is no setting; settings are \(known)")
      }
      guard seen.insert(key).inserted else { throw problem("\(quoted(key)) is there twice") }
    }
    if let names = try names("only") { options.settings.checks = Set(try checks(names, "only")) }
    if let names = try names("disable") {
      options.settings.checks.subtract(try checks(names, "disable"))
    }
    if let value = object["severity"] {
      guard case .object(let levels) = value else { throw mustBe("severity", "an object") }
      for member in levels.members {
        let name = member.key
        guard let severity = member.value.text.flatMap({ MessageDiagnostic.Severity(rawValue: $0) })
        else {
          throw mustBe("severity.\(name)", MessageDiagnostic.Severity.words)
        }
        for check in try checks([name], "severity") {
          options.settings.severities[check] = severity
        }
      }
    }
    if let level = try text("failOn") {
      guard let severity = MessageDiagnostic.Severity(rawValue: level) else {
        throw mustBe("failOn", MessageDiagnostic.Severity.words)
      }
      options.failOn = severity
    }
    if let names = try names("languages") { options.settings.languages = Set(names) }
    if let names = try names("require") { options.settings.requiredLanguages = Set(names) }
    options.settings.sourceLanguage = try text("source")
    if let value = object["upTo"] {
      guard let number = value.integer, number > 0 else {
        throw mustBe("upTo", "an integer above 0")
      }
      options.settings.bound = UInt64(number)
    }
    if let path = try text("baseline") {
      options.baseline = URL(filePath: path, relativeTo: url.deletingLastPathComponent())
    }
    try applyWordForms(to: &options)
  }

  private func applyWordForms(to options: inout LintOptions) throws(CommandError) {
    let separator = try text("separator")
    var rule: LegacyPluralRule?
    if let value = object["rule"] {
      guard let number = value.integer, let known = LegacyPluralRule(rawValue: number) else {
        throw mustBe("rule", "the number of a rule, as 'plurals legacy --help' lists them")
      }
      rule = known
    }
    guard separator != nil || rule != nil else { return }
    options.settings.wordForms = WordFormLists(separator: separator ?? ";", rule: rule)
  }

  private func mustBe(_ key: String, _ what: String) -> CommandError {
    problem("\(quoted(key)) must be \(what)")
  }

  private func text(_ key: String) throws(CommandError) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.text else { throw mustBe(key, "a string") }
    return text
  }

  private func names(_ key: String) throws(CommandError) -> [String]? {
    guard let value = object[key] else { return nil }
    guard case .array(let values) = value else { throw mustBe(key, "an array of strings") }
    var names: [String] = []
    for value in values {
      guard let name = value.text else { throw mustBe(key, "an array of strings") }
      names.append(name)
    }
    return names
  }

  private func checks(_ names: [String], _ key: String) throws(CommandError) -> [LintCheck] {
    var checks: [LintCheck] = []
    for name in names {
      guard let check = LintCheck(rawValue: name) else {
        let known = LintCheck.allCases.map(\.rawValue).joined(separator: ", ")
        throw problem(
          "\(quoted(key)) names \(quoted(name)), which is no check; checks are \(known)"
        )
      }
      checks.append(check)
    }
    return checks
  }
}
