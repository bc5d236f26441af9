import Plurals

/// Makes a message of an entry of a JSON file. What cannot be read costs the form that it is in.
struct JSONEntry {
  let key: String
  let dialect: PlaceholderDialect?
  let settings: MessageSettings
  let references: JSONReferences

  var findings: [MessageDiagnostic] = []
  /// The texts that stand for `%#@name@`: those that the entry has, and the plurals it refers to.
  var variables: [String: MessageVariable] = [:]
  /// The names of ``variables``, also of those that are not made yet.
  var variableNames: Set<String> = []
  /// The keys of the texts that the one being read stands in, from the outside.
  var path: [String]
  var referenceCount = 0
  /// The variable that findings are about.
  var variable: String?

  init(
    _ key: String,
    _ dialect: PlaceholderDialect?,
    _ settings: MessageSettings,
    _ references: JSONReferences
  ) {
    self.key = key
    self.dialect = dialect
    self.settings = settings
    self.references = references
    path = [key]
  }

  mutating func message(_ content: JSONContent) throws(MessageError) -> Message {
    switch content {
    case .text(let text): return message(text, .dollarBraces)
    case .plural(let members, let type, let argument):
      let usual: PlaceholderDialect = argument == "count" ? .percentBraces : .dollarBraces
      let variants = try variants(members, type, usual)
      return Message(variants, by: selector(argument), variables: variables)
    case .keyed(let members): return try keyed(members)
    case .variables(let members): return try messageWithVariables(members)
    case .fault(let finding): throw MessageError(finding)
    }
  }

  private mutating func message(_ text: String, _ usual: PlaceholderDialect) -> Message {
    let text = expanded(text)
    guard readsMustache, let list = IntervalList(text) else {
      let template = template(text, usual, isCounted: false, nil)
      return Message(template, variables: variables)
    }
    // A text for each interval and no other is one for all categories.
    var variants = PluralVariants()
    let form = form(list, usual, nil)
    for category in settings.rules.categories { set(form, category, in: &variants) }
    set(form, .other, in: &variants)
    return Message(variants, by: selector("count"), variables: variables)
  }

  private mutating func keyed(_ members: [JSONValue.Member]) throws(MessageError) -> Message {
    var templates: [String: MessageTemplate] = [:]
    var faults: [MessageDiagnostic] = []
    for member in members {
      let form = MessageDiagnostic.Form.member(member.name)
      guard case .text(let text) = member.value else {
        faults.append(fault(of: member, form))
        continue
      }
      // A message with keys has no place for variables.
      let source = expanded(text, form, allowsPlurals: false)
      let template = template(source, .dollarBraces, isCounted: false, form)
      if let first = templates.updateValue(template, forKey: member.name) {
        tellTwice(member, isSame: first == template, nil)
      }
    }
    findings += faults
    if templates.isEmpty { throw noTexts() }
    return Message(members: templates)
  }

  // MARK: Forms

  /// The texts of a plural.
  ///
  /// - Parameter usual: The dialect of texts that show none, in a plural none of whose texts shows one.
  mutating func variants(
    _ members: [JSONValue.Member],
    _ type: PluralRuleType,
    _ usual: PlaceholderDialect
  ) throws(MessageError) -> PluralVariants {
    let usual = usualDialect(of: members, usual)
    var variants = PluralVariants(type: type)
    var rest: Form?
    for member in members {
      guard let name = member.form else {
        tell(.unknownName(member.name, of: .categoryOrNumber), .warning, at: member.place)
        continue
      }
      var exact: Int?
      if case .exact(let number) = name {
        exact = Int(number.first == "=" ? String(number.dropFirst()) : number)
        guard let exact else {
          tell(.invalidValue(number, of: .exactNumber(number)), .error, at: member.place)
          continue
        }
        if String(exact) != number {
          tell(.invalidValue(number, of: .exactNumber(number)), .warning, at: member.place)
        }
      }
      let place: MessageDiagnostic.Form? =
        switch name {
        case .category(let category): .category(category)
        case .exact: exact.map { .exact($0) }
        case .rest: nil
        }
      guard case .text(let text) = member.value else {
        findings.append(fault(of: member, place))
        continue
      }
      let form = form(expanded(text, place), usual, place)
      let first: Form?
      switch name {
      case .category(let category):
        first = variants[category].map {
          Form(template: $0, intervals: variants.intervals[category] ?? [])
        }
        set(form, category, in: &variants)
      case .exact:
        // A list is for many numbers, and this is one.
        let number = exact ?? 0
        let text = form.intervals.first { $0.interval.contains(number) }?.template ?? form.template
        first = variants.exact[number].map { $0 == text ? form : Form(template: $0) }
        variants.exact[number] = text
      case .rest:
        first = rest
        rest = form
      }
      if let first {
        tellTwice(member, isSame: first == form, place)
      }
    }
    guard !variants.isEmpty || rest != nil else { throw noTexts() }
    if let rest {
      // "*" is for all that is not there, so no category of the language lacks a text.
      let rules = type == .ordinal ? settings.ordinalRules : settings.rules
      for category in rules.categories where variants[category] == nil {
        set(rest, category, in: &variants)
      }
      if variants[.other] == nil { set(rest, .other, in: &variants) }
    }
    return variants
  }

