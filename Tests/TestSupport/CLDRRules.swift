import Foundation
import Plurals

/// The rules of CLDR's files as they are written, by a simple scan.
package enum CLDRRules {
  /// A rule set as text, and the locales that share it.
  package struct Group: Sendable, CustomStringConvertible {
    package let type: PluralRuleType
    package let locales: [String]
    /// The names of categories and the texts of their rules.
    package let rules: [(category: String, rule: String)]

    package var description: String { "\(type) \(locales.first ?? "")" }
  }

  /// The rule sets of `plurals.xml` and `ordinals.xml`.
  package static let groups =
    groups(of: .cardinal, in: "plurals")
    + groups(of: .ordinal, in: "ordinals")

  private static func groups(of type: PluralRuleType, in file: String) -> [Group] {
    CLDRText.elements("pluralRules", in: CLDRText.file(file)).map { group in
      let rules = CLDRText.elements("pluralRule", in: group.rest).map { rule in
        (
          category: CLDRText.attribute("count", of: rule),
          rule: rule.rest.components(separatedBy: "</pluralRule>")[0]
        )
      }
      return Group(type: type, locales: CLDRText.locales(of: group), rules: rules)
    }
  }
}
