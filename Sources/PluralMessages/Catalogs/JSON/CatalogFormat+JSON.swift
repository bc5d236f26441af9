import Foundation

extension CatalogFormat {
  /// JSON files of messages in one language, as i18next, i18n-node, Lingo and JSONlize have them.
  ///
  /// ```json
  /// {
  ///   "title": "Files of {{name}}",
  ///   "n_days": {"0": "today", "one": "%{count} day", "other": "%{count} days"},
  ///   "n_files": {"plurals": {"-1": "unknown", "one": "${i} file", "*": "${i} files"}},
  ///   "floor": {"ordinals": {"one": "${i}st", "two": "${i}nd", "few": "${i}rd", "*": "${i}th"}},
  ///   "category": {"keys": {"travel": "Travel"}},
  ///   "menu": {"file": {"open": "Open"}},
  ///   "n_cats": {"one": "%s cat", "other": "[0] no cats|[2,5] a few cats|%s cats"},
  ///   "item_one": "{{count}} item",
  ///   "item_other": "{{count}} items, see $t(menu.file.open)",
  ///   "found": {
  ///     "text": "%#@files@ in %#@folders@",
  ///     "variables": {
  ///       "files": {"one": "%d file", "other": "%d files"},
  ///       "folders": {"argument": "n", "one": "{{n}} folder", "other": "{{n}} folders"}
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// **Plurals** are objects of nothing but categories, exact numbers and `*`, by themselves or within
  /// `plurals` or, by the rules for ranks, `ordinals`. The text for the exact number is taken, else that
  /// of the number's category, else that for `other`. `*` is the text of each category of the language
  /// that has none, and of `other` unless that is there. The number is the argument named `count`, or
  /// `i` within `plurals` and `ordinals`; else the first by position; else the first whose name the
  /// texts show; else the first number among the named ones. With Apple's or LocalizeSSY's placeholders,
  /// the first placeholder for a number says which argument chooses.
  ///
  /// **Intervals** are i18n-node's (``NumberInterval``): of the parts between bars, the first whose
  /// interval holds the number, or else the last without one.
  ///
  /// **Groups** are all other objects, and arrays: the message `Open` has the key `menu.file.open`, and
  /// the first element of an array `key.0`. A key that is written with its dots goes before one that is
  /// composed.
  ///
  /// **Suffixes** are i18next's: `item_one` and `item_other` are forms of a message `item`, unless that
  /// is there, and messages by themselves; `floor_ordinal_one` is a form of `floor_ordinal`, and of
  /// `floor` if nothing else is. `$t(key)` stands for the text with the key, or for a plural, which
  /// chooses by the same argument or as `$t(key, {"count": {{n}}})` says.
  ///
  /// **Variables** let a text agree with several numbers, as in a `.stringsdict`. `text` may also be the
  /// forms of a plural. Each variable is a plural; its number is the argument that `argument` names, or
  /// whose position, from 1, it is, else the one with the variable's name, else the next by position.
  /// Its placeholder without a name or position shows that number.
  ///
  /// Files are UTF-8 or UTF-16. Without a dialect, each text shows its own: `${name}`, `%{name}`, or
  /// `{{name}}` and `%s` (``PlaceholderDialect/mustache``); in a message with variables, Apple's. Where a
  /// text shows several, its object's other texts decide, and then `%{name}` goes for plurals and
  /// `${name}` for the rest. What looks like another system's text is told
  /// (``MessageDiagnostic/Kind/looksLike(_:)``). What cannot be read is told, too, and costs neither the
  /// other forms of its message nor other messages.
  public static let json: CatalogFormat = CatalogFormat(
    name: "json",
    title: "JSON file",
    fileExtensions: ["json"],
    dialect: nil,
    zero: .cldr,
    isNamedByLanguage: true,
    recognizes: { data in
      data.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
        && data.last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "}")
    },
    reader: .oneLanguage { (file, language, reading) throws(MessageError) in
      var reader = try JSONReader(TextScanner(file))
      var builder = CatalogBuilder(file, .json, language: language ?? "en", reading)
      let settings = builder.catalog.settings
      let messages = JSONMessages(
        try reader.members(),
        settings,
        fileSize: file.data.count
      )
      let references = JSONReferences(messages.entries, fileSize: file.data.count)
      for finding in reader.findings + messages.findings { builder.add(finding) }
      for message in messages.entries {
        var entry = JSONEntry(message.key, reading.dialect, settings, references)
        if message.isRepetition {
          if let repetition = try? entry.message(message.content) {
            builder.add(message.key, repetition: repetition)
          }
          continue
        }
        builder.add(
          message.key,
          at: .known(message.place),
          formPlace: { finding in
            message.content.place(of: finding.form, variable: finding.variable).map { .known($0) }
          }
        ) { () throws(MessageError) in
          try entry.message(message.content)
        }
        for finding in entry.findings {
          builder.add(finding, key: message.key, at: .known(message.place))
        }
      }
      return try builder.finished()
    }
  )
}
