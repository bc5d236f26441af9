import Foundation
import StringCatalogCompiler

/// Compiles a catalogue into folders of languages, and writes its symbols.
enum BuildCommand {
  /// - Parameter arguments: The catalogue, the folder of the results, and the languages. Each has both
  ///   tables, if empty ones, because a build system must know what is written before it is.
  /// - Returns: The exit status.
  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    guard arguments.count >= 2 else { return 64 }
    let path = arguments[arguments.startIndex]
    let folder = arguments[arguments.startIndex + 1]
    guard let catalog = catalog(at: path) else { return 65 }
    let compiled = CatalogCompiler(catalog)
    let symbols = CatalogSymbols(catalog)
    let findings = compiled.findings + symbols.findings
    for finding in findings {
      complain("\(path): \(finding.isError ? "error" : "warning"): \(finding.description)")
    }
    guard !findings.contains(where: \.isError) else { return 65 }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    do {
      _ = try TableWriter(
        compiled.tables,
        languages: Array(arguments.dropFirst(2)),
        name: name,
        in: folder
      ).write(record: URL(fileURLWithPath: folder).appendingPathComponent(".record"))
      let source = Data(SymbolWriter(symbols, table: name).source.utf8)
      let file = URL(fileURLWithPath: folder)
        .appendingPathComponent(SymbolWriter.fileName(table: name))
      // An unchanged file compiles nothing anew.
      if (try? Data(contentsOf: file)) != source { try source.write(to: file, options: .atomic) }
    } catch {
      complain("\(folder): error: \(error.localizedDescription)")
      return 74
    }
    return 0
  }
}
