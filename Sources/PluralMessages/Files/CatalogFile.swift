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
struct CatalogFile {
  /// What findings call the file; nil for data without a name.
  let name: String?
  let data: Data

  init(_ data: Data, name: String?) throws(MessageError) {
    self.name = name
    self.data = data
    try Self.check(data.count, name)
  }

  /// Reads a file, unless it is too large.
  init(contentsOf url: URL) throws(MessageError) {
    let name = url.relativePath
    func fault(_ fault: FileProblem) -> MessageError {
      MessageError(MessageDiagnostic(.unreadable(fault), file: name))
    }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path
    )
    if attributes?[.type] as? FileAttributeType == .typeDirectory { throw fault(.isFolder) }
    if let size = attributes?[.size] as? NSNumber { try Self.check(size.intValue, name) }
    do {
      try self.init(try Data(contentsOf: url), name: name)
    } catch let error as MessageError {
      throw error
    } catch {
      throw fault(FileProblem(error))
    }
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

extension FileProblem {
  /// Creates a fault from an error of Foundation's.
  init(_ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: self = .notFound
    case .fileReadNoPermission: self = .notPermitted
    default: self = .system(code: (error as NSError).code)
    }
  }
}
