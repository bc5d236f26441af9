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
    usage: StringCatalogTool build FILE FOLDER [LANGUAGE]...
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
  do {
    return try CatalogSource(Data(contentsOf: URL(fileURLWithPath: path)))
  } catch let error as CatalogSource.Problem {
    complain("\(path): error: \(error)")
  } catch {
    complain("\(path): error: \(error.localizedDescription)")
  }
  return nil
}
