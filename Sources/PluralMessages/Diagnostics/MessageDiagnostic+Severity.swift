extension MessageDiagnostic.Kind {
  /// How grave a finding of this kind is, where nothing else makes it graver or less so.
  var usualSeverity: MessageDiagnostic.Severity {
    switch self {
    case .unreachableCategory, .missingCategory: .warning
    case .placeholder(let fault):
      if case .widthInsteadOfPosition = fault.reason { .warning } else { .error }
    default: .error
    }
  }
}
