import Plurals

extension MessageCatalog {
  /// Reports what is likely to be a mistake in a message, although it can be shown.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: Its key.
  ///   - file: The file that it is from.
  ///   - line: The key's line, where it is known.
  ///   - language: The language, if the file holds several.
  ///   - expectsZero: Whether a text for `zero` is right in every language, as in Apple's files,
  ///     even if it is not taken.
  func report(
    _ message: Message,
    key: String,
    file: String?,
    line: Int? = nil,
    language: String? = nil,
    expectsZero: Bool = false
  ) {
    guard let report = options.report else { return }
    func tell(_ kind: MessageError.Kind) {
      report(MessageError(kind, file: file, line: line, key: key, language: language))
    }
    for template in message.templates {
      for remark in template.remarks { tell(.malformedPlaceholder(remark)) }
    }
    let reached = rules.categories
    let names = reached.map(\.rawValue).joined(separator: ", ")
    for variants in message.choices where !variants.isOneText {
      for category in variants.categories where !reached.contains(category) {
        if category == .zero, expectsZero || options.zero == .apple { continue }
        tell(
          .malformed(
            "the text for \(category) is never taken; the categories of \(self.language) are \(names)"
          )
        )
      }
    }
  }
}

extension Message {
  /// The texts of which a number chooses one, those of variables included.
  fileprivate var choices: [PluralVariants] {
    var choices = variables.sorted { $0.key < $1.key }.map(\.value.variants)
    if case .plural(let variable) = content { choices.insert(variable.variants, at: 0) }
    return choices
  }

  /// All its texts.
  fileprivate var templates: [MessageTemplate] {
    let own: [MessageTemplate] =
      switch content {
      case .text(let template): [template]
      case .keyed(let members): members.values.sorted { $0.source < $1.source }
      case .forms(let forms): forms.templates
      case .plural, .verbatim: []
      }
    return own + choices.flatMap(\.texts)
  }
}

extension PluralVariants {
  /// Each text once, in the order of categories, with those for exact numbers last.
  fileprivate var texts: [MessageTemplate] {
    if isOneText { return [self[.other]].compactMap { $0 } }
    return PluralCategory.allCases.compactMap { self[$0] }
      + exact.values.sorted { $0.source < $1.source }
  }

  /// Whether every category has one and the same text, which then is for no category in particular.
  fileprivate var isOneText: Bool {
    exact.isEmpty
      && PluralCategory.allCases.allSatisfy { self[$0] != nil && self[$0] == self[.other] }
  }
}
