import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// Writes which form of each numbered rule the categories of each rule set of CLDR take.
///
/// It compiles both sides anew, because those that are built in may be about to change.
struct CategoryFormWriter {
  private let version: String
  private let ruleSets: [(offset: Int, locales: [String], rules: PluralRules)]
  private let legacyRules: [(definition: LegacyPluralRule.Definition, rules: PluralRules)]

  init(tables: PluralTables, version: String) throws {
    self.version = version
    ruleSets = CLDRRuleSets.cardinals(of: tables)
    legacyRules = try LegacyPluralRule.allCases.map { rule in
      let ruleSet = try PluralRuleSet(parsing: rule.definition.text)
      return (rule.definition, PluralRules(compiling: ruleSet))
    }
  }

  var source: String {
    let rows = ruleSets.map { ruleSet in
      let forms = legacyRules.map {
        SourceText.hex(Self.packedForms($0.definition, $0.rules, in: ruleSet.rules), digits: 8)
      }
      return "    // \(ruleSet.locales.joined(separator: " "))\n" + SourceText.lines(forms)
    }
    return """
      // swift-format-ignore-file
      // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.
      // Data from Unicode CLDR \(version), © 1991-2026 Unicode, Inc., under the Unicode License V3 in
      // cldr/LICENSE.

      /// The forms of the numbered rules that the categories of CLDR's cardinal rule sets take, decided by
      /// exact analysis.
      enum CategoryFormTables {
        /// The number of numbered rules.
        static let ruleCount = \(legacyRules.count)

        /// Where the program of each rule set begins in the built-in tables.
        static let programs: [UInt16] = [
      \(SourceText.lines(ruleSets.map { String($0.offset) }))
        ]

        /// For each rule set, and in it for each numbered rule in the order of their numbers, the form of
        /// each category, four bits each in canonical order.
        static let forms: [UInt32] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func packedForms(
    _ definition: LegacyPluralRule.Definition,
    _ legacyRules: PluralRules,
    in rules: PluralRules
  ) -> UInt32 {
    let shares = FormShares(of: legacyRules, labels: definition.forms, in: rules)
    let others = shares.mainForm(of: .other) ?? definition.forms.count - 1
    return PluralCategory.allCases.reduce(0) { packed, category in
      packed | UInt32(shares.mainForm(of: category) ?? others) << (UInt32(category.index) * 4)
    }
  }
}
