import Foundation
import Plurals

/// The rules of the repository's CLDR files, found by a simple scan without an XML parser.
enum CLDRRules {
  /// A rule set as text, and the locales that share it.
  struct Group: Sendable, CustomStringConvertible {
    let type: PluralRuleType
    let locales: [String]
    /// The names of categories and the texts of their rules.
    let rules: [(category: String, rule: String)]

    var description: String { "\(type) \(locales.first ?? "")" }
  }

  /// The rule sets of `plurals.xml` and `ordinals.xml`.
  static let groups = groups(of: .cardinal, in: "plurals") + groups(of: .ordinal, in: "ordinals")

  private static func groups(of type: PluralRuleType, in file: String) -> [Group] {
    // <repository>/Tests/PluralRuleCompilerTests/Support/CLDRRules.swift
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let path = folder.appendingPathComponent("cldr/\(file).xml")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else {
      preconditionFailure("no file cldr/\(file).xml")
    }
    return text.components(separatedBy: "<pluralRules ").dropFirst().map { element in
      let rules = element.components(separatedBy: "<pluralRule ").dropFirst().map { rule in
        (
          category: between("count=\"", "\"", in: rule),
          rule: between(">", "</pluralRule>", in: rule)
        )
      }
      let locales = between("locales=\"", "\"", in: element)
      return Group(
        type: type,
        locales: locales.split(separator: " ").map(String.init),
        rules: Array(rules)
      )
    }
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String {
    let parts = text.components(separatedBy: start)
    precondition(parts.count > 1, "no \(start) in \(text.prefix(80))")
    return parts.dropFirst().joined(separator: start).components(separatedBy: end)[0]
  }
}
