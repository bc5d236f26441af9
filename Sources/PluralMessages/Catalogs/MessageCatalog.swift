import Foundation
import LegacyPlurals
import Plurals

/// The messages of one language.
///
///     let russian = try MessageCatalog(json: data, language: "ru")
///     try russian.string("n_files", 5)    // 5 файлов
///
/// A catalogue is a value that may be shared between threads. Formats are read once, when it is made.
public struct MessageCatalog: Sendable {
  /// The language of the messages: any identifier that `PluralRules` takes.
  public let language: String

  private var settings: MessageSettings
  private var messages: [String: Message]

  /// What was left out when a file was read leniently.
  public internal(set) var faults: [MessageError] = []

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - language: The language of the messages.
  ///   - messages: The messages by their keys.
  ///   - options: What they are shown with.
  public init(
    language: String,
    messages: [String: Message] = [:],
    options: MessageOptions = MessageOptions()
  ) {
    self.language = language
    self.messages = messages
    settings = MessageSettings(
      rules: PluralRules(locale: language),
      options: options,
      language: language
    )
  }

  /// The rules that numbers choose by: those of ``language``, whatever the process runs in.
  public var rules: PluralRules { settings.rules }

  /// What messages are shown with.
  public var options: MessageOptions {
    get { settings.options }
    set { settings = MessageSettings(rules: rules, options: newValue, language: language) }
  }

  /// The keys of the messages, in alphabetical order.
  public var keys: [String] { messages.keys.sorted() }

  /// The message with a key.
  public subscript(key: String) -> Message? {
    get { messages[key] }
    set { messages[key] = newValue }
  }

  /// Adds the messages of another catalogue of the language, which win over those that are there.
  public mutating func merge(_ other: MessageCatalog) {
    messages.merge(other.messages) { $1 }
    faults += other.faults
  }

  /// The text of a message.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: What its placeholders show.
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  public func string(
    _ key: String,
    _ arguments: MessageArgument...
  ) throws(MessageError) -> String {
    try string(key, arguments: arguments)
  }

  /// The text of a message with named arguments.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The arguments by position.
  ///   - named: The arguments by name.
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  public func string(
    _ key: String,
    arguments: [MessageArgument],
    named: [String: MessageArgument] = [:]
  ) throws(MessageError) -> String {
    guard let message = messages[key] else { throw MessageError(.missingKey, key: key) }
    var renderer = renderer(key, message.variables, arguments, named)
    return try renderer.text(of: message.content)
  }

  /// The text that a message with keys has for one of them.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - member: The key within the message.
  ///   - arguments: What its placeholders show.
  /// - Throws: ``MessageError`` if there is no such message or member, or an argument does not fit.
  public func string(
    _ key: String,
    member: String,
    _ arguments: MessageArgument...
  ) throws(MessageError) -> String {
    try string(key, member: member, arguments: arguments)
  }

  func string(
    _ key: String,
    member: String,
    arguments: [MessageArgument]
  ) throws(MessageError) -> String {
    guard let message = messages[key] else { throw MessageError(.missingKey, key: key) }
    guard case .keyed(let members) = message.content else {
      throw MessageError(.wrongKind(expected: "keys"), key: key)
    }
    guard let template = members[member] else {
      throw MessageError(.missingMember(member), key: key)
    }
    var renderer = renderer(key, [:], arguments, [:])
    return try renderer.text(of: template)
  }

  /// A message as it is written, without any substitution; nil if there is none, or if it is not one
  /// text.
  public func source(_ key: String) -> String? {
    switch messages[key]?.content {
    case .text(let template): template.source
    case .verbatim(let text, _): text
    case nil, .plural, .keyed, .forms: nil
    }
  }

  private func renderer(
    _ key: String,
    _ variables: [String: MessageVariable],
    _ arguments: [MessageArgument],
    _ named: [String: MessageArgument]
  ) -> MessageRenderer {
    MessageRenderer(
      settings,
      key: key,
      variables: variables,
      arguments: arguments,
      named: named
    )
  }
}
