import Foundation
import PackagePlugin

/// Lists the String Catalogs of a package with their languages, and what these lack.
@main
struct ListLocalizations: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let showsKeys = extractor.extractFlag(named: "missing") > 0
    let asksForHelp = extractor.extractFlag(named: "help") > 0
    if asksForHelp {
      print(
        """
        usage: swift package localizations [--target TARGET]... [--missing]

        Lists the String Catalogs of a package with their languages, and how many messages these have and lack.
        With --missing it lists the keys of those that a language lacks.
        """
      )
      return
    }
    if let unknown = extractor.remainingArguments.first {
      return Diagnostics.error(
        "unknown argument \(unknown); see swift package localizations --help"
      )
    }
    let known = Set(context.package.targets.map(\.name))
    if let unknown = targets.first(where: { !known.contains($0) }) {
      return Diagnostics.error(
        "the package has no target \(unknown), but \(known.sorted().joined(separator: ", "))"
      )
    }
    let root = context.package.directoryURL.path
    var paths: Set<String> = []
    for target in context.package.targets where targets.isEmpty || targets.contains(target.name) {
      // What the manifest excludes is not among them, nor is what was fetched or built.
      guard let target = target.sourceModule else { continue }
      for file in target.sourceFiles(withSuffix: ".xcstrings") {
        paths.insert(file.url.path)
      }
    }
    let pairs = paths.sorted().flatMap { path in
      let name = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
      return [name, path]
    }
    guard !pairs.isEmpty else { return print("no String Catalogs") }
    let process = Process()
    process.executableURL = try context.tool(named: "StringCatalogTool").url
    process.arguments = ["list"] + (showsKeys ? ["--missing"] : []) + pairs
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("some catalogues could not be read")
    }
  }
}
