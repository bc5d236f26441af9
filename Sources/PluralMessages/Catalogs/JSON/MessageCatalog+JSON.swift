import Foundation

extension MessageCatalog {
  /// Reads a JSON file of messages.
  ///
  ///     {
  ///       "title": "Files of ${name}",
  ///       "n_files": {"plurals": {"0": "no files", "one": "${i} file", "*": "${i} files"}},
  ///       "category": {"keys": {"travel": "Travel"}},
  ///       "n_days": {"one": "%{count} day", "other": "%{count} days"}
  ///     }
  ///
  /// Of the texts of a plural that for the exact number is taken, else that of the number's category,
  /// else that for `other`. `*` is the text of each category of the language that has none, and of
  /// `other` unless that is there.
  ///
  /// An object of category names chooses by the argument named `count`, or without one by the first;
  /// `plurals` by that named `i`, or by the first. With Apple's or LocalizeSSY's placeholders, the
  /// first placeholder for a number says which argument chooses.
  ///
  /// - Parameters:
  ///   - data: The file: UTF-8, or UTF-16.
  ///   - language: The language of its messages.
  ///   - file: What errors call the file.
  ///   - dialect: How placeholders are written. Nil takes `%{name}` in objects of category names and
  ///     `${name}` elsewhere, and in a text that has only the other kind, that.
  ///   - mode: What becomes of messages with faults.
  ///   - options: What the messages are shown with. Unless they say otherwise, `zero` is CLDR's.
  /// - Throws: ``MessageError`` with the file, the line and the key.
  public init(
    json data: Data,
    language: String,
    file: String? = nil,
    dialect: PlaceholderDialect? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let file = try CatalogFile(data, name: file, mode: mode)
    try self.init(json: file, language, dialect, options)
  }

  /// Reads a JSON file of messages, as ``init(json:language:file:dialect:mode:options:)`` does.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language of its messages.
  ///   - dialect: How placeholders are written; nil finds it out.
  ///   - mode: What becomes of messages with faults.
  ///   - options: What the messages are shown with.
  /// - Throws: ``MessageError`` with the file, the line and the key.
  public init(
    json url: URL,
    language: String,
    dialect: PlaceholderDialect? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(json: try CatalogFile(url, mode: mode), language, dialect, options)
  }

  private init(
    json file: CatalogFile,
    _ language: String,
    _ dialect: PlaceholderDialect?,
    _ options: MessageOptions
  ) throws(MessageError) {
    let reader = try JSONReader(try TextScanner(file))
    var builder = CatalogBuilder(file, language: language, options: options)
    for member in try reader.members() {
      try builder.add(member.name, line: member.line) { catalog throws(MessageError) in
        let entry = JSONEntry(line: member.line, dialect: dialect, rules: catalog.rules)
        return try entry.message(member.value)
      }
    }
    self = builder.catalog
  }
}
