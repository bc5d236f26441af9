import Foundation
import LegacyPlurals
import Plurals

/// Makes a catalogue of the entries of a `.strings` file: as text, or as a property list.
enum StringsFileMessages {
  /// The key whose text is the language of the file.
  static let languageKey = "000_language"

  /// The entries of a file, with what is wrong with it.
  private typealias Contents = (
    entries: [StringsFileReader.Entry], diagnostics: [MessageDiagnostic]
  )

  @Sendable static func read(
    _ file: CatalogFile,
    _ language: String?,
    _ reading: CatalogReading
  ) throws(MessageError) -> MessageCatalog {
    let (entries, diagnostics) = try contents(file)
    func text(_ key: String) -> StringsFileReader.Entry? {
      entries.last { $0.key == key && $0.value != nil }
    }
    let language = language ?? text(languageKey)?.value ?? ""
    var builder = CatalogBuilder(
      file,
      .strings,
      language: language.isEmpty ? "en" : language,
      reading
    )
    builder.reserveCapacity(entries.count)
    for finding in diagnostics { builder.add(finding) }
    var lists = reading.wordForms
    if lists != nil, lists?.rule == nil, let entry = text(WordFormLists.ruleKey) {
      do throws(MessageError) {
        lists?.rule = try WordFormLists.rule(named: entry.value ?? "")
      } catch {
        builder.add(error.diagnostic, key: entry.key, at: entry.place)
      }
    }
    let dialect = reading.dialect ?? .apple
    let rules = builder.catalog.rules
    for entry in entries {
      builder.add(entry.key, at: entry.place) { () throws(MessageError) in
        try message(entry, dialect, lists, rules)
      }
    }
    return try builder.finished()
  }

  /// Built apps have property lists, and some sources do.
  private static func contents(_ file: CatalogFile) throws(MessageError) -> Contents {
    guard PropertyListFile.isBinary(file.data) || PropertyListFile.isXML(file.data) else {
      return try text(file)
    }
    let plist: PropertyListFile
    do throws(MessageError) {
      plist = try PropertyListFile(file)
    } catch {
      // What only begins like XML may be a text with the mark of a merge, or a comment of the web's.
      if !PropertyListFile.isBinary(file.data), let contents = try? text(file),
        !contents.entries.isEmpty
      {
        return contents
      }
      throw error
    }
    guard case .dictionary(let members) = plist.list else {
      throw file.error(.wrongType(.file, expected: [.dictionary], found: plist.list.type))
    }
    let entries = members.map { member in
      var text: String?
      if case .text(let value) = member.value { text = value }
      return StringsFileReader.Entry(
        key: member.key,
        value: text,
        valueType: member.value.type,
        place: plist.filePlace(of: member)
      )
    }
    return (entries, plist.diagnostics)
  }

  private static func text(_ file: CatalogFile) throws(MessageError) -> Contents {
    var reader = StringsFileReader(TextScanner(file))
    reader.read()
    if reader.entries.isEmpty, let error = MessageError(reader.diagnostics) { throw error }
    return (reader.entries, reader.diagnostics)
  }

  private static func message(
    _ entry: StringsFileReader.Entry,
    _ dialect: PlaceholderDialect,
    _ lists: WordFormLists?,
    _ rules: PluralRules
  ) throws(MessageError) -> Message {
    guard let value = entry.value else {
      throw MessageError(.wrongType(.message, expected: [.string], found: entry.valueType))
    }
    guard let lists, value.holds(lists.separator) else {
      return Message(MessageTemplate(value, dialect: dialect))
    }
    guard let rule = lists.rule else { throw MessageError(.missingRule) }
    return Message(
      forms: try WordForms(
        value,
        separator: lists.separator,
        rule: rule,
        selection: lists.selection,
        rules: rules,
        dialect: dialect
      )
    )
  }
}
