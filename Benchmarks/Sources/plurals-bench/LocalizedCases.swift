import Foundation
import PluralMessages
import StringCatalogs

/// The cases about texts by Apple's API, from the files of a bundle.
struct LocalizedCases {
  let runner: Runner

  func localized() throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-bench-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = Data(CatalogText.make(keyCount: 5_000).utf8)
    let catalogs = try bundle(folder.appendingPathComponent("catalog")) { folder in
      try data.write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    }
    let folders = try bundle(folder.appendingPathComponent("folders")) { folder in
      for language in ["en", "de", "fr", "pl", "ru", "ar"] {
        let own = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data(CatalogText.strings(keyCount: 5_000).utf8)
          .write(to: own.appendingPathComponent("Localizable.strings"))
      }
    }
    return try StringCatalogs.withPreferences(["ru"]) {
      [
        try warm(catalogs), try first("catalogue", catalogs, data, "many", bar: 0.1),
        try first("folders", folders, data, "1 główna", bar: 0.03),
      ]
    }
  }

  private func bundle(_ folder: URL, _ fill: (URL) throws -> Void) throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fill(folder)
    guard let bundle = Bundle(url: folder) else {
      throw Disagreement(description: "localized: no bundle in \(folder.path)")
    }
    return bundle
  }

  private func text(_ number: Int, _ bundle: Bundle) -> String {
    String(localized: "screen.1.label_1", defaultValue: "\(number) files", bundle: bundle)
  }

  private func warm(_ bundle: Bundle) throws -> Measurement {
    let localizer = try Localizer(bundle: bundle, preferences: ["ru"])
    let number = 5
    guard try localizer.string("screen.1.label_1", number) == text(number, bundle) else {
      throw Disagreement(description: "localized: \(text(number, bundle))")
    }
    return runner.measure(
      "localized",
      "loaded",
      count: 1,
      peer: "localizer.string",
      bar: 2.5,
      isAtMost: true,
      ours: { UInt64(text(number, bundle).utf8.count) },
      peer: { UInt64((try? localizer.string("screen.1.label_1", number))?.utf8.count ?? 0) }
    )
  }

  /// A text from files that have not been read.
  private func first(
    _ label: String,
    _ bundle: Bundle,
    _ data: Data,
    _ ending: String,
    bar: Double
  ) throws -> Measurement {
    guard text(5, bundle).hasSuffix(ending) else {
      throw Disagreement(description: "localized: \(text(5, bundle))")
    }
    return runner.measure(
      "localized",
      "first, \(label)",
      count: data.count,
      peer: "JSONSerialization alone",
      bar: bar,
      isAtMost: true,
      ours: {
        StringCatalogs.reload()
        return UInt64(text(5, bundle).utf8.count)
      },
      peer: { (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1 }
    )
  }
}
