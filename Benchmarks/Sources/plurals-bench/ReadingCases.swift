import Foundation
import PluralMessages

/// The cases about the files of catalogues, against Foundation alone making trees of them.
struct ReadingCases {
  let runner: Runner

  /// A String Catalog of 5,000 messages in six languages, with all of them.
  func catalog() throws -> [Measurement] {
    let data = Data(CatalogText.make(keyCount: 5_000).utf8)
    let catalog = try StringCatalog(data: data)
    guard catalog.languages.count == 6, catalog.catalog(for: "ar")?.keys.count == 5_000 else {
      throw Disagreement(description: "catalog: \(catalog.languages)")
    }
    return [
      runner.measure(
        "catalog",
        "6 languages",
        count: data.count,
        peer: "JSONSerialization alone",
        bar: 0.35,
        isAtMost: true,
        ours: {
          guard let catalog = try? StringCatalog(data: data) else { return 0 }
          return UInt64(catalog.languages.compactMap { catalog.catalog(for: $0) }.count)
        },
        peer: { trees(of: data) }
      )
    ]
  }

  /// The same file as far as one message in one language needs it.
  func first() throws -> [Measurement] {
    let data = Data(CatalogText.make(keyCount: 5_000).utf8)
    func text() throws -> String? {
      try StringCatalog(data: data).catalog(for: "ru")?.string("screen.1.label_1", 5)
    }
    guard let shown = try text(), shown.hasSuffix("many") else {
      throw Disagreement(description: "first: \(try text() ?? "no text")")
    }
    return [
      runner.measure(
        "first",
        "1 language",
        count: data.count,
        peer: "JSONSerialization alone",
        bar: 0.08,
        isAtMost: true,
        ours: { UInt64((try? text())?.utf8.count ?? 0) },
        peer: { trees(of: data) }
      )
    ]
  }

  /// A `.strings` file of 5,000 messages.
  func strings() throws -> [Measurement] {
    let text = CatalogText.strings(keyCount: 5_000)
    return [
      try lists("strings", "UTF-8", Data(text.utf8), .strings, 5_000, bar: 1),
      try lists("strings", "UTF-16", utf16(text), .strings, 5_000, bar: 1),
    ]
  }

  /// A `.stringsdict` of 2,000 messages.
  func stringsdict() throws -> [Measurement] {
    let data = Data(CatalogText.stringsdict(keyCount: 2_000).utf8)
    return [try lists("stringsdict", "pl", data, .stringsdict, 2_000, bar: 1)]
  }

  private func lists(
    _ name: String,
    _ label: String,
    _ data: Data,
    _ format: CatalogFormat,
    _ keyCount: Int,
    bar: Double
  ) throws -> Measurement {
    func read() throws -> MessageCatalog {
      try MessageCatalog(data: data, format: format, language: "pl")
    }
    guard try read().keys.count == keyCount, trees(of: data, keyCount) else {
      throw Disagreement(description: "\(name): \(try read().keys.count) messages")
    }
    return runner.measure(
      name,
      label,
      count: data.count,
      peer: "PropertyListSerialization alone",
      bar: bar,
      ours: { UInt64((try? read())?.language.utf8.count ?? 0) },
      peer: {
        let tree = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return UInt64((tree as? [String: Any])?.count ?? 0)
      }
    )
  }

  private func utf16(_ text: String) -> Data {
    Data([0xFF, 0xFE])
      + Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
  }

  private func trees(of data: Data) -> UInt64 {
    let tree = try? JSONSerialization.jsonObject(with: data)
    return UInt64((tree as? [String: Any])?.count ?? 0)
  }

  /// Whether Foundation finds as many keys.
  private func trees(of data: Data, _ keyCount: Int) -> Bool {
    let tree = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (tree as? [String: Any])?.count == keyCount
  }
}
