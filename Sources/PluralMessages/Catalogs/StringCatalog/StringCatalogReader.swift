/// Reads the messages of a String Catalog, language by language.
struct StringCatalogReader {
  typealias Index = JSONDocument.Index

  /// How many messages there may be because each language has those that are not translated. A small
  /// file could fill memory otherwise.
  private static let maximumCopyCount = 4_000_000

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
  private(set) var faults: [MessageError] = []

  private let file: CatalogFile
  private let strings: Index?
  /// Messages with the same text in every language.
  private var untranslated: [(key: String, message: Message)] = []
  /// The place up to which lines have been counted.
  private var counted = (offset: 0, line: 1)

  /// Reads what is outside the messages.
  init(_ file: CatalogFile, device: String?) throws(MessageError) {
    self.file = file
    self.device = device
    let bytes = Array(file.data)
    func error(_ reason: String, _ offset: Int) -> MessageError {
      file.error(.malformed(reason), line: JSONDocument.line(of: offset, in: bytes))
    }
    let json: JSONDocument
    do throws(JSONDocument.Fault) {
      json = try JSONDocument(bytes)
    } catch {
      throw error.located(in: file, bytes, "it is no JSON in UTF-8: ")
    }
    self.json = json
    guard json.kind(json.root) == .object else {
      throw error("the file must hold a JSON object", 0)
    }
    func text(_ name: StaticString) throws(MessageError) -> String {
      guard let index = json.member(name, of: json.root), json.kind(index) == .string else {
        throw error("a String Catalog must have a string \"\(name)\"", 0)
      }
      do throws(JSONDocument.Fault) {
        return try json.text(index)
      } catch {
        throw error.located(in: file, bytes)
      }
    }
    let version = try text("version")
    self.version = version
    guard version == "1" || version.hasPrefix("1.") else {
      throw error(
        "version \(version.debugDescription) cannot be read, only 1.x",
        json.member("version", of: json.root).map { json.offset($0) } ?? 0
      )
    }
    sourceLanguage = try text("sourceLanguage")
    tables = [Table(language: sourceLanguage)]
    places = [sourceLanguage: 0]
    strings = json.member("strings", of: json.root)
    if let strings, json.kind(strings) != .object {
      throw error("\"strings\" must be an object", json.offset(strings))
    }
  }

  /// Reads all messages.
  mutating func read() throws(MessageError) {
    guard let strings else { return }
    var seen: Set<String> = []
    try json.forEachMember(of: strings) { (key, entry) throws(MessageError) in
      do throws(Fault) {
        let name = try text(key)
        guard seen.insert(name).inserted else { throw fault("the key occurs twice", key) }
        try read(entry, key: name)
      } catch {
        try note(error, key: try? json.text(key), language: nil)
      }
    }
    guard untranslated.count <= Self.maximumCopyCount / tables.count else {
      throw file.error(
        .malformed(
          "\(untranslated.count) messages with one text for \(tables.count) languages are too many; "
            + "at most \(Self.maximumCopyCount) are made"
        )
      )
    }
    for (key, message) in untranslated {
      for table in tables.indices { tables[table].messages[key] = message }
    }
  }

  private mutating func read(_ entry: Index, key: String) throws(Fault) {
    try requireObject(entry, "the message")
    var isTranslated = true
    if let value = json.member("shouldTranslate", of: entry) {
      guard let flag = json.bool(value) else {
        throw fault("\"shouldTranslate\" must be true or false", value)
      }
      isTranslated = flag
    }
    var hasSource = false
    if let localizations = json.member("localizations", of: entry) {
      try requireObject(localizations, "\"localizations\"")
      var isFaulty = false
      try json.forEachMember(of: localizations) { (name, localization) throws(Fault) in
        let table = try self.table(name)
        guard isTranslated || table == 0 else { return }
        do throws(Fault) {
          guard let message = try message(localization) else { return }
          guard tables[table].messages[key] == nil else {
            throw fault("the language occurs twice", name)
          }
          tables[table].messages[key] = message
        } catch {
          // The other languages can be used nevertheless.
          isFaulty = isFaulty || table == 0
          do throws(MessageError) {
            try note(error, key: key, language: tables[table].language)
          } catch {
            throw .final(error)
          }
        }
      }
      hasSource = isFaulty || tables[0].messages[key] != nil
    }
    if !hasSource { tables[0].messages[key] = try message(key: key, entry) }
    if !isTranslated, let message = tables[0].messages[key],
      case .text(let template) = message.content, template.variableNames.isEmpty
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
    if let place = places[language] { return place }
    places[language] = tables.count
    tables.append(Table(language: language))
    return tables.count - 1
  }

  // MARK: Faults

  /// What is wrong on the way to the message that it is wrong with.
  enum Fault: Error {
    case at(Index, MessageError.Kind)
    /// One that is complete, and ends the reading.
    case final(MessageError)
  }

  func fault(_ reason: String, _ index: Index) -> Fault { .at(index, .malformed(reason)) }

  func requireObject(_ index: Index, _ name: String) throws(Fault) {
    guard json.kind(index) == .object else { throw fault("\(name) must be an object", index) }
  }

  func refuseRepeatedKeys(of object: Index, _ name: String) throws(Fault) {
    var seen: Set<String> = []
    try json.forEachMember(of: object) { (key, _) throws(Fault) in
      guard seen.insert(try text(key)).inserted else { throw fault("\(name) occurs twice", key) }
    }
  }

  /// The text of a string.
  func text(_ index: Index) throws(Fault) -> String {
    do throws(JSONDocument.Fault) {
      return try json.text(index)
    } catch {
      throw fault(error.reason, index)
    }
  }

  func template(_ text: String, _ index: Index) throws(Fault) -> MessageTemplate {
    do throws(MessageError) {
      return try MessageTemplate(text)
    } catch {
      throw .at(index, error.kind)
    }
  }

  /// Makes a fault an error, or one of the list in lenient mode.
  private mutating func note(
    _ fault: Fault,
    key: String?,
    language: String?
  ) throws(MessageError) {
    switch fault {
    case .final(let error): throw error
    case .at(let index, let kind):
      let error = MessageError(
        kind,
        file: file.name,
        line: line(of: json.offset(index)),
        key: key,
        language: language
      )
      guard file.mode == .lenient else { throw error }
      faults.append(error)
    }
  }

  /// The line of a byte. Faults come nearly in the order of the file, so lines are counted once.
  private mutating func line(of offset: Int) -> Int {
    if offset < counted.offset { counted = (0, 1) }
    let between = json.bytes[counted.offset..<offset]
    counted = (offset, counted.line + between.count { $0 == UInt8(ascii: "\n") })
    return counted.line
  }
}

extension JSONDocument.Fault {
  fileprivate func located(
    in file: CatalogFile,
    _ bytes: [UInt8],
    _ prefix: String = ""
  ) -> MessageError {
    file.error(.malformed(prefix + reason), line: JSONDocument.line(of: offset, in: bytes))
  }
}
