import Foundation
import PluralMessages
import TestSupport

extension MessageCatalog {
  /// Reads JSON from a text.
  init(
    json text: String,
    _ language: String = "en",
    dialect: PlaceholderDialect? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(
      data: Data(text.utf8),
      format: .json,
      language: language,
      file: "messages.json",
      dialect: dialect,
      mode: mode,
      options: options
    )
  }

  /// Reads a `.strings` file from a text.
  init(
    strings text: String,
    _ language: String? = nil,
    dialect: PlaceholderDialect? = nil,
    wordForms: WordFormLists? = nil,
    mode: ReadingMode = .tolerant
  ) throws(MessageError) {
    try self.init(
      data: Data(text.utf8),
      format: .strings,
      language: language,
      file: "Localizable.strings",
      dialect: dialect,
      wordForms: wordForms,
      mode: mode
    )
  }

  /// The errors among the findings.
  var errors: [MessageDiagnostic] { diagnostics.filter { $0.severity == .error } }
}

extension StringCatalog {
  /// The errors among the findings.
  var errors: [MessageDiagnostic] { diagnostics.filter { $0.severity == .error } }
}

/// The first finding of a call's error; nil if it has none.
func fault<Result>(_ call: () throws(MessageError) -> Result) -> MessageDiagnostic? {
  faults(call).first
}

/// All findings of a call's error.
func faults<Result>(_ call: () throws(MessageError) -> Result) -> [MessageDiagnostic] {
  do throws(MessageError) {
    _ = try call()
    return []
  } catch {
    return error.diagnostics
  }
}

/// The findings that were told.
typealias Findings = Recorder<MessageDiagnostic>

extension Recorder<MessageDiagnostic> {
  var texts: [String] { all.map(\.description) }
}
