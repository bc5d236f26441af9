import Foundation
import PluralMessages
import StringCatalogCompiler
import StringExtraction

/// Finds the messages of sources, and updates the catalogues of their tables.
struct ExtractionJob {
  private struct Catalog {
    let path: String
    /// nil for a catalogue that is new.
    let content: Data?
    var messages: [CatalogUpdate.Message] = []
    var patterns: [(pattern: KeyPattern, place: ExtractionReport.Undecided)] = []
    var result = Data()

    var table: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
  }

  private(set) var report = ExtractionReport()
  private var catalogs: [Catalog] = []
  private var complaints: [String] = []
  private var failures: [String] = []

  /// Reads the files, and finds what sources ask for.
  init(_ files: ExtractedFiles, routines: [String]) throws(CommandError) {
    for path in files.catalogs {
      let isThere = FileManager.default.fileExists(atPath: path)
      catalogs.append(Catalog(path: path, content: isThere ? try Self.read(path) : nil))
    }
    var sources: [ScannedSource] = []
    for path in files.sources {
      let source = ScannedSource(
        String(decoding: try Self.read(path), as: UTF8.self),
        routines: routines
      )
      for problem in source.problems {
        complaints.append("\(Self.place(path, problem.position)): warning: \(problem.kind.text)")
      }
      sources.append(source)
    }
    let extraction = Extraction(sources)
    for (index, path) in files.sources.enumerated() {
      for use in extraction.uses(of: index) { add(use, in: path, extraction) }
    }
  }

  private static func read(_ path: String) throws(CommandError) -> Data {
    do throws(MessageError) {
      return try CatalogFile(contentsOf: URL(fileURLWithPath: path)).data
    } catch {
      throw CommandError(.missingFile, "\(path): \(error.diagnostic.kind)")
    }
  }

  private static func place(_ path: String, _ position: SourcePosition) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  private mutating func add(_ use: StringUse, in path: String, _ extraction: Extraction) {
    func undecided(_ reason: String) -> ExtractionReport.Undecided {
      ExtractionReport.Undecided(
        file: path,
        line: use.position.line,
        column: use.position.column,
        reason: reason
      )
    }
    let key = extraction.key(of: use)
    if case .undecided(let reason) = key { return report.undecided.append(undecided(reason.text)) }
    // An empty text is no message.
    if case .key("") = key { return }
    guard let catalog = catalog(of: use.table ?? "Localizable", for: path, use.position) else {
      return
    }
    switch key {
    case .undecided: break
    case .key(let key):
      let value: CatalogUpdate.Message.DefaultValue?
      switch extraction.defaultText(of: use) {
      case nil: value = nil
      case .key(let text): value = .text(text)
      case .pattern, .undecided: value = .unknown
      }
      catalogs[catalog].messages.append(
        CatalogUpdate.Message(key: key, comment: use.comment, defaultValue: value)
      )
      if case .pattern(let pattern)? = extraction.defaultText(of: use) {
        report.undecided.append(
          undecided("the default value of \(quoted(key)) is not taken: \(pattern.unknown)")
        )
      }
    case .pattern(let pattern):
      catalogs[catalog].patterns.append((pattern, undecided(pattern.unknown)))
    }
  }

  /// The catalogue of a table that shares most of its path with a source; nil if there is none.
  private mutating func catalog(
    of table: String,
    for source: String,
    _ position: SourcePosition
  ) -> Int? {
    let own = URL(fileURLWithPath: source).deletingLastPathComponent().pathComponents
    let found = catalogs.indices.filter { catalogs[$0].table == table }
    let depths = found.map { index in
      let other = URL(fileURLWithPath: catalogs[index].path).deletingLastPathComponent()
        .pathComponents
      return zip(own, other).prefix { $0 == $1 }.count
    }
    guard let most = depths.max() else {
      failures.append(
        "\(Self.place(source, position)): error: there is no catalogue of the table \(quoted(table)); "
          + "--catalog names all that are updated, and a new one is made"
      )
      return nil
    }
    let nearest = zip(found, depths).filter { $0.1 == most }.map(\.0)
    if nearest.count > 1 {
      let paths = nearest.map { quoted(catalogs[$0].path) }.joined(separator: " and ")
      failures.append(
        "\(Self.place(source, position)): error: \(paths) are as near; --catalog names one"
      )
      return nil
    }
    return nearest[0]
  }

