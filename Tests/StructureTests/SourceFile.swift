import Foundation
import TestSupport

/// A Swift file: what it declares, uses and imports, as far as its words tell.
struct SourceFile {
  /// The path in its module.
  let path: String
  /// All words, those of comments and string literals left out.
  let words: Set<String>
  /// The types that are declared at the top level and not for this file alone. Nested ones are used by
  /// the names of those that they are in.
  private(set) var types: Set<String> = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    let tokens = SwiftTokens(text).tokens
    words = Set(tokens)
    var depth = 0
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      case "import":
        imports.insert(Self.typeKeywords.contains(next) ? tokens[index + 2] : next)
      case _ where depth == 0 && Self.typeKeywords.contains(token):
        let before = tokens[..<index].suffix(2)
        if before.last != "import", before.allSatisfy({ !$0.hasSuffix("private") }) {
          types.insert(next)
        }
      default: break
      }
    }
  }

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
}

/// The package that the tests are of.
enum Package {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: packageDirectory.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: packageDirectory.appendingPathComponent(path).path)
  }

  /// The Swift files in a folder of a target and below it; none if the folder is not there.
  static func files(in folder: String) throws -> [SourceFile] {
    try sources.get()[folder] ?? []
  }

  /// The Swift files of each target, by its folder, such as `Sources/Plurals`; read once.
  private static let sources = Result {
    var sources: [String: [SourceFile]] = [:]
    for parent in ["Sources", "Tests"] {
      let parentPath = packageDirectory.appendingPathComponent(parent).path
      for target in try FileManager.default.contentsOfDirectory(atPath: parentPath) {
        let folder = "\(parentPath)/\(target)"
        let paths = (FileManager.default.subpaths(atPath: folder) ?? [])
          .filter { $0.hasSuffix(".swift") }.sorted()
        sources["\(parent)/\(target)"] = try paths.map { path in
          let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
          return SourceFile(path: path, text: text)
        }
      }
    }
    return sources
  }

  /// The modules in `Sources` that are written in Swift.
  static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: packageDirectory.appendingPathComponent("Sources").path
    ).sorted().filter { try !files(in: "Sources/\($0)").isEmpty }
  }
}
