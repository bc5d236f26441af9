import Foundation

extension CatalogFormat {
  /// JSON files of messages in one language, as JSONlize, Lingo and i18n-node have them.
  ///
  ///     {
  ///       "title": "Files of ${name}",
  ///       "n_files": {"plurals": {"0": "no files", "one": "${i} file", "*": "${i} files"}},
  ///       "floor": {"ordinals": {"one": "${i}st", "two": "${i}nd", "few": "${i}rd", "*": "${i}th"}},
  ///       "category": {"keys": {"travel": "Travel"}},
  ///       "n_days": {"one": "%{count} day", "other": "%{count} days"}
  ///     }
  ///
  /// Of the texts of a plural that for the exact number is taken, else that of the number's category,
  /// else that for `other`. `*` is the text of each category of the language that has none, and of
  /// `other` unless that is there. `ordinals` chooses by the rules for ranks.
  ///
  /// An object of category names chooses by the argument named `count`, or without one by the first;
  /// `plurals` and `ordinals` by that named `i`, or by the first. With Apple's or LocalizeSSY's
  /// placeholders, the first placeholder for a number says which argument chooses.
  ///
  /// Files are UTF-8 or UTF-16. Without a dialect, objects of category names have `%{name}` and
  /// others `${name}`; a text that has only the other kind has that.
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
      let reader = try JSONReader(try TextScanner(file))
      var builder = CatalogBuilder(file, .json, language: language ?? "en", reading)
      let settings = builder.catalog.settings
      for member in try reader.members() {
        builder.add(member.name, at: member.place) { () throws(MessageError) in
          try JSONEntry(place: member.place, dialect: reading.dialect, settings: settings)
            .message(member.value)
        }
      }
      return try builder.finished()
    }
  )
}
