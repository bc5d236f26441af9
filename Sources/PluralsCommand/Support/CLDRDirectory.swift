import CLDRReader
import PluralRuleCompiler
import Plurals

/// A folder with CLDR's XML files.
struct CLDRDirectory {
  let path: String

  func rules(_ type: PluralRuleType) throws(CommandError) -> [PluralRuleGroup] {
    let name = type == .cardinal ? "plurals.xml" : "ordinals.xml"
    let file = try read(name) { source throws(CLDRReadError) in
      try CLDRReader.pluralRules(from: source)
    }
    guard file.type == type else {
      throw CommandError(
        .badData,
        "\(path)/\(name): expected \(type) rules, found \(file.type) rules"
      )
    }
    return file.groups
  }

  /// The language aliases; without the file none, with a note.
  func aliasesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [LanguageAlias] {
    try readIfPresent(
      "supplementalMetadata.xml",
      "language aliases such as iw for he are off",
      streams
    ) { source throws(CLDRReadError) in
      try CLDRReader.languageAliases(from: source)
    }
  }

  /// The range tables; without the file, which CLDR has had since release 26, none, with a note.
  func rangesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [PluralRangeGroup] {
    try readIfPresent(
      "pluralRanges.xml",
      "every range takes the category of its end",
      streams
    ) { source throws(CLDRReadError) in
      try CLDRReader.pluralRanges(from: source)
    }
  }

  private func readIfPresent<Item>(
    _ name: String,
    _ consequence: String,
    _ streams: StandardStreams,
    _ reader: (CLDRSource) throws(CLDRReadError) -> [Item]
  ) throws(CommandError) -> [Item] {
    do throws(CLDRReadError) {
      return try reader(source(name))
    } catch {
      guard error.kind == .notFound else { throw CommandError(error) }
      try streams.note("\(error); \(consequence)")
      return []
    }
  }

  private func read<Result>(
    _ name: String,
    _ reader: (CLDRSource) throws(CLDRReadError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CLDRReadError) {
      return try reader(source(name))
    } catch {
      throw CommandError(error)
    }
  }

  private func source(_ name: String) -> CLDRSource {
    .file(path + (path.isEmpty || path.hasSuffix("/") ? "" : "/") + name)
  }
}

extension CommandError {
  init(_ error: CLDRReadError) {
    switch error.kind {
    case .notFound, .cannotRead: self.init(.missingFile, error.description)
    default: self.init(.badData, error.description)
    }
  }
}
