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
        try search(path, takesCatalogs: catalogs.isEmpty)
      } else {
        sources.append(path)
      }
    }
    // One file may have several paths.
    var known = Set<String>()
    func isNew(_ path: String) -> Bool {
      known.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path)
        .inserted
    }
    self.catalogs = self.catalogs.filter(isNew)
    known = []
    // A source that two targets share by a link feeds the catalogues of both.
    sources = sources.filter {
      known.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted
    }
    guard !sources.isEmpty else {
      throw CommandError(
        .missingFile,
        "there is no Swift file in \(paths.map { quoted($0) }.joined(separator: ", "))"
      )
    }
    guard !self.catalogs.isEmpty else {
      throw CommandError(
        .missingFile,
        "there is no catalogue in the folders; --catalog FILE.xcstrings names one, which is made if it is new"
      )
    }
  }

  /// Folders of what was built, and of other packages, are no sources.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The tables that Xcode fills from property lists, interface files and App Shortcuts, not from sources.
  private static func isFedElsewhere(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    return table == "InfoPlist" || table.hasSuffix("-InfoPlist") || table == "AppShortcuts"
      || url.deletingLastPathComponent().lastPathComponent == "mul.lproj"
  }

  /// Finds files in a folder and those in it, in the order of their names.
  private mutating func search(_ folder: String, takesCatalogs: Bool) throws(CommandError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError(
        .missingFile,
        "\(folder): the folder cannot be read: \(error.localizedDescription)"
      )
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = prefix + name
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
      switch type as? FileAttributeType {
      case .typeDirectory: try search(path, takesCatalogs: takesCatalogs)
      case .typeRegular, .typeSymbolicLink:
        // Links to folders may lead back; what is linked to is found where it is.
        var isFolder: ObjCBool = false
        _ = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { continue }
        if path.hasSuffix(".swift") { sources.append(path) }
        if takesCatalogs, path.hasSuffix(".xcstrings"), !Self.isFedElsewhere(path) {
          catalogs.append(path)
        }
      default: break
      }
    }
  }
}
