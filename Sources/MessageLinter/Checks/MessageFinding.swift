import PluralMessages

/// A finding about a message, without its place.
struct MessageFinding {
  let problem: TranslationProblem
  let severity: MessageDiagnostic.Severity
  var form: MessageDiagnostic.Form?
  var variable: String?
}
