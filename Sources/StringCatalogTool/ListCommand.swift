import Foundation
import StringCatalogCompiler

/// Lists catalogues with their languages, and what these lack.
enum ListCommand {
  /// - Parameter arguments: `--missing` for the keys that languages lack; for each catalogue its name for
  ///   readers, and its path.
  /// - Returns: The exit status.
  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    var arguments = arguments
    let showsKeys = arguments.first == "--missing"
    if showsKeys { arguments.removeFirst() }
    var status: Int32 = 0
    var isFirst = true
    while let name = arguments.popFirst(), let path = arguments.popFirst() {
      guard let catalog = catalog(at: path) else {
        status = 65
        continue
      }
      if !isFirst { print("") }
      isFirst = false
      print(CatalogSummary(catalog).text(name: name, showsKeys: showsKeys), terminator: "")
    }
    return status
  }
}
