import Foundation
import StringCatalogCompiler

/// Compiles a catalogue into folders of languages, and writes its symbols.
struct BuildCommand {
  private let path: String
  private let folder: String
  /// The languages that the build knows of.
  private let planned: [String]
  private let makesSymbols: Bool
  /// The names of the target's other tables.
  private let otherTables: [String]

  /// - Parameter arguments: `--no-symbols` for tables alone, `--beside` and a name for each other table of
  ///   the target, the catalogue, the folder of the results, and the languages. Each has both tables, if
  ///   empty ones, because a build system must know what is written before it is.
  /// - Returns: The exit status.
  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    guard let command = BuildCommand(arguments) else { return 64 }
    return command.run()
  }

  private init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    var otherTables: [String] = []
    var makesSymbols = true
    while let option = arguments.first, option.hasPrefix("--") {
      arguments.removeFirst()
      switch option {
      case "--no-symbols": makesSymbols = false
      case "--beside":
        guard let table = arguments.popFirst() else { return nil }
        otherTables.append(table)
      default: return nil
      }
    }
    guard let path = arguments.popFirst(), let folder = arguments.popFirst() else { return nil }
    self.path = path
    self.folder = folder
    self.makesSymbols = makesSymbols
    self.otherTables = otherTables
    planned = Array(arguments)
  }

  private func run() -> Int32 {
    let data: Data
    let catalog: CatalogSource
    do throws(CatalogSource.Problem) {
      data = try CatalogSource.data(of: URL(fileURLWithPath: path))
      catalog = try CatalogSource(data)
    } catch {
      complain("\(path): error: \(error)")
      return 65
    }
    let compiled = CatalogCompiler(catalog)
    tell(compiled.findings)
    if compiled.findings.contains(where: \.isError) { return 65 }
    let plan = PlannedLanguages(planned, catalog: catalog, data: data)
    if let problem = plan.problem {
      complain("\(path): error: \(problem)")
      return 65
    }
    let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let output = URL(fileURLWithPath: folder)
    var sources: [URL: Data] = [:]
    if makesSymbols {
      let symbols = CatalogSymbols(catalog, table: table, besides: otherTables)
      tell(symbols.findings)
      if symbols.findings.contains(where: \.isError) { return 65 }
      let file = output.appendingPathComponent(SymbolWriter.fileName(table: table))
      sources[file] = Data(SymbolWriter(symbols).source.utf8)
    }
    do {
      _ = try TableWriter(compiled.tables, languages: planned, name: table, in: folder)
        .write(record: output.appendingPathComponent(".record"), with: sources)
    } catch {
      complain("\(folder): error: \(error.localizedDescription)")
      return 74
    }
    return 0
  }

  private func tell(_ findings: [CatalogCompiler.Finding]) {
    for finding in findings {
      complain("\(path): \(finding.isError ? "error" : "warning"): \(finding.description)")
    }
  }
}
