import CLDRReader
import PluralRuleCompiler
import Plurals

/// Where a subcommand takes rules from: the built-in tables, or XML files read now.
struct RuleSource {
  let library: PluralRuleLibrary
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
    try self.init(
      folder: arguments.value(of: .cldr),
      types: types,
      needsRanges: needsRanges,
      streams
    )
  }

  /// Opens a source.
  ///
  /// - Parameters:
  ///   - folder: A folder with CLDR's files; nil for the built-in rules.
  ///   - types: The types of rules that are needed.
  ///   - needsRanges: Whether range tables are needed.
  ///   - streams: Where notes go.
  init(
    folder: String?,
    types: [PluralRuleType],
    needsRanges: Bool = false,
    _ streams: StandardStreams
  ) throws(CommandError) {
    guard let directory = folder else {
      library = .builtIn
      data = nil
      return
    }
    let files = CLDRDirectory(path: directory)
    var data = PluralData()
    for type in types { data[type] = try files.rules(type) }
    if needsRanges { data.ranges = try files.rangesIfPresent(streams) }
    data.aliases = try files.aliasesIfPresent(streams)
    library = try compile(data, directory)
    self.data = data
  }

  /// The rules for a locale, with a note if there are none for it.
  func rules(
    locale: String,
    type: PluralRuleType,
    _ streams: StandardStreams
  ) throws(CommandError) -> PluralRules {
    if let rules = library.rules(knownLocale: locale, type: type) { return rules }
    try streams.note(
      "there are no \(type) rules for locale \(quoted(locale)); it resolves to root"
    )
    return library.rules(locale: locale, type: type)
  }
}

extension RuleSource {
  /// What the files hold, or those that the built-in tables were made from.
  func text() throws(CommandError) -> PluralData {
    if let data { return data }
    return try BuiltInFiles.data()
  }

  /// The rules of a locale as text; those of a root that the files do not list have `other` alone.
  func ruleSet(of rules: PluralRules) throws(CommandError) -> PluralRuleSet {
    try text()[rules.type].first { $0.hasLocale(rules.resolvedLocale) }?.ruleSet ?? .otherOnly
  }
}

extension PluralRuleGroup {
  /// Whether the group lists a locale, whose name is in BCP 47's form.
  func hasLocale(_ name: String) -> Bool {
    localeTags.contains(canonicalTag(name))
  }

  /// The names of the locales in BCP 47's form.
  var localeTags: [String] { locales.map(canonicalTag) }
}

/// A locale's name in BCP 47's form and its case: files may write either.
func canonicalTag(_ locale: String) -> String {
  let subtags = locale.lowercased().split { $0 == "_" || $0 == "-" }
  return subtags.enumerated().map { index, subtag in
    switch (index, subtag.count) {
    case (0, _): String(subtag)
    case (_, 2): subtag.uppercased()
    case (_, 4) where subtag.first?.isLetter == true:
      subtag.prefix(1).uppercased() + subtag.dropFirst()
    default: String(subtag)
    }
  }.joined(separator: "-")
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
