extension Localizer {
  /// The text of a message.
  ///
  /// - Parameters:
  ///   - key: The message's key; an empty key gives an empty text.
  ///   - arguments: What its placeholders show.
  ///   - missingKeys: What this call gives for a message that is missing.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or, where missing keys are errors, if there is no such message.
  public func string(
    _ key: String,
    _ arguments: MessageArgument...,
    missingKeys: MissingKeys? = nil
  ) throws(MessageError) -> String {
    try string(key, arguments: arguments, missingKeys: missingKeys)
  }

  /// The text of a message with named arguments.
  ///
  /// A message that chooses by a number is of another kind, and so missing, if there are no arguments.
  ///
  /// - Parameters:
  ///   - key: The message's key; an empty key gives an empty text.
  ///   - arguments: The arguments by position.
  ///   - named: The arguments by name.
  ///   - missingKeys: What this call gives for a message that is missing.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or, where missing keys are errors, if there is no such message.
  public func string(
    _ key: String,
    arguments: [MessageArgument],
    named: [String: MessageArgument] = [:],
    missingKeys: MissingKeys? = nil
  ) throws(MessageError) -> String {
    try text(key, missingKeys) { catalog throws(MessageError) in
      if arguments.isEmpty, named.isEmpty, catalog[key]?.choosesByNumber == true {
        throw MessageError(.wrongKind(expected: "one text"), key: key)
      }
      return try catalog.string(key, arguments: arguments, named: named)
    }
  }

  /// The text that a message has for a number; a message that does not choose by one is of another
  /// kind, and so missing.
  ///
  /// - Parameters:
  ///   - key: The message's key; an empty key gives an empty text.
  ///   - count: The number.
  ///   - named: The other arguments by name.
  ///   - missingKeys: What this call gives for a message that is missing.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or, where missing keys are errors, if there is no such message.
  public func string(
    _ key: String,
    count: MessageArgument,
    named: [String: MessageArgument] = [:],
    missingKeys: MissingKeys? = nil
  ) throws(MessageError) -> String {
    try text(key, missingKeys) { catalog throws(MessageError) in
      if catalog[key]?.choosesByNumber == false {
        throw MessageError(.wrongKind(expected: "plurals"), key: key)
      }
      return try catalog.string(key, arguments: [count], named: named)
    }
  }

  /// The text that a message with keys has for one of them.
  ///
  /// - Parameters:
  ///   - key: The message's key; an empty key gives an empty text.
  ///   - member: The key within the message.
  ///   - arguments: What its placeholders show.
  ///   - missingKeys: What this call gives for a message or member that is missing.
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or, where missing keys are errors, if there is no such message or member.
  public func string(
    _ key: String,
    member: String,
    _ arguments: MessageArgument...,
    missingKeys: MissingKeys? = nil
  ) throws(MessageError) -> String {
    try text(key, missingKeys) { catalog throws(MessageError) in
      try catalog.string(key, member: member, arguments: arguments)
    }
  }

  /// A message as it is written, without any substitution.
  ///
  /// - Parameters:
  ///   - key: The message's key; an empty key gives an empty text.
  ///   - missingKeys: What this call gives for a message that is missing or not one text.
  /// - Throws: ``MessageError`` only where missing keys are errors.
  public func source(
    _ key: String,
    missingKeys: MissingKeys? = nil
  ) throws(MessageError) -> String {
    try text(key, missingKeys) { catalog throws(MessageError) in
      guard let source = catalog.source(key) else {
        throw MessageError(.wrongKind(expected: "one text"), key: key)
      }
      return source
    }
  }

  /// What a message gives in the first catalogue that has it, or what is given for missing ones.
  private func text(
    _ key: String,
    _ missingKeys: MissingKeys?,
    _ make: (MessageCatalog) throws(MessageError) -> String
  ) throws(MessageError) -> String {
    if key.isEmpty { return "" }
    let fault: MessageError
    if let catalog = catalog(for: key) {
      do throws(MessageError) {
        return try make(catalog)
      } catch {
        guard error.kind.isMissing else { throw error }
        fault = error
      }
    } else {
      fault = MessageError(.missingKey, key: key)
    }
    switch missingKeys ?? self.missingKeys {
    case .key: return key
    case .throw: throw fault
    case .loud:
      let text = key.uppercased() + " <NOT FOUND>"
      log(text)
      return text
    }
  }
}

extension Message {
  /// Whether a number chooses its text, or that of one of its variables.
  fileprivate var choosesByNumber: Bool {
    switch content {
    case .plural, .forms: true
    case .verbatim: false
    case .text: !variables.isEmpty
    case .keyed: false
    }
  }
}

extension MessageError.Kind {
  /// Whether there is no such message, not a message with a fault.
  fileprivate var isMissing: Bool {
    switch self {
    case .missingKey, .missingMember, .wrongKind: true
    default: false
    }
  }
}
