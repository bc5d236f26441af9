import PluralMessages

/// The checks of localisations, by the names that settings and findings have.
public enum LintCheck: String, Hashable, Sendable, CaseIterable {
  case missingForm = "missing-form"
  case rareForm = "rare-form"
  case unreachableForm = "unreachable-form"
  case numberNotShown = "number-not-shown"
  case wrongLiteral = "wrong-literal"
  case zeroReading = "zero-reading"
  case placeholder
  case format
  case variable
  case duplicateKey = "duplicate-key"
  case tableConflict = "table-conflict"
  case syntax
  case truncated
  case sameForms = "same-forms"
  case numberWithoutForms = "number-without-forms"
  case untranslated
  case needsReview = "needs-review"
  case stale
  case empty
  case language
  case legacyForms = "legacy-forms"
  case ignored
}

extension LintCheck {
  /// The check that a finding of a reader or of the linter belongs to; nil for those of calls, and for what
  /// readers say of forms and placeholders, which the linter decides itself.
  public init?(of finding: MessageDiagnostic) {
    switch finding.kind {
    case .translation(let problem): self.init(of: problem)
    case .missingKey, .keyOfOtherLength, .wrongKind, .missingMember, .missingArgument,
      .missingNamedArgument, .typeMismatch, .noNumber, .missingCategory, .unreachableCategory,
      .placeholdersDiffer, .differsByTable:
      return nil
    case .placeholder, .looksLike, .unknownReference, .recursiveReference: self = .format
    case .syntax(let problem):
      switch problem {
      case .truncating: self = .truncated
      case .invalidEscape, .needlessEscape, .halfSurrogate: self = .format
      default: self = .syntax
      }
    case .unknownVariable, .recursiveVariable: self = .variable
    case .wordForms, .missingRule: self = .legacyForms
    case .untranslated: self = .untranslated
    case .duplicate(.key, _): self = .duplicateKey
    case .ignored, .missing(.device): self = .ignored
    case .invalidValue(_, of: .field("formatSpecifier")),
      .invalidValue(_, of: .field("NSStringFormatValueTypeKey")):
      self = .format
    case .unreadable, .wrongType, .missing, .duplicate, .unknownName, .invalidValue, .limit:
      self = .syntax
    }
  }

  private init(of problem: TranslationProblem) {
    switch problem {
    case .missingForm(_, _, _, let isRare): self = isRare ? .rareForm : .missingForm
    case .unreachableForm: self = .unreachableForm
    case .numberNotShown: self = .numberNotShown
    case .wrongLiteral: self = .wrongLiteral
    case .zeroReading: self = .zeroReading
    case .missingPlaceholder, .extraPlaceholder, .placeholderType, .integerLength:
      self = .placeholder
    case .unusedVariable, .clashingVariables: self = .variable
    case .tableConflict: self = .tableConflict
    case .sameForms: self = .sameForms
    case .numberWithoutForms: self = .numberWithoutForms
    case .missingTranslation: self = .untranslated
    case .needsReview: self = .needsReview
    case .stale, .notInSource: self = .stale
    case .emptyText: self = .empty
    case .unknownLanguage, .unusualLanguage, .differingRules: self = .language
    case .unknownCheck: self = .ignored
    case .legacyRule: self = .legacyForms
    }
  }
}
