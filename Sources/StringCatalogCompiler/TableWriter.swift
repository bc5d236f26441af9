import Foundation

/// Writes the tables of a compiled catalogue: all of them, or none.
package struct TableWriter {
  /// How property lists are written.
  package enum Serialization: String, CaseIterable, Sendable {
    case text, binary
  }

  /// The files, by their paths, in alphabetical order.
  package let files: [(path: String, value: PropertyValue)]
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
    var folder = folder[...]
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    var files: [(path: String, value: PropertyValue)] = []
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      let start = "\(folder == "/" ? "" : folder)/\(language).lproj/\(name)"
      if !table.strings.isEmpty { files.append((start + ".strings", .dictionary(table.strings))) }
      if !table.stringsdict.isEmpty {
        files.append((start + ".stringsdict", .dictionary(table.stringsdict)))
      }
    }
    self.files = files
    self.serialization = serialization
  }

  /// Writes the files whose content is not there yet.
  ///
  /// - Returns: The paths of those that were written.
  /// - Throws: What the file system says; then no file has changed, unless the system failed half-way
  ///   through renaming.
  package func write() throws -> [String] {
    for (path, _) in files {
      var isFolder: ObjCBool = false
      if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: path])
      }
    }
    var renamings: [(from: URL, to: URL)] = []
    defer { for (from, _) in renamings { try? FileManager.default.removeItem(at: from) } }
    for (path, value) in files {
      let url = URL(fileURLWithPath: path)
      if let known = try? Data(contentsOf: url), isSame(known, value) { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let temporary = url.deletingLastPathComponent()
        .appendingPathComponent(
          ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
        )
      renamings.append((temporary, url))
      try data(value).write(to: temporary)
    }
    for (from, to) in renamings {
      guard unsafe rename(from.path, to.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: to.path])
      }
    }
    return renamings.map(\.to.path)
  }

  private func data(_ value: PropertyValue) throws -> Data {
    switch serialization {
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
    if serialization == .text { return data == Data(value.xml.utf8) }
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: &format)
    return format == .binary && list.flatMap { PropertyValue($0) } == value
  }
}
