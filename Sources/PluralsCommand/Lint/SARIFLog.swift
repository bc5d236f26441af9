import Foundation
import MessageLinter
import PluralMessages
import Plurals

/// Findings in the Static Analysis Results Interchange Format 2.1.0, an OASIS standard.
struct SARIFLog: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private struct Text: Encodable {
    let text: String
    var markdown: String?
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "plurals"
    let fullName: String
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let help: Text
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let properties: Properties
  }

  private struct Properties: Encodable {
    let key: String?
    let language: String?
    let form: String?
    let variable: String?
    let integers: String?
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }

  init(_ result: LintResult) {
    let checks = LintCheck.allCases
    let rules = checks.map { check in
      Rule(
        id: check.rawValue,
        shortDescription: Text(text: LintPages.summary(of: check)),
        help: Text(text: LintPages.text(of: check), markdown: LintPages.text(of: check))
      )
    }
    let driver = Driver(
      fullName: "plurals, with the rules of CLDR \(PluralRules.cldrVersion)",
      rules: rules
    )
    runs = [Run(tool: Tool(driver: driver), results: result.findings.map(Self.result))]
  }

  private static func result(_ finding: MessageDiagnostic) -> Result {
    let check = LintCheck(of: finding) ?? .syntax
    let region = finding.line.map { Region(startLine: $0, startColumn: finding.column) }
    let locations = finding.file.map { file in
      [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: uri(file)),
            region: region
          )
        )
      ]
    }
    return Result(
      ruleId: check.rawValue,
      ruleIndex: LintCheck.allCases.firstIndex(of: check) ?? 0,
      level: finding.severity.rawValue,
      message: Text(text: finding.message),
      locations: locations ?? [],
      partialFingerprints: ["plurals/v1": fingerprint(finding, check)],
      properties: Properties(
        key: finding.key,
        language: finding.language,
        form: finding.form?.description,
        variable: finding.variable,
        integers: finding.integers?.text
      )
    )
  }

  /// What says that a finding is the same although lines have moved. The file is told beside it.
  private static func fingerprint(_ finding: MessageDiagnostic, _ check: LintCheck) -> String {
    let parts = [
      check.rawValue, finding.key, finding.language, finding.variable,
      finding.form?.description, finding.detail,
    ]
    return parts.map { ($0 ?? "").replacing("|", with: "||") }.joined(separator: " | ")
  }

  /// A path as a reference to a resource (RFC 3986).
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":;")
    let text = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
