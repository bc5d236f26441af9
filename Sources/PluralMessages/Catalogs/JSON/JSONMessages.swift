import Plurals

/// What an entry of a JSON file says, before its texts are read.
enum JSONContent {
  case text(String)
  /// Texts of which the argument with a name chooses one.
  case plural([JSONValue.Member], PluralRuleType, argument: String)
  case keyed([JSONValue.Member])
  /// A text or a plural, with variables.
  case variables([JSONValue.Member])
  case fault(MessageDiagnostic)
}

/// Finds the messages of a JSON file: groups are parts of keys, and texts whose keys have i18next's
/// suffixes are forms of another message.
struct JSONMessages {
  struct Entry {
    let key: String
    let place: TextPlace
    /// The groups that the key is composed of.
    let depth: Int
    /// Whether it is a form, or all, of another message that may be meant to have a key of its own;
    /// what is wrong with it is told there.
    var isRepetition = false
    let content: JSONContent
  }

  private(set) var entries: [Entry] = []
  /// Findings, each with its key and place.
  private(set) var findings: [MessageDiagnostic] = []
  /// The lines of the groups.
  private var groups: [String: Int] = [:]
  private var keyBytes = 0
  /// The most bytes of keys: groups in groups make the keys of what they hold long.
  private let maximumKeyBytes: Int

  init(_ members: [JSONValue.Member], _ settings: MessageSettings, fileSize: Int) {
    maximumKeyBytes = min(MessageLimit.keySize.maximum, 64 << 10 + fileSize * 64)
    for member in members { add(member.value, member.name, member.place, depth: 0) }
    leaveOutHidden()
    addFamilies(settings)
  }

  private mutating func add(
    _ value: JSONValue,
    _ key: String,
    _ place: TextPlace,
    depth: Int,
    isRepetition: Bool = false
  ) {
    func append(_ content: JSONContent) {
      entries.append(
        Entry(key: key, place: place, depth: depth, isRepetition: isRepetition, content: content)
      )
    }
    switch value {
    case .text(let text): append(.text(text))
    case .number, .other:
      append(
        .fault(
          MessageDiagnostic(
            .wrongType(.message, expected: [.string, .object], found: value.type),
            severity: .error
          )
        )
      )
    case .invalid(let finding): append(.fault(finding))
    case .array(let elements): addGroup(elements, key, place, depth)
    case .object(let members):
      if let content = content(of: members, key) {
        append(content)
        if case .plural(let forms, _, _) = content, !isRepetition {
          addNeighbours(of: members, forms, key, depth)
        }
      } else {
        addGroup(members, key, place, depth)
      }
    }
  }

  // MARK: Objects

  /// What an object says as a message; nil if it is a group.
  private mutating func content(of members: [JSONValue.Member], _ key: String) -> JSONContent? {
    if members.count == 1, let only = members.first, let content = wrapped(only, key) {
      return content
    }
    if let content = withVariables(members) { return content }
    let strangers = members.filter { $0.form == nil }
    if strangers.isEmpty, !members.isEmpty {
      // Texts in objects called "one" and "other" are no forms.
      guard members.contains(where: { !$0.value.isNested }) else { return nil }
      return .plural(members, .cardinal, argument: "count")
    }
    tell(strangers, among: members, key)
    return nil
  }

  /// What stands within `plurals`, `ordinals` or `keys`, if that is what the name is for.
  private mutating func wrapped(_ only: JSONValue.Member, _ key: String) -> JSONContent? {
    guard ["plurals", "ordinals", "keys"].contains(only.name) else { return nil }
    guard case .object(let texts) = only.value else {
      tell(
        .wrongType(.field(only.name), expected: [.object], found: only.value.type),
        only.value.text == nil ? .error : .warning,
        only.place,
        key
      )
      return nil
    }
    if texts.isEmpty {
      return .fault(MessageDiagnostic(.missing(.texts), severity: .error, place: only.place))
    }
    if only.name == "keys" {
      return texts.contains { $0.value.isNested } ? nil : .keyed(texts)
    }
    let forms = texts.filter { $0.form != nil }
    guard forms.contains(where: { !$0.value.isNested }) else {
      if let stranger = texts.first, !stranger.value.isNested {
        tell(.unknownName(stranger.name, of: .categoryOrNumber), .warning, stranger.place, key)
      }
      return nil
    }
    return .plural(texts, only.name == "ordinals" ? .ordinal : .cardinal, argument: "i")
  }