  /// Makes the new contents of the catalogues.
  mutating func update(newLanguage: String, _ streams: StandardStreams) throws(CommandError) {
    for index in catalogs.indices {
      var catalog = catalogs[index]
      update(&catalog, newLanguage)
      catalogs[index] = catalog
    }
    for text in complaints + failures { try streams.report(text) }
    guard failures.isEmpty else { throw CommandError(.badData) }
    report.undecided.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private mutating func update(_ catalog: inout Catalog, _ newLanguage: String) {
    let document: CatalogJSON.Document
    do throws(CatalogJSON.Document.Problem) {
      document =
        try catalog.content.map { data throws(CatalogJSON.Document.Problem) in
          try CatalogJSON.Document(data)
        } ?? CatalogUpdate.empty(sourceLanguage: newLanguage)
    } catch {
      failures.append("\(catalog.path): error: the file is no JSON: \(error)")
      return
    }
    let keys = document.root["strings"]?.object?.members.map(\.key) ?? []
    var known = KeyIndex(keys)
    var exact = KeyIndex(Array(Set(catalog.messages.map(\.key))))
    var used = Set<String>()
    for (pattern, place) in catalog.patterns {
      let fitting = known.keys(of: pattern)
      used.formUnion(fitting)
      if fitting.isEmpty, exact.keys(of: pattern).isEmpty { report.undecided.append(place) }
    }
    do throws(CatalogUpdate.Problem) {
      let update = try CatalogUpdate(document, messages: catalog.messages) { used.contains($0) }
      complaints += update.warnings.map { "\(catalog.path): warning: \($0)" }
      let isSame =
        update.added.isEmpty && update.gone.isEmpty && update.returned.isEmpty
        && update.changed.isEmpty
      // What says the same keeps its own layout.
      catalog.result = isSame ? catalog.content ?? update.document.data : update.document.data
      report.catalogs.append(
        ExtractionReport.Catalog(
          file: catalog.path,
          added: update.added.sorted(),
          changed: update.changed.sorted(),
          returned: update.returned.sorted(),
          stale: update.gone.sorted()
        )
      )
    } catch {
      failures.append("\(catalog.path): error: \(error)")
    }
  }

  /// Writes the catalogues that have changed.
  func write() throws(CommandError) {
    let changed = catalogs.filter { $0.content != $0.result }
    var changes = FileChanges()
    defer { changes.discard() }
    do {
      for catalog in changed {
        try changes.replace(URL(fileURLWithPath: catalog.path), with: catalog.result)
      }
      try changes.commit(FileChanges.move)
    } catch {
      throw CommandError(.inputOutput, error.localizedDescription)
    }
  }
}

extension StringUse.Undecided {
  fileprivate var text: String {
    switch self {
    case .notLiteral: "the key is no literal"
    case .concatenated: "the key is put together of several literals; expected one"
    case .interpolated: "a key of NSLocalizedString cannot have interpolations"
    case .tableNotLiteral: "the table is no literal"
    case .nestedTooDeeply: "the key stands in too many interpolations"
    }
  }
}

extension SourceProblem.Kind {
  fileprivate var text: String {
    switch self {
    case .unterminatedString: "a literal has no end"
    case .unterminatedComment: "a comment has no end"
    case .unterminatedRegex: "a regular expression has no end"
    case .invalidEscape: "a literal has an escape that Swift does not know"
    case .nestedTooDeeply: "a literal stands in too many interpolations"
    }
  }
}

extension KeyPattern {
  /// What is not known.
  fileprivate var unknown: String {
    let names = pieces.compactMap { piece in
      if case .placeholder(let source) = piece { quoted(source) } else { nil }
    }
    return "the type of \(names.joined(separator: " and ")) is not known; "
      + "specifier: or a declaration in the sources would say it"
  }
}
