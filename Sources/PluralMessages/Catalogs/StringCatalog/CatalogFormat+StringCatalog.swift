import Foundation

extension CatalogFormat {
  /// Apple's String Catalogs, `.xcstrings`: the messages of all languages in one file.
  ///
  /// ``StringCatalog`` says how they are read. A text for `zero` is for the number 0 in every language.
  public static let stringCatalog: CatalogFormat = CatalogFormat(
    name: "xcstrings",
    title: "String Catalog",
    fileExtensions: ["xcstrings"],
    dialect: .apple,
    zero: .apple,
    recognizes: { data in
      guard let document = try? JSONDocument(Array(data)) else { return false }
      return document.member("sourceLanguage", of: document.root) != nil
        && document.member("strings", of: document.root) != nil
    },
    reader: .allLanguages { (file, reading) throws(MessageError) in
      try StringCatalog(file, reading)
    }
  )
}
