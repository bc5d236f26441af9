import Foundation
import Plurals

/// The messages of one language.
///
///     let file = folder.appendingPathComponent("ru.lproj/Localizable.stringsdict")
///     let russian = try MessageCatalog(contentsOf: file, language: "ru")
///     let count = 5
///     try russian.string("n_files", count)    // 5 файлов
///     russian.text("n_files", count)          // 5 файлов, and a text in any case
///
/// A catalogue is a value that may be shared between threads. Formats are read once, when it is made.
/// ``MessageProvider`` has the calls that give texts.
public struct MessageCatalog: Sendable {
  /// The language of the messages: any identifier that `PluralRules` takes.
  public let language: String

  private(set) var settings: MessageSettings
  private(set) var messages: MessageTable
  /// The messages by tables, if there are several.
  private var tables: [String: MessageTable] = [:]
  private let usualZero: MessageOptions.ZeroReading

  private var findings: [MessageDiagnostic] = []
  private var deferredFindings: [Deferred<[MessageDiagnostic]>] = []

  /// The findings of the reader, in the order of the file.
  ///
  /// - Complexity: A language of a String Catalog is looked through when this is first asked for.
  public internal(set) var diagnostics: [MessageDiagnostic] {
    get { deferredFindings.isEmpty ? findings : findings + deferredFindings.flatMap { $0.value } }
    set {
      findings = newValue
      deferredFindings = []
    }
  }

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - language: The language of the messages.
  ///   - messages: The messages by their keys.
  ///   - options: The ways in which they are shown.
  public init(
    language: String,
    messages: [String: Message] = [:],
    options: MessageOptions = MessageOptions()
  ) {
    self.init(
      language: language,
      messages: MessageTable(messages),
      options: options,
      usualZero: .cldr
    )
  }

  /// Creates a catalogue of a format.
  ///
  /// - Parameter usualZero: The numbers for which the format takes a text for `zero`.
  init(
    language: String,
    messages: MessageTable = MessageTable(),
    options: MessageOptions,
    usualZero: MessageOptions.ZeroReading
  ) {
    self.language = language
    self.messages = messages
    self.usualZero = usualZero
    settings = MessageSettings(language: language, options: options, usualZero: usualZero)
  }

  /// Creates a catalogue of the tables of one language.
  ///
  /// A text for `zero` is taken as their formats do, and Apple's way if they differ.
  init(language: String, tables: [String: MessageCatalog], options: MessageOptions) {
    let readsZero = tables.values.contains { $0.usualZero == .apple }
    self.init(language: language, options: options, usualZero: readsZero ? .apple : .cldr)
    takeTables(tables)
  }

  /// The rules that numbers choose by: those of ``language``, whatever the process runs in.
  public var rules: PluralRules { settings.rules }

  /// The ways in which messages are shown.
  public var options: MessageOptions {
    get { settings.options }
    set {
      settings = MessageSettings(language: language, options: newValue, usualZero: usualZero)
    }
  }

  /// The same messages, in which numbers have the digits, separators and groups of a locale.
  ///
  /// - Parameter locale: An identifier of the locale. It does not choose the category of a number.
  package func showingNumbers(of locale: String) -> MessageCatalog {
    var copy = self
    copy.settings = MessageSettings(
      language: language,
      options: options,
      usualZero: usualZero,
      hasNativeNumbers: true,
      numbersOf: locale
    )
    return copy
  }

  /// The keys of the messages, in alphabetical order.
  public var keys: [String] { messages.keys }

  /// The message with a key.
  public subscript(key: String) -> Message? {
    get { messages[key] }
    set { messages[key] = newValue }
  }

  /// Sets the message of a key, and gives the one that was there.
  mutating func update(_ message: Message, for key: String) -> Message? {
    messages.update(message, for: key)
  }

  mutating func add(_ findings: Deferred<[MessageDiagnostic]>) { deferredFindings.append(findings) }

  private mutating func addFindings(of other: MessageCatalog) {
    findings += other.findings
    deferredFindings += other.deferredFindings
  }

  mutating func reserveCapacity(_ count: Int) { messages.reserveCapacity(count) }

  /// The names of the tables, if the messages are from several files, in alphabetical order.
  public var tableNames: [String] { tables.keys.sorted() }

  /// The message with a key in a table.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - table: The name of the table; nil for `Localizable` and then any table that has the key. A
  ///     catalogue of one file has the same messages in every table.
  func message(_ key: String, table: String?) -> Message? {
    guard let table, !tables.isEmpty else { return messages[key] }
    return tables[table]?[key]
  }

  /// The table that is asked where a caller names none.
  static let usualTable = "Localizable"

