import Plurals

/// Collects the messages of a file in one language, with all findings.
struct CatalogBuilder {
  private(set) var catalog: MessageCatalog
  private let file: String?
  private let mode: ReadingMode
  private var checks: MessageChecks
  private let listing: MessageListing?
  /// The keys that were added, and where they stand.
  private var places: [(key: String, place: FilePlace)] = []
  /// The last places of the keys, as soon as one is there twice.
  private var lastPlaces: [String: FilePlace]?
  private var diagnostics: [MessageDiagnostic] = []

  init(_ file: CatalogFile, _ format: CatalogFormat, language: String, _ reading: CatalogReading) {
    catalog = MessageCatalog(
      language: language,
      options: reading.options,
      usualZero: format.zero
    )
    self.file = file.name
    mode = reading.mode
    listing = reading.listing
    checks = MessageChecks(
      language: language,
      rules: catalog.settings.rules,
      ordinalRules: catalog.settings.ordinalRules,
      readsZero: format.zero == .apple || catalog.settings.zero == .apple
    )
  }

  /// Prepares for a number of messages.
  mutating func reserveCapacity(_ count: Int) {
    catalog.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds a message, unless making it fails.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - place: The key's place, where it is known.
  ///   - formPlace: The place of the form that a finding is about, where it is known.
  ///   - make: Makes the message.
  mutating func add(
    _ key: String,
    at place: FilePlace,
    formPlace: ((MessageDiagnostic) -> FilePlace?)? = nil,
    _ make: () throws(MessageError) -> Message
  ) {
    do throws(MessageError) {
      let message = try make()
      if let listing {
        let places = message.formPlaces { form in
          let finding = MessageDiagnostic(.missingKey, form: form.form, variable: form.variable)
          return formPlace?(finding)?.place
        }
        listing.add(
          MessageListing.Item(
            key: key,
            language: catalog.language,
            file: file,
            device: nil,
            place: place.place,
            message: message,
            formPlaces: places,
            states: [:]
          )
        )
      }
      let known = catalog.update(message, for: key)
      let first = addPlace(place, of: key, isRepeated: known != nil)
      if let known, let first {
        // Apple's systems take the last without a word, and so does this.
        let severity: MessageDiagnostic.Severity = known == message ? .note : .warning
        add(
          MessageDiagnostic(.duplicate(.key, firstLine: first.place?.line), severity: severity),
          key: key,
          at: place
        )
      }
      if let fault = message.fault {
        // One that cannot be shown still has its text, and without arguments that is what is shown.
        let isText = message.unformattedText != nil
        add(MessageDiagnostic(fault, severity: isText ? .warning : .error), key: key, at: place)
      } else {
        for finding in checks.findings(message) {
          add(finding, key: key, at: formPlace?(finding) ?? place)
        }
      }
    } catch {
      // Whoever asks for it is told the reason.
      let isRepeated = catalog[key] != nil
      _ = addPlace(place, of: key, isRepeated: isRepeated)
      if !isRepeated { catalog[key] = Message(unshowable: error.kind) }
      for finding in error.diagnostics { add(finding, key: key, at: place) }
    }
  }

  /// Notes where a key stands.
  ///
  /// - Returns: Where it stood before, if it was added.
  private mutating func addPlace(
    _ place: FilePlace,
    of key: String,
    isRepeated: Bool
  ) -> FilePlace? {
    if isRepeated, lastPlaces == nil {
      lastPlaces = Dictionary(places.map { ($0.key, $0.place) }) { _, last in last }
    }
    places.append((key, place))
    return lastPlaces?.updateValue(place, forKey: key)
  }

  /// Adds a message that is a part of another, unless its key is there.
  mutating func add(_ key: String, repetition: Message) {
    if catalog[key] == nil { catalog[key] = repetition }
  }

  /// Adds a finding, with the place that it does not know itself.
  mutating func add(_ finding: MessageDiagnostic, key: String? = nil, at place: FilePlace = .none) {
    let placed = MessageError(finding).placed(file: file, at: place.place, key: key)
    for finding in placed.diagnostics { diagnostics.appendWithinLimit(finding) }
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