  private func withVariables(_ members: [JSONValue.Member]) -> JSONContent? {
    guard
      members.contains(where: {
        if $0.name == "variables", case .object = $0.value { true } else { false }
      })
    else { return nil }
    let others = members.filter { $0.name != "variables" }
    // A group may have a member that is called "variables", but not texts that name them.
    guard others.allSatisfy({ $0.name == "text" || $0.form != nil }),
      others.contains(where: { $0.value.text?.holds("#@") == true })
    else { return nil }
    return .variables(members)
  }

  /// Tells what keeps an object from being a plural, where it may be meant as one.
  private mutating func tell(
    _ strangers: [JSONValue.Member],
    among members: [JSONValue.Member],
    _ key: String
  ) {
    let wrappers = members.filter { ["plurals", "ordinals", "keys"].contains($0.name) }
    if members.count > 1, wrappers.count == members.count {
      tell(.unknownName(members[1].name, of: .messageMember), .warning, members[1].place, key)
      return
    }
    // "male", "female" and "other" are a usual group.
    guard let stranger = strangers.first, !stranger.value.isNested,
      members.contains(where: { $0.form.map { $0 != .category(.other) } ?? false })
    else { return }
    tell(.unknownName(stranger.name, of: .messageMember), .warning, stranger.place, key)
  }

  /// Adds what else an object with the names of forms may be meant as, so that nothing in it is lost.
  private mutating func addNeighbours(
    of members: [JSONValue.Member],
    _ forms: [JSONValue.Member],
    _ key: String,
    _ depth: Int
  ) {
    guard members.allSatisfy({ $0.form != nil }) else {
      // The only member of a group may be called "plurals" too.
      for member in members { add(member, to: key, depth, isRepetition: true) }
      let key = members.count == 1 ? key + "." + members[0].name : key
      for form in forms where form.value.isNested { add(form, to: key, depth + 1) }
      return
    }
    let hasNumbersOnly = members.allSatisfy {
      if case .exact = $0.form { true } else { false }
    }
    for member in members {
      if member.value.isNested {
        add(member, to: key, depth)
      } else if hasNumbersOnly, member.value.text != nil {
        add(member, to: key, depth, isRepetition: true)
      }
    }
  }

  private mutating func addGroup(
    _ members: [JSONValue.Member],
    _ key: String,
    _ place: TextPlace,
    _ depth: Int
  ) {
    if members.isEmpty { tell(.missing(.texts), .warning, place, key) }
    if let line = groups.updateValue(place.line, forKey: key) {
      tell(.duplicate(.key, firstLine: line), .warning, place, key)
    }
    for member in members { add(member, to: key, depth) }
  }

  private mutating func add(
    _ member: JSONValue.Member,
    to key: String,
    _ depth: Int,
    isRepetition: Bool = false
  ) {
    let composed = key + "." + member.name
    let before = keyBytes
    keyBytes += composed.utf8.count
    let limit = MessageLimit.keySize
    guard keyBytes <= maximumKeyBytes else {
      if before <= maximumKeyBytes { tell(.limit(limit), .error, member.place, nil) }
      return
    }
    add(member.value, composed, member.place, depth: depth + 1, isRepetition: isRepetition)
  }

  // MARK: Keys

  /// Leaves out what has, by its groups, a key that is there as it is.
  private mutating func leaveOutHidden() {
    guard entries.contains(where: { $0.depth > 0 }) else { return }
    var shallowest: [String: Entry] = [:]
    for entry in entries where shallowest[entry.key].map({ entry.depth < $0.depth }) ?? true {
      shallowest[entry.key] = entry
    }
    for entry in entries {
      guard let winner = shallowest[entry.key], winner.depth < entry.depth else { continue }
      if entry.isRepetition { continue }
      var severity = MessageDiagnostic.Severity.warning
      if case .text(let text) = entry.content, case .text(text) = winner.content {
        severity = .note
      }
      tell(.duplicate(.key, firstLine: winner.place.line), severity, entry.place, entry.key)
    }
    entries.removeAll { entry in
      shallowest[entry.key].map { $0.depth < entry.depth } ?? false
    }
  }

