import Foundation
import StringCatalogCompiler

// What the plug-ins run. It needs Foundation alone, so that nothing is installed for a build.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "build": exit(BuildCommand.run(arguments.dropFirst()))
case "list": exit(ListCommand.run(arguments.dropFirst()))
default:
  complain(
    """
    usage: StringCatalogTool build [--no-symbols] [--beside TABLE]... FILE FOLDER [LANGUAGE]...
           StringCatalogTool list [--missing] NAME FILE [NAME FILE]...
    """
  )
  exit(64)
}

/// Writes a complaint, which build systems find by its beginning.
func complain(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// A catalogue; nil after a complaint.
func catalog(at path: String) -> CatalogSource? {
  do throws(CatalogSource.Problem) {
    return try CatalogSource(contentsOf: URL(fileURLWithPath: path))
  } catch {
    complain("\(path): error: \(error)")
    return nil
  }
}
