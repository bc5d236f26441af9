import Foundation

/// The files of messages in a folder.
///
/// There may be `xx.lproj` folders with files of one language each, files of all languages, and files
/// that are named after their language, such as `de.json`.
struct MessageDirectory {
  private let name: String
  private let folders: [URL]
  private let stringCatalogs: [StringCatalog]
  private let named: [(url: URL, format: CatalogFormat, language: String)]
  private let reading: CatalogReading

  init(_ url: URL, _ reading: CatalogReading) throws(MessageError) {
    name = url.relativePath
    self.reading = reading
    let isFile = CatalogFormat.named(url) != nil
    let contents = isFile ? [url] : try Self.contents(of: url)
    folders = contents.filter { $0.pathExtension == "lproj" }
    var stringCatalogs: [StringCatalog] = []
    var named: [(URL, CatalogFormat, String)] = []
    for file in contents {
      guard let format = CatalogFormat.named(file) else { continue }
      switch format.reader {
      case .allLanguages(let read):
        stringCatalogs.append(try read(CatalogFile(contentsOf: file), reading))
      case .oneLanguage:
        let language = file.deletingPathExtension().lastPathComponent
        if format.isNamedByLanguage, LanguageMatcher.lookupChain(of: language).first != nil {
          named.append((file, format, language))
        }
      }
    }
    self.stringCatalogs = stringCatalogs
    self.named = named
    guard !folders.isEmpty || !stringCatalogs.isEmpty || !named.isEmpty else {
      throw MessageError(MessageDiagnostic(.unreadable(.holdsNoMessages), file: name))
    }
  }

  /// The findings that no language's catalogue has.
  var diagnostics: [MessageDiagnostic] { stringCatalogs.flatMap(\.diagnosticsWithoutLanguage) }

  var sourceLanguage: String? { stringCatalogs.first?.sourceLanguage }

  /// The languages that have messages.
  func languages(_ defaultLanguage: String) -> [String] {
    let all =
      folders.map { Self.language(of: $0, defaultLanguage) }
      + stringCatalogs.flatMap(\.languages) + named.map(\.language)
    return Set(all).sorted()
  }

  /// The messages of a language.
  func catalog(
    for language: String,
    _ defaultLanguage: String
  ) throws(MessageError) -> MessageCatalog {
    var parts: [MessageCatalog] = []
    // `Base.lproj` first, so that the language's own folder wins.
    let folders = folders.filter { Self.language(of: $0, defaultLanguage) == language }
    for folder in folders.filter(Self.isBase) + folders.filter({ !Self.isBase($0) }) {
      let files = try Self.contents(of: folder)
      for format in CatalogFormat.all {
        guard case .oneLanguage(let read) = format.reader else { continue }
        for file in files where CatalogFormat.named(file) == format {
          parts.append(try read(CatalogFile(contentsOf: file), language, reading))
        }
      }
    }
    for (url, format, own) in named where own == language {
      guard case .oneLanguage(let read) = format.reader else { continue }
      parts.append(try read(CatalogFile(contentsOf: url), language, reading))
    }
    parts += stringCatalogs.compactMap { $0.catalog(for: language) }
    return MessageCatalog(language: language, merging: parts, options: reading.options)
  }

  private static func isBase(_ folder: URL) -> Bool {
    folder.deletingPathExtension().lastPathComponent == "Base"
  }

  private static func language(of folder: URL, _ defaultLanguage: String) -> String {
    let name = folder.deletingPathExtension().lastPathComponent
    return isBase(folder) ? defaultLanguage : legacyNames[name] ?? name
  }

  /// The names that old projects have for the languages of their folders.
  private static let legacyNames = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]

  /// The contents of a folder, in the order of names.
  private static func contents(of folder: URL) throws(MessageError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw MessageError(
        MessageDiagnostic(.unreadable(FileProblem(error)), file: folder.relativePath)
      )
    }
  }
}
