import Foundation
import PackagePlugin

/// Compiles the String Catalogs of a target into folders of languages, and makes symbols for their messages.
@main
struct CompileStringCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    #if os(macOS)
      // Xcode compiles catalogues itself.
      if context.pluginWorkDirectoryURL.path.contains("/SourcePackages/") { return [] }
    #endif
    let tool = try context.tool(named: "StringCatalogTool").url
    // What the manifest excludes and what other targets own is not among them.
    let files = Set(target.sourceFiles.map(\.url)).sorted { $0.path < $1.path }
    var tables: [String: URL] = [:]
    for file in files where ["strings", "stringsdict"].contains(file.pathExtension) {
      tables[file.deletingPathExtension().lastPathComponent] = file
    }
    var catalogs: [(table: String, file: URL)] = []
    for file in files where file.pathExtension == "xcstrings" {
      let table = file.deletingPathExtension().lastPathComponent
      if let other = tables[table] {
        Diagnostics.error(
          "the target \(target.name) has two tables \(table): \(other.path) and \(file.path)"
        )
      } else if let folder = Self.language(of: file), folder != Self.allLanguages {
        Diagnostics.error(
          "\(file.path) has all languages, and is in the folder of one; put it outside of \(folder).lproj"
        )
      } else {
        tables[table] = file
        catalogs.append((table, file))
      }
    }
    // As with Xcode, a catalogue beside a file of Interface Builder has no symbols.
    let named = catalogs.filter { Self.language(of: $0.file) == nil }.map(\.table)
    return catalogs.map { table, catalog in
      let languages = Self.languages(of: catalog)
      let folder = context.pluginWorkDirectoryURL.appendingPathComponent(table)
      var outputs: [URL] = []
      var options = ["--no-symbols"]
      if named.contains(table) {
        outputs = [folder.appendingPathComponent("GeneratedStringSymbols_\(table).swift")]
        options = named.filter { $0 != table }.flatMap { ["--beside", $0] }
      }
      for language in languages {
        let lproj = folder.appendingPathComponent("\(language).lproj")
        outputs.append(lproj.appendingPathComponent("\(table).strings"))
        outputs.append(lproj.appendingPathComponent("\(table).stringsdict"))
      }
      return .buildCommand(
        displayName: "Compiling \(catalog.lastPathComponent)",
        executable: tool,
        arguments: ["build"] + options + [catalog.path, folder.path] + languages,
        inputFiles: [catalog],
        outputFiles: outputs
      )
    }
  }

  /// The name of a folder that is no language's, but for catalogues beside files of Interface Builder.
  private static let allLanguages = "mul"

  /// The language of the folder that a file is in; nil if it is in none.
  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : nil
  }

  /// The languages of a catalogue, which name the folders that are written.
  ///
  /// What cannot be read has none: the compiler says why.
  private static func languages(of catalog: URL) -> [String] {
    guard let data = data(of: catalog),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    var languages: Set<String> = [root["sourceLanguage"] as? String ?? "en"]
    for case let entry as [String: Any] in (root["strings"] as? [String: Any] ?? [:]).values {
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return languages.filter(isIdentifier).sorted()
  }

  /// The content of a file; nil for what is none, or is too large for the compiler.
  private static func data(of file: URL) -> Data? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.resolvingSymlinksInPath().path
    )
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? NSNumber, size.intValue <= maximumFileSize
    else { return nil }
    return try? Data(contentsOf: file)
  }

  private static let maximumFileSize = 64 << 20

  /// Whether a name can be a language's, and so that of a folder.
  private static func isIdentifier(_ language: String) -> Bool {
    !language.isEmpty
      && language.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
          || scalar == "-" || scalar == "_"
      }
  }
}
