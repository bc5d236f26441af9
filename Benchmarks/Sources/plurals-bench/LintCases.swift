import Foundation
import MessageLinter

/// The case about checking the localisations of a large app.
struct LintCases {
  let runner: Runner

  private static let moduleCount = 100
  private static let keyCount = 19

  /// 11,400 plural messages in 600 `.stringsdict` files without a fault, from their folder to the report.
  func lint() throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-bench-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [URL] = []
    for language in CatalogText.categories.keys.sorted() {
      let text = Data(CatalogText.stringsdict(keyCount: Self.keyCount, language: language).utf8)
      for module in 0..<Self.moduleCount {
        let place = folder.appendingPathComponent("Module\(module)/\(language).lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        files.append(place.appendingPathComponent("Localizable.stringsdict"))
        try text.write(to: files[files.count - 1])
      }
    }
    let report = LocalizationLinter().check([folder])
    let count = files.count * Self.keyCount
    guard report.messageCount == count, report.fileCount == 600, report.findings.isEmpty else {
      throw Disagreement(
        description: "lint: \(report.findings.first?.description ?? "not all read")"
      )
    }
    return [
      runner.measure(
        "lint",
        "600 files",
        count: count,
        peer: "PropertyListSerialization alone",
        bar: 2,
        isAtMost: true,
        ours: { UInt64(LocalizationLinter().check([folder]).messageCount) },
        peer: {
          UInt64(
            files.count { file in
              let tree = (try? Data(contentsOf: file)).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil)
              }
              return tree is [String: Any]
            }
          )
        }
      )
    ]
  }
}
