/// Reads the messages of a String Catalog, language by language.
struct StringCatalogReader {
  typealias Index = JSONDocument.Index

  /// One language's messages.
  struct Table {
    let language: String
    var messages: [String: Message] = [:]
  }

  let json: JSONDocument
  let device: String?
  let version: String
  let sourceLanguage: String
  private(set) var tables: [Table]
  /// The places of the languages' tables; the source language's is 0.
  private var places: [String: Int]
  private(set) var diagnostics: [MessageDiagnostic] = []
  /// The table that was asked for last.
  private var lastTable = 0

  private let file: CatalogFile
  private let strings: Index?
  /// Messages with the same text in every language.
  private var untranslated: [(key: String, message: Message)] = []
  private let lines: LineIndex

  /// Reads what is outside the messages.
  init(_ file: CatalogFile, device: String?) throws(MessageError) {
    self.file = file
    self.device = device
    let bytes = Array(file.data)
    let lines = LineIndex(bytes)
    self.lines = lines
    func error(_ kind: MessageDiagnostic.Kind, _ offset: Int) -> MessageError {
      file.error(kind, at: lines.place(of: offset))
    }
    let json: JSONDocument
    do throws(JSONDocument.Fault) {
      json = try JSONDocument(bytes)
    } catch {
      throw file.error(error.kind, at: lines.place(of: error.offset))
    }
    self.json = json
    guard json.kind(json.root) == .object else {
      throw error(.syntax(.expected(.object, found: nil)), 0)
    }
    func text(_ name: StaticString) throws(MessageError) -> String {
      guard let index = json.member(name, of: json.root) else {
        throw error(.missing(.field("\(name)")), 0)
      }
      guard json.kind(index) == .string else {
        throw error(
          .wrongType(.field("\(name)"), expected: [.string], found: json.kind(index).type),
          json.offset(index)
        )
      }
      do throws(JSONDocument.Fault) {
        return try json.text(index)
      } catch {
        throw file.error(error.kind, at: lines.place(of: error.offset))
      }
    }
    let version = try text("version")
    self.version = version
    guard version == "1" || version.hasPrefix("1.") else {
      throw error(
        .invalidValue(version, of: .field("version")),
        json.member("version", of: json.root).map { json.offset($0) } ?? 0
      )
    }
    sourceLanguage = try text("sourceLanguage")
    tables = [Table(language: sourceLanguage)]
    places = [sourceLanguage: 0]
    strings = json.member("strings", of: json.root)
    if let strings, json.kind(strings) != .object {
      throw error(
        .wrongType(.field("strings"), expected: [.object], found: json.kind(strings).type),
        json.offset(strings)
      )
    }
  }

  /// Reads all messages.
  mutating func read() throws(MessageError) {
    guard let strings else { return }
    var seen: Set<String> = []
    try json.forEachMember(of: strings) { (key, entry) throws(MessageError) in
      do throws(Fault) {
        let name = try text(key)
        guard seen.insert(name).inserted else {
          throw fault(.duplicate(.key, firstLine: nil), key)
        }
        try read(entry, key: name)
      } catch {
        add(error, key: try? json.text(key), language: nil)
      }
    }
    guard untranslated.count <= MessageLimit.untranslatedTexts.maximum / tables.count else {
      throw file.error(.limit(.untranslatedTexts))
    }
    for (key, message) in untranslated {
      for table in tables.indices { tables[table].messages[key] = message }
    }
  }

  private mutating func read(_ entry: Index, key: String) throws(Fault) {
    try requireObject(entry, .message)
    var isTranslated = true
    if let value = json.member("shouldTranslate", of: entry) {
      guard let flag = json.bool(value) else {
        throw fault(wrongType(value, .field("shouldTranslate"), .boolean), value)
      }
      isTranslated = flag
    }
    var hasSource = false
    if let localizations = json.member("localizations", of: entry) {
      try requireObject(localizations, .field("localizations"))
      var isFaulty = false
      try json.forEachMember(of: localizations) { (name, localization) throws(Fault) in
        let table = try self.table(name)
        guard isTranslated || table == 0 else { return }
        do throws(Fault) {
          guard let message = try message(localization) else { return }
          if let first = tables[table].messages.updateValue(message, forKey: key) {
            tables[table].messages[key] = first
            throw fault(.duplicate(.language, firstLine: nil), name)
          }
          hasSource = hasSource || table == 0
        } catch {
          // The other languages can be used nevertheless.
          isFaulty = isFaulty || table == 0
          add(error, key: key, language: tables[table].language)
        }
      }
      hasSource = hasSource || isFaulty
    }
    if !hasSource { tables[0].messages[key] = try message(key: key, entry) }
    if !isTranslated, let message = tables[0].messages[key],
      case .text(let template) = message.content, !template.hasVariables
    {
      untranslated.append((key, message))
    }
  }

  /// A key that serves as a text.
  private func message(key: String, _ entry: Index) throws(Fault) -> Message {
    // A key with nothing but a percent sign, such as "100%", was not written as a format.
    if key.utf8.count(where: { $0 == UInt8(ascii: "%") }) == 1,
      (try? MessageTemplate(key)) == nil
    {
      return Message(MessageTemplate(verbatim: key))
    }
    return Message(try template(key, entry))
  }

  /// The place of a language's table.
  private mutating func table(_ name: Index) throws(Fault) -> Int {
    let language = try text(name)
    // Messages have their languages in one order, as a rule.
    let next = lastTable + 1 < tables.count ? lastTable + 1 : 0
    if tables[next].language == language {
      lastTable = next
    } else if let place = places[language] {
      lastTable = place
    } else {
      lastTable = tables.count
      places[language] = lastTable
      tables.append(Table(language: language))
    }
    return lastTable
  }

  // MARK: Faults

  /// A finding on the way to the message that it is about.
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

  func refuseRepeatedKeys(
    of object: Index,
    _ element: (String) -> CatalogElement
  ) throws(Fault) {
    var seen: Set<String> = []
    try json.forEachMember(of: object) { (key, _) throws(Fault) in
      let name = try text(key)
      guard seen.insert(name).inserted else {
        throw fault(.duplicate(element(name), firstLine: nil), key)
      }
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

  func template(_ text: String, _ index: Index) throws(Fault) -> MessageTemplate {
    do throws(MessageError) {
      return try MessageTemplate(text)
    } catch {
      throw .at(index, error.diagnostic)
    }
  }

  /// Adds a finding, with its place.
  private mutating func add(_ fault: Fault, key: String?, language: String?) {
    guard case .at(let index, let finding) = fault else { return }
    let place = lines.place(of: json.offset(index))
    diagnostics +=
      MessageError(finding).placed(
        file: file.name,
        at: place,
        key: key,
        language: language
      ).diagnostics
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
