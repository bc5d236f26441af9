/// Reads the messages of a String Catalog in one language.
struct StringCatalogReader {
  typealias Index = JSONDocument.Index

  let document: StringCatalogDocument
  let json: JSONDocument
  let language: String
  var device: String?
  /// Whether there are the texts that Xcode compiles, and no others.
  private let takesCompiledTexts: Bool
  private let listing: MessageListing?
  /// Whether texts count that are new.
  private(set) var takesNewTexts = true
  /// Whether to look for what is questionable, and to tell.
  var makesFindings = true
  private(set) var messages = MessageTable()
  /// The findings, in the order of the file.
  private(set) var diagnostics: [MessageDiagnostic] = []

  private let isSource: Bool
  private var checks: MessageChecks
  /// Why variables of the localization that is being read are not there.
  var unreadableVariables: [String: Fault] = [:]
  /// Findings about the message that is being read, with their places.
  var findings: [(Index, MessageDiagnostic)] = []

  init(
    _ document: StringCatalogDocument,
    language: String,
    reading: CatalogReading,
    checks: MessageChecks
  ) {
    self.document = document
    json = document.json
    self.language = language
    device = reading.device
    takesCompiledTexts = reading.takesCompiledTexts
    listing = reading.listing
    self.checks = checks
    isSource = language == document.sourceLanguage
  }

  /// A message in the file, and what all its languages share.
  struct Entry {
    let place: Index
    let key: String
    let value: Index
    let localizations: Index?
    let source: Index?
    let isTranslated: Bool
    // What a translation has asked for, so that a long source text is not read for each language.
    fileprivate var sourceMessage: Message??
    fileprivate var sourceArguments: [String]?
    fileprivate var sourceHoldsPercentSign: Bool?
  }

  /// A message of the file; nil if its key is no text, which is told where keys are read.
  func entry(_ message: StringCatalogLanguages.Message) -> Entry? {
    guard let key = try? json.text(Index(message.key)) else { return nil }
    return Entry(
      place: Index(message.key),
      key: key,
      value: Index(message.value),
      localizations: message.localizations < 0 ? nil : Index(message.localizations),
      source: message.source < 0 ? nil : Index(message.source),
      isTranslated: message.isTranslated
    )
  }

  /// Reads all messages of the language: in the source language, all that there are.
  mutating func read() {
    let languages = document.languages.value
    let places = languages.places(of: language) ?? []
    guard isSource else {
      messages.reserveCapacity(places.count)
      for place in places {
        guard var entry = entry(languages.messages[Int(place.message)]) else { continue }
        messages[entry.key] = message(of: &entry, Index(place.localization))
      }
      return
    }
    messages.reserveCapacity(languages.messages.count)
    readSource { reader, entry in
      reader.messages[entry.key] = reader.message(of: &entry, entry.source)
    }
  }

  /// Goes through what the source language has, which is all that there is, and tells of what is no
  /// message.
  mutating func readSource(_ body: (inout Self, inout Entry) -> Void) {
    guard let strings = document.strings else { return }
    let languages = document.languages.value
    var known = languages.messages.makeIterator()
    var next = known.next()
    json.forEachMember(of: strings) { key, value in
      if let message = next, Index(message.key) == key {
        next = known.next()
        if var entry = entry(message) { body(&self, &entry) }
        return
      }
      do throws(Fault) {
        let text = try text(key)
        if let first = languages.repeatedKeys[key] {
          tellRepetition(of: text, at: key, first: first)
        } else {
          add(fault(wrongType(value, .message, .object), value), key: text, language: nil)
        }
      } catch {
        add(error, key: nil, language: nil)
      }
    }
  }

  /// The messages that are not to be translated, which are the same in every language: all but those
  /// that depend on a number, whose rules are the source language's.
  mutating func untranslatedMessages() -> MessageTable {
    var table = MessageTable()
    for message in document.languages.value.messages where !message.isTranslated {
      guard var entry = entry(message),
        entry.localizations.map({ json.kind($0) == .object }) ?? true
      else { continue }
      table[entry.key] = untranslated(&entry)
    }
    return table
  }

  /// The message of an entry; nil if it has none in the language.
  ///
  /// - Parameters:
  ///   - entry: The message in the file.
  ///   - own: The language's localization.
  mutating func message(of entry: inout Entry, _ own: Index?) -> Message? {
    do throws(Fault) {
      return try readMessage(of: &entry, own)
    } catch {
      if isSource { add(error, key: entry.key, language: nil) }
      return nil
    }
  }

