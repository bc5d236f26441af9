import Plurals

/// Makes a message of a member of a JSON file.
struct JSONEntry {
  let place: TextPlace
  let dialect: PlaceholderDialect?
  let settings: MessageSettings

  func message(_ value: JSONValue) throws(MessageError) -> Message {
    switch value {
    case .text(let text): return Message(try template(text, .dollarBraces))
    case .object(let members): return try message(members)
    case .other(let found):
      throw fault(.wrongType(.message, expected: [.string, .object], found: found))
    }
  }

  private func message(_ members: [JSONValue.Member]) throws(MessageError) -> Message {
    if members.count == 1, let only = members.first,
      ["plurals", "ordinals", "keys"].contains(only.name)
    {
      guard case .object(let texts) = only.value else {
        throw fault(
          .wrongType(.field(only.name), expected: [.object], found: only.value.type),
          at: only.place
        )
      }
      if only.name == "keys" { return try keyed(texts) }
      let type: PluralRuleType = only.name == "ordinals" ? .ordinal : .cardinal
      return Message(try variants(texts, type, .dollarBraces), by: selector("i"))
    }
    if members.contains(where: { PluralCategory(rawValue: $0.name) != nil }) {
      if let stranger = members.first(where: { PluralCategory(rawValue: $0.name) == nil }) {
        throw fault(.unknownName(stranger.name, of: .category), at: stranger.place)
      }
      return Message(try variants(members, .cardinal, .percentBraces), by: selector("count"))
    }
    guard let first = members.first else { throw fault(.missing(.texts)) }
    throw fault(.unknownName(first.name, of: .messageMember))
  }

  private func keyed(_ members: [JSONValue.Member]) throws(MessageError) -> Message {
    var templates: [String: MessageTemplate] = [:]
    for member in members {
      guard templates[member.name] == nil else { throw duplicate(member) }
      templates[member.name] = try template(of: member, .dollarBraces, as: .member(member.name))
    }
    return Message(members: templates)
  }

  private func variants(
    _ members: [JSONValue.Member],
    _ type: PluralRuleType,
    _ usual: PlaceholderDialect
  ) throws(MessageError) -> PluralVariants {
    var variants = PluralVariants(type: type)
    var rest: MessageTemplate?
    for member in members {
      let template = try template(of: member, usual, as: form(member.name))
      if let category = PluralCategory(rawValue: member.name) {
        guard variants[category] == nil else { throw duplicate(member) }
        variants[category] = template
      } else if member.name == "*" {
        guard rest == nil else { throw duplicate(member) }
        rest = template
      } else {
        let number = try exactNumber(member)
        guard variants.exact[number] == nil else { throw duplicate(member) }
        variants.exact[number] = template
      }
    }
    guard !variants.isEmpty || rest != nil else {
      throw fault(.missing(.texts))
    }
    // "*" is for all that is not there, so no category of the language lacks a text.
    let rules = type == .ordinal ? settings.ordinalRules : settings.rules
    for category in rules.categories where variants[category] == nil { variants[category] = rest }
    if variants[.other] == nil { variants[.other] = rest }
    return variants
  }

  private func exactNumber(_ member: JSONValue.Member) throws(MessageError) -> Int {
    let name = member.name
    let digits = name.drop { $0 == "-" || $0 == "+" || $0 == "=" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw fault(.unknownName(name, of: .categoryOrNumber), at: member.place)
    }
    guard let number = Int(name), String(number) == name, number >= 0 else {
      throw fault(.invalidValue(name, of: .exactNumber(name)), at: member.place)
    }
    return number
  }

  // MARK: Texts

  /// With braces, the name says which argument chooses; a text need not show it.
  private func selector(_ name: String) -> MessageVariable.Selector {
    switch dialect {
    case nil, .dollarBraces, .percentBraces: .name(name)
    case .hash: .position(0)
    case .apple, .zeroBased: .firstNumber
    }
  }

  private func template(
    of member: JSONValue.Member,
    _ usual: PlaceholderDialect,
    as form: MessageDiagnostic.Form?
  ) throws(MessageError) -> MessageTemplate {
    guard case .text(let text) = member.value else {
      throw fault(
        .wrongType(.field(member.name), expected: [.string], found: member.value.type),
        at: member.place
      )
    }
    do throws(MessageError) {
      return try template(text, usual)
    } catch {
      throw error.placed(at: member.place, form: form)
    }
  }

  private func form(_ name: String) -> MessageDiagnostic.Form? {
    PluralCategory(rawValue: name).map { .category($0) } ?? Int(name).map { .exact($0) }
  }

  private func template(
    _ text: String,
    _ usual: PlaceholderDialect
  ) throws(MessageError) -> MessageTemplate {
    var dialect = dialect
    if dialect == nil {
      switch (text.holds("${"), text.holds("%{")) {
      case (true, false): dialect = .dollarBraces
      case (false, true): dialect = .percentBraces
      default: dialect = usual
      }
    }
    return try MessageTemplate(text, dialect: dialect ?? usual)
  }

  private func fault(
    _ kind: MessageDiagnostic.Kind,
    at place: TextPlace? = nil
  ) -> MessageError {
    MessageError(MessageDiagnostic(kind, severity: .error, place: place ?? self.place))
  }

  private func duplicate(_ member: JSONValue.Member) -> MessageError {
    fault(.duplicate(.field(member.name), firstLine: nil), at: member.place)
  }
}
