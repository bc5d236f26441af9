import Foundation

extension MessageCatalog {
  /// Reads a file of messages, in any format of ``CatalogFormat/all``.
  ///
  ///     let file = folder.appendingPathComponent("ru.lproj/Localizable.strings")
  ///     let russian = try MessageCatalog(contentsOf: file, language: "ru")
  ///     russian.text("title")    // Файлы
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language of its messages, or the one that is wanted of several. Nil for the
  ///     language that the file names: the source language of a String Catalog, the text of
  ///     `000_language` in a `.strings` file, `en` where there is none.
  ///   - format: The format; nil finds it by the file's name, or else by its content.
  ///   - dialect: The way in which placeholders are written; nil for that of the format.
  ///   - wordForms: The lists of word forms among the texts of a `.strings` file; nil if there are
  ///     none.
  ///   - device: The device whose texts are taken where a message has several, such as `iphone`;
  ///     otherwise, and where there is none for it, those for `other`.
  ///   - mode: The way to deal with errors in the file.
  ///   - options: The ways in which messages are shown.
  /// - Throws: ``MessageError`` if the file cannot be read or, in the strict mode, has errors.
  public init(
    contentsOf url: URL,
    language: String? = nil,
    format: CatalogFormat? = nil,
    dialect: PlaceholderDialect? = nil,
    wordForms: WordFormLists? = nil,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let file = try CatalogFile(contentsOf: url)
    guard let format = format ?? .named(url) ?? CatalogFormat(recognizing: file.data) else {
      throw file.error(.unreadable(.unknownFormat))
    }
    let reading = CatalogReading(
      dialect: dialect,
      wordForms: wordForms,
      device: device,
      mode: mode,
      options: options
    )
    try self.init(file, language, format, reading)
  }

  /// Reads the bytes of a file of messages.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - format: The format.
  ///   - language: The language of its messages, or the one that is wanted of several; nil for the
  ///     language that the file names.
  ///   - file: The name of the file in findings.
  ///   - dialect: The way in which placeholders are written; nil for that of the format.
  ///   - wordForms: The lists of word forms among the texts of a `.strings` file; nil if there are
  ///     none.
  ///   - device: The device whose texts are taken where a message has several.
  ///   - mode: The way to deal with errors in the file.
  ///   - options: The ways in which messages are shown.
  /// - Throws: ``MessageError`` if the file cannot be read or, in the strict mode, has errors.
  public init(
    data: Data,
    format: CatalogFormat,
    language: String? = nil,
    file: String? = nil,
    dialect: PlaceholderDialect? = nil,
    wordForms: WordFormLists? = nil,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let reading = CatalogReading(
      dialect: dialect,
      wordForms: wordForms,
      device: device,
      mode: mode,
      options: options
    )
    try self.init(try CatalogFile(data, name: file), language, format, reading)
  }

  init(
    _ file: CatalogFile,
    _ language: String?,
    _ format: CatalogFormat,
    _ reading: CatalogReading
  ) throws(MessageError) {
    switch format.reader {
    case .oneLanguage(let read): self = try read(file, language, reading)
    case .allLanguages(let read):
      let strings = try read(file, reading)
      guard let catalog = strings.catalog(for: language ?? strings.sourceLanguage) else {
        throw file.error(.missing(.language)).placed(language: language)
      }
      self = catalog
    }
  }
}
