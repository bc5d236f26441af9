#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension CLDRSource {
  /// The content, of which no more than the limit is ever read or held.
  package func contents() throws(CLDRReadError) -> [UInt8] {
    switch self {
    case .file(let path):
      do throws(FileFault) {
        return try Self.contents(ofFile: path)
      } catch {
        throw CLDRReadError(error.kind, file: path)
      }
    case .bytes(let bytes, let name):
      guard bytes.count <= CLDRReadLimits.fileSize else {
        throw CLDRReadError(.tooLarge(limit: CLDRReadLimits.fileSize), file: name)
      }
      return bytes
    }
  }

  private static func contents(ofFile path: String) throws(FileFault) -> [UInt8] {
    // Without O_NONBLOCK a named pipe that nobody writes to would hold up the program.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .system(EISDIR)
    default: throw .notRegular
    }

    // The size that the file system tells is but a hint: a device has none, a file may be growing.
    // The end of a file of this size is seen with one byte more.
    let limit = CLDRReadLimits.fileSize
    let hint = min(max(Int(clamping: status.st_size), 1 << 12), limit)
    var bytes = [UInt8](repeating: 0, count: hint + 1)
    var end = 0
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
        return read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 {
        bytes.removeLast(bytes.count - end)
        return bytes
      }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      end += count
      guard end <= limit else { throw .tooLarge }
      if end == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: min(end, limit + 1 - end)))
      }
    }
  }
}

/// Why a file cannot be read.
private enum FileFault: Error {
  case system(Int32)
  case tooLarge
  case notRegular

  var kind: CLDRReadError.Kind {
    switch self {
    case .tooLarge: .tooLarge(limit: CLDRReadLimits.fileSize)
    case .notRegular: .cannotRead("it is a pipe, a device or the like, and no file")
    case .system(ENOENT), .system(ENOTDIR): .notFound
    // For the errors that `open` and `read` give, strerror returns a constant of the C library.
    case .system(let code):
      .cannotRead(strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
