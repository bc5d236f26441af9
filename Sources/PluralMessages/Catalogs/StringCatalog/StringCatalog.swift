import Foundation

/// A String Catalog: the messages of an `.xcstrings` file in all its languages.
///
///     let strings = try StringCatalog(contentsOf: stringCatalogFile)
///     let count = 5
///     try strings.catalog(for: "ru")?.string("n_files", count)    // 5 файлов
///
/// A language's catalogue holds what is translated into that language and no more: a message that it
/// lacks is to be taken from ``sourceLanguage``, whose rules its numbers then choose by. Texts count
/// as translated in every state, also while they need review, but for those that are new and empty; a
/// message whose key is no longer in the program's sources counts too.
///
/// - Of a key that is there twice the first counts, as in `JSONDecoder`, by which Apple's tools read.
/// - A message without a text in the source language has its key as its text there.
/// - A message that is not to be translated has its source text in every language. If that depends on
///   a number it is left to the source language, whose rules it is written for.
/// - Where texts depend on a number without a substitution, this is the argument of the first
///   placeholder that shows a number, in the text for `other`.
/// - A substitution with an `argNum` takes the argument at that position, from 1. One without takes
///   its turn among the placeholders that have no position either. `%arg` shows the argument as the
///   `formatSpecifier` says, and the category is that of the number as it is shown.
public struct StringCatalog: Sendable {
  let document: StringCatalogDocument
  let reading: CatalogReading
  private let cache = LockedValue<[String: MessageCatalog]>([:])
  private let untranslated: Deferred<MessageTable>

  /// The version of the file's format, such as `1.0`.
  public var version: String { document.version }

  /// The language of the program's sources.
  public var sourceLanguage: String { document.sourceLanguage }

  /// The source language and all languages that some message has, in alphabetical order.
  public var languages: [String] { document.languages.value.names.sorted() }

  /// Reads a String Catalog.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: The name of the file in findings.
  ///   - device: The device whose texts are taken, such as `iphone`; otherwise, and where there is none
  ///     for it, those for `other`.
  ///   - mode: The way to deal with errors in the file.
  ///   - options: The ways in which messages are shown. As in Apple's systems, a text for `zero` goes
  ///     for the number 0 in every language unless the options say otherwise.
  /// - Throws: ``MessageError`` if the file is no String Catalog of version 1 or, in strict mode, has
  ///   errors.
  public init(
    data: Data,
    file: String? = nil,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let reading = CatalogReading(device: device, mode: mode, options: options)
    try self.init(CatalogFile(data, name: file), reading)
  }

  /// Reads a String Catalog from a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - device: The device whose texts are taken, such as `iphone`; otherwise, and where there is none
  ///     for it, those for `other`.
  ///   - mode: The way to deal with errors in the file.
  ///   - options: The ways in which messages are shown.
  /// - Throws: ``MessageError`` if the file cannot be read, is no String Catalog of version 1 or, in
  ///   strict mode, has errors.
  public init(
    contentsOf url: URL,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let reading = CatalogReading(device: device, mode: mode, options: options)
    try self.init(CatalogFile(contentsOf: url), reading)
  }

  /// Reads a String Catalog from a file, with the texts that Xcode compiles into an app: of extracted
  /// messages none that is new, and of those that are not to be translated what translations there are.
  /// A key without a text in the source language is no message.
  ///
  /// - Throws: ``MessageError`` if the file cannot be read or is no String Catalog of version 1.
  package init(
    compiledTextsOf url: URL,
    device: String? = nil,
    options: MessageOptions
  ) throws(MessageError) {
    var reading = CatalogReading(device: device, options: options)
    reading.takesCompiledTexts = true
    try self.init(CatalogFile(contentsOf: url), reading)
  }

  init(_ file: CatalogFile, _ reading: CatalogReading) throws(MessageError) {
    let document = try StringCatalogDocument(file)
    self.document = document
    self.reading = reading
    untranslated = Deferred {
      var reader = Self.reader(document, reading, document.sourceLanguage)
      reader.makesFindings = false
      return reader.untranslatedMessages()
    }
    if reading.mode == .strict {
      let errors = diagnostics.filter { $0.severity == .error }
      if let error = MessageError(errors) { throw error }
    }
    if let report = reading.options.report { document.diagnostics.forEach(report) }
  }

  /// The findings that no language's catalogue has.
  var diagnosticsWithoutLanguage: [MessageDiagnostic] { document.diagnostics }

  /// The findings of the reader about all languages, in the order of languages and of the file.
  ///
  /// - Complexity: All languages are read; ``MessageCatalog/diagnostics`` has those of one.
  public var diagnostics: [MessageDiagnostic] {
    var source = Self.reader(document, reading, sourceLanguage)
    var others: [String: StringCatalogReader] = [:]
    // Each message in the languages that it has: there may be many of both.
    source.readSource { source, entry in
      _ = source.message(of: &entry, entry.source)
      guard let localizations = entry.localizations else { return }
      for (name, own) in document.json.members(of: localizations) {
        guard let language = try? document.json.text(name), language != sourceLanguage else {
          continue
        }
        _ = others[language, default: Self.reader(document, reading, language)].message(
          of: &entry,
          own
        )
      }
    }
    return document.diagnostics + source.diagnostics
      + document.languages.value.names.flatMap { others[$0]?.diagnostics ?? [] }
  }

  /// The messages that are translated into a language; nil if it is none of ``languages``.
  ///
  /// - Parameter language: The language, as the file writes it.
  /// - Complexity: A language is read when it is first asked for.
  public func catalog(for language: String) -> MessageCatalog? {
    if let catalog = cache.value[language] { return catalog }
    guard document.languages.value.has(language) else { return nil }
    let report = reading.options.report
    var reader = Self.reader(document, reading, language)
    // Who is told of no findings need not wait for them.
    reader.makesFindings = report != nil
    reader.read()
    var catalog = Self.emptyCatalog(language, reading)
    var messages = reader.messages
    if language != sourceLanguage, !reading.takesCompiledTexts {
      messages.shareMessages(of: untranslated.value)
    }
    catalog.replaceMessages(messages)
    if let report {
      catalog.diagnostics = reader.diagnostics
      catalog.diagnostics.forEach(report)
    } else {
      catalog.add(
        Deferred { [document, reading] in
          var reader = Self.reader(document, reading, language)
          reader.read()
          return reader.diagnostics
        }
      )
    }
    cache.update { [catalog] in $0[language] = catalog }
    return catalog
  }

  private static func emptyCatalog(_ language: String, _ reading: CatalogReading) -> MessageCatalog
  {
    MessageCatalog(
      language: language,
      options: reading.options,
      usualZero: CatalogFormat.stringCatalog.zero
    )
  }

  static func reader(
    _ document: StringCatalogDocument,
    _ reading: CatalogReading,
    _ language: String
  ) -> StringCatalogReader {
    let settings = emptyCatalog(language, reading).settings
    return StringCatalogReader(
      document,
      language: language,
      reading: reading,
      checks: MessageChecks(
        language: language,
        rules: settings.rules,
        ordinalRules: settings.ordinalRules,
        readsZero: true
      )
    )
  }
}
