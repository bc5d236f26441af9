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
    let file = try FileDescriptor(path: path)
    let status = try file.status()
    switch status.kind {
    case .file: break
    case .folder: throw .isFolder
    case .other: throw .notRegular
    }

    // The size that the file system tells is but a hint. The end of a file of this size is seen with
    // one byte more.
    let limit = CLDRReadLimits.fileSize
    let hint = min(max(status.size, 1 << 12), limit)
    var bytes = [UInt8](repeating: 0, count: hint + 1)
    var end = 0
    while true {
      let count = try file.read(into: &bytes, from: end)
      if count == 0 {
        bytes.removeLast(bytes.count - end)
        return bytes
      }
      end += count
      guard end <= limit else { throw .tooLarge }
      if end == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: min(end, limit + 1 - end)))
      }
    }
  }
}
