import Foundation
import PluralMessages

extension MessageCatalog {
  /// Reads JSON from a text.
  init(
    json text: String,
    _ language: String = "en",
    dialect: PlaceholderDialect? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(
      json: Data(text.utf8),
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
    dialect: PlaceholderDialect = .apple,
    forms: FormsOption? = nil,
    mode: ReadingMode = .strict
  ) throws(MessageError) {
    try self.init(
      strings: Data(text.utf8),
      language: language,
      file: "Localizable.strings",
      dialect: dialect,
      forms: forms,
      mode: mode
    )
  }
}

/// The error of a call; nil if it has none.
func fault<Result>(_ call: () throws(MessageError) -> Result) -> MessageError? {
  do throws(MessageError) {
    _ = try call()
    return nil
  } catch {
    return error
  }
}

/// What was told, by whatever thread.
struct Notes: Sendable {
  private let stored = LockedValue<[String]>([])

  var all: [String] { stored.value }

  func add(_ note: String) { stored.update { $0.append(note) } }
}
