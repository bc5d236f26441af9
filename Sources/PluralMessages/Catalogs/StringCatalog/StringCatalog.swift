import Foundation

/// A String Catalog: the messages of an `.xcstrings` file in all its languages.
///
///     let strings = try StringCatalog(contentsOf: url)
///     let count = 5
///     try strings.catalog(for: "ru")?.string("n_files", count)    // 5 файлов
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

  /// The findings of the reader, in the order of the file, those about languages last.
  public let diagnostics: [MessageDiagnostic]

  private let catalogs: [String: MessageCatalog]

  /// The findings that no language's catalogue has: those about entries as a whole.
  var diagnosticsWithoutLanguage: [MessageDiagnostic] { diagnostics.filter { $0.language == nil } }

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
    mode: ReadingMode = .strict,
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
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let reading = CatalogReading(device: device, mode: mode, options: options)
    try self.init(CatalogFile(contentsOf: url), reading)
  }

  init(_ file: CatalogFile, _ reading: CatalogReading) throws(MessageError) {
    var reader = try StringCatalogReader(file, device: reading.device)
    try reader.read()
    version = reader.version
    sourceLanguage = reader.sourceLanguage
    var diagnostics = reader.diagnostics
    if reading.mode == .strict, let error = MessageError(diagnostics) { throw error }
    var catalogs: [String: MessageCatalog] = [:]
    let byLanguage = Dictionary(grouping: diagnostics, by: \.language)
    for table in reader.tables {
      var catalog = MessageCatalog(
        language: table.language,
        messages: table.messages,
        options: reading.options,
        usualZero: CatalogFormat.stringCatalog.zero
      )
      let findings = Self.findings(about: catalog, file: file.name)
      catalog.diagnostics = (byLanguage[table.language] ?? []) + findings
      diagnostics += findings
      catalogs[table.language] = catalog
    }
    self.catalogs = catalogs
    self.diagnostics = diagnostics
    if let report = reading.options.report { diagnostics.forEach(report) }
  }

  /// The likely mistakes in a language's messages, in the order of keys.
  private static func findings(
    about catalog: MessageCatalog,
    file: String?
  ) -> [MessageDiagnostic] {
    var checks = MessageChecks(
      language: catalog.language,
      rules: catalog.settings.rules,
      ordinalRules: catalog.settings.ordinalRules,
      readsZero: true
    )
    var found: [(key: String, findings: [MessageDiagnostic])] = []
    for (key, message) in catalog.messages where message.storage.plainText == nil {
      let findings = checks.findings(message)
      if !findings.isEmpty { found.append((key, findings)) }
    }
    return found.sorted { $0.key < $1.key }.flatMap { key, findings in
      findings.flatMap {
        MessageError($0).placed(file: file, key: key, language: catalog.language).diagnostics
      }
    }
  }

  /// The messages that are translated into a language; nil if it is none of ``languages``.
  ///
  /// - Parameter language: The language, as the file writes it.
  public func catalog(for language: String) -> MessageCatalog? { catalogs[language] }
}