  /// The forms that texts with i18next's suffixes are.
  private struct Family {
    var place: TextPlace
    var depth: Int
    var texts: [(category: PluralCategory, text: JSONValue.Member)] = []
  }

  /// Adds the messages whose forms are texts by themselves: `item` of `item_one` and `item_other`.
  private mutating func addFamilies(_ settings: MessageSettings) {
    var families: [PluralRuleType: [String: Family]] = [.cardinal: [:], .ordinal: [:]]
    for entry in entries {
      guard case .text(let text) = entry.content,
        let (stem, type, category) = Self.suffix(of: entry.key)
      else { continue }
      let member = JSONValue.Member(name: category.rawValue, value: .text(text), place: entry.place)
      families[type]?[stem, default: Family(place: entry.place, depth: entry.depth)].texts
        .append((category, member))
    }
    if families.values.allSatisfy(\.isEmpty) { return }
    var keys = Set(entries.map(\.key))
    func add(_ key: String, _ family: Family, _ type: PluralRuleType, _ rules: PluralRules) {
      guard Self.isPlural(family, rules), keys.insert(key).inserted else { return }
      let members = family.texts.map { (category, member) in
        // i18next takes the text for `zero` for 0 in every language.
        category == .zero && !rules.categories.contains(.zero)
          ? JSONValue.Member(name: "0", value: member.value, place: member.place) : member
      }
      entries.append(
        Entry(
          key: key,
          place: family.place,
          depth: family.depth,
          content: .plural(members, type, argument: "count")
        )
      )
    }
    for (stem, family) in families[.cardinal] ?? [:] {
      add(stem, family, .cardinal, settings.rules)
    }
    for (stem, family) in families[.ordinal] ?? [:] {
      add(stem + "_ordinal", family, .ordinal, settings.ordinalRules)
      add(stem, family, .ordinal, settings.ordinalRules)
    }
    // In the order of the file, whatever that of the dictionaries is.
    entries.sort {
      ($0.place.line, $0.place.column ?? 0, $0.key) < ($1.place.line, $1.place.column ?? 0, $1.key)
    }
  }

  /// The parts of a key such as `item_one` or `item_ordinal_two`; nil for others.
  private static func suffix(
    of key: String
  ) -> (stem: String, PluralRuleType, PluralCategory)? {
    guard let line = key.utf8.lastIndex(of: UInt8(ascii: "_")), line > key.startIndex,
      let category = PluralCategory(rawValue: String(key[key.index(after: line)...]))
    else { return nil }
    let stem = String(key[..<line])
    let ordinal = "_ordinal"
    if stem.hasSuffix(ordinal), stem.utf8.count > ordinal.utf8.count {
      return (String(stem.dropLast(ordinal.count)), .ordinal, category)
    }
    return (stem, .cardinal, category)
  }

  /// Whether texts are forms of a plural: "chapter_one" and "chapter_two" in English, or "gender_other"
  /// alone, are likely to be none.
  private static func isPlural(_ family: Family, _ rules: PluralRules) -> Bool {
    let categories = Set(family.texts.map(\.category))
    let used = categories.filter { rules.categories.contains($0) }
    if categories.contains(.other) {
      return categories.count > 1 || rules.categories.count == 1
        || family.texts.contains { $0.text.value.text.map { $0.holds("{{") } ?? false }
    }
    return used.count > 1
  }

  private mutating func tell(
    _ kind: MessageDiagnostic.Kind,
    _ severity: MessageDiagnostic.Severity,
    _ place: TextPlace,
    _ key: String?
  ) {
    findings.appendWithinLimit(
      MessageDiagnostic(kind, severity: severity, place: place, key: key)
    )
  }
}
