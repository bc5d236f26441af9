import Foundation

/// The files of messages in a folder.
///
/// There may be `xx.lproj` folders with files of one language each, files of all languages, and files
/// that are named after their language, such as `de.json`. A file that cannot be read costs no other.
struct MessageDirectory {
  private let reading: CatalogReading
  private var languageFolders: [(url: URL, language: String?)] = []
  private var stringCatalogs: [(table: String, strings: StringCatalog)] = []
  private var named: [(url: URL, format: CatalogFormat, language: String)] = []
  /// What is wrong outside of the catalogues of languages.
  private(set) var diagnostics: [MessageDiagnostic] = []
  /// Such findings that their readers have reported.
  private(set) var reportedDiagnostics: [MessageDiagnostic] = []

  init(_ url: URL, _ reading: CatalogReading) throws(MessageError) {
    self.reading = reading
    let isFile = FileManager.default.fileExists(atPath: url.path) && !Self.isFolder(url)
    if isFile, CatalogFormat.named(url) == nil {
      throw MessageError(
        MessageDiagnostic(.unreadable(.otherFormat), severity: .error, file: url.relativePath)
      )
    }
    for file in isFile ? [url] : try Self.contents(of: url) { add(file) }
    guard !languageFolders.isEmpty || !stringCatalogs.isEmpty || !named.isEmpty else {
      let missing = MessageDiagnostic(.unreadable(.holdsNoMessages), file: url.relativePath)
      // A file that cannot be read, or is of another format, is the reason.
      let isToldAll = diagnostics.contains { $0.severity == .error }
      throw MessageError(isToldAll ? diagnostics : diagnostics + [missing]) ?? MessageError(missing)
    }
  }

  private mutating func add(_ file: URL) {
    if file.pathExtension.lowercased() == "lproj" {
      // A file of this name is no language, and says nothing; but somebody may miss it.
      guard Self.isFolder(file) else {
        diagnostics.append(
          MessageDiagnostic(
            .unreadable(.otherFormat),
            severity: .warning,
            file: file.relativePath
          )
        )
        return
      }
      let name = file.deletingPathExtension().lastPathComponent
      languageFolders.append((file, name == "Base" ? nil : LanguageName.legacyNames[name] ?? name))
      return
    }
    guard let format = CatalogFormat.named(file) else { return tellOtherFormat(file) }
    let name = file.deletingPathExtension().lastPathComponent
    switch format.reader {
    case .allLanguages(let read):
      do throws(MessageError) {
        var reading = reading
        // What is wrong is told with the languages that are needed.
        reading.mode = .tolerant
        let strings = try read(CatalogFile(contentsOf: file), reading)
        stringCatalogs.append((name, strings))
        reportedDiagnostics += strings.diagnosticsWithoutLanguage
      } catch {
        diagnostics += error.diagnostics
      }
    case .oneLanguage:
      if format.isNamedByLanguage, LanguageMatcher.isLanguage(name) {
        named.append((file, format, name))
      }
    }
  }

  private mutating func tellOtherFormat(_ file: URL) {
    guard Self.otherExtensions.contains(file.pathExtension.lowercased()) else { return }
    diagnostics.append(MessageDiagnostic(.unreadable(.otherFormat), file: file.relativePath))
  }

  /// The extensions of files with messages in formats that are not read.
  private static let otherExtensions: Set<String> = [
    "arb", "ftl", "loctable", "mo", "po", "pot", "properties", "resx", "xlf", "xliff", "yaml",
    "yml",
  ]

  var sourceLanguage: String? { stringCatalogs.first?.strings.sourceLanguage }

  /// The languages that have messages.
  func languages(_ defaultLanguage: String) -> [String] {
    let all =
      languageFolders.map { $0.language ?? defaultLanguage }
      + stringCatalogs.flatMap(\.strings.languages) + named.map(\.language)
    return Set(all).sorted()
  }

  /// The messages of a language.
  mutating func catalog(for language: String, _ defaultLanguage: String) -> MessageCatalog {
    var tables: [String: MessageCatalog] = [:]
    func merge(_ catalog: MessageCatalog, _ table: String) {
      if tables[table] == nil { tables[table] = catalog } else { tables[table]?.merge(catalog) }
    }
    // `Base.lproj` first, so that the language's own folder wins.
    let own = languageFolders.filter { ($0.language ?? defaultLanguage) == language }
    for folder in own.filter({ $0.language == nil }) + own.filter({ $0.language != nil }) {
      for (file, format) in files(in: folder.url) {
        if let catalog = read(file, format, language) {
          merge(catalog, file.deletingPathExtension().lastPathComponent)
        }
      }
    }
    for (url, format, name) in named where name == language {
      if let catalog = read(url, format, language) { merge(catalog, MessageCatalog.usualTable) }
    }
    for (table, strings) in stringCatalogs {
      if let catalog = strings.catalog(for: language) { merge(catalog, table) }
    }
    return MessageCatalog(language: language, tables: tables, options: reading.options)
  }

  /// The files of a language's folder, in the order in which formats win.
  private mutating func files(in folder: URL) -> [(URL, CatalogFormat)] {
    let files: [URL]
    do throws(MessageError) {
      files = try Self.contents(of: folder)
    } catch {
      diagnostics += error.diagnostics
      return []
    }
    for file in files where CatalogFormat.named(file) == nil { tellOtherFormat(file) }
    for file in files where CatalogFormat.named(file) != nil && Self.isFolder(file) {
      diagnostics.append(
        MessageDiagnostic(.unreadable(.isFolder), severity: .error, file: file.relativePath)
      )
    }
    return CatalogFormat.all.flatMap { format in
      files.filter { CatalogFormat.named($0) == format && !Self.isFolder($0) }
        .map { ($0, format) }
    }
  }

  private mutating func read(
    _ url: URL,
    _ format: CatalogFormat,
    _ language: String
  ) -> MessageCatalog? {
    var reading = reading
    reading.mode = .tolerant
    do throws(MessageError) {
      return try MessageCatalog(CatalogFile(contentsOf: url), language, format, reading)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

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
