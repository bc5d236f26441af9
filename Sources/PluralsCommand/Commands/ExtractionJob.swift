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
    /// The sources that it is the nearest to, which may ask for its keys.
    var sources: [Int] = []
    var hasEmptyKey = false
    /// Whether all of its sources were read to their ends, so that what they lack is gone.
    var knowsSources = true
    var result: Data?

    let table: String
    let folder: [String]

    init(_ path: String, _ content: Data?) {
      self.path = path
      self.content = content
      let url = URL(fileURLWithPath: path).standardizedFileURL
      table = url.deletingPathExtension().lastPathComponent
      folder = url.deletingLastPathComponent().pathComponents
    }
  }

  private(set) var report = ExtractionReport()
  private var catalogs: [Catalog] = []
  private var extraction = Extraction([])
  private var complaints: [String] = []
  private var failures: [String] = []
  /// The catalogues of tables by the folders of sources.
  private var nearest: [Place: [Int]] = [:]
  /// The gravest status of a source that was not read to its end.
  private var sourceStatus: ExitStatus?

  private struct Place: Hashable {
    let table: String
    let folder: String
  }

  /// Reads the files, and finds what sources ask for.
  init(_ files: ExtractedFiles, routines: [String]) throws(CommandError) {
    for path in files.catalogs {
      let isThere = FileManager.default.fileExists(atPath: path)
      do throws(MessageError) {
        catalogs.append(Catalog(path, isThere ? try Self.read(path) : nil))
      } catch {
        throw CommandError(.missingFile, "\(path): \(error.diagnostic.sentence)")
      }
    }
    var sources: [ScannedSource] = []
    let tables = Set(catalogs.map(\.table))
    for (number, path) in files.sources.enumerated() {
      var problems: [String] = []
      var text = ""
      do throws(MessageError) {
        let data = try Self.read(path)
        text = String(decoding: data, as: UTF8.self)
        if !text.utf8.elementsEqual(data) { problems.append("\(path): error: it is not UTF-8") }
      } catch {
        problems.append("\(path): error: \(error.diagnostic.sentence)")
        sourceStatus = .missingFile
      }
      let source = ScannedSource(text, routines: routines)
      for problem in source.problems {
        problems.append("\(Self.place(path, problem.position)): error: \(problem.kind.text)")
      }
      if !problems.isEmpty {
        sourceStatus = sourceStatus ?? .badData
        complaints += problems
      }
      for table in tables {
        for index in nearestCatalogs(of: table, for: path) {
          catalogs[index].sources.append(number)
          if !problems.isEmpty { catalogs[index].knowsSources = false }
        }
      }
      sources.append(source)
    }
    extraction = Extraction(sources)
    for (index, path) in files.sources.enumerated() {
      for use in extraction.uses(of: index) { add(use, in: path) }
    }
  }

  private static func read(_ path: String) throws(MessageError) -> Data {
    try CatalogFile(contentsOf: URL(fileURLWithPath: path)).data
  }

  private static func place(_ path: String, _ position: SourcePosition) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  private mutating func add(_ use: StringUse, in path: String) {
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
    guard let catalog = catalog(of: use.table ?? "Localizable", for: path, use.position) else {
      return
    }
    switch key {
    case .undecided: break
    // An empty text is no new message, but Xcode has written some.
    case .key(""): catalogs[catalog].hasEmptyKey = true
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
    let found = nearestCatalogs(of: table, for: source)
    guard let first = found.first else {
      failures.append(
        "\(Self.place(source, position)): error: there is no catalogue of the table \(quoted(table)); "
          + "--catalog names all that are updated, and a new one is made"
      )
      return nil
    }
    if found.count > 1 {
      let paths = found.map { quoted(catalogs[$0].path) }.joined(separator: " and ")
      failures.append(
        "\(Self.place(source, position)): error: \(paths) are as near; --catalog names one"
      )
      return nil
    }
    return first
  }

  /// The catalogues of a table that share most of their paths with a source.
  private mutating func nearestCatalogs(of table: String, for source: String) -> [Int] {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    let place = Place(table: table, folder: folder.path)
    if let known = nearest[place] { return known }
    let own = folder.pathComponents
    let found = catalogs.indices.filter { catalogs[$0].table == table }
    let depths = found.map { zip(own, catalogs[$0].folder).prefix { $0 == $1 }.count }
    let result = zip(found, depths).filter { $0.1 == depths.max() }.map(\.0)
    nearest[place] = result
    return result
  }

  /// Makes the new contents of the catalogues.
  mutating func update(newLanguage: String, _ streams: StandardStreams) throws(CommandError) {
    for index in catalogs.indices {
      var catalog = catalogs[index]
      // What is far from all sources is fed by something else.
      guard !catalog.sources.isEmpty else { continue }
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
    // Of what may be a key, one that is there is not gone.
    var kept: Set<String> = catalog.hasEmptyKey ? [""] : []
    for source in catalog.sources {
      for key in extraction.possibleKeys(of: source) {
        switch key {
        case .key(let key) where !key.isEmpty: kept.insert(key)
        case .pattern(let pattern) where pattern.hasText: kept.formUnion(known.keys(of: pattern))
        case .key, .pattern, .undecided: break
        }
      }
    }
    let isGone = { key in !used.contains(key) && !kept.contains(key) }
    do throws(CatalogUpdate.Problem) {
      let update = try CatalogUpdate(
        document,
        messages: catalog.messages,
        marksStale: catalog.knowsSources
      ) { !isGone($0) }
      if !catalog.knowsSources {
        complaints.append(
          "\(catalog.path): note: not all sources could be read, so no key becomes stale"
        )
      }
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

  /// Tells by the status that sources could not be read to their ends.
  func finish() throws(CommandError) {
    if let sourceStatus { throw CommandError(sourceStatus) }
  }

  /// Writes the catalogues that have changed.
  func write() throws(CommandError) {
    let changed = catalogs.filter { $0.result != nil && $0.content != $0.result }
    var changes = FileChanges()
    defer { changes.discard() }
    do {
      for catalog in changed {
        guard let result = catalog.result else { continue }
        try changes.replace(URL(fileURLWithPath: catalog.path), with: result)
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
