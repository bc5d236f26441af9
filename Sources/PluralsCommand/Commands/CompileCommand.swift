import Foundation
import PluralMessages
import StringCatalogCompiler

extension Subcommand {
  static let compileCatalog = Subcommand(
    name: "compile",
    summary: "Make .strings and .stringsdict files of a String Catalog.",
    operands: [Operand(name: "FILE", kind: .file)],
    options: [
      .outputDirectory, .language, .dryRun, .buildAll, .serialization, .format,
    ],
    details: """
      Writes LANG.lproj/TABLE.strings and LANG.lproj/TABLE.stringsdict below DIR, where TABLE is the name of
      FILE, as Xcode's compiler of catalogues does: all of them or, if an entry cannot be compiled, none. A
      file that would not change is not touched. Complaints are lines 'plurals: error: FILE: ...'. Files of
      that name that FILE has no texts for are told, and stay: another tool may have written them.

        plurals compile --output-directory build Localizable.xcstrings
        plurals compile -l pl -l en --dry-run -o build Localizable.xcstrings
      """
  ) { arguments, streams throws(CommandError) in
    let (path, catalog) = try catalogSource(arguments)
    let folder = try arguments.required(.outputDirectory)
    let languages = arguments.values(of: .language)
    for language in Set(languages).subtracting(catalog.languages).sorted() {
      let known = catalog.languages.joined(separator: ", ")
      try streams.report(
        "warning: \(path): there is no language \(quoted(language)); the languages are \(known)"
      )
    }
    let format: CatalogCompiler.Format? = try arguments.choice(of: .format)
    let serialization: TableWriter.Serialization? = try arguments.choice(of: .serialization)
    let compiled = CatalogCompiler(
      catalog,
      languages: languages.isEmpty ? nil : Set(languages),
      format: format ?? .stringsAndStringsdict,
      buildsAll: arguments.has(.buildAll)
    )
    for finding in compiled.findings {
      try streams.report(
        "\(finding.isError ? "error" : "warning"): \(path): \(finding.description)"
      )
    }
    guard !compiled.findings.contains(where: \.isError) else { throw CommandError(.badData) }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let writer = TableWriter(compiled.tables, name: name, in: folder, as: serialization ?? .text)
    if arguments.has(.dryRun) {
      return try streams.output.write(writer.files.map { $0.path + "\n" }.joined())
    }
    do {
      _ = try writer.write()
    } catch {
      throw CommandError(.inputOutput, "error: \(folder): \(error.localizedDescription)")
    }
    // Who wrote them is not known, so they stay.
    for stray in writer.strays(languages: languages.isEmpty ? nil : Set(languages)) {
      try streams.report(
        "warning: \(stray): \(path) has no texts for this file; an earlier run or another tool wrote it"
      )
    }
  }

  /// The String Catalog that is the only operand.
  static func catalogSource(
    _ arguments: Arguments
  ) throws(CommandError) -> (path: String, CatalogSource) {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.usageError(
        arguments.operands.isEmpty ? "FILE is missing" : "one FILE at a time"
      )
    }
    let data: Data
    do throws(MessageError) {
      data = try CatalogFile(contentsOf: URL(fileURLWithPath: path, relativeTo: nil)).data
    } catch {
      // Build systems look for "error: " before the file's name.
      let reason = MessageDiagnostic(error.diagnostic.kind).description
        .replacing("error: ", with: "", maxReplacements: 1)
      throw CommandError(.missingFile, "error: \(path): \(reason)")
    }
    do throws(CatalogSource.Problem) {
      return (path, try CatalogSource(data))
    } catch {
      throw CommandError(.badData, "error: \(path): \(error)")
    }
  }
}

extension Subcommand.Option {
  fileprivate static let outputDirectory = Self(
    name: "--output-directory",
    value: "DIR",
    summary: "The folder that gets the folders of languages; also -o. Required.",
    kind: .folder,
    letter: "-o"
  )
  fileprivate static let language = Self(
    name: "--language",
    value: "LANG",
    summary: "A language to compile, by default all; may be given several times; also -l.",
    maximumCount: .max,
    letter: "-l"
  )
  fileprivate static let dryRun = Self(
    name: "--dry-run",
    value: nil,
    summary: "Print the paths of the files, and write none."
  )
  fileprivate static let buildAll = Self(
    name: "--force-build-all-strings",
    value: nil,
    summary: "Compile new texts as well, which are not translated yet."
  )
  fileprivate static let serialization = Self(
    name: "--serialization-format",
    value: "FORMAT",
    summary: "text (the default) or binary.",
    kind: .choice(TableWriter.Serialization.allCases.map(\.rawValue))
  )
  fileprivate static let format = Self(
    name: "--format",
    value: "FORMAT",
    summary: "stringsAndStringsdict (the default) or stringsdictOnly; also -f.",
    kind: .choice(CatalogCompiler.Format.allCases.map(\.rawValue)),
    letter: "-f"
  )
}
