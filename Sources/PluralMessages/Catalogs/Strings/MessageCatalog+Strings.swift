import Foundation
import LegacyPlurals

extension MessageCatalog {
  /// The key whose text is the language of a `.strings` file.
  public static let languageKey = "000_language"

  /// Reads a `.strings` file.
  ///
  ///     /* Title of the window */
  ///     "title" = "Files of %@";
  ///     "n_files" = "%@ file;%@ files";
  ///     "JJ_PLURAL_FORM_RULE" = "1";
  ///
  /// - Parameters:
  ///   - data: The file: UTF-8, or UTF-16.
  ///   - language: The language of its messages; nil for the text of `000_language`, or `en` without
  ///     one.
  ///   - file: What errors call the file.
  ///   - dialect: How placeholders are written. In LocalizeSSY's, a text that is no format is no fault
  ///     of the file: it can be had as it is, and only showing it with arguments is an error.
  ///   - forms: That texts with a separator are lists of word forms; nil if they are not.
  ///   - mode: What becomes of messages with faults. Of two messages with one key, the lenient mode
  ///     takes the last.
  ///   - options: What the messages are shown with.
  /// - Throws: ``MessageError`` with the file, the line and, where there is one, the key.
  public init(
    strings data: Data,
    language: String? = nil,
    file: String? = nil,
    dialect: PlaceholderDialect = .apple,
    forms: FormsOption? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let file = try CatalogFile(data, name: file, mode: mode)
    try self.init(strings: file, language, dialect, forms, options)
  }

  /// Reads a `.strings` file, as
  /// ``init(strings:language:file:dialect:forms:mode:options:)`` does.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language of its messages; nil for the text of `000_language`, or `en` without
  ///     one.
  ///   - dialect: How placeholders are written.
  ///   - forms: That texts with a separator are lists of word forms; nil if they are not.
  ///   - mode: What becomes of messages with faults.
  ///   - options: What the messages are shown with.
  /// - Throws: ``MessageError`` with the file, the line and, where there is one, the key.
  public init(
    strings url: URL,
    language: String? = nil,
    dialect: PlaceholderDialect = .apple,
    forms: FormsOption? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let file = try CatalogFile(url, mode: mode)
    try self.init(strings: file, language, dialect, forms, options)
  }

  private init(
    strings file: CatalogFile,
    _ language: String?,
    _ dialect: PlaceholderDialect,
    _ forms: FormsOption?,
    _ options: MessageOptions
  ) throws(MessageError) {
    var reader = StringsFileReader(try TextScanner(file))
    let entries = try reader.entries()
    func text(_ key: String) -> StringsFileReader.Entry? { entries.last { $0.key == key } }

    let language = language ?? text(Self.languageKey)?.value ?? ""
    var builder = CatalogBuilder(
      file,
      language: language.isEmpty ? "en" : language,
      options: options
    )
    var forms = forms
    if forms != nil, forms?.rule == nil, let entry = text(FormsOption.ruleKey) {
      do throws(MessageError) {
        forms?.rule = try FormsOption.rule(named: entry.value)
      } catch {
        try builder.refuse(error, entry.key, entry.line)
      }
    }
    for entry in entries {
      try builder.add(entry.key, line: entry.line) { catalog throws(MessageError) in
        try Self.message(entry, dialect, forms, catalog)
      }
    }
    self = builder.catalog
  }

  private static func message(
    _ entry: StringsFileReader.Entry,
    _ dialect: PlaceholderDialect,
    _ forms: FormsOption?,
    _ catalog: MessageCatalog
  ) throws(MessageError) -> Message {
    guard let forms, entry.value.holds(forms.separator) else {
      do throws(MessageError) {
        return Message(try MessageTemplate(entry.value, dialect: dialect))
      } catch {
        // LocalizeSSY looks texts up without substitution too, and these may have any percent sign.
        guard dialect == .zeroBased else { throw error }
        return Message(verbatim: entry.value, error.kind)
      }
    }
    guard let rule = forms.rule else { throw MessageError(FormsOption.missingRule) }
    return Message(
      forms: try MessageForms(
        entry.value,
        separator: forms.separator,
        rule: rule,
        choice: forms.choice,
        rules: catalog.rules,
        dialect: dialect
      )
    )
  }
}
