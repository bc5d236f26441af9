import Plurals

/// Collects the messages of a file in one language, with all findings.
struct CatalogBuilder {
  private(set) var catalog: MessageCatalog
  private let file: String?
  private let mode: ReadingMode
  private var checks: MessageChecks
  /// The places of the keys that are there.
  private var places: [String: TextPlace?] = [:]
  private var diagnostics: [MessageDiagnostic] = []

  init(_ file: CatalogFile, _ format: CatalogFormat, language: String, _ reading: CatalogReading) {
    catalog = MessageCatalog(
      language: language,
      options: reading.options,
      usualZero: format.zero
    )
    self.file = file.name
    mode = reading.mode
    checks = MessageChecks(
      language: language,
      rules: catalog.settings.rules,
      ordinalRules: catalog.settings.ordinalRules,
      readsZero: format.zero == .apple || catalog.settings.zero == .apple
    )
  }

  /// Adds a message, unless making it fails.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - place: The key's place, where it is known.
  ///   - make: Makes the message.
  mutating func add(
    _ key: String,
    at place: TextPlace?,
    _ make: () throws(MessageError) -> Message
  ) {
    let first = places.updateValue(place, forKey: key)
    do throws(MessageError) {
      let message = try make()
      if let first, let known = catalog[key] {
        // Apple's systems take the last without a word, and so does this.
        let severity: MessageDiagnostic.Severity = known == message ? .note : .warning
        add(
          MessageDiagnostic(.duplicate(.key, firstLine: first?.line), severity: severity),
          key: key,
          at: place
        )
      }
      // One that cannot be shown still has its text.
      catalog[key] = message
      if let fault = message.fault { throw MessageError(fault) }
      for finding in checks.findings(message) { add(finding, key: key, at: place) }
    } catch {
      // Whoever asks for it is told the reason.
      if catalog[key] == nil { catalog[key] = Message(unshowable: error.kind) }
      for finding in error.diagnostics { add(finding, key: key, at: place) }
    }
  }

  /// Adds a message that is a part of another, unless its key is there.
  mutating func add(_ key: String, repetition: Message) {
    if catalog[key] == nil { catalog[key] = repetition }
  }

  /// Adds a finding, with the place that it does not know itself.
  mutating func add(_ finding: MessageDiagnostic, key: String? = nil, at place: TextPlace? = nil) {
    diagnostics += MessageError(finding).placed(file: file, at: place, key: key).diagnostics
  }

  /// The catalogue with all findings.
  ///
  /// - Throws: In the strict mode ``MessageError`` with the errors, if there are any.
  func finished() throws(MessageError) -> MessageCatalog {
    var catalog = catalog
    if mode == .strict, let error = MessageError(diagnostics.filter { $0.severity == .error }) {
      throw error
    }
    catalog.diagnostics = diagnostics
    if let report = catalog.options.report { diagnostics.forEach(report) }
    return catalog
  }
}
