import Foundation
import LegacyPlurals
import Plurals

extension CatalogFormat {
  /// Apple's `.strings` files of messages in one language.
  ///
  ///     /* Title of the window */
  ///     "title" = "Files of %@";
  ///     "n_files" = "%@ file;%@ files";
  ///     "JJ_PLURAL_FORM_RULE" = "1";
  ///
  /// Files are UTF-8 or UTF-16. Without a language, that is the text of `000_language`, or `en`. In
  /// LocalizeSSY's dialect, a text that is no format is no error of the file: it can be had as it is,
  /// and only showing it with arguments is an error.
  public static let strings: CatalogFormat = CatalogFormat(
    name: "strings",
    title: "strings file",
    fileExtensions: ["strings"],
    dialect: .apple,
    zero: .cldr,
    recognizes: { data in
      // A key in quotation marks or a comment, in UTF-8 or UTF-16.
      let ignored: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D]
      let first = data.first { !ignored.contains($0) }
      return first == UInt8(ascii: "\"") || first == UInt8(ascii: "/")
    },
    reader: .oneLanguage(StringsFileMessages.read)
  )
}

/// Makes a catalogue of the entries of a `.strings` file.
enum StringsFileMessages {
  /// The key whose text is the language of the file.
  static let languageKey = "000_language"

  @Sendable static func read(
    _ file: CatalogFile,
    _ language: String?,
    _ reading: CatalogReading
  ) throws(MessageError) -> MessageCatalog {
    var reader = StringsFileReader(try TextScanner(file))
    let entries = try reader.entries()
    func entry(_ key: String) -> StringsFileReader.Entry? { entries.last { $0.key == key } }

    let language = language ?? entry(languageKey)?.value ?? ""
    var builder = CatalogBuilder(
      file,
      .strings,
      language: language.isEmpty ? "en" : language,
      reading
    )
    var lists = reading.wordForms
    if lists != nil, lists?.rule == nil, let entry = entry(WordFormLists.ruleKey) {
      do throws(MessageError) {
        lists?.rule = try WordFormLists.rule(named: entry.value)
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

  private static func message(
    _ entry: StringsFileReader.Entry,
    _ dialect: PlaceholderDialect,
    _ lists: WordFormLists?,
    _ rules: PluralRules
  ) throws(MessageError) -> Message {
    guard let lists, entry.value.holds(lists.separator) else {
      do throws(MessageError) {
        return Message(try MessageTemplate(entry.value, dialect: dialect))
      } catch {
        // LocalizeSSY looks texts up without substitution too, and these may have any percent sign.
        guard dialect == .zeroBased else { throw error }
        return Message(verbatim: entry.value, error.kind)
      }
    }
    guard let rule = lists.rule else { throw MessageError(.missingRule) }
    return Message(
      forms: try WordForms(
        entry.value,
        separator: lists.separator,
        rule: rule,
        selection: lists.selection,
        rules: rules,
        dialect: dialect
      )
    )
  }
}
