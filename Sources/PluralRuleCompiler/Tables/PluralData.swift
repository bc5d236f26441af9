import Plurals

/// The plural data of a CLDR release as its XML files have it.
public struct PluralData: Hashable, Sendable {
  /// The rule sets of `plurals.xml`.
  public var cardinals: [PluralRuleGroup]
  /// The rule sets of `ordinals.xml`.
  public var ordinals: [PluralRuleGroup]
  /// The range tables of `pluralRanges.xml`.
  public var ranges: [PluralRangeGroup]
  /// The language aliases of `supplementalMetadata.xml`.
  public var aliases: [LanguageAlias]

  /// Creates data from its parts.
  ///
  /// - Parameters:
  ///   - cardinals: The cardinal rule sets.
  ///   - ordinals: The ordinal rule sets.
  ///   - ranges: The range tables.
  ///   - aliases: The language aliases.
  public init(
    cardinals: [PluralRuleGroup] = [],
    ordinals: [PluralRuleGroup] = [],
    ranges: [PluralRangeGroup] = [],
    aliases: [LanguageAlias] = []
  ) {
    self.cardinals = cardinals
    self.ordinals = ordinals
    self.ranges = ranges
    self.aliases = aliases
  }

  /// The rule sets of a type.
  ///
  /// - Parameter type: Cardinal or ordinal.
  public subscript(type: PluralRuleType) -> [PluralRuleGroup] {
    get { type == .cardinal ? cardinals : ordinals }
    set {
      switch type {
      case .cardinal: cardinals = newValue
      case .ordinal: ordinals = newValue
      }
    }
  }
}

/// A rule set and the locales that share it: an element `pluralRules`.
public struct PluralRuleGroup: Hashable, Sendable {
  /// The locales' names as in the file, such as `pt_PT`.
  public let locales: [String]
  /// Their rules.
  public let ruleSet: PluralRuleSet

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - locales: The locales' names: a language and at most two more subtags.
  ///   - ruleSet: Their rules.
  public init(locales: [String], ruleSet: PluralRuleSet) {
    self.locales = locales
    self.ruleSet = ruleSet
  }
}

/// A range table and the locales that share it: an element `pluralRanges`.
public struct PluralRangeGroup: Hashable, Sendable {
  /// The locales' names as in the file.
  public let locales: [String]
  /// The rows of the table.
  public let rows: [PluralRangeRow]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - locales: The locales' names.
  ///   - rows: The rows of the table.
  public init(locales: [String], rows: [PluralRangeRow]) {
    self.locales = locales
    self.rows = rows
  }
}

/// The category of a range whose ends have given categories: an element `pluralRange`.
public struct PluralRangeRow: Hashable, Sendable {
  /// The category of the first number.
  public let start: PluralCategory
  /// The category of the last number.
  public let end: PluralCategory
  /// The category of the range.
  public let result: PluralCategory

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - start: The category of the first number.
  ///   - end: The category of the last number.
  ///   - result: The category of the range.
  public init(start: PluralCategory, end: PluralCategory, result: PluralCategory) {
    self.start = start
    self.end = end
    self.result = result
  }
}

/// A deprecated or overlong language identifier and its replacement: an element `languageAlias`.
public struct LanguageAlias: Hashable, Sendable {
  /// The identifier to replace, such as `iw` or `no_bokmal`.
  public let type: String
  /// What replaces it, such as `he` or `sr_Latn`.
  public let replacement: String

  /// Creates an alias.
  ///
  /// - Parameters:
  ///   - type: The identifier to replace.
  ///   - replacement: What replaces it.
  public init(type: String, replacement: String) {
    self.type = type
    self.replacement = replacement
  }
}
