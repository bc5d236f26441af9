import Foundation

/// A format of files with messages.
///
///     CatalogFormat.all.map(\.name)    // ["json", "strings", "stringsdict", "xcstrings"]
///     let data = Data(#""title" = "Файлы";"#.utf8)
///     let catalog = try MessageCatalog(data: data, format: .strings, language: "ru")
///     catalog.text("title")    // Файлы
///
/// A format is one value: everything that depends on the format of a file takes it from here.
public struct CatalogFormat: Sendable {
  /// The name, such as `"strings"`.
  public let name: String
  /// The name for people, such as "strings file".
  public let title: String
  /// The extensions of its files' names, in lower case.
  public let fileExtensions: [String]
  /// The way in which its placeholders are written; nil if each text shows it.
  public let dialect: PlaceholderDialect?
  /// The numbers for which its texts for `zero` are meant.
  public let zero: MessageOptions.ZeroReading
  /// A Boolean value that says that files are named after their language, such as `de.json`.
  var isNamedByLanguage = false
  /// Whether a file's content is likely to be of the format.
  let recognizes: @Sendable (Data) -> Bool
  let reader: Reader

  /// The ways in which formats hold languages.
  enum Reader: Sendable {
    /// A file has the messages of one language, which a caller names or the file does.
    case oneLanguage(
      @Sendable (CatalogFile, _ language: String?, CatalogReading) throws(MessageError)
        -> MessageCatalog
    )
    /// A file has the messages of all languages.
    case allLanguages(
      @Sendable (CatalogFile, CatalogReading) throws(MessageError) -> StringCatalog
    )
  }

  /// The formats that are read. Where two have a message for a language, the later wins.
  public static let all: [CatalogFormat] = [.json, .strings, .stringsdict, .stringCatalog]
}

extension CatalogFormat {
  /// The format of a file: by the extension of its name, or else by its content; nil if neither tells.
  ///
  /// - Parameter url: The file.
  public init?(of url: URL) {
    if let format = Self.named(url) {
      self = format
      return
    }
    guard let file = try? CatalogFile(contentsOf: url), let format = Self(recognizing: file.data)
    else { return nil }
    self = format
  }

  /// A Boolean value that says that a file has the messages of all languages.
  public var hasAllLanguages: Bool { if case .allLanguages = reader { true } else { false } }

  /// The extensions of all formats' files, as in "`.json`, `.strings` or `.xcstrings`".
  package static var list: String {
    let names = all.flatMap(\.fileExtensions).map { "." + $0 }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The format that a file's content shows; nil if it is none.
  init?(recognizing data: Data) {
    guard let format = Self.all.last(where: { $0.recognizes(data) }) else { return nil }
    self = format
  }

  /// The format that the extension of a file's name stands for.
  static func named(_ url: URL) -> CatalogFormat? {
    let name = url.pathExtension.lowercased()
    return all.first { $0.fileExtensions.contains(name) }
  }
}

extension CatalogFormat: Hashable {
  /// A Boolean value that says that two formats are the same.
  public static func == (lhs: CatalogFormat, rhs: CatalogFormat) -> Bool { lhs.name == rhs.name }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
