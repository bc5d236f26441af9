/// The file of a String Catalog: its JSON, its source language and its languages.
struct StringCatalogDocument: Sendable {
  typealias Index = JSONDocument.Index

  let json: JSONDocument
  /// The places of the file, in all its languages.
  let places: SharedLineIndex
  let file: String?
  let version: String
  let sourceLanguage: String
  /// The languages and their localizations, found when somebody first asks for them.
  let languages: Deferred<StringCatalogLanguages>
  /// The object of the messages; nil if there is none.
  let strings: Index?
  /// What is wrong outside of the messages.
  let diagnostics: [MessageDiagnostic]

  /// Reads what is outside the messages.
  ///
  /// - Throws: ``MessageError`` if nothing can be read.
  init(_ file: CatalogFile) throws(MessageError) {
    self.file = file.name
    // String Catalogs are UTF-8; other encodings are read as other files are.
    let isUTF16 = file.data.prefix(2).contains { $0 == 0 || $0 >= 0xFE }
    let scanner = isUTF16 ? TextScanner(file) : nil
    let bytes = scanner?.bytes ?? Array(file.data)
    func error(_ fault: JSONDocument.Fault) -> MessageError {
      file.error(fault.kind, at: LineIndex(bytes).place(of: fault.offset))
    }
    let json: JSONDocument
    do throws(JSONDocument.Fault) {
      json = try JSONDocument(bytes, separateLevels: 2)
    } catch {
      throw file.error(error.kind, at: LineIndex(bytes).place(of: error.offset))
    }
    self.json = json
    places = SharedLineIndex(json.bytes)
    guard json.kind(json.root) == .object else {
      throw error(JSONDocument.Fault(kind: .syntax(.expected(.object, found: nil)), offset: 0))
    }
    var diagnostics = scanner?.diagnostics ?? []
    let lines = LineIndex(bytes)
    func tell(
      _ kind: MessageDiagnostic.Kind,
      _ offset: Int,
      _ severity: MessageDiagnostic.Severity,
      key: String? = nil
    ) {
      diagnostics.append(
        MessageDiagnostic(
          kind,
          severity: severity,
          file: file.name,
          place: lines.place(of: offset),
          key: key
        )
      )
    }
    for fault in json.faults { tell(fault.kind, fault.offset, .error, key: json.key(of: fault)) }
    func text(_ name: StaticString) -> String? {
      guard let index = json.member(name, of: json.root) else {
        tell(.missing(.field("\(name)")), 0, .error)
        return nil
      }
      guard json.kind(index) == .string, let text = try? json.text(index) else {
        tell(
          .wrongType(.field("\(name)"), expected: [.string], found: json.kind(index).type),
          json.offset(index),
          .error
        )
        return nil
      }
      return text
    }
    var strings = json.member("strings", of: json.root)
    version = text("version") ?? "1.0"
    if version != "1", !version.hasPrefix("1.") {
      let place = json.member("version", of: json.root).map { json.offset($0) } ?? 0
      tell(.invalidValue(version, of: .field("version")), place, .error)
    }
    sourceLanguage = text("sourceLanguage") ?? "en"
    if strings == nil { tell(.missing(.field("strings")), 0, .error) }
    if let index = strings, json.kind(index) != .object {
      tell(
        .wrongType(.field("strings"), expected: [.object], found: json.kind(index).type),
        json.offset(index),
        .error
      )
      strings = nil
    }
    self.strings = strings
    if strings == nil, json.member("sourceLanguage", of: json.root) == nil,
      let error = MessageError(diagnostics)
    {
      throw error
    }
    for (name, offset) in json.repeatedMembers(of: json.root) {
      tell(.duplicate(.field(name), firstLine: nil), offset, .error)
    }
    languages = Deferred { [strings, sourceLanguage] in
      StringCatalogLanguages(json, strings, first: sourceLanguage)
    }
    self.diagnostics = diagnostics
  }
}
