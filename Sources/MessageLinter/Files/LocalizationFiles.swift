import Foundation
import PluralMessages

/// Files with messages, in groups of one table each.
struct LocalizationFiles {
  /// A file of one language.
  struct File {
    let url: URL
    let format: CatalogFormat
    /// Its language as its name or that of its folder says; nil for `Base`, and for a file that says nothing.
    let writtenLanguage: String?
    /// Its language, which folders of old projects have by name.
    var language: String? { writtenLanguage.map { LanguageName.legacyNames[$0] ?? $0 } }
    /// Whether it is only there to be compared with.
    var isReference = false

    /// Whether it is in `Base.lproj`.
    var isOfBase: Bool { url.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
  }

  /// Files that belong together.
  enum Group {
    case stringCatalog(URL)
    /// The files of a table in all languages, with its name.
    case table(String, [File])

    /// The files that are read.
    var files: [URL] {
      switch self {
      case .stringCatalog(let url): [url]
      case .table(_, let files): files.map(\.url)
      }
    }
  }

  private(set) var groups: [Group] = []
  /// What cannot be read.
  private(set) var diagnostics: [MessageDiagnostic] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - urls: Files, which are read whatever their names are, and folders, which are searched for
  ///   files of ``CatalogFormat/all`` in languages. Folders that are hidden, links to folders, and those of packages of others
  ///   (`Pods`, `Carthage`, `node_modules`) are not searched.
  ///   - sourceLanguage: The language that a file that is given alone is compared with; nil for that of `Base.lproj`,
  ///     or English.
  init(_ urls: [URL], sourceLanguage: String? = nil) {
    var search = Search(sourceLanguage: sourceLanguage)
    for url in urls { search.add(url) }
    diagnostics = search.diagnostics
    groups = search.groups
  }

  /// The number of files.
  var count: Int { groups.reduce(0) { $0 + $1.files.count } }

  private struct Search {
    let sourceLanguage: String?
    private var seen: Set<String> = []
    private var catalogs: [URL] = []
    private var tables: [String: [File]] = [:]
    private(set) var diagnostics: [MessageDiagnostic] = []

    mutating func add(_ url: URL) {
      if isFolder(url) {
        search(url)
      } else if FileManager.default.fileExists(atPath: url.path) {
        addGiven(url)
      } else {
        tell(.notFound, url)
      }
    }

    init(sourceLanguage: String?) { self.sourceLanguage = sourceLanguage }

    private mutating func tell(_ problem: FileProblem, _ url: URL) {
      diagnostics.append(
        MessageDiagnostic(.unreadable(problem), severity: .error, file: url.relativePath)
      )
    }

    private mutating func isNew(_ url: URL) -> Bool {
      seen.insert(url.standardizedFileURL.path).inserted
    }

    /// A file that is given by its name is read in any case.
    private mutating func addGiven(_ url: URL) {
      guard let format = CatalogFormat(of: url) else { return tell(.unknownFormat, url) }
      add(url, format, language: language(ofFile: url, format) ?? language(ofFolder: url))
      addReferences(for: url, format)
    }

    private mutating func add(_ url: URL, _ format: CatalogFormat, language: String?) {
      guard isNew(url) else { return }
      if format.hasAllLanguages { return catalogs.append(url) }
      tables[table(of: url, format), default: []].append(
        File(url: url, format: format, writtenLanguage: language)
      )
    }

    /// What the group of a file is called: the folder that holds the languages, and the table.
    private func table(of url: URL, _ format: CatalogFormat) -> String {
      let folder = url.standardizedFileURL.deletingLastPathComponent()
      if language(ofFile: url, format) != nil { return folder.path + "//" + format.name }
      let name = url.deletingPathExtension().lastPathComponent
      let isOfLanguage = isLanguageFolder(folder) || language(ofFolder: url) != nil
      return (isOfLanguage ? folder.deletingLastPathComponent().path : folder.path) + "//" + name
    }

    /// The language that a file is named after.
    private func language(ofFile url: URL, _ format: CatalogFormat) -> String? {
      guard format.hasLanguageNames else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      return isKnownLanguage(name) ? name : nil
    }

    /// The language that the folder of a file is named after.
    private func language(ofFolder url: URL) -> String? {
      let folder = url.standardizedFileURL.deletingLastPathComponent()
      let name = folder.deletingPathExtension().lastPathComponent
      if isLanguageFolder(folder) { return name == "Base" ? nil : name }
      return folder.pathExtension.isEmpty && isKnownLanguage(name) ? name : nil
    }

    private func isLanguageFolder(_ url: URL) -> Bool { url.pathExtension.lowercased() == "lproj" }

    private func isKnownLanguage(_ name: String) -> Bool {
      LanguageName.mayBe(name) && LanguageName(name, allowsUnderscores: true) != .unknown
    }

    /// The texts of the source language that a translation is compared with.
    private mutating func addReferences(for url: URL, _ format: CatalogFormat) {
      let folder = url.standardizedFileURL.deletingLastPathComponent()
      guard isLanguageFolder(folder) else { return }
      let name = url.deletingPathExtension().lastPathComponent
      for language in sourceLanguage.map({ [$0] }) ?? ["Base", "en", "English"] {
        let other = folder.deletingLastPathComponent().appendingPathComponent(language + ".lproj")
        for format in [CatalogFormat.strings, .stringsdict] {
          let file = other.appendingPathComponent(name).appendingPathExtension(format.name)
          guard FileManager.default.fileExists(atPath: file.path),
            !seen.contains(file.standardizedFileURL.path)
          else { continue }
          references.append((file, format, language == "Base" ? nil : language))
        }
      }
    }

    private var references: [(URL, CatalogFormat, String?)] = []

    private mutating func search(_ folder: URL) {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      } catch {
        return tell(.notPermitted, folder)
      }
      for name in names.sorted() {
        // As a path below the one that was given, which findings name.
        let url =
          folder.relativePath == "."
          ? URL(fileURLWithPath: name, relativeTo: nil) : folder.appendingPathComponent(name)
        if let format = CatalogFormat(namedBy: url) {
          addFound(url, format)
        } else if isSearched(name), isFolder(url), !isLink(url) {
          search(url)
        }
      }
    }

    private func isSearched(_ name: String) -> Bool {
      !name.hasPrefix(".") && !["Pods", "Carthage", "node_modules"].contains(name)
    }

    private mutating func addFound(_ url: URL, _ format: CatalogFormat) {
      guard !isFolder(url) else { return }
      guard format.hasLanguageNames else {
        return add(url, format, language: language(ofFolder: url))
      }
      // Other files have this extension too.
      if let language = language(ofFile: url, format) { add(url, format, language: language) }
    }

    private func isFolder(_ url: URL) -> Bool {
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }

    private func isLink(_ url: URL) -> Bool {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    var groups: [Group] {
      var tables = tables
      for (url, format, language) in references where !seen.contains(url.standardizedFileURL.path) {
        let file = File(url: url, format: format, writtenLanguage: language, isReference: true)
        let table = table(of: url, format)
        if tables[table]?.contains(where: { $0.url.path == url.path }) != true {
          tables[table]?.append(file)
        }
      }
      return catalogs.map { .stringCatalog($0) }
        + tables.sorted { $0.key < $1.key }.map { key, files in
          .table(key.split(separator: "/").last.map(String.init) ?? "", files)
        }
    }
  }
}
