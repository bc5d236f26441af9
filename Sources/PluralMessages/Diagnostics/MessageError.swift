/// An error about a message, a catalogue or a call, with all findings that led to it.
///
/// Showing a message gives one finding. Reading a file in the strict mode gives all of the file.
public struct MessageError: Error, Hashable, Sendable {
  /// The findings, in the order of the file; at least one.
  public let diagnostics: [MessageDiagnostic]

  /// Creates an error with one finding.
  public init(_ diagnostic: MessageDiagnostic) {
    diagnostics = [diagnostic]
  }

  /// Creates an error with several findings; nil for none.
  public init?(_ diagnostics: [MessageDiagnostic]) {
    if diagnostics.isEmpty { return nil }
    self.diagnostics = diagnostics
  }

  /// The first finding.
  public var diagnostic: MessageDiagnostic { diagnostics[0] }

  /// The kind of the first finding.
  public var kind: MessageDiagnostic.Kind { diagnostic.kind }
}

extension MessageError {
  /// Creates an error with one finding of a kind, whose place others know.
  init(_ kind: MessageDiagnostic.Kind) {
    self.init(MessageDiagnostic(kind, severity: .error))
  }

  /// The error for a key that no message has, or none of the kind that is asked for.
  // Not inlined, because making a finding costs registers where texts are found, too.
  @inline(never)
  static func missing(
    _ key: String,
    _ kind: MessageDiagnostic.Kind = .missingKey
  ) -> MessageError {
    MessageError(MessageDiagnostic(kind, key: key))
  }

  /// The error with the place that is known further out, for what does not know it yet.
  func placed(
    file: String? = nil,
    at place: TextPlace? = nil,
    key: String? = nil,
    language: String? = nil,
    form: MessageDiagnostic.Form? = nil,
    variable: String? = nil
  ) -> MessageError {
    MessageError(
      placed: diagnostics.map {
        var diagnostic = $0
        diagnostic.file = diagnostic.file ?? file
        if diagnostic.line == nil {
          diagnostic.line = place?.line
          diagnostic.column = place?.column
        }
        diagnostic.key = diagnostic.key ?? key
        diagnostic.language = diagnostic.language ?? language
        diagnostic.form = diagnostic.form ?? form
        diagnostic.variable = diagnostic.variable ?? variable
        return diagnostic
      }
    )
  }

  private init(placed diagnostics: [MessageDiagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension MessageError: CustomStringConvertible {
  /// The findings, a line each.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
