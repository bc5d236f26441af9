extension MessageDiagnostic.Kind {
  /// How grave a finding of this kind is, where nothing else makes it graver or less so.
  var usualSeverity: MessageDiagnostic.Severity {
    switch self {
    case .unreachableCategory, .missingCategory: .warning
    case .placeholder(let fault): fault.reason == .formatIgnored ? .note : .warning
    case .looksLike, .unknownReference, .recursiveReference: .warning
    case .syntax(.needlessEscape), .syntax(.nestedComment): .warning
    // The message is for other devices.
    case .missing(.device): .warning
    case .placeholdersDiffer, .untranslated: .warning
    case .differsByTable: .warning
    case .unreadable(.otherFormat): .note
    case .ignored, .keyOfOtherLength: .note
    // The linter says how grave each is.
    case .translation: .warning
    default: .error
    }
  }
}
