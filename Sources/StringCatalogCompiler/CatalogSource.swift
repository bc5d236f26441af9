import Foundation

/// A String Catalog, as a tool reads it.
package struct CatalogSource {
  package let sourceLanguage: String
  /// The entries in the order of their keys' bytes.
  package let entries: [(key: String, entry: [String: Any])]

  /// Why a file is no String Catalog.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads a catalogue.
  ///
  /// - Parameter data: The content of the file.
  /// - Throws: ``Problem`` if it is no catalogue.
  package init(_ data: Data) throws(Problem) {
    let object: Any
    do {
      object = try JSONDecoder().decode(JSONTree.self, from: data).object
    } catch {
      throw Problem(description: "the file is no JSON: \(Self.reason(of: error))")
    }
    guard let root = object as? [String: Any] else {
      throw Problem(
        description: "the file is no object; expected one with sourceLanguage and strings"
      )
    }
    guard let strings = root["strings"] as? [String: Any] else {
      throw Problem(description: "the file has no object strings")
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    var entries: [(key: String, entry: [String: Any])] = []
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any] else {
        throw Problem(description: "the entry of \"\(key)\" is no object")
      }
      entries.append((key, entry))
    }
    self.entries = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private static func reason(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return error.localizedDescription
    }
    let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return underlying as? String ?? context.debugDescription
  }

  /// The languages that have a localization, and the source language, in alphabetical order.
  package var languages: [String] {
    var languages: Set<String> = [sourceLanguage]
    for (_, entry) in entries {
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return languages.sorted()
  }
}
