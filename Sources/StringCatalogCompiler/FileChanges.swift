import Foundation

/// Changes to files that are made together, or not at all.
package struct FileChanges {
  /// Moves a file to a path, over a file that is there.
  package typealias Move = (_ from: URL, _ to: URL) throws -> Void

  /// Files that get a new content: as they were named, and where they are.
  private var replacements: [(named: URL, temporary: URL, target: URL)] = []
  private var removals: [URL] = []
  /// Folders that were not there before.
  private var newFolders: [URL] = []

  package init() {}

  /// The files that get a new content.
  var replaced: [URL] { replacements.map(\.named) }

  /// Prepares a new content, beside the file that is to have it.
  ///
  /// A file that is there keeps its permissions, and its owner if the system allows it. What a symbolic link
  /// leads to is replaced, and not the link.
  package mutating func replace(_ file: URL, with data: Data) throws {
    let target = try Self.followed(file)
    guard !Self.isFolder(target) else {
      throw Problem(file: target, reason: "is a folder; expected a file")
    }
    try makeFolder(target.deletingLastPathComponent())
    let temporary = Self.neighbour(of: target)
    replacements.append((file, temporary, target))
    try data.write(to: temporary)
    try Self.copyOwnerAndMode(of: target, to: temporary)
  }

  /// The file that a name stands for, which need not be there yet.
  private static func followed(_ file: URL) throws -> URL {
    var url = file
    var count = 0
    while let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) {
      count += 1
      guard count <= maximumLinks else {
        throw Problem(file: file, reason: "is a symbolic link that leads to no end")
      }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  /// How many links lead to a file; systems have the same limit.
  private static let maximumLinks = 40

  private static func copyOwnerAndMode(of old: URL, to new: URL) throws {
    let manager = FileManager.default
    guard let known = try? manager.attributesOfItem(atPath: old.path) else { return }
    let fresh = try manager.attributesOfItem(atPath: new.path)
    func changed(_ keys: [FileAttributeKey]) -> [FileAttributeKey: Any] {
      var result: [FileAttributeKey: Any] = [:]
      for key in keys {
        guard let value = known[key] as? NSNumber, value != fresh[key] as? NSNumber else {
          continue
        }
        result[key] = value
      }
      return result
    }
    // Few may give a file away, and a group is refused alone.
    for key in [FileAttributeKey.groupOwnerAccountID, .ownerAccountID] {
      let owner = changed([key])
      if !owner.isEmpty { try? manager.setAttributes(owner, ofItemAtPath: new.path) }
    }
    // The system takes marks of the mode away with another owner.
    let mode = changed([.posixPermissions])
    if !mode.isEmpty { try manager.setAttributes(mode, ofItemAtPath: new.path) }
  }

  /// Prepares that a file goes.
  mutating func remove(_ target: URL) { removals.append(target) }

  private mutating func makeFolder(_ folder: URL) throws {
    var missing: [URL] = []
    var url = folder
    while !Self.isThere(url), url.path != "/" {
      missing.append(url)
      let parent = url.deletingLastPathComponent()
      if parent.path == url.path { break }
      url = parent
    }
    guard Self.isFolder(url) else {
      throw Problem(file: url, reason: "is a file; expected a folder")
    }
    newFolders += missing.reversed()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func isThere(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Why a file cannot be written, with what would be right.
  package struct Problem: LocalizedError {
    package let file: URL
    let reason: String

    package var errorDescription: String? { "\(file.relativePath) \(reason)" }
  }

  /// A hidden name that no other file has, in the folder of a file.
  private static func neighbour(of url: URL) -> URL {
    url.deletingLastPathComponent()
      .appendingPathComponent(
        ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
      )
  }

  // MARK: Making them

  /// Makes the changes.
  ///
  /// - Throws: What the file system says; then all is as it was.
  package func commit(_ move: Move) throws {
    var done: [(target: URL, backup: URL?)] = []
    do {
      for (_, temporary, target) in replacements {
        var backup: URL?
        if FileManager.default.fileExists(atPath: target.path) {
          let neighbour = Self.neighbour(of: target)
          try Self.keep(target, as: neighbour)
          backup = neighbour
        }
        done.append((target, backup))
        try move(temporary, target)
      }
      for target in removals {
        let backup = Self.neighbour(of: target)
        try move(target, backup)
        done.append((target, backup))
      }
    } catch {
      for (target, backup) in done.reversed() {
        if let backup {
          // Two names of one file stay two where one is moved over the other.
          if (try? Self.move(backup, target)) != nil {
            try? FileManager.default.removeItem(at: backup)
          }
        } else {
          try? FileManager.default.removeItem(at: target)
        }
      }
      throw error
    }
    for case (_, let backup?) in done { try? FileManager.default.removeItem(at: backup) }
    // A folder of a language without files says that there is the language.
    for folder in Set(removals.map { $0.deletingLastPathComponent() }) {
      Self.removeIfEmpty(folder)
    }
  }

  /// Removes what was prepared and not made.
  package func discard() {
    for (_, temporary, _) in replacements { try? FileManager.default.removeItem(at: temporary) }
    for folder in newFolders.reversed() { Self.removeIfEmpty(folder) }
  }

  private static func removeIfEmpty(_ folder: URL) {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    if files?.isEmpty == true { try? FileManager.default.removeItem(at: folder) }
  }

  /// Keeps the content of a file under another name, while the file stays.
  private static func keep(_ url: URL, as backup: URL) throws {
    do {
      try FileManager.default.linkItem(at: url, to: backup)
    } catch {
      // Not all file systems have links.
      try FileManager.default.copyItem(at: url, to: backup)
    }
  }

  /// Moves a file, in one step where the system can.
  package static func move(_ from: URL, _ to: URL) throws {
    #if os(Windows)
      if FileManager.default.fileExists(atPath: to.path) {
        _ = try FileManager.default.replaceItemAt(to, withItemAt: from)
      } else {
        try FileManager.default.moveItem(at: from, to: to)
      }
    #else
      guard unsafe rename(from.path, to.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: to.path])
      }
    #endif
  }
}
