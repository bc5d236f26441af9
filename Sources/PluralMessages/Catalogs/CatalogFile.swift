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

  /// The line of a byte, from 1.
  func line(at offset: Int) -> Int {
    data.prefix(offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// The line on which a quoted text first stands; nil if it does not.
  ///
  /// This finds the line of a key that a parser has lost; for errors only.
  func line(of key: String) -> Int? {
    data.range(of: Data("\"\(key)\"".utf8)).map { line(at: $0.lowerBound - data.startIndex) }
  }

  func error(_ kind: MessageError.Kind, line: Int? = nil, key: String? = nil) -> MessageError {
    MessageError(kind, file: name, line: line ?? key.flatMap { self.line(of: $0) }, key: key)
  }

  /// The same error with the file and, if it is not known yet, the line and the key.
  func located(_ error: MessageError, key: String) -> MessageError {
    self.error(error.kind, line: error.line, key: error.key ?? key)
  }
}
