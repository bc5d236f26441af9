/// Where an XML file of CLDR comes from.
public enum CLDRSource: Hashable, Sendable {
  /// A file at a path.
  case file(String)

  /// The content of a file, with the name that errors call it by.
  case bytes([UInt8], name: String)

  /// What errors call the source: the path or name as it was given.
  public var name: String {
    switch self {
    case .file(let path): path
    case .bytes(_, let name): name
    }
  }
}
