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
  func contents() throws(CLDRReadError) -> [UInt8] {
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { _ = close(descriptor) }

    // The size that the file system tells is no help: a device has none, a file may be growing.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while true {
      let readCount = bytes.withUnsafeMutableBytes { buffer in
        let free = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return read(descriptor, free.baseAddress, free.count)
      }
      guard readCount >= 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      if readCount == 0 { break }
      count += readCount
      guard count <= CLDRReadLimits.fileSize else { throw .tooLarge }
      if count == bytes.count {
        let size = min(2 * count, CLDRReadLimits.fileSize + 1)
        bytes.append(contentsOf: repeatElement(0, count: size - count))
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

/// Why a file cannot be read.
private enum FileFault: Error {
  case system(Int32)
  case tooLarge

  var kind: CLDRReadError.Kind {
    switch self {
    case .tooLarge: .tooLarge(limit: CLDRReadLimits.fileSize)
    case .system(ENOENT), .system(ENOTDIR): .notFound
    // For the errors that `open` and `read` give, strerror returns a constant of the C library.
    case .system(let code):
      .cannotRead(strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
