/// A source of texts: a catalogue, or a localizer that has several.
///
///     let count = 5, name = "Ann"
///     catalog.text("n_files", count)                                      // 5 файлов
///     catalog.text("greeting", named: ["name": name, "count": count])     // Привет, Ann: 5
///     catalog.text("n_files", count: count, named: ["name": name])
///     catalog.text("category", member: "travel")
///
/// Each call is there twice. `text` gives a text in any case: the message, else what is given for
/// those that are missing, else the message as it is written; the catalogue's `report` is told why.
/// `string` throws instead.
public protocol MessageProvider: Sendable {
  /// The text that a request asks for.
  ///
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  func string(for request: MessageRequest) throws(MessageError) -> String

  /// The text that a request asks for, or what is given instead.
  func text(for request: MessageRequest) -> String

  /// A message as it is written, without any substitution.
  ///
  /// - Throws: ``MessageError`` if there is none, or if it is not one text.
  func source(_ key: String) throws(MessageError) -> String
}

extension MessageProvider {
  /// The text of a message.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  @inlinable
  public func string(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: consuming NamedArguments = [:]
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, named: named))
  }

  /// The text of a message whose arguments are in a list.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  /// - Throws: ``MessageError`` as ``string(_:_:named:)`` does.
  @inlinable
  public func string(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: consuming NamedArguments = [:]
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, named: named))
  }

  /// The text that a message has for a number; a message that does not choose by one is of another
  /// kind, and so missing.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  /// - Throws: ``MessageError`` as ``string(_:_:named:)`` does.
  @inlinable
  public func string(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: consuming NamedArguments = [:]
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: [count], named: named, isCounted: true))
  }

  /// The text that a message with keys has for one of them.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - member: The key within the message.
  ///   - arguments: The values for its placeholders, by position.
  /// - Throws: ``MessageError`` as ``string(_:_:named:)`` does, and if there is no such member.
  @inlinable
  public func string(
    _ key: String,
    member: String,
    _ arguments: any MessageArgumentConvertible...
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, member: member))
  }

  /// The text of a message, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  @inlinable
  public func text(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: consuming NamedArguments = [:]
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, named: named))
  }

  /// The text of a message whose arguments are in a list, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  @inlinable
  public func text(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: consuming NamedArguments = [:]
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, named: named))
  }

  /// The text that a message has for a number, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  @inlinable
  public func text(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: consuming NamedArguments = [:]
  ) -> String {
    text(for: MessageRequest(key, arguments: [count], named: named, isCounted: true))
  }

  /// The text that a message with keys has for one of them, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - member: The key within the message.
  ///   - arguments: The values for its placeholders, by position.
  @inlinable
  public func text(
    _ key: String,
    member: String,
    _ arguments: any MessageArgumentConvertible...
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, member: member))
  }
}
