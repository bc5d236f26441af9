import Plurals

/// Finds what is likely to be a mistake in messages of a language that can be shown nevertheless.
struct MessageChecks {
  let language: String
  let rules: PluralRules
  let ordinalRules: PluralRules
  /// Whether a text for `zero` is right in every language, as in Apple's files.
  let readsZero: Bool
  /// The categories that counted things have; others are for fractions and millions. They are found
  /// when they are first asked for: most languages lack no text.
  private lazy var common = Self.common(rules)
  /// The categories that ranks have.
  private lazy var commonRanks = Self.common(ordinalRules)

  init(language: String, rules: PluralRules, ordinalRules: PluralRules, readsZero: Bool) {
    self.language = language
    self.rules = rules
    self.ordinalRules = ordinalRules
    self.readsZero = readsZero
  }

  /// CLDR's rules repeat after a hundred numbers, but for what is about thousands and millions.
  private static func common(_ rules: PluralRules) -> PluralCategorySet {
    PluralCategorySet((0..<200).map { rules.category(for: $0) } + [rules.category(for: 1_000)])
  }

  /// The findings about a message.
  mutating func findings(_ message: Message) -> [MessageDiagnostic] {
    var findings: [MessageDiagnostic] = []
    switch message.content {
    case .text(let template):
      findings += template.diagnostics
      if InflectionMarkup.mayStand(in: template.source) {
        findings.append(MessageDiagnostic(.ignored(.inflection)))
      }
    case .plural(let choice): add(choice.variants, variable: nil, to: &findings)
    case .keyed(let members):
      for (name, template) in members.sorted(by: { $0.key < $1.key }) {
        add(template, .member(name), to: &findings)
      }
    case .forms(let forms):
      for (index, template) in forms.templates.enumerated() {
        add(template, .index(index), to: &findings)
      }
    case .unshowable: break
    }
    if !message.variables.isEmpty {
      for (name, variable) in message.variables.sorted(by: { $0.key < $1.key }) {
        add(variable.variants, variable: name, to: &findings)
      }
    }
    return findings
  }

  private func add(
    _ template: MessageTemplate,
    _ form: MessageDiagnostic.Form,
    variable: String? = nil,
    to findings: inout [MessageDiagnostic]
  ) {
    var own = template.diagnostics
    if InflectionMarkup.mayStand(in: template.source) {
      own.append(MessageDiagnostic(.ignored(.inflection)))
    }
    for var finding in own {
      finding.form = form
      finding.variable = variable
      findings.append(finding)
    }
  }

  private mutating func add(
    _ variants: PluralVariants,
    variable: String?,
    to findings: inout [MessageDiagnostic]
  ) {
    let available = variants.categories
    let isOneText = available.count == PluralCategory.allCases.count && variants.isOneText
    if isOneText {
      // A text for all categories is for none in particular.
      for finding in variants[.other]?.diagnostics ?? [] { findings.append(finding) }
      return
    }
    for (form, template) in variants.forms {
      add(template, form, variable: variable, to: &findings)
    }
    let used = (variants.type == .ordinal ? ordinalRules : rules).categories
    for category in available where !used.contains(category) {
      if category == .zero, readsZero { continue }
      findings.append(
        MessageDiagnostic(
          .unreachableCategory(category, language: language, used: used),
          form: .category(category),
          variable: variable
        )
      )
    }
    for category in used where !available.contains(category) {
      let common = variants.type == .ordinal ? commonRanks : common
      findings.append(
        MessageDiagnostic(
          .missingCategory(category, type: variants.type, available: available),
          severity: common.contains(category) ? .warning : .note,
          form: .category(category),
          variable: variable
        )
      )
    }
  }
}
