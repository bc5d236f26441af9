import Plurals

/// Makes a message of a member of a JSON file.
struct JSONEntry {
  let line: Int
  let dialect: PlaceholderDialect?
  let rules: PluralRules

  private static let categoryNames = PluralCategory.allCases.map(\.rawValue).joined(
    separator: ", "
  )

  func message(_ value: JSONValue) throws(MessageError) -> Message {
    switch value {
    case .text(let text):
      return Message(try template(text, .dollarBraces, line))
    case .object(let members):
      return try message(members)
    case .other(let found):
      throw fault("a message is a text or an object, not \(found)", line)
    }
  }

  private func message(_ members: [JSONValue.Member]) throws(MessageError) -> Message {
    if members.count == 1, let only = members.first,
      only.name == "plurals" || only.name == "keys"
    {
      guard case .object(let texts) = only.value else {
        throw fault("the value of \(only.name.debugDescription) must be an object", only.line)
      }
      guard only.name == "plurals" else { return try keyed(texts) }
      return Message(try variants(texts, .dollarBraces), by: selector("i"))
    }
    if members.contains(where: { PluralCategory(rawValue: $0.name) != nil }) {
      if let stranger = members.first(where: { PluralCategory(rawValue: $0.name) == nil }) {
        throw fault(
          "there is no category \(stranger.name.debugDescription); the categories are "
            + "\(Self.categoryNames), and exact numbers and \"*\" stand within \"plurals\"",
          stranger.line
        )
      }
      return Message(try variants(members, .percentBraces), by: selector("count"))
    }
    let found = members.map(\.name.debugDescription).prefix(4).joined(separator: ", ")
    throw fault(
      "an object has one key, \"plurals\" or \"keys\", or the names of categories; "
        + "found \(found.isEmpty ? "an empty object" : found)",
      line
    )
  }

  private func keyed(_ members: [JSONValue.Member]) throws(MessageError) -> Message {
    var templates: [String: MessageTemplate] = [:]
    for member in members {
      guard templates[member.name] == nil else { throw duplicate(member) }
      templates[member.name] = try template(of: member, .dollarBraces)
    }
    return Message(members: templates)
  }

  private func variants(
    _ members: [JSONValue.Member],
    _ usual: PlaceholderDialect
  ) throws(MessageError) -> PluralVariants {
    var variants = PluralVariants()
    var rest: MessageTemplate?
    for member in members {
      let template = try template(of: member, usual)
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
      throw fault("there are no texts; the last should be for \"*\"", line)
    }
    // "*" is for all that is not there, so no category of the language lacks a text.
    for category in rules.categories where variants[category] == nil { variants[category] = rest }
    if variants[.other] == nil { variants[.other] = rest }
    return variants
  }

  private func exactNumber(_ member: JSONValue.Member) throws(MessageError) -> Int {
    let name = member.name
    let digits = name.drop { $0 == "-" || $0 == "+" || $0 == "=" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw fault(
        "\(name.debugDescription) is no number and no category; right are numbers such as \"0\", "
          + "\"*\", and \(Self.categoryNames)",
        member.line
      )
    }
    if name.first == "-" {
      throw fault("an exact number is not negative; found \(name.debugDescription)", member.line)
    }
    guard let number = Int(digits) else {
      throw fault("the exact number \(name) is above \(Int.max)", member.line)
    }
    guard String(number) == name else {
      throw fault("the exact number \(name.debugDescription) is written \"\(number)\"", member.line)
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
    _ usual: PlaceholderDialect
  ) throws(MessageError) -> MessageTemplate {
    guard case .text(let text) = member.value else {
      throw fault("the value of \(member.name.debugDescription) must be a text", member.line)
    }
    return try template(text, usual, member.line)
  }

  private func template(
    _ text: String,
    _ usual: PlaceholderDialect,
    _ line: Int
  ) throws(MessageError) -> MessageTemplate {
    var dialect = dialect
    if dialect == nil {
      switch (text.holds("${"), text.holds("%{")) {
      case (true, false): dialect = .dollarBraces
      case (false, true): dialect = .percentBraces
      default: dialect = usual
      }
    }
    do throws(MessageError) {
      return try MessageTemplate(text, dialect: dialect ?? usual)
    } catch {
      throw MessageError(error.kind, line: line)
    }
  }

  private func fault(_ reason: String, _ line: Int) -> MessageError {
    MessageError(.malformed(reason), line: line)
  }

  private func duplicate(_ member: JSONValue.Member) -> MessageError {
    fault("\(member.name.debugDescription) is there twice", member.line)
  }
}
