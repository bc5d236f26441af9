import Foundation

/// Writes the tables of a compiled catalogue: all of them, or none.
package struct TableWriter {
  /// How property lists are written. A text that XML cannot hold, because of a control character, makes its
  /// file binary in any case; whoever reads property lists reads both.
  package enum Serialization: String, CaseIterable, Sendable {
    case text, binary
  }

  /// The files, by their paths, in alphabetical order.
  package let files: [(path: String, value: PropertyValue)]

  private let name: String
  private let folder: String
  private let serialization: Serialization

  /// - Parameters:
  ///   - tables: The tables of each language.
  ///   - name: The name of the table.
  ///   - folder: The folder that gets `xx.lproj` folders.
  package init(
    _ tables: [String: CatalogCompiler.Tables],
    name: String,
    in folder: String,
    as serialization: Serialization
  ) {
    var path = folder[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.folder = path == "/" ? "/" : path + "/"
    self.name = name
    self.serialization = serialization
    var files: [(path: String, value: PropertyValue)] = []
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      let start = "\(self.folder)\(language).lproj/\(name)"
      if !table.strings.isEmpty { files.append((start + ".strings", .dictionary(table.strings))) }
      if !table.stringsdict.isEmpty {
        files.append((start + ".stringsdict", .dictionary(table.stringsdict)))
      }
    }
    self.files = files
  }

  /// - Parameters:
  ///   - tables: The tables of each language.
  ///   - languages: The languages that have both files, if empty ones; others have none.
  ///   - name: The name of the table.
  ///   - folder: The folder that gets `xx.lproj` folders.
  package init(
    _ tables: [String: CatalogCompiler.Tables],
    languages: [String],
    name: String,
    in folder: String
  ) {
    self.folder = folder + "/"
    self.name = name
    serialization = .text
    files = languages.sorted().flatMap { language in
      let start = "\(folder)/\(language).lproj/\(name)"
      let table = tables[language] ?? CatalogCompiler.Tables()
      return [
        (start + ".strings", PropertyValue.dictionary(table.strings)),
        (start + ".stringsdict", .dictionary(table.stringsdict)),
      ]
    }
  }

  /// The files of the table's name that are there and are none of ``files``: an earlier run wrote them,
  /// or another tool. A bundle with them shows texts that the catalogue does not have.
  ///
  /// - Parameter languages: The languages that were compiled; nil for all.
  package func strays(languages: Set<String>? = nil) -> [String] {
    let made = Set(files.map(\.path))
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return folders.sorted().flatMap { lproj in
      ["strings", "stringsdict"].map { "\(lproj)/\(name).\($0)" }
    }.filter { path in
      guard let language = TableRecord.language(of: path, name: name),
        languages?.contains(language) != false
      else { return false }
      return !made.contains(folder + path)
        && FileManager.default.fileExists(atPath: folder + path)
    }.map { folder + $0 }
  }

  /// Writes the files whose content is not there yet.
  ///
  /// - Parameters:
  ///   - record: A file outside of the output folder in which runs keep what they wrote. With it, files
  ///     that an earlier run wrote and this one does not are removed, unless somebody has changed
  ///     them since. Without it nothing is removed.
  ///   - languages: The languages that were compiled; nil for all. Files of others stay.
  ///   - others: The contents of files that are written with the tables, or not at all.
  /// - Returns: The paths of the files that were written.
  /// - Throws: What the file system says; then all files are as they were.
  package func write(
    record: URL? = nil,
    languages: Set<String>? = nil,
    with others: [URL: Data] = [:]
  ) throws -> [String] {
    try write(record: record, languages: languages, with: others, moving: FileChanges.move)
  }

  /// Writes the files by a function that moves one over another, which tests let fail.
  package func write(
    record: URL? = nil,
    languages: Set<String>? = nil,
    with others: [URL: Data] = [:],
    moving move: (_ from: URL, _ to: URL) throws -> Void
  ) throws -> [String] {
    var changes = FileChanges()
    defer { changes.discard() }
    var written: [String: Data] = [:]
    for (path, value) in files {
      let url = URL(fileURLWithPath: path)
      if let known = try? Data(contentsOf: url), isSame(known, value) {
        written[path] = known
        continue
      }
      let data = try data(value)
      written[path] = data
      try changes.replace(url, with: data)
    }
    for (url, data) in others.sorted(by: { $0.key.path < $1.key.path })
    where (try? Data(contentsOf: url)) != data {
      try changes.replace(url, with: data)
    }
    let replaced = changes.replaced.map(\.path)
    if let record { try update(record, written, languages, &changes) }
    try changes.commit(move)
    return replaced
  }

  /// Prepares the removal of files that are no longer made, and a record of those that are.
  private func update(
    _ url: URL,
    _ written: [String: Data],
    _ languages: Set<String>?,
    _ changes: inout FileChanges
  ) throws {
    let known = try? Data(contentsOf: url)
    var record = known.map { TableRecord($0, name: name) } ?? TableRecord()
    for (path, sum) in record.sums.sorted(by: { $0.key < $1.key })
    where written[folder + path] == nil {
      guard let language = TableRecord.language(of: path, name: name),
        languages?.contains(language) != false
      else { continue }
      record[path] = nil
      let file = URL(fileURLWithPath: folder + path)
      if let data = try? Data(contentsOf: file), TableRecord.sum(data) == sum {
        changes.remove(file)
      }
    }
    for (path, data) in written {
      record[String(path.dropFirst(folder.count))] = TableRecord.sum(data)
    }
    let data = record.data
    if data != known { try changes.replace(url, with: data) }
  }

  private func format(of value: PropertyValue) -> Serialization {
    value.fitsXML ? serialization : .binary
  }

  private func data(_ value: PropertyValue) throws -> Data {
    switch format(of: value) {
    case .text: Data(value.xml.utf8)
    case .binary:
      try PropertyListSerialization.data(
        fromPropertyList: value.object,
        format: .binary,
        options: 0
      )
    }
  }

  /// Whether a file has a value already, in the format that is wanted.
  private func isSame(_ data: Data, _ value: PropertyValue) -> Bool {
    if self.format(of: value) == .text { return data == Data(value.xml.utf8) }
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: &format)
    return format == .binary && list.flatMap { PropertyValue($0) } == value
  }
}
