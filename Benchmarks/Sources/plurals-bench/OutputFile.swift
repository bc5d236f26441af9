import Foundation

/// A file to write to at the end of a run.
struct OutputFile {
  private let path: String

  /// Sees that the file can be written, before minutes of measuring are spent. What it holds stays.
  init(_ path: String) throws {
    self.path = path
    close(try open(O_WRONLY | O_CREAT))
  }

  /// Replaces what the file holds.
  func write(_ data: Data) throws {
    let file = FileHandle(fileDescriptor: try open(O_WRONLY | O_CREAT | O_TRUNC))
    do {
      try file.write(contentsOf: data)
      try file.close()
    } catch {
      throw failure()
    }
  }

  private func open(_ flags: Int32) throws -> Int32 {
    let descriptor = Foundation.open(path, flags, 0o666)
    guard descriptor >= 0 else { throw failure() }
    return descriptor
  }

  private func failure() -> WritingFailure {
    WritingFailure(description: "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}

/// A file that cannot be written.
struct WritingFailure: Error, CustomStringConvertible {
  let description: String
}
