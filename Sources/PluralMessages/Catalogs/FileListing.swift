import Foundation
import Plurals

/// The messages of a file of one language, with their places, for who checks them.
package struct FileListing {
  package let language: String
  package let items: [MessageListing.Item]
  /// What the reader finds.
  package let diagnostics: [MessageDiagnostic]

  /// - Parameters:
  ///   - file: The file.
  ///   - format: Its format, one of a language.
  ///   - language: Its language.
  ///   - wordForms: The lists of word forms among the texts; nil if there are none.
  /// - Throws: ``MessageError`` if nothing can be read.
  package init(
    _ file: CatalogFile,
    _ format: CatalogFormat,
    language: String,
    wordForms: WordFormLists? = nil
  ) throws(MessageError) {
    var reading = CatalogReading()
    let listing = MessageListing()
    reading.listing = listing
    reading.wordForms = wordForms
    let catalog = try MessageCatalog(file, language, format, reading)
    self.language = language
    items = format == .json ? Self.withoutParts(listing.all) : listing.all
    diagnostics = catalog.diagnostics
  }

  /// The messages without those that are forms of another, as `item_one` is of `item`.
  private static func withoutParts(_ items: [MessageListing.Item]) -> [MessageListing.Item] {
    var plurals: Set<String> = []
    for item in items {
      if case .plural = item.message.content { plurals.insert(item.key) }
    }
    if plurals.isEmpty { return items }
    return items.filter { item in
      guard case .text = item.message.content, let end = item.key.lastIndex(of: "_"),
        PluralCategory(rawValue: String(item.key[item.key.index(after: end)...])) != nil
      else { return true }
      return !plurals.contains(String(item.key[..<end]))
    }
  }
}

extension CatalogFormat {
  /// The format that the extension of a file's name stands for; nil if it is none.
  package init?(namedBy url: URL) {
    guard let format = Self.named(url) else { return nil }
    self = format
  }

  /// The format that a file's content shows; nil if it is none.
  package init?(contentOf file: CatalogFile) {
    self.init(recognizing: file.data)
  }

  /// Whether files are named after their language, such as `de.json`.
  package var hasLanguageNames: Bool { isNamedByLanguage }
}
