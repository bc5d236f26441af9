// Named arguments that are in a dictionary already.
//
// The parameters are sequences of a dictionary's elements, not dictionaries: these would take literals
// away from `NamedArguments`, whatever the attribute says, and end the process where a literal has a
// name twice.
extension MessageProvider {
  /// The text of a message whose named arguments are in a dictionary.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @_disfavoredOverload
  public func string(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>,
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text of a message whose named arguments are in a dictionary of one type.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @_disfavoredOverload
  public func string<Value: MessageArgumentConvertible>(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: some Sequence<(key: String, value: Value)>,
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text of a message whose arguments are in a list and a dictionary.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @_disfavoredOverload
  public func string(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>,
    table: String? = nil
  ) throws(MessageError) -> String {
    try string(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text that a message has for a number, with the other values in a dictionary.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  /// - Throws: ``MessageError`` as ``string(_:_:named:table:)-(_,_,NamedArguments,_)`` does.
  @_disfavoredOverload
  public func string(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>
  ) throws(MessageError) -> String {
    try string(key, count: count, named: NamedArguments(named))
  }

  /// The text of a message whose named arguments are in a dictionary, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @_disfavoredOverload
  public func text(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>,
    table: String? = nil
  ) -> String {
    text(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text of a message whose named arguments are in a dictionary of one type, or what is given
  /// instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @_disfavoredOverload
  public func text<Value: MessageArgumentConvertible>(
    _ key: String,
    _ arguments: any MessageArgumentConvertible...,
    named: some Sequence<(key: String, value: Value)>,
    table: String? = nil
  ) -> String {
    text(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text of a message whose arguments are in a list and a dictionary, or what is given instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - arguments: The values for its placeholders, by position.
  ///   - named: The values for its placeholders, by name.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @_disfavoredOverload
  public func text(
    _ key: String,
    arguments: [any MessageArgumentConvertible],
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>,
    table: String? = nil
  ) -> String {
    text(key, arguments: arguments, named: NamedArguments(named), table: table)
  }

  /// The text that a message has for a number, with the other values in a dictionary, or what is given
  /// instead.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - count: The number.
  ///   - named: The other values, by name.
  @_disfavoredOverload
  public func text(
    _ key: String,
    count: any MessageArgumentConvertible,
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>
  ) -> String {
    text(key, count: count, named: NamedArguments(named))
  }
}
