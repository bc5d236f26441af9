import Plurals

/// The texts of a file that others refer to by i18next's `$t(key)`.
final class JSONReferences {
  private let contents: [String: JSONContent]
  /// What the texts of the file may still get by references, in bytes.
  private var remainingBytes: Int

  init(_ entries: [JSONMessages.Entry], fileSize: Int) {
    remainingBytes = min(MessageLimit.referenceSize.maximum, 1 << 20 + fileSize * 32)
    var contents: [String: JSONContent] = [:]
    let isReferring = entries.contains {
      switch $0.content {
      case .text(let text): Self.refers(text)
      case .plural(let members, _, _), .keyed(let members), .variables(let members):
        members.contains { $0.value.text.map(Self.refers) ?? false }
      case .fault: false
      }
    }
    // Most files have no references.
    if isReferring { for entry in entries { contents[entry.key] = entry.content } }
    self.contents = contents
  }

  /// Whether a text may refer to others.
  static func refers(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) && text.holds("$t(")
  }

  /// The entry that a reference means; its key may begin with the name of its file.
  func content(_ key: String) -> (key: String, JSONContent)? {
    if let content = contents[key] { return (key, content) }
    guard let colon = key.firstIndex(of: ":") else { return nil }
    let name = String(key[key.index(after: colon)...])
    return contents[name].map { (name, $0) }
  }

  /// Whether the file may still have so many bytes.
  func allows(_ count: Int) -> Bool { count < remainingBytes }

  /// Takes the work for a plural from what the file may have.
  func spend(onForms count: Int) { remainingBytes -= count * 256 }

  /// Takes a text's size from what the file may have; false if it is more.
  ///
  /// - Parameter source: The text that it was made of, which may be longer.
  func spend(_ text: String, madeOf source: String = "") -> Bool {
    // Small ones cost time, too.
    remainingBytes -= max(text.utf8.count, source.utf8.count) + 8
    return remainingBytes > 0
  }
}

extension JSONEntry {
  /// A text with the texts that it refers to by `$t(key)`. Plurals become variables.
  mutating func expanded(
    _ text: String,
    _ form: MessageDiagnostic.Form? = nil,
    allowsPlurals: Bool = true
  ) -> String {
    guard readsMustache, JSONReferences.refers(text) else { return text }
    var result = ""
    var rest = Array(text.utf8)[...]
    while let reference = JSONReference(in: rest) {
      result += String(decoding: rest[..<reference.range.lowerBound], as: UTF8.self)
      if let faulty = reference.faultyOptions {
        tell(.invalidValue(faulty, of: .referenceOptions), .warning, form: form)
      }
      if let text = replacement(of: reference, form, allowsPlurals) {
        result += text
      } else {
        result += String(decoding: rest[reference.range], as: UTF8.self)
      }
      rest = rest[reference.range.upperBound...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private mutating func replacement(
    of reference: JSONReference,
    _ form: MessageDiagnostic.Form?,
    _ allowsPlurals: Bool
  ) -> String? {
    guard let (target, content) = references.content(reference.key) else {
      tell(.unknownReference(reference.key), .warning, form: form)
      return nil
    }
    guard !path.contains(target) else {
      tell(.recursiveReference(reference.key), .warning, form: form)
      return nil
    }
    referenceCount += 1
    if path.count >= MessageLimit.referenceNesting.maximum {
      tell(.limit(.referenceNesting), .warning, form: form)
      return nil
    }
    if referenceCount > MessageLimit.references.maximum {
      tell(.limit(.references), .warning, form: form)
      return nil
    }
    switch content {
    case .text(let text):
      return nested(text, reference, target, form, allowsPlurals)
    case .plural(let members, let type, let argument):
      if case .number(let number) = reference.count {
        references.spend(onForms: members.count)
        guard references.allows(0) else {
          tell(.limit(.referenceSize), .warning, form: form)
          return nil
        }
        let text = chosen(members, type, number) ?? reference.key
        return nested(text, reference, target, form, allowsPlurals)
      }
      guard allowsPlurals else { break }
      return variable(for: reference, target, members, type, argument)
    case .keyed, .variables, .fault: break
    }
    tell(.unknownReference(reference.key), .warning, form: form)
    return nil
  }

  private mutating func nested(
    _ source: String,
    _ reference: JSONReference,
    _ target: String,
    _ form: MessageDiagnostic.Form?,
    _ allowsPlurals: Bool
  ) -> String? {
    // Asked before the text is made.
    var text: String?
    if references.allows(reference.maximumSize(of: source)) { text = reference.putting(source) }
    guard let text, references.spend(text, madeOf: source) else {
      tell(.limit(.referenceSize), .warning, form: form)
      return nil
    }
    path.append(target)
    defer { path.removeLast() }
    return expanded(text, form, allowsPlurals: allowsPlurals)
  }

  /// The placeholder of a variable that has a plural's texts, and chooses as the reference says.
  private mutating func variable(
    for reference: JSONReference,
    _ target: String,
    _ members: [JSONValue.Member],
    _ type: PluralRuleType,
    _ argument: String
  ) -> String? {
    var chooser = argument
    if case .argument(let name) = reference.count { chooser = name }
    let options = reference.texts.sorted { $0.key < $1.key }.map { ":\($0.key)=\($0.value)" }
    let name = (target + (chooser == argument ? "" : ":" + chooser) + options.joined())
      .filter { $0 != "@" }
    let placeholder = "%#@\(name)@"
    if variables[name] != nil { return placeholder }
    let size = members.reduce(0) { $0 + reference.maximumSize(of: $1.value.text ?? "") }
    guard references.allows(size) else {
      tell(.limit(.referenceSize), .warning)
      return nil
    }
    let texts = members.map { member in
      guard case .text(let text) = member.value else { return member }
      return JSONValue.Member(
        name: member.name,
        value: .text(reference.putting(text)),
        place: member.place
      )
    }
    guard texts.allSatisfy({ references.spend($0.value.text ?? "") }) else {
      tell(.limit(.referenceSize), .warning)
      return nil
    }
    path.append(target)
    defer { path.removeLast() }
    let told = findings.count
    do throws(MessageError) {
      let variants = try variants(texts, type, .mustache)
      // What else is wrong with the plural is told where it stands.
      let own = findings[told...].filter { $0.kind.isAboutReferences }
      findings.replaceSubrange(told..., with: own)
      variables[name] = MessageVariable(
        chooser == argument
          ? variants : variants.mapTemplates { $0.showingOwnNumber(for: argument) },
        by: .name(chooser)
      )
      variableNames.insert(name)
      return placeholder
    } catch {
      findings.removeSubrange(told...)
      tell(.unknownReference(reference.key), .warning)
      return nil
    }
  }

  /// The text of a plural for a number that a reference writes.
  private func chosen(
    _ members: [JSONValue.Member],
    _ type: PluralRuleType,
    _ number: Int
  ) -> String? {
    let rules = type == .ordinal ? settings.ordinalRules : settings.rules
    let forms: [JSONForm] = [
      .exact(String(number)), .category(rules.category(for: number)), .category(.other), .rest,
    ]
    for form in forms {
      if let text = members.last(where: { $0.form == form })?.value.text { return text }
    }
    return nil
  }
}

extension MessageDiagnostic.Kind {
  fileprivate var isAboutReferences: Bool {
    switch self {
    case .unknownReference, .recursiveReference, .limit: true
    default: false
    }
  }
}
