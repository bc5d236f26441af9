import Foundation

extension MessageCatalog {
  /// Reads a `.stringsdict`: an XML or binary property list of messages with plurals.
  ///
  /// A number that has no text for its category takes the text for `other`; one without that either is
  /// an error when the message is shown, not when the file is read. Of texts for several widths the
  /// one for the widest is taken.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - language: The language of the messages.
  ///   - file: What errors call the file.
  ///   - device: Which of the texts for devices are taken, such as `iphone`; otherwise, and where
  ///     there is none for it, those for `other`.
  ///   - mode: Whether a message with a fault is an error, or is left out and listed in ``faults``.
  ///   - options: What messages are shown with. As in Apple's systems, a text for `zero` goes for the
  ///     number 0 in every language unless the options say otherwise.
  /// - Throws: ``MessageError`` if the file is no property list or, in strict mode, a message cannot
  ///   be read.
  public init(
    stringsdict data: Data,
    language: String,
    file: String? = nil,
    device: String? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions(zero: .apple)
  ) throws(MessageError) {
    let file = try CatalogFile(data, name: file, mode: mode)
    try self.init(stringsdict: file, language, device, options)
  }

  /// Reads a `.stringsdict` from a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language of the messages.
  ///   - device: Which of the texts for devices are taken, such as `iphone`; otherwise, and where
  ///     there is none for it, those for `other`.
  ///   - mode: Whether a message with a fault is an error, or is left out and listed in ``faults``.
  ///   - options: What messages are shown with.
  /// - Throws: ``MessageError`` if the file cannot be read, is no property list or, in strict mode, a
  ///   message cannot be read.
  public init(
    stringsdict url: URL,
    language: String,
    device: String? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions(zero: .apple)
  ) throws(MessageError) {
    try self.init(stringsdict: try CatalogFile(url, mode: mode), language, device, options)
  }

  private init(
    stringsdict file: CatalogFile,
    _ language: String,
    _ device: String?,
    _ options: MessageOptions
  ) throws(MessageError) {
    var builder = CatalogBuilder(
      file,
      language: language,
      options: options,
      expectsZero: true
    )
    try StringsDictReader(file, device: device).read(into: &builder)
    self = builder.catalog
  }
}
