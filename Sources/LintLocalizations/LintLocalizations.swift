import Foundation
import PackagePlugin

/// Checks the localisations of a package as `plurals lint` does.
@main
struct LintLocalizations: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var arguments = extractor.remainingArguments
    if arguments.contains("--help") {
      print(
        """
        usage: swift package lint-localizations [--target TARGET]... [OPTION]... [PATH]...

        Checks the files of messages in PATH, or else in the folders of the package's targets. Options are those of
        'plurals lint', as --only CHECK,... or --format github; those with a value need a '='. To write files, as
        with --fix, put --allow-writing-to-package-directory before lint-localizations.
        """
      )
      return
    }
    let known = Set(context.package.targets.map(\.name))
    if let unknown = targets.first(where: { !known.contains($0) }) {
      return Diagnostics.error(
        "the package has no target \(unknown), but \(known.sorted().joined(separator: ", "))"
      )
    }
    let explains = arguments.contains { $0.hasPrefix("--explain") }
    if !explains, !arguments.contains(where: { !$0.hasPrefix("-") }) {
      let paths = self.paths(of: targets, in: context.package)
      guard !paths.isEmpty else { return print("no files of messages") }
      arguments += paths
    }
    let process = Process()
    process.executableURL = try context.tool(named: "LintTool").url
    process.arguments = arguments
    // The settings are those of the package.
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The folders of targets, as seen from the package, of which none is in another.
  private func paths(of targets: [String], in package: Package) -> [String] {
    let root = package.directoryURL.path
    var folders: [String] = []
    for target in package.targets where targets.isEmpty || targets.contains(target.name) {
      guard let module = target.sourceModule else { continue }
      let folder = module.directoryURL.path
      guard module.sourceFiles.contains(where: { Self.extensions.contains($0.url.pathExtension) })
      else { continue }
      folders.append(
        folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : folder
      )
    }
    folders.sort()
    return folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
  }

  private static let extensions: Set<String> = ["json", "strings", "stringsdict", "xcstrings"]
}
