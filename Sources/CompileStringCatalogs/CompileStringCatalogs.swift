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
    let files = Self.files(of: target)
    var tables: [String: URL] = [:]
    for file in files where ["strings", "stringsdict"].contains(file.pathExtension) {
      tables[file.deletingPathExtension().lastPathComponent] = file
    }
    return files.filter { $0.pathExtension == "xcstrings" }.compactMap { catalog in
      let table = catalog.deletingPathExtension().lastPathComponent
      if let other = tables[table] {
        Diagnostics.error(
          "the target \(target.name) has two tables \(table): \(other.path) and \(catalog.path)"
        )
        return nil
      }
      tables[table] = catalog
      let languages = Self.languages(of: catalog)
      let folder = context.pluginWorkDirectoryURL.appendingPathComponent(table)
      var outputs = [folder.appendingPathComponent("GeneratedStringSymbols_\(table).swift")]
      for language in languages {
        let lproj = folder.appendingPathComponent("\(language).lproj")
        outputs.append(lproj.appendingPathComponent("\(table).strings"))
        outputs.append(lproj.appendingPathComponent("\(table).stringsdict"))
      }
      return .buildCommand(
        displayName: "Compiling \(catalog.lastPathComponent)",
        executable: tool,
        arguments: ["build", catalog.path, folder.path] + languages,
        inputFiles: [catalog],
        outputFiles: outputs
      )
    }
  }

  /// The files of a target's folder, also those that its manifest excludes.
  private static func files(of target: any SourceModuleTarget) -> [URL] {
    let files = FileManager.default.enumerator(
      at: target.directoryURL,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// The languages of a catalogue, which name the folders that are written.
  ///
  /// What cannot be read has none: the compiler says why.
  private static func languages(of catalog: URL) -> [String] {
    guard let data = try? Data(contentsOf: catalog),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    var languages: Set<String> = [root["sourceLanguage"] as? String ?? "en"]
    for case let entry as [String: Any] in (root["strings"] as? [String: Any] ?? [:]).values {
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return languages.filter(isIdentifier).sorted()
  }

  /// Whether a name can be a language's, and so that of a folder.
  private static func isIdentifier(_ language: String) -> Bool {
    !language.isEmpty
      && language.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
          || scalar == "-" || scalar == "_"
      }
  }
}
