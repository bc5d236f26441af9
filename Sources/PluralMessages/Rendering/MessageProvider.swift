/// A source of texts: a catalogue, or a localizer that has several.
///
///     let count = 5, name = "Ann"
///     catalog.text("n_files", count)                    // 5 файлов
///     catalog.text("category", member: "travel")    // Путешествия
///
///     let json = Data(#"{"greeting": "Hello, %{name}: %{count}"}"#.utf8)
///     let english = try MessageCatalog(data: json, format: .json, language: "en")
///     english.text("greeting", named: ["name": name, "count": count])    // Hello, Ann: 5
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
  /// - Parameters:
  ///   - key: The message's key.
  ///   - table: The table that it is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` if there is none, or if it is not one text.
  func source(_ key: String, table: String?) throws(MessageError) -> String
}

extension MessageProvider {
  /// A message as it is written, without any substitution.
  ///
  /// - Parameter key: The message's key.
  /// - Throws: ``MessageError`` if there is none, or if it is not one text.
  public func source(_ key: String) throws(MessageError) -> String {
    try source(key, table: nil)
  }

  /// The text of a message.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` if there is no such message, or an argument is missing or of another
  ///   type than its placeholder shows.
  @inlinable
  public func string(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, named: named, table: table))
  }

  /// The text of a message whose arguments are in a list.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @inlinable
  public func string(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, named: named, table: table))
  }

  /// The text that a message has for a number; a message that does not choose by one is of another
  /// kind, and so missing.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @inlinable
  public func string(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(
      for: MessageRequest(key, arguments: [count], named: named, isCounted: true, table: table)
    )
  }

  /// The text that a message with keys has for one of them.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - member: The key within the message.
  ///   - arguments: The values for its placeholders, by position.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does, and if there is no such member.
  @inlinable
  public func string(
    _ key: String,
    member: String,
    _ arguments: any MessageArgumentConvertible...,
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(for: MessageRequest(key, arguments: arguments, member: member, table: table))
  }

  /// The text of a message, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @inlinable
  public func text(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, named: named, table: table))
  }

  /// The text of a message whose arguments are in a list, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @inlinable
  public func text(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, named: named, table: table))
  }

  /// The text that a message has for a number, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @inlinable
  public func text(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: consuming NamedArguments = [:],
    table: String? = nil
  ) -> String {
    text(for: MessageRequest(key, arguments: [count], named: named, isCounted: true, table: table))
  }

  /// The text that a message with keys has for one of them, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - member: The key within the message.
  ///   - arguments: The values for its placeholders, by position.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @inlinable
  public func text(
    _ key: String,
    member: String,
    _ arguments: any MessageArgumentConvertible...,
    table: String? = nil
  ) -> String {
    text(for: MessageRequest(key, arguments: arguments, member: member, table: table))
  }
}
