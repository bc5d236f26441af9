import Foundation

extension CatalogFormat {
  /// Apple's `.strings` files of messages in one language.
  ///
  /// ```text
  /// /* Title of the window */
  /// "title" = "Files of %@";
  /// "n_files" = "%@ file;%@ files";
  /// "JJ_PLURAL_FORM_RULE" = "1";
  /// ```
  ///
  /// Files are UTF-8 or UTF-16, or property lists, as built apps have them. Of a key that is there twice
  /// the last text counts, as on Apple's systems. Without a language, that is the text of `000_language`, or `en`. In
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
