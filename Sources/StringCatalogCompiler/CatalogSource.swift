import Foundation

/// A String Catalog, as a tool reads it.
package struct CatalogSource {
  /// The language of the program's sources; `en` where the file does not say.
  package let sourceLanguage: String
  /// The keys and what they have, in the order of the keys' bytes; of a key twice the first.
  package let messages: [(key: String, value: CatalogJSON)]
  /// What is wrong outside of the entries, or with the file's JSON.
  package let findings: [CatalogCompiler.Finding]

  /// Why a file is no String Catalog.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads a catalogue.
  ///
  /// - Parameter data: The content of the file.
  /// - Throws: ``Problem`` if it is no catalogue.
  package init(_ data: Data) throws(Problem) {
    let document: CatalogJSON.Document
    do throws(CatalogJSON.Document.Problem) {
      document = try CatalogJSON.Document(data)
    } catch {
      throw Problem(description: "the file is no JSON: \(error)")
    }
    try self.init(document)
  }

  /// Takes a catalogue that is read already.
  ///
  /// - Parameter document: The file.
  /// - Throws: ``Problem`` if it is no catalogue.
  package init(_ document: CatalogJSON.Document) throws(Problem) {
    guard let root = document.root.object else {
      throw Problem(
        description: "the file is \(document.root.kind); "
          + "expected an object with sourceLanguage and strings"
      )
    }
    guard let strings = root["strings"]?.object else {
      let found = root["strings"].map { "; strings is \($0.kind)" } ?? ""
      throw Problem(description: "the file has no object strings\(found)")
    }
    var findings = document.notes.map {
      CatalogCompiler.Finding($0.description, isError: false)
    }
    sourceLanguage = root["sourceLanguage"]?.text ?? "en"
    if root["sourceLanguage"]?.text == nil {
      let found = root["sourceLanguage"].map { "must be a string; found \($0.kind)" }
      findings.append(
        CatalogCompiler.Finding(
          "sourceLanguage \(found ?? "is missing; en is taken")",
          isError: found != nil
        )
      )
    }
    if let version = root["version"] {
      let text = version.text
      if text != "1", text?.hasPrefix("1.") != true {
        findings.append(
          CatalogCompiler.Finding(
            "the version must be 1.0 or 1.1; found \(text.map { "\"\($0)\"" } ?? version.kind)"
          )
        )
      }
    }
    self.findings = findings
    let repeated = Set(strings.repetitions)
    messages = strings.members.indices.filter { !repeated.contains($0) }
      .map { (strings.members[$0].key, strings.members[$0].value) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The languages that have a localization, and the source language, in alphabetical order.
  package var languages: [String] {
    var languages: Set<String> = [sourceLanguage]
    for (_, entry) in messages {
      for member in entry["localizations"]?.object?.members ?? [] { languages.insert(member.key) }
    }
    return languages.sorted()
  }
}
