import Foundation

/// How a file is read that has faults.
public enum ReadingMode: Hashable, Sendable {
  /// The first fault is an error.
  case strict
  /// Messages with faults are left out and listed in ``MessageCatalog/faults``. A file whose syntax is
  /// broken is an error nevertheless.
  case lenient
}

/// The bytes of a file of messages, with what errors say about it.
struct CatalogFile {
  /// What errors call the file; nil for data without a name.
  let name: String?
  let data: Data
  let mode: ReadingMode

  /// The largest file that is read.
  static let maximumByteCount = 64 << 20

  init(_ data: Data, name: String?, mode: ReadingMode) throws(MessageError) {
    self.name = name
    self.data = data
    self.mode = mode
    guard data.count <= Self.maximumByteCount else {
      throw MessageError(
        .unreadable("it has \(data.count) bytes; at most \(Self.maximumByteCount) are read"),
        file: name
      )
    }
  }

  init(_ url: URL, mode: ReadingMode) throws(MessageError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw MessageError(.unreadable(error.localizedDescription), file: url.relativePath)
    }
    try self.init(data, name: url.relativePath, mode: mode)
  }

  func error(_ kind: MessageError.Kind, line: Int? = nil) -> MessageError {
    MessageError(kind, file: name, line: line)
  }
}
