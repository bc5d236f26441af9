import Foundation

/// The messages of a String Catalog in all its languages, with their places, for who checks them.
package struct StringCatalogListing {
  /// What all languages of a message share.
  package struct Entry: Sendable {
    package let key: String
    package let place: TextPlace
    package let comment: String?
    /// Such as `manual` or `stale`.
    package let extractionState: String?
    package let isTranslated: Bool
  }

  private let strings: StringCatalog

  /// The language of the program's sources.
  package var sourceLanguage: String { strings.sourceLanguage }
  /// The languages, in alphabetical order.
  package var languages: [String] { strings.languages }
  /// The findings that no language's messages have.
  package var diagnostics: [MessageDiagnostic] { strings.diagnosticsWithoutLanguage }

  /// - Throws: ``MessageError`` if the file is no String Catalog of version 1.
  package init(_ file: CatalogFile) throws(MessageError) {
    strings = try StringCatalog(file, CatalogReading())
  }

  /// The messages, in the order of the file.
  package var entries: [Entry] { strings.listedEntries }

  /// The messages that have a text in a language, with what the reader finds.
  package func messages(
    in language: String
  ) -> (items: [MessageListing.Item], diagnostics: [MessageDiagnostic]) {
    strings.listedMessages(in: language)
  }
}

extension StringCatalog {
  fileprivate var listedEntries: [StringCatalogListing.Entry] {
    let json = document.json
    func text(_ name: StaticString, _ entry: StringCatalogReader.Index) -> String? {
      json.member(name, of: entry).flatMap { json.kind($0) == .string ? try? json.text($0) : nil }
    }
    return document.languages.value.messages.compactMap { message in
      let (key, entry) = (Int(message.key), Int(message.value))
      guard let name = try? json.text(key) else { return nil }
      return StringCatalogListing.Entry(
        key: name,
        place: document.places.place(of: json.offset(key)),
        comment: text("comment", entry),
        extractionState: text("extractionState", entry),
        isTranslated: message.isTranslated
      )
    }
  }

  fileprivate func listedMessages(
    in language: String
  ) -> (items: [MessageListing.Item], diagnostics: [MessageDiagnostic]) {
    var reading = reading
    let listing = MessageListing()
    reading.listing = listing
    var reader = Self.reader(document, reading, language)
    reader.read()
    return (listing.all, reader.diagnostics)
  }
}
