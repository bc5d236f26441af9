import Plurals

/// Collects the messages of a file, and in the lenient mode its faults.
struct CatalogBuilder {
  private(set) var catalog: MessageCatalog
  private let file: String?
  private let mode: ReadingMode
  /// The lines of the keys that are there.
  private var lines: [String: Int] = [:]

  init(_ file: CatalogFile, language: String, options: MessageOptions) {
    catalog = MessageCatalog(language: language, options: options)
    self.file = file.name
    mode = file.mode
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
      report(message, key, line)
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

  // MARK: What is likely to be a mistake

  private func report(_ message: Message, _ key: String, _ line: Int?) {
    guard let report = catalog.options.report else { return }
    func tell(_ kind: MessageError.Kind) {
      report(MessageError(kind, file: file, line: line, key: key))
    }
    for template in message.templates {
      for remark in template.remarks { tell(.malformedPlaceholder(remark)) }
    }
    guard case .plural(let variable) = message.content else { return }
    let reached = catalog.rules.categories
    for category in variable.variants.categories where !reached.contains(category) {
      if category == .zero, catalog.options.zero == .apple { continue }
      let names = reached.map(\.rawValue).joined(separator: ", ")
      tell(
        .malformed(
          "the text for \(category) is never taken; the categories of \(catalog.language) are \(names)"
        )
      )
    }
  }
}

extension Message {
  /// All its texts but those of variables.
  fileprivate var templates: [MessageTemplate] {
    switch content {
    case .text(let template): [template]
    case .plural(let variable): variable.variants.all
    case .keyed(let members): members.values.sorted { $0.source < $1.source }
    case .forms(let forms): forms.templates
    case .verbatim: []
    }
  }
}
