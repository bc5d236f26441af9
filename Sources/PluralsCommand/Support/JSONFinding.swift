import PluralMessages

/// A finding as JSON has it.
struct JSONFinding: Encodable {
  /// The check that it is of, where checks are made.
  let check: String?
  let severity: String
  let message: String
  let file: String?
  let line: Int?
  let column: Int?
  let key: String?
  let language: String?
  let form: String?
  let variable: String?
  let integers: Integers?

  struct Integers: Encodable {
    let text: String
    let smallest: UInt64?
  }

  init(_ finding: MessageDiagnostic, check: String? = nil) {
    self.check = check
    severity = finding.severity.rawValue
    message = finding.sentence
    file = finding.file
    line = finding.line
    column = finding.column
    key = finding.key
    language = finding.language
    form = finding.form?.description
    variable = finding.variable
    integers = finding.integers.map { Integers(text: $0.text, smallest: $0.smallest) }
  }
}
