import Foundation

/// The files of an extraction: Swift sources, and String Catalogs.
struct ExtractedFiles {
  private(set) var sources: [String] = []
  private(set) var catalogs: [String] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: Swift files, and folders of them.
  ///   - catalogs: The catalogues; if empty, those in the folders.
  init(_ paths: [String], catalogs: [String]) throws(CommandError) {
    self.catalogs = catalogs
    for path in catalogs where !path.hasSuffix(".xcstrings") {
      throw CommandError(
        .usage,
        "\(quoted(path)) is no catalogue: its name must end with .xcstrings"
      )
    }
    for path in paths {
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandError(.missingFile, "there is no file or folder \(quoted(path))")
      }
      if isFolder.boolValue {
        search(path, takesCatalogs: catalogs.isEmpty)
      } else {
        sources.append(path)
      }
    }
    var known = Set<String>()
    sources = sources.filter { known.insert($0).inserted }
    self.catalogs = self.catalogs.filter { known.insert($0).inserted }
    guard !self.catalogs.isEmpty else {
      throw CommandError(
        .missingFile,
        "there is no catalogue in the folders; --catalog FILE.xcstrings names one, which is made if it is new"
      )
    }
  }

  /// Folders of what was built, and of other packages, are no sources.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  private mutating func search(_ folder: String, takesCatalogs: Bool) {
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let url = URL(fileURLWithPath: folder)
    let all = FileManager.default.enumerator(
      at: url,
      includingPropertiesForKeys: nil,
      options: options
    )
    let start = url.standardizedFileURL.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    while let file = all?.nextObject() as? URL {
      if Self.skipped.contains(file.lastPathComponent) {
        all?.skipDescendants()
        continue
      }
      guard ["swift", "xcstrings"].contains(file.pathExtension) else { continue }
      let path = file.standardizedFileURL.path
      found.append(prefix + path.dropFirst(start.count + (start == "/" ? 0 : 1)))
    }
    found.sort()
    sources += found.filter { $0.hasSuffix(".swift") }
    if takesCatalogs { catalogs += found.filter { $0.hasSuffix(".xcstrings") } }
  }
}
