extension MessageTemplate {
  /// The text with arguments, in the numbers of a language.
  ///
  ///     let count = 3
  ///     try MessageTemplate("%d files").string(count)    // 3 files
  ///
  /// - Parameters:
  ///   - arguments: The values for the placeholders, by position.
  ///   - named: The values for the placeholders, by name.
  ///   - language: The language of the text, for its digits.
  ///   - options: The ways in which it is shown.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or if the format names a variable.
  /// - Complexity: That of finding the language's rules, beside the text; for many texts keep a
  ///   catalogue.
  public func string(
    _ arguments: any MessageArgumentConvertible...,
    named: NamedArguments = [:],
    language: String = "und",
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) -> String {
    try string(arguments: arguments, named: named, language: language, options: options)
  }

  /// The text with arguments that are in a list.
  ///
  /// - Parameters:
  ///   - arguments: The values for the placeholders, by position.
  ///   - named: The values for the placeholders, by name.
  ///   - language: The language of the text, for its digits.
  ///   - options: The ways in which it is shown.
  /// - Throws: ``MessageError`` as ``string(_:named:language:options:)`` does.
  public func string(
    arguments: [any MessageArgumentConvertible],
    named: NamedArguments = [:],
    language: String = "und",
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) -> String {
    let renderer = MessageRenderer(MessageSettings(language: language, options: options))
    do throws(MessageError) {
      return try renderer.text(
        of: self,
        for: MessageRequest("", arguments: arguments, named: named)
      )
    } catch {
      throw error.placed(key: source)
    }
  }

  /// The text with arguments by name that are in a dictionary.
  ///
  /// - Parameters:
  ///   - arguments: The values for the placeholders, by position.
  ///   - named: The values for the placeholders, by name.
  ///   - language: The language of the text, for its digits.
  ///   - options: The ways in which it is shown.
  /// - Throws: ``MessageError`` as ``string(_:named:language:options:)`` does.
  @_disfavoredOverload
  public func string(
    arguments: [any MessageArgumentConvertible] = [],
    named: some Sequence<(key: String, value: any MessageArgumentConvertible)>,
    language: String = "und",
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) -> String {
    try string(
      arguments: arguments,
      named: NamedArguments(named),
      language: language,
      options: options
    )
  }
}
