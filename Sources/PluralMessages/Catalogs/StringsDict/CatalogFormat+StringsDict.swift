import Foundation

extension CatalogFormat {
  /// Apple's `.stringsdict` files: property lists, XML or binary, of messages with plurals.
  ///
  /// A number that has no text for its category takes the text for `other`; one without that either is
  /// an error when the message is shown, not when the file is read. Of texts for several widths the
  /// one for the widest is taken. A text for `zero` is for the number 0 in every language.
  public static let stringsdict: CatalogFormat = CatalogFormat(
    name: "stringsdict",
    title: "strings dictionary",
    fileExtensions: ["stringsdict"],
    dialect: .apple,
    zero: .apple,
    recognizes: { data in
      data.starts(with: "bplist".utf8)
        || data.prefix(200).contains(UInt8(ascii: "<"))
          && String(decoding: data.prefix(400), as: UTF8.self).contains("<plist")
    },
    reader: .oneLanguage { (file, language, reading) throws(MessageError) in
      var builder = CatalogBuilder(file, .stringsdict, language: language ?? "en", reading)
      try StringsDictReader(file, device: reading.device).read(into: &builder)
      return try builder.finished()
    }
  )
}
