import Foundation

/// The ways to read a file that has errors.
public enum ReadingMode: Hashable, Sendable {
  /// The file is refused, with all its errors.
  case strict
  /// What can be read is read, and the rest is told in the catalogue's diagnostics. Only a file in
  /// which nothing can be read is refused.
  case tolerant
}

/// The bytes of a file of messages, with what findings say about it.
package struct CatalogFile {
  /// What findings call the file; nil for data without a name.
  let name: String?
  package let data: Data

  init(_ data: Data, name: String?) throws(MessageError) {
    self.name = name
    self.data = data
    try Self.check(data.count, name)
  }

  /// Reads a file, unless it is too large.
  package init(contentsOf url: URL) throws(MessageError) {
    let name = url.relativePath
    func fault(_ fault: FileProblem) -> MessageError {
      MessageError(MessageDiagnostic(.unreadable(fault), file: name))
    }
    do {
      try self.init(try Self.contents(of: url), name: name)
    } catch let error as MessageError {
      throw error
    } catch let problem as FileProblem {
      throw fault(problem)
    } catch {
      throw fault(FileProblem(error))
    }
  }

  /// The bytes of a file, and no more than one above the limit: some say that they have none, and
  /// others grow.
  private static func contents(of url: URL) throws -> Data {
    let limit = MessageLimit.fileSize.maximum
    #if os(Windows) || os(WASI)
      let file = try FileHandle(forReadingFrom: url)
    #else
      // A named pipe that nobody writes to is not waited for.
      let descriptor = unsafe open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileProblem(systemError: errno) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw FileProblem(systemError: errno) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileProblem.isFolder
      case S_IFCHR, S_IFBLK: throw FileProblem.isDevice
      default: throw FileProblem.isPipe
      }
      guard status.st_size <= limit else { throw FileProblem.tooLarge(Int(status.st_size)) }
    #endif
    defer { try? file.close() }
    return try file.read(upToCount: limit + 1) ?? Data()
  }

  private static func check(_ size: Int, _ name: String?) throws(MessageError) {
    guard size <= MessageLimit.fileSize.maximum else {
      throw MessageError(MessageDiagnostic(.unreadable(.tooLarge(size)), file: name))
    }
  }

  func error(_ kind: MessageDiagnostic.Kind, at place: TextPlace? = nil) -> MessageError {
    MessageError(MessageDiagnostic(kind, severity: .error, file: name, place: place))
  }
}

extension FileProblem: Error {
  #if !os(Windows)
    /// Creates a fault from the number of a system's error.
    init(systemError code: Int32) {
      switch code {
      case ENOENT, ENOTDIR: self = .notFound
      case EACCES, EPERM: self = .notPermitted
      // A socket cannot be opened.
      case ENXIO: self = .isPipe
      default: self = .system(code: Int(code))
      }
    }
  #endif

  /// Creates a fault from an error of Foundation's.
  init(_ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: self = .notFound
    case .fileReadNoPermission: self = .notPermitted
    default: self = .system(code: (error as NSError).code)
    }
  }
}
