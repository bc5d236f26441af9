/// Collects the messages of a file, and in the lenient mode its faults.
struct CatalogBuilder {
  private(set) var catalog: MessageCatalog
  private let file: String?
  private let mode: ReadingMode
  /// Whether a text for `zero` is right in every language, as in Apple's files.
  private let expectsZero: Bool
  /// The lines of the keys that are there.
  private var lines: [String: Int] = [:]

  init(
    _ file: CatalogFile,
    language: String,
    options: MessageOptions,
    expectsZero: Bool = false
  ) {
    catalog = MessageCatalog(language: language, options: options)
    self.file = file.name
    mode = file.mode
    self.expectsZero = expectsZero
  }

  /// Adds a message, unless making it fails.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - line: The key's line, where it is known.
  ///   - make: Makes the message.
  /// - Throws: In the strict mode, what `make` throws, with its place.
  mutating func add(
    _ key: String,
    line: Int?,
    _ make: (MessageCatalog) throws(MessageError) -> Message
  ) throws(MessageError) {
    if let first = lines[key] {
      try refuse(
        MessageError(.malformed("the key is there twice, first on line \(first)")),
        key,
        line
      )
    }
    lines[key] = line
    do throws(MessageError) {
      let message = try make(catalog)
      catalog[key] = message
      catalog.report(message, key: key, file: file, line: line, expectsZero: expectsZero)
    } catch {
      try refuse(error, key, line)
    }
  }

  /// Throws a fault in the strict mode, and lists it in the lenient one.
  mutating func refuse(_ fault: MessageError, _ key: String, _ line: Int?) throws(MessageError) {
    let fault = MessageError(fault.kind, file: file, line: fault.line ?? line, key: key)
    guard mode == .lenient else { throw fault }
    catalog.faults.append(fault)
  }
}
