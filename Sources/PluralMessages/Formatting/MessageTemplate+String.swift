extension MessageTemplate {
  /// The text with arguments, in the numbers and categories of a language.
  ///
  /// Makes a catalogue of this one message at every call; for many, keep a ``MessageCatalog``.
  ///
  /// - Parameters:
  ///   - arguments: What the placeholders show.
  ///   - named: The arguments by name.
  ///   - language: The language of the text, for its digits.
  ///   - options: What it is shown with.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows.
  public func string(
    _ arguments: MessageArgument...,
    named: [String: MessageArgument] = [:],
    language: String = "und",
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) -> String {
    var catalog = MessageCatalog(language: language, options: options)
    catalog[source] = Message(self)
    return try catalog.string(source, arguments: arguments, named: named)
  }
}