  /// Takes over the messages of tables, and tells about keys that differ by table.
  private mutating func takeTables(_ catalogs: [String: MessageCatalog]) {
    for (name, catalog) in catalogs.sorted(by: { $0.key < $1.key }) {
      tables[name] = catalog.messages
      addFindings(of: catalog)
    }
    if let only = catalogs.first?.value, catalogs.count == 1 {
      messages = only.messages
      return
    }
    var conflicts: [String: Set<String>] = [:]
    let order = [Self.usualTable] + tables.keys.sorted().filter { $0 != Self.usualTable }
    for table in order {
      tables[table]?.forEach { key, message in
        guard let known = messages[key] else {
          messages[key] = message
          return
        }
        guard known != message else { return }
        // Of very many tables the names of the first conflicts are enough, and their search is not free.
        guard conflicts[key] == nil else {
          conflicts[key]?.insert(table)
          return
        }
        conflicts[key] = [order.first { tables[$0]?[key] != nil } ?? table, table]
      }
    }
    for (key, names) in conflicts.sorted(by: { $0.key < $1.key }) {
      let finding = MessageDiagnostic(
        .differsByTable(names.sorted()),
        key: key,
        language: language
      )
      findings.append(finding)
      options.report?(finding)
    }
  }

  mutating func replaceMessages(_ messages: MessageTable) { self.messages = messages }

  /// Adds the messages of another catalogue of the language, which win over those that are there.
  public mutating func merge(_ other: MessageCatalog) {
    messages.merge(other.messages)
    addFindings(of: other)
  }
}

extension MessageCatalog: MessageProvider {
  /// The text that a request asks for.
  ///
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  public func string(for request: MessageRequest) throws(MessageError) -> String {
    guard let message = message(request.key, table: request.table) else {
      throw .missing(request.key)
    }
    return try string(of: message, for: request, takesOther: true)
  }

  /// The text of a message that this catalogue, or another of its language, holds.
  ///
  /// - Parameter takesOther: Whether a category without a text takes that for `other`.
  func string(
    of message: Message,
    for request: MessageRequest,
    takesOther: Bool
  ) throws(MessageError) -> String {
    if request.asksForText {
      if let text = message.storage.plainText { return text }
      // As `NSLocalizedString` gives it: what is not formatted is no format.
      if request.arguments.isEmpty, request.named.isEmpty, let text = message.unformattedText {
        return text
      }
    }
    do throws(MessageError) {
      let renderer = MessageRenderer(settings, takesOther: takesOther)
      if !request.asksForText {
        if let member = request.member {
          return try renderer.text(of: message.member(member), for: request)
        }
        guard message.choosesByNumber else { throw MessageError(.wrongKind(expected: .plural)) }
      }
      return try renderer.text(of: message.storage, for: request)
    } catch {
      throw error.placed(key: request.key)
    }
  }

  /// A message as it is written, without any substitution.
  ///
  /// - Throws: ``MessageError`` if there is none, or if it is not one text.
  public func source(_ key: String, table: String?) throws(MessageError) -> String {
    guard let message = message(key, table: table) else { throw .missing(key) }
    guard let source = message.source else {
      throw MessageError(MessageDiagnostic(.wrongKind(expected: .text), key: key))
    }
    return source
  }

  /// The text that a request asks for; without one the message as it is written, or the key.
  public func text(for request: MessageRequest) -> String {
    do throws(MessageError) {
      return try string(for: request)
    } catch {
      if let report = options.report { error.diagnostics.forEach(report) }
      return message(request.key, table: request.table)?.fallbackText ?? request.key
    }
  }
}

extension Message {
  /// Whether a number chooses its text, or that of one of its variables.
  var choosesByNumber: Bool {
    switch content {
    case .plural, .forms: true
    case .text: !storage.choices.isEmpty
    case .keyed, .unshowable: false
    }
  }

  /// The text of a message without forms whose placeholders are Apple's, as it is written.
  var unformattedText: String? {
    if case .unshowable(let text?, .unknownVariable) = content, variables.isEmpty { return text }
    guard case .text(let template) = content, template.dialect == .apple, storage.choices.isEmpty
    else { return nil }
    return InflectionMarkup.removed(from: template.source)
  }

  /// The text for one of its keys.
  fileprivate func member(_ name: String) throws(MessageError) -> MessageTemplate {
    guard case .keyed(let members) = content else {
      throw MessageError(.wrongKind(expected: .members))
    }
    guard let template = members[name] else { throw MessageError(.missingMember(name)) }
    return template
  }

  /// The text for when the message cannot be shown with its arguments: as it is written.
  var fallbackText: String? {
    switch content {
    case .text(let template): template.source
    case .unshowable(let text, _): text
    case .plural(let choice): choice.variants.all.first?.source
    case .forms(let forms): forms.templates.last?.source
    case .keyed: nil
    }
  }
}
