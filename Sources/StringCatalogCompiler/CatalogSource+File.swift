import Foundation

extension CatalogSource {
  /// How many bytes a file may have.
  package static let maximumFileSize = 64 << 20

  /// Reads a catalogue's file. What is no file is not waited for.
  ///
  /// - Parameter url: The file.
  /// - Throws: ``Problem`` if it cannot be read, is none, is larger than ``maximumFileSize``, or is no
  ///   catalogue.
  package init(contentsOf url: URL) throws(Problem) {
    try self.init(try Self.data(of: url))
  }

  /// The content of a file; also of one that has the wrong content.
  package static func data(of url: URL) throws(Problem) -> Data {
    do {
      let path = url.resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular?: break
      case .typeDirectory?: throw Problem(description: "it is a folder; expected a file")
      case .typeCharacterSpecial?, .typeBlockSpecial?:
        throw Problem(description: "it is a device; expected a file")
      default: throw Problem(description: "it is a pipe or a socket; expected a file")
      }
      try check((attributes[.size] as? NSNumber)?.intValue ?? 0)
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let data = try file.read(upToCount: maximumFileSize + 1) ?? Data()
      // A file may grow meanwhile, and some say that they have no bytes.
      try check(data.count)
      return data
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(description: error.localizedDescription)
    }
  }

  private static func check(_ size: Int) throws(Problem) {
    guard size <= maximumFileSize else {
      throw Problem(description: "it has more than \(maximumFileSize) bytes")
    }
  }
}
