import CLDRReader
import Foundation
import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// A file that is made from CLDR's data.
struct GeneratedFile {
  /// The path in the package.
  let path: String
  let content: String
}

/// The files in `cldr/`, and what is made from them.
struct CLDRSources {
  private let package: String
  private let directory: String
  private let version: String
  private let data: PluralData
  private let languageData: LanguageData

  init(package: String) throws {
    self.package = package
    directory = package + "/cldr/"
    version = try Self.text(directory + "VERSION")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    data = try CLDRReader.pluralData(directory: directory)
    languageData = try CLDRReader.languageData(directory: directory)
  }

  func generatedFiles() throws -> [GeneratedFile] {
    let tables = try PluralTables(compiling: data)
    let languages = LanguageWriter(data: data, tables: tables, version: version)
    return [
      GeneratedFile(
        path: "Sources/Plurals/Generated/CLDRTables.swift",
        content: TableWriter(tables: tables, version: version).source
      ),
      GeneratedFile(
        path: "Sources/LegacyPlurals/Generated/LegacyTables.swift",
        content: try LegacyTableWriter().source
      ),
      GeneratedFile(
        path: "Sources/LegacyPlurals/Generated/CategoryFormTables.swift",
        content: try CategoryFormWriter(tables: tables, version: version).source
      ),
      GeneratedFile(
        path: "Sources/TypedPlurals/Generated/CategoryEnums.swift",
        content: CategoryEnumWriter(data: data, version: version).source
      ),
      GeneratedFile(
        path: "Sources/TypedPlurals/Generated/Languages.swift",
        content: languages.source
      ),
      GeneratedFile(
        path: "Tests/TypedPluralsTests/Generated/GeneratedTypes.swift",
        content: languages.testSource
      ),
      GeneratedFile(
        path: "Sources/PluralMessages/Languages/Generated/LanguageTables.swift",
        content: LanguageTableWriter(
          tables: try LanguageTableBuilder(languageData),
          version: version
        ).source
      ),
      GeneratedFile(
        path: "Sources/PluralsCommand/Generated/CLDRFiles.swift",
        content: try fileTexts()
      ),
      GeneratedFile(
        path: "Sources/PluralsCommand/Generated/LintPageTexts.swift",
        content: try LintPageWriter(package: package).source
      ),
      GeneratedFile(
        path: "Tests/PluralRuleCompilerTests/Golden/Disassembly.txt",
        content: disassembly()
      ),
      GeneratedFile(
        path: "Tests/LegacyMigrationTests/Snapshots/Equivalents.txt",
        content: equivalents(CLDRRuleSets.cardinals(of: tables))
      ),
    ]
  }

  /// The texts that `plurals rules` prints and `plurals verify` checks.
  private func fileTexts() throws -> String {
    let aliases = data.aliases.map { "\($0.type) \($0.replacement)" }.joined(separator: "\n")
    return """
      // swift-format-ignore-file
      // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.

      /// The text of CLDR \(version)'s files on plurals.
      ///
      /// Data from Unicode CLDR, © 1991-2026 Unicode, Inc., under the Unicode License V3 in
      /// cldr/LICENSE.
      enum CLDRFiles {
        static let plurals = #\"\"\"
      \(try literal("plurals.xml"))
      \"\"\"#

        static let ordinals = #\"\"\"
      \(try literal("ordinals.xml"))
      \"\"\"#

        static let pluralRanges = #\"\"\"
      \(try literal("pluralRanges.xml"))
      \"\"\"#

        /// The language aliases of supplementalMetadata.xml: type and replacement, one a line.
        static let languageAliases = #\"\"\"
      \(aliases)
      \"\"\"#
      }

      """
  }

  private func literal(_ name: String) throws -> String {
    let text = try Self.text(directory + name)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The bytecode of each rule set, to make changes of the compiler visible.
  private func disassembly() -> String {
    var text = "Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.\n"
    for type in PluralRuleType.allCases {
      for group in data[type] {
        text += "\n\(type): \(group.locales.joined(separator: " "))\n"
        for rule in group.ruleSet.rules where rule.condition != nil {
          text += "      \(rule.category): \(rule.condition?.description ?? "")\n"
        }
        text += PluralRules(compiling: group.ruleSet, type: type).disassembly
      }
    }
    return text
  }

  /// What the numbered rules equal or are nearest to, to make changes of CLDR visible.
  private func equivalents(_ ruleSets: [CLDRRuleSets.Entry]) -> String {
    LegacyPluralRule.allCases.flatMap { rule in
      let comparisons = rule.comparisons(with: ruleSets)
      let shown =
        comparisons.filter(\.isExact)
        + [LegacyPluralRule.nearest(among: comparisons)].compactMap { $0 }
      return shown.map { "\(rule) \($0)\n" }
    }.joined()
  }

  private static func text(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }
}
