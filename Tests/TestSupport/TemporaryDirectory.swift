import Foundation

/// A new folder that is removed with its last reference.
package final class TemporaryDirectory {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file into the folder, or below it.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - name: The path in the folder.
  package func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Writes files into a new folder, and removes it after the call.
///
/// - Parameters:
///   - files: The contents of the files by their paths in the folder.
///   - call: What is done with the folder.
package func withTemporaryDirectory(
  _ files: [String: String] = [:],
  _ call: (URL) throws -> Void
) throws {
  let directory = try TemporaryDirectory()
  for (name, text) in files { try directory.write(text, to: name) }
  try withExtendedLifetime(directory) { try call(directory.url) }
}
