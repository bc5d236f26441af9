import Foundation

/// A String Catalog: the messages of an `.xcstrings` file in all its languages.
///
///     let strings = try StringCatalog(url: url)
///     try strings.catalog(for: "ru")?.string("n_files", 5)    // 5 файлов
///
/// A language's catalogue holds what is translated into that language and no more: a message that it
/// lacks is to be taken from ``sourceLanguage``, whose rules its numbers then choose by. Texts count
/// as translated in every state, also while they need review, but for those that are new and empty; a
/// message whose key is no longer in the program's sources counts too.
///
/// - A message without a text in the source language has its key as its text there.
/// - A message that is not to be translated has its source text in every language. If that depends on
///   a number it is left to the source language, whose rules it is written for.
/// - Where texts depend on a number without a substitution, this is the argument of the first
///   placeholder that shows a number, in the text for `other`.
/// - A substitution with an `argNum` takes the argument at that position, from 1. One without takes
///   its turn among the placeholders that have no position either. `%arg` shows the argument as the
///   `formatSpecifier` says, and the category is that of the number as it is shown.
public struct StringCatalog: Sendable {
  /// The version of the file's format, such as `1.0`.
  public let version: String

  /// The language of the program's sources.
  public let sourceLanguage: String

  /// The source language and all languages that some message has, in alphabetical order.
  public var languages: [String] { catalogs.keys.sorted() }

  /// What was left out when the file was read leniently, in the order of the file.
  public let faults: [MessageError]

  private let catalogs: [String: MessageCatalog]

  /// Reads a String Catalog.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: What errors call the file.
  ///   - device: Which of the texts for devices are taken, such as `iphone`; otherwise, and where
  ///     there is none for it, those for `other`.
  ///   - mode: Whether a text with a fault is an error, or is left out and listed in ``faults``.
  ///   - options: What messages are shown with. As in Apple's systems, a text for `zero` goes for the
  ///     number 0 in every language unless the options say otherwise.
  /// - Throws: ``MessageError`` if the file is no String Catalog of version 1 or, in strict mode, a
  ///   text cannot be read.
  public init(
    data: Data,
    file: String? = nil,
    device: String? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions(zero: .apple)
  ) throws(MessageError) {
    try self.init(CatalogFile(data, name: file, mode: mode), device, options)
  }

  /// Reads a String Catalog from a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - device: Which of the texts for devices are taken, such as `iphone`; otherwise, and where
  ///     there is none for it, those for `other`.
  ///   - mode: Whether a text with a fault is an error, or is left out and listed in ``faults``.
  ///   - options: What messages are shown with.
  /// - Throws: ``MessageError`` if the file cannot be read, is no String Catalog of version 1 or, in
  ///   strict mode, a text cannot be read.
  public init(
    url: URL,
    device: String? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions(zero: .apple)
  ) throws(MessageError) {
    try self.init(CatalogFile(url, mode: mode), device, options)
  }

  private init(
    _ file: CatalogFile,
    _ device: String?,
    _ options: MessageOptions
  ) throws(MessageError) {
    var reader = try StringCatalogReader(file, device: device)
    try reader.read()
    version = reader.version
    sourceLanguage = reader.sourceLanguage
    faults = reader.faults
    var catalogs: [String: MessageCatalog] = [:]
    let faultsByLanguage = Dictionary(grouping: faults, by: \.language)
    for table in reader.tables {
      var catalog = MessageCatalog(
        language: table.language,
        messages: table.messages,
        options: options
      )
      if options.report != nil {
        for (key, message) in table.messages.sorted(by: { $0.key < $1.key }) {
          catalog.report(
            message,
            key: key,
            file: file.name,
            language: table.language,
            expectsZero: true
          )
        }
      }
      catalog.faults = (faultsByLanguage[nil] ?? []) + (faultsByLanguage[table.language] ?? [])
      catalogs[table.language] = catalog
    }
    self.catalogs = catalogs
  }

  /// The messages that are translated into a language; nil if it is none of ``languages``.
  ///
  /// - Parameter language: The language, as the file writes it.
  public func catalog(for language: String) -> MessageCatalog? { catalogs[language] }
}
