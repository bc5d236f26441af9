import CLDRReader
import PluralRuleCompiler
import Plurals

/// Where a subcommand takes rules from: the built-in tables, or XML files read now.
struct RuleSource {
  let collection: PluralRuleCollection

  /// Opens the source that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, perhaps with `--cldr`.
  ///   - types: The types of rules that are needed.
  ///   - needsRanges: Whether range tables are needed.
  ///   - streams: Where remarks go.
  init(
    _ arguments: Arguments,
    types: [PluralRuleType],
    needsRanges: Bool = false,
    _ streams: StandardStreams
  ) throws(CommandError) {
    guard let directory = arguments.value(of: .cldr) else {
      collection = .builtIn
      return
    }
    let files = CLDRDirectory(path: directory)
    var data = PluralData()
    for type in types { data[type] = try files.rules(type) }
    if needsRanges { data.ranges = try files.ranges() }
    data.aliases = try files.aliasesIfPresent(streams)
    collection = try compile(data, directory)
  }

  /// The rules for a locale, with a remark if there are none for it.
  func rules(
    locale: String,
    type: PluralRuleType,
    _ streams: StandardStreams
  ) throws(CommandError) -> PluralRules {
    if let rules = collection.rules(knownLocale: locale, type: type) { return rules }
    try streams.note(
      "there are no \(type) rules for locale \(quoted(locale)); it resolves to root"
    )
    return collection.rules(locale: locale, type: type)
  }
}

/// Compiles data that was read from a directory.
func compile(
  _ data: PluralData,
  _ directory: String
) throws(CommandError) -> PluralRuleCollection {
  do throws(PluralTableError) {
    return try PluralRuleCollection(compiling: data)
  } catch {
    throw CommandError(.badData, "\(directory): \(error)")
  }
}

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

  func ranges() throws(CommandError) -> [PluralRangeGroup] {
    try read("pluralRanges.xml") { source throws(CLDRReadError) in
      try CLDRReader.pluralRanges(from: source)
    }
  }

  /// The language aliases; without the file none, with a remark.
  func aliasesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [LanguageAlias] {
    do throws(CommandError) {
      return try read("supplementalMetadata.xml") { source throws(CLDRReadError) in
        try CLDRReader.languageAliases(from: source)
      }
    } catch {
      guard error.status == .missingFile else { throw error }
      try streams.note("\(error.message); language aliases such as iw for he are off")
      return []
    }
  }

  /// The range tables; without the file, which CLDR has had since release 26, none, with a remark.
  func rangesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [PluralRangeGroup] {
    do throws(CommandError) {
      return try ranges()
    } catch {
      guard error.status == .missingFile else { throw error }
      try streams.note("\(error.message); no ranges are checked")
      return []
    }
  }

  private func read<Result>(
    _ name: String,
    _ reader: (CLDRSource) throws(CLDRReadError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CLDRReadError) {
      return try reader(.file(path + (path.hasSuffix("/") ? "" : "/") + name))
    } catch {
      throw CommandError(error)
    }
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