  /// A text with those for intervals that go before it.
  private struct Form: Equatable {
    var template: MessageTemplate
    var intervals: [PluralVariants.IntervalText] = []
  }

  private mutating func form(
    _ text: String,
    _ usual: PlaceholderDialect,
    _ place: MessageDiagnostic.Form?
  ) -> Form {
    guard readsMustache, let list = IntervalList(text) else {
      return Form(template: template(text, usual, isCounted: true, place))
    }
    return form(list, usual, place)
  }

  private mutating func form(
    _ list: IntervalList,
    _ usual: PlaceholderDialect,
    _ place: MessageDiagnostic.Form?
  ) -> Form {
    for kind in list.findings { tell(kind, .warning, form: place) }
    let intervals = list.texts.map { (interval, text) in
      let form = MessageDiagnostic.Form.interval(interval.description)
      return PluralVariants.IntervalText(interval, template(text, usual, isCounted: true, form))
    }
    return Form(
      template: template(list.rest, usual, isCounted: true, place),
      intervals: intervals
    )
  }

  private func set(_ form: Form, _ category: PluralCategory, in variants: inout PluralVariants) {
    variants[category] = form.template
    variants.intervals[category] = form.intervals.isEmpty ? nil : form.intervals
  }

  // MARK: Variables

  private mutating func messageWithVariables(
    _ members: [JSONValue.Member]
  ) throws(MessageError) -> Message {
    var declared: [JSONValue.Member] = []
    for member in members where member.name == "variables" {
      if case .object(let variables) = member.value { declared += variables }
    }
    variableNames = Set(declared.map(\.name))
    makeVariables(declared)
    // One that cannot be read stands for itself, as any other that is not there does.
    if variableNames.contains(where: { variables[$0] == nil }) {
      variableNames = Set(variables.keys)
      let told = findings
      makeVariables(declared)
      findings = told
    }
    let forms = members.filter { $0.form != nil }
    guard let text = members.last(where: { $0.name == "text" })?.value.text else {
      let variants = try variants(forms, .cardinal, .apple)
      return Message(variants, by: selector("count"), variables: variables)
    }
    for form in forms {
      tell(.unknownName(form.name, of: .messageMember), .warning, at: form.place)
    }
    let template = template(expanded(text), .apple, isCounted: false, nil)
    return Message(template, variables: variables)
  }

  private mutating func makeVariables(_ declared: [JSONValue.Member]) {
    var seen: Set<String> = []
    for member in declared {
      variable = member.name
      defer { variable = nil }
      do throws(MessageError) {
        let made = try makeVariable(member)
        let first = variables.updateValue(made, forKey: member.name)
        if !seen.insert(member.name).inserted { tellTwice(member, isSame: first == made, nil) }
      } catch {
        findings += error.placed(at: member.place, variable: member.name).diagnostics
      }
    }
  }

  private mutating func makeVariable(
    _ member: JSONValue.Member
  ) throws(MessageError) -> MessageVariable {
    guard case .object(let members) = member.value else {
      throw MessageError(
        .wrongType(.variable(member.name), expected: [.object], found: member.value.type)
      )
    }
    var selector = MessageVariable.Selector.nameOrNext(member.name)
    var type = PluralRuleType.cardinal
    var forms: [JSONValue.Member] = []
    for part in members {
      switch (part.name, part.value) {
      case ("argument", .text(let name)): selector = .name(name)
      case ("argument", .number(let text)):
        if let position = Int(text), 1...MessageLimit.position.maximum ~= position {
          selector = .position(position - 1)
        } else {
          tell(.invalidValue(text, of: .field("argument")), .warning, at: part.place)
        }
      case ("argument", let value):
        tell(
          .wrongType(.field("argument"), expected: [.string, .number], found: value.type),
          .warning,
          at: part.place
        )
      case ("plurals", .object(let texts)): forms += texts
      case ("ordinals", .object(let texts)):
        forms += texts
        type = .ordinal
      default: forms.append(part)
      }
    }
    let variants = try variants(forms, type, .apple)
    return MessageVariable(variants.mapTemplates { $0.showingOwnNumber }, by: selector)
  }

  // MARK: Texts

  /// Whether texts may be i18n-node's and i18next's.
  var readsMustache: Bool { dialect == nil || dialect == .mustache }

  /// With braces, the name says which argument chooses; a text need not show it.
  private func selector(_ name: String) -> MessageVariable.Selector {
    switch dialect {
    case nil, .dollarBraces, .percentBraces, .mustache: .name(name)
    case .hash: .position(0)
    case .apple, .zeroBased: .firstNumber
    }
  }

