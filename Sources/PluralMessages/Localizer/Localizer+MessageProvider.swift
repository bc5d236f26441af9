import Plurals

extension Localizer: MessageProvider {
  /// The text that a request asks for. An empty key gives an empty text. A message that chooses by a
  /// number is of another kind than the one asked for, and so missing, if there are no arguments.
  ///
  /// - Throws: ``MessageError`` if an argument is missing or of another type than its placeholder
  ///   shows, or, where missing keys are errors, if there is no such message.
  public func string(for request: MessageRequest) throws(MessageError) -> String {
    var servingRank = 0
    do throws(MessageError) {
      return try found(request, &servingRank)
    } catch {
      guard error.kind.isMissing else { throw error }
      if let text = nextText(for: request) {
        tell(error.diagnostic)
        return text
      }
      return try missing(request.key, error.diagnostic)
    }
  }

  /// The text that a request asks for, and the language that it is in; nil for the language of another
  /// than the first that has the message.
  ///
  /// - Throws: ``MessageError`` as ``string(for:)`` does.
  package func stringAndLanguage(
    for request: MessageRequest
  ) throws(MessageError) -> (text: String, language: String?) {
    var servingRank = 0
    if let text = try? found(request, &servingRank), !request.key.isEmpty {
      return (text, catalogs[servingRank].language)
    }
    return (try string(for: request), nil)
  }

  /// The text that a request asks for; without one the message of the next language, the message as it
  /// is written, or what is given for missing ones. A key that is given for its message has the
  /// arguments put in, if it is a format.
  public func text(for request: MessageRequest) -> String {
    var servingRank = 0
    do throws(MessageError) {
      return try found(request, &servingRank)
    } catch {
      if let text = nextText(for: request) {
        error.diagnostics.forEach(tell)
        return text
      }
      if error.kind.isMissing {
        if missingKeys == .loud { return loudly(request.key) }
        tell(error.diagnostic)
        return error.kind == .missingKey ? keyText(of: request) : request.key
      }
      error.diagnostics.forEach(tell)
    }
    let message = rank(of: request.key, request.table).flatMap {
      catalogs[$0].message(request.key, table: request.table)
    }
    return message?.fallbackText ?? request.key
  }

  /// The text that a request asks for by the catalogues after the first that has its key.
  package func nextText(for request: MessageRequest) -> String? {
    var rank = self.rank(of: request.key, request.table)
    while let found = rank.flatMap({ self.rank(of: request.key, request.table, from: $0 + 1) }) {
      if let text = try? catalogs[found].string(for: request) { return text }
      rank = found
    }
    return nil
  }

  /// A message as it is written, without any substitution. An empty key gives an empty text.
  ///
  /// - Throws: ``MessageError`` only where missing keys are errors.
  public func source(_ key: String, table: String?) throws(MessageError) -> String {
    if key.isEmpty { return "" }
    guard let (_, message) = firstMessage(key, table) else {
      return try missing(key, MessageDiagnostic(.missingKey, key: key))
    }
    guard let source = message.source else {
      return try missing(key, MessageDiagnostic(.wrongKind(expected: .text), key: key))
    }
    return source
  }

  /// The text of the message that a request asks for, whatever is given for missing ones.
  ///
  /// - Parameter servingRank: Becomes the rank of the catalogue that has the text.
  private func found(
    _ request: MessageRequest,
    _ servingRank: inout Int
  ) throws(MessageError) -> String {
    if request.key.isEmpty { return "" }
    guard let (rank, message) = firstMessage(request.key, request.table) else {
      throw .missing(request.key)
    }
    servingRank = rank
    if request.arguments.isEmpty, request.asksForText {
      if let text = message.storage.plainText { return text }
      if request.named.isEmpty, message.choosesByNumber {
        throw .missing(request.key, .wrongKind(expected: .text))
      }
    }
    return try text(of: message, rank, request, &servingRank)
  }

  /// The text of a message by the first catalogue with it or, if that has none for the category of a
  /// number, by the next that has all forms of the message.
  private func text(
    of message: Message,
    _ rank: Int,
    _ request: MessageRequest,
    _ servingRank: inout Int
  ) throws(MessageError) -> String {
    let hasOthers = !keepsLanguage && rank + 1 < catalogs.count
    servingRank = rank
    do throws(MessageError) {
      return try catalogs[rank].string(
        of: message,
        for: request,
        takesOther: !hasOthers
      )
    } catch {
      guard hasOthers, !catalogs[rank].options.isStrict, case .missingCategory = error.kind else {
        throw error
      }
    }
    var next = self.rank(of: request.key, request.table, from: rank + 1)
    while let found = next {
      let catalog = catalogs[found]
      if let other = catalog.message(request.key, table: request.table),
        other.isWhole(in: catalog.settings),
        let text = try? catalog.string(of: other, for: request, takesOther: false)
      {
        servingRank = found
        return text
      }
      next = self.rank(of: request.key, request.table, from: found + 1)
    }
    return try catalogs[rank].string(of: message, for: request, takesOther: true)
  }

  /// The text for a message that is missing.
  private func missing(
    _ key: String,
    _ finding: MessageDiagnostic
  ) throws(MessageError) -> String {
    switch missingKeys {
    case .throw: throw MessageError(finding)
    case .loud: return loudly(key)
    case .key:
      tell(finding)
      return key
    }
  }

  private func loudly(_ key: String) -> String {
    let text = loudText(key)
    log(text)
    return text
  }

  /// A key with the arguments of its message put in, if it is a format.
  private func keyText(of request: MessageRequest) -> String {
    guard !request.arguments.isEmpty || !request.named.isEmpty,
      let text = try? MessageTemplate(request.key).string(for: request, in: defaultLanguage)
    else { return request.key }
    return text
  }

  private func tell(_ finding: MessageDiagnostic) {
    let report = report ?? (catalogs.count > 0 ? catalogs[0].options.report : nil)
    report?(finding)
  }
}

extension MessageTemplate {
  /// The text of a key that serves as a format.
  fileprivate func string(
    for request: MessageRequest,
    in language: String
  ) throws(MessageError) -> String {
    let settings = MessageSettings(language: language, options: MessageOptions())
    return try MessageRenderer(settings).text(of: self, for: request)
  }
}

extension Message {
  /// Whether each category of a language has a text wherever a number chooses.
  fileprivate func isWhole(in settings: MessageSettings) -> Bool {
    var choices = storage.choices
    if case .plural(let choice) = content { choices.append(choice) }
    return choices.allSatisfy { choice in
      let available = choice.variants.categories
      return settings.rules(of: choice.variants.type).categories.allSatisfy {
        available.contains($0)
      }
    }
  }
}

extension MessageDiagnostic.Kind {
  /// Whether there is no such message, not a message with a fault.
  fileprivate var isMissing: Bool {
    switch self {
    case .missingKey, .missingMember, .wrongKind: true
    default: false
    }
  }
}
