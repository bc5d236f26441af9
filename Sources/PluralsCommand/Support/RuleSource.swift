import CLDRReader
import PluralRuleCompiler
import Plurals

/// Where a subcommand takes rules from: the built-in tables, or XML files read now.
struct RuleSource {
  let collection: PluralRuleLibrary
  /// What the files hold; nil for the built-in tables.
  let data: PluralData?

  /// Opens the source that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, perhaps with `--cldr`.
  ///   - types: The types of rules that are needed.
  ///   - needsRanges: Whether range tables are needed.
  ///   - streams: Where notes go.
  init(
    _ arguments: Arguments,
    types: [PluralRuleType],
    needsRanges: Bool = false,
    _ streams: StandardStreams
  ) throws(CommandError) {
    guard let directory = arguments.value(of: .cldr) else {
      collection = .builtIn
      data = nil
      return
    }
    let files = CLDRDirectory(path: directory)
    var data = PluralData()
    for type in types { data[type] = try files.rules(type) }
    if needsRanges { data.ranges = try files.rangesIfPresent(streams) }
    data.aliases = try files.aliasesIfPresent(streams)
    collection = try compile(data, directory)
    self.data = data
  }

  /// The rules for a locale, with a note if there are none for it.
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
) throws(CommandError) -> PluralRuleLibrary {
  do throws(PluralTableError) {
    return try PluralRuleLibrary(compiling: data)
  } catch {
    throw CommandError(.badData, "\(directory): \(error)")
  }
}