  private mutating func template(
    _ text: String,
    _ usual: PlaceholderDialect,
    isCounted: Bool,
    _ form: MessageDiagnostic.Form?
  ) -> MessageTemplate {
    let shown = shownDialect(of: text, usual: usual, isCounted: isCounted)
    let context = TemplateContext(variables: variableNames, isCounted: isCounted)
    let template = MessageTemplate(text, shown ?? dialect ?? usual, context)
    let systems = OtherSystem.seen(
      in: text,
      template.dialect,
      variables: variableNames,
      readsReferences: readsMustache
    )
    for system in systems { tell(.looksLike(system), .warning, form: form) }
    return template
  }

  /// The dialect of the texts of a plural that show none: that of the first which shows one.
  private func usualDialect(
    of members: [JSONValue.Member],
    _ usual: PlaceholderDialect
  ) -> PlaceholderDialect {
    for member in members {
      guard let text = member.value.text else { continue }
      if let shown = shownDialect(of: text, usual: usual, isCounted: true) { return shown }
    }
    return usual
  }

  /// The dialect whose placeholders a text has; nil if it has none, or if the dialect is given.
  private func shownDialect(
    of text: String,
    usual: PlaceholderDialect,
    isCounted: Bool
  ) -> PlaceholderDialect? {
    guard dialect == nil else { return dialect }
    var (hasPercent, hasDollar, hasBrace) = (false, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): hasPercent = true
      case UInt8(ascii: "$"): hasDollar = true
      case UInt8(ascii: "{"): hasBrace = true
      default: break
      }
    }
    var candidates: [PlaceholderDialect] = []
    if hasBrace, hasDollar { candidates.append(.dollarBraces) }
    if hasBrace, hasPercent { candidates.append(.percentBraces) }
    if hasBrace || hasPercent {
      // What is no placeholder in braces is Apple's in a message with variables, as theirs are.
      candidates += usual == .apple && !text.holds("{{") ? [.apple] : [.mustache]
    }
    if let index = candidates.firstIndex(of: usual) { candidates.swapAt(0, index) }
    let context = TemplateContext(variables: [], isCounted: isCounted)
    return candidates.first { MessageTemplate(text, $0, context).hasPlaceholders }
  }

  // MARK: Findings

  private func fault(
    of member: JSONValue.Member,
    _ form: MessageDiagnostic.Form?
  ) -> MessageDiagnostic {
    if case .invalid(var finding) = member.value {
      finding.form = form
      return finding
    }
    let kind = MessageDiagnostic.Kind.wrongType(
      .field(member.name),
      expected: [.string],
      found: member.value.type
    )
    return MessageDiagnostic(
      kind,
      // Texts in it have keys of their own.
      severity: member.value.isNested && variable == nil ? .warning : .error,
      place: member.place,
      form: form,
      variable: variable
    )
  }

  /// The error of an entry without a text: what is wrong with its texts, if there are any.
  private mutating func noTexts() -> MessageError {
    let errors = findings.filter { $0.severity == .error && $0.variable == variable }
    findings.removeAll { $0.severity == .error && $0.variable == variable }
    return MessageError(errors) ?? MessageError(.missing(.texts))
  }

  private mutating func tellTwice(
    _ member: JSONValue.Member,
    isSame: Bool,
    _ form: MessageDiagnostic.Form?
  ) {
    tell(
      .duplicate(.field(member.name), firstLine: nil),
      isSame ? .note : .warning,
      at: member.place,
      form: form
    )
  }

  mutating func tell(
    _ kind: MessageDiagnostic.Kind,
    _ severity: MessageDiagnostic.Severity,
    at place: TextPlace? = nil,
    form: MessageDiagnostic.Form? = nil
  ) {
    let finding = MessageDiagnostic(
      kind,
      severity: severity,
      place: place,
      form: form,
      variable: variable
    )
    // A text may lead to one finding several times, but not far apart.
    if !findings.suffix(16).contains(finding) { findings.append(finding) }
  }
}

extension MessageTemplate {
  /// A copy whose only placeholder without a name or position shows the number that chose the text.
  fileprivate var showingOwnNumber: MessageTemplate {
    let isTurn: (Segment) -> Bool = {
      guard case .placeholder(let placeholder) = $0, placeholder.sizes == nil else { return false }
      return if case .turn = placeholder.reference { true } else { false }
    }
    guard let parts, parts.filter(isTurn).count == 1 else { return self }
    return MessageTemplate(self, segments: parts.map { isTurn($0) ? $0.showingOwnNumber : $0 })
  }

  /// A copy that shows the number that chose the text where the text names an argument.
  func showingOwnNumber(for name: String) -> MessageTemplate {
    guard let parts else { return self }
    return MessageTemplate(
      self,
      segments: parts.map { segment in
        if case .placeholder(let placeholder) = segment, placeholder.reference == .name(name) {
          segment.showingOwnNumber
        } else {
          segment
        }
      }
    )
  }
}

extension MessageTemplate.Segment {
  fileprivate var showingOwnNumber: MessageTemplate.Segment {
    guard case .placeholder(let placeholder) = self else { return self }
    return .placeholder(
      MessageTemplate.Placeholder(
        after: placeholder.textBefore,
        reference: .own,
        conversion: placeholder.conversion,
        source: placeholder.source
      )
    )
  }
}