  /// Tells of a key that is there before.
  private mutating func tellRepetition(of key: String, at place: Index, first: Index) {
    let line = document.places.place(of: json.offset(first)).line
    let finding = MessageDiagnostic(.duplicate(.key, firstLine: line), severity: .warning)
    add(.at(place, finding), key: key, language: nil)
  }

  private mutating func readMessage(
    of entry: inout Entry,
    _ own: Index?
  ) throws(Fault) -> Message? {
    if let localizations = entry.localizations {
      try requireObject(localizations, .field("localizations"))
    }
    let isTranslated = entry.isTranslated || takesCompiledTexts
    if takesCompiledTexts {
      takesNewTexts =
        json.member("extractionState", of: entry.value).map { json.isText($0, "manual") } ?? false
    }
    if isSource { checkTranslation(entry.value) }
    var message: Message?
    if let own, isTranslated || isSource { message = readableMessage(own) }
    if message == nil, isSource, !takesCompiledTexts {
      // Without a text in the source language, the key is that.
      if own == nil || findings.isEmpty {
        message = Message(MessageTemplate(PlaceholderNames.removed(from: entry.key)))
      }
    }
    if let own, message == nil, !isSource, isTranslated, findings.isEmpty {
      findings.append((own, MessageDiagnostic(.untranslated, severity: .warning)))
    }
    if let listing, let message { list(message, of: entry, own, in: listing) }
    guard makesFindings else {
      findings.removeAll(keepingCapacity: true)
      return message
    }
    if let message {
      for finding in checks.findings(message) { findings.append((own ?? entry.place, finding)) }
      if !isSource, let own { compare(message, with: &entry, at: own) }
    }
    for (index, finding) in findings {
      add(.at(index, finding), key: entry.key, language: language)
    }
    findings.removeAll(keepingCapacity: true)
    if isSource { tellRepetitions(in: entry) }
    return message
  }

  /// The message of a localization; nil if it has no text, or cannot be read.
  private mutating func readableMessage(_ localization: Index) -> Message? {
    do throws(Fault) {
      return try message(localization)
    } catch {
      guard case .at(let index, let finding) = error else { return nil }
      findings.append((index, finding))
      return isSource || finding.severity < .error ? Message(unshowable: finding.kind) : nil
    }
  }

  /// The text of a message that is the same in every language: the source's, unless it depends on a
  /// number, whose rules are the source language's.
  private mutating func untranslated(_ entry: inout Entry) -> Message? {
    guard let message = sourceMessage(&entry),
      case .text(let template) = message.content, !template.hasVariables
    else { return nil }
    return message
  }

  /// The message in the source language; nil if it cannot be read.
  private mutating func sourceMessage(_ entry: inout Entry) -> Message? {
    if let message = entry.sourceMessage { return message }
    var message: Message?
    if let source = entry.source {
      // What is to be told of it is told once, by its own language.
      let told = findings.count
      message = try? self.message(source)
      findings.removeSubrange(told...)
    } else {
      message = Message(MessageTemplate(PlaceholderNames.removed(from: entry.key)))
    }
    entry.sourceMessage = .some(message)
    return message
  }

  /// Tells of a value that does not say whether the message is to be translated.
  private mutating func checkTranslation(_ entry: Index) {
    guard let value = json.member("shouldTranslate", of: entry), json.bool(value) == nil else {
      return
    }
    note(value, wrongType(value, .field("shouldTranslate"), .boolean), .error)
  }

  /// Tells about placeholders that are others than those of the source language.
  private mutating func compare(
    _ message: Message,
    with entry: inout Entry,
    at place: Index
  ) {
    guard message.storage.plainText == nil || mayShowArguments(&entry),
      let source = sourceMessage(&entry)
    else { return }
    let found = message.shownArguments
    let expected = entry.sourceArguments ?? source.shownArguments
    entry.sourceArguments = expected
    if found != expected {
      findings.append(
        (place, MessageDiagnostic(.placeholdersDiffer(found: found, source: expected)))
      )
    }
  }

  /// Whether the source language's text has a percent sign, without which it shows no argument.
  private func mayShowArguments(_ entry: inout Entry) -> Bool {
    guard let source = entry.source else { return entry.key.utf8.contains(UInt8(ascii: "%")) }
    if let holdsPercentSign = entry.sourceHoldsPercentSign { return holdsPercentSign }
    let holdsPercentSign = json.holdsPercentSign(source)
    entry.sourceHoldsPercentSign = holdsPercentSign
    return holdsPercentSign
  }

