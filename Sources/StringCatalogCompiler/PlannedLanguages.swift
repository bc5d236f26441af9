import Foundation

/// Whether the languages that a build was planned with are those of the catalogue.
///
/// A build system knows all files before it runs a tool, so a plug-in reads the languages when the build is
/// planned. SwiftPM plans anew when files come and go, and not for a change within one: what it would not
/// copy must not be dropped in silence.
package struct PlannedLanguages {
  /// What is wrong, and what to do; nil if nothing is.
  package let problem: String?

  /// - Parameters:
  ///   - planned: The languages that the build knows of.
  ///   - catalog: The catalogue.
  ///   - data: Its file, as the plug-in read it.
  package init(_ planned: [String], catalog: CatalogSource, data: Data) {
    let planned = Set(planned)
    let there = Set(catalog.languages.filter(CatalogCompiler.isIdentifier))
    guard planned != there else {
      problem = nil
      return
    }
    var changes: [String] = []
    let added = there.subtracting(planned).sorted()
    let removed = planned.subtracting(there).sorted()
    if !added.isEmpty { changes.append("before it had \(added.joined(separator: ", "))") }
    if !removed.isEmpty { changes.append("while it had \(removed.joined(separator: ", "))") }
    let start = "the build was planned \(changes.joined(separator: " and "))"
    // A new plan would be the same.
    problem =
      Self.languages(data) == planned
      ? "\(start), because the file is not the JSON that Xcode writes; mend what the warnings say"
      : "\(start); to plan again, save the root package's Package.swift (touch Package.swift), and build"
  }

  /// The languages as the plug-in finds them, which has Foundation's reader alone.
  private static func languages(_ data: Data) -> Set<String> {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return []
    }
    var languages: Set<String> = [root["sourceLanguage"] as? String ?? "en"]
    for case let entry as [String: Any] in (root["strings"] as? [String: Any] ?? [:]).values {
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return languages.filter(CatalogCompiler.isIdentifier)
  }
}
