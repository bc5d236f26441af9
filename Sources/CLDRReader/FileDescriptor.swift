// The one place that imports the C library by its names: modules that know Foundation have it from there.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// A file that is open to be read.
struct FileDescriptor: ~Copyable {
  private let number: Int32

  /// What a descriptor stands for.
  enum Kind {
    case file
    case folder
    /// A pipe, a device or the like.
    case other
  }

  /// Opens a file.
  init(path: String) throws(FileFault) {
    #if os(Windows)
      var number: Int32 = -1
      let error = unsafe _sopen_s(&number, path, _O_RDONLY | _O_BINARY, _SH_DENYNO, 0)
      guard error == 0 else { throw .system(error) }
    #elseif os(WASI)
      let number = unsafe open(path, O_RDONLY)
      guard number >= 0 else { throw .system(errno) }
    #else
      // Without O_NONBLOCK a named pipe that nobody writes to would hold up the program.
      let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard number >= 0 else { throw .system(errno) }
    #endif
    self.number = number
  }

  deinit {
    #if os(Windows)
      _ = _close(number)
    #else
      _ = close(number)
    #endif
  }

  /// What it is, and the size that the file system tells, which is but a hint: a device has none, a
  /// file may be growing.
  func status() throws(FileFault) -> (kind: Kind, size: Int) {
    #if os(Windows)
      var status = _stat64()
      guard unsafe _fstat64(number, &status) == 0 else { throw .system(errno) }
      let (type, file, folder) = (Int32(status.st_mode) & _S_IFMT, _S_IFREG, _S_IFDIR)
    #else
      var status = stat()
      guard unsafe fstat(number, &status) == 0 else { throw .system(errno) }
      let (type, file, folder) = (status.st_mode & S_IFMT, S_IFREG, S_IFDIR)
    #endif
    return (type == file ? .file : type == folder ? .folder : .other, Int(clamping: status.st_size))
  }

  /// Reads what comes next.
  ///
  /// - Parameters:
  ///   - bytes: Is filled from `start` on, at most to its end.
  ///   - start: An index of `bytes`.
  /// - Returns: The number of bytes that were read, 0 at the file's end.
  func read(into bytes: inout [UInt8], from start: Int) throws(FileFault) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return unsafe systemRead(number, rest.baseAddress, rest.count)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .system(errno) }
    }
  }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if os(Windows)
    Int(unsafe _read(number, bytes, UInt32(clamping: count)))
  #else
    unsafe read(number, bytes, count)
  #endif
}

/// Why a file cannot be read.
enum FileFault: Error {
  /// An error of the operating system, by its number in `errno`.
  case system(Int32)
  case tooLarge
  case notRegular

  static var isFolder: FileFault { .system(EISDIR) }

  var kind: CLDRReadError.Kind {
    switch self {
    case .tooLarge: .tooLarge(limit: CLDRReadLimits.fileSize)
    case .notRegular: .cannotRead("it is a pipe, a device or the like, and no file")
    case .system(ENOENT), .system(ENOTDIR): .notFound
    // For the errors that reading gives, strerror returns a constant of the C library.
    case .system(let code):
      unsafe .cannotRead(strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)")
    }
  }
}