  /// Tells about what is there twice in a message, of which the first counts.
  private mutating func tellRepetitions(in entry: Entry) {
    func tell(_ object: Index, _ element: (String) -> CatalogElement) {
      for (name, offset) in json.repeatedMembers(of: object) {
        diagnostics.appendWithinLimit(
          MessageDiagnostic(
            .duplicate(element(name), firstLine: nil),
            severity: .error,
            file: document.file,
            place: document.places.place(of: offset),
            key: entry.key
          )
        )
      }
    }
    func tellAll(_ object: Index, _ element: (String) -> CatalogElement = { .field($0) }) {
      tell(object, element)
      json.forEachMember(of: object) { name, value in
        guard json.kind(value) == .object else { return }
        if json.isText(name, "plural") || json.isText(name, "substitutions") {
          // Who reads these tells of what is there twice in them.
          json.forEachMember(of: value) { _, text in
            if json.kind(text) == .object { tellAll(text) }
          }
        } else if json.isText(name, "localizations") {
          tellAll(value) { _ in .language }
        } else {
          tellAll(value)
        }
      }
    }
    if json.kind(entry.value) == .object { tellAll(entry.value) }
  }

  // MARK: Findings

  /// A finding that ends the reading of a message.
  enum Fault: Error {
    case at(Index, MessageDiagnostic)

    /// The fault with the form or the variable that is known further out.
    func placed(form: MessageDiagnostic.Form? = nil, variable: String? = nil) -> Fault {
      switch self {
      case .at(let index, let finding):
        .at(index, MessageError(finding).placed(form: form, variable: variable).diagnostic)
      }
    }
  }

  func fault(_ kind: MessageDiagnostic.Kind, _ index: Index) -> Fault {
    .at(index, MessageDiagnostic(kind, severity: .error))
  }

  /// Adds a finding about the message that is being read.
  mutating func note(
    _ index: Index,
    _ kind: MessageDiagnostic.Kind,
    _ severity: MessageDiagnostic.Severity,
    form: MessageDiagnostic.Form? = nil
  ) {
    findings.append((index, MessageDiagnostic(kind, severity: severity, form: form)))
  }

  func wrongType(
    _ index: Index,
    _ element: CatalogElement,
    _ expected: ValueType
  ) -> MessageDiagnostic.Kind {
    .wrongType(element, expected: [expected], found: json.kind(index).type)
  }

  func requireObject(
    _ index: Index,
    _ element: @autoclosure () throws(Fault) -> CatalogElement
  ) throws(Fault) {
    guard json.kind(index) == .object else {
      throw fault(wrongType(index, try element(), .object), index)
    }
  }

  /// The text of a string.
  func text(_ index: Index) throws(Fault) -> String {
    do throws(JSONDocument.Fault) {
      return try json.text(index)
    } catch {
      throw fault(error.kind, index)
    }
  }

  private mutating func add(_ fault: Fault, key: String?, language: String?) {
    guard makesFindings, case .at(let index, let finding) = fault else { return }
    let placed =
      MessageError(finding).placed(
        file: document.file,
        at: document.places.place(of: json.offset(index)),
        key: key,
        language: language
      ).diagnostics
    for finding in placed { diagnostics.appendWithinLimit(finding) }
  }
}

extension Message {
  /// The arguments that some text of the message shows, as "1: integer", in the order of positions.
  fileprivate var shownArguments: [String] {
    var types: [Int: String] = [:]
    func add(_ template: MessageTemplate, own: Int?) {
      for part in template.parts ?? [] {
        switch part {
        case .text: break
        case .placeholder(let placeholder):
          switch placeholder.reference {
          case .position(let position), .turn(let position):
            types[position] = types[position] ?? placeholder.conversion.typeName
          case .own: if let own { types[own] = types[own] ?? "number" }
          case .name: break
          }
        case .variable(let reference):
          guard let index = reference.choice else { break }
          add(storage.choices[index])
        }
      }
    }
    func add(_ choice: MessageChoice) {
      guard case .position(let position) = choice.chooser else { return }
      types[position] = "number"
      for template in choice.variants.all { add(template, own: position) }
    }
    switch content {
    case .text(let template): add(template, own: nil)
    case .plural(let choice): add(choice)
    case .keyed, .forms, .unshowable: break
    }
    return types.sorted { $0.key < $1.key }.map { "\($0.key + 1): \($0.value)" }
  }
}

extension Conversion {
  /// The type of argument that the conversion shows.
  fileprivate var typeName: String {
    switch character {
    case UInt8(ascii: "@"): "object"
    case UInt8(ascii: "s"): "string"
    case UInt8(ascii: "c"): "character"
    default: "number"
    }
  }
}

extension JSONDocument.Kind {
  /// The type for findings.
  var type: ValueType {
    switch self {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool: .boolean
    case .null: .null
    }
  }
}
