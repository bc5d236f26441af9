import Plurals

/// What a verification of plural data checked, and what failed.
///
///     let data = try CLDRReader.pluralData(directory: "cldr")
///     let report = PluralRuleVerification(of: data, with: try PluralRuleLibrary(compiling: data))
///     report.failures    // []
///
/// Checked are
/// - that every sample of every rule has the category of its rule, in each locale of its rule set,
///   with ranges `a~b` expanded in steps of the last digit;
/// - that no sample fulfils the condition of another category of its rule set;
/// - that every row of every range table holds in each of its locales.
public struct PluralRuleVerification: Hashable, Sendable {
  /// The number of rule sets by type.
  public private(set) var ruleSetCounts: [PluralRuleType: Int] = [:]
  /// The number of locales in the rule sets by type.
  public private(set) var localeCounts: [PluralRuleType: Int] = [:]
  /// The number of rules by type.
  public private(set) var ruleCounts: [PluralRuleType: Int] = [:]
  /// The number of samples by type, each counted once for its rule set.
  public private(set) var sampleCounts: [PluralRuleType: Int] = [:]
  /// The number of times that a sample was tried on the condition of another category.
  public private(set) var overlapCheckCount = 0
  /// The number of rows in range tables.
  public private(set) var rangeCount = 0
  /// The number of pairs of locale and type whose rules were compared between libraries.
  public private(set) var comparisonCount = 0
  /// What failed, in the order of checking: the first ``maximumFailureCount``.
  public private(set) var failures: [Failure] = []
  /// How many checks failed.
  public private(set) var failureCount = 0

  /// The most failures that are kept.
  public static let maximumFailureCount = 10_000

  /// The number of samples of both types.
  public var sampleCount: Int { sampleCounts.values.reduce(0, +) }

  /// A check that failed.
  public enum Failure: Hashable, Sendable {
    /// A sample has another category than its rule's.
    case sample(
      locale: String,
      type: PluralRuleType,
      number: String,
      expected: PluralCategory,
      got: PluralCategory
    )
    /// A sample fulfils the condition of a second category.
    case overlap(
      locale: String,
      type: PluralRuleType,
      number: String,
      expected: PluralCategory,
      also: PluralCategory
    )
    /// A row of a range table does not hold.
    case range(locale: String, PluralRangeRow, got: PluralCategory)
    /// A locale has other rules, or resolves to another locale, than in the reference.
    case difference(locale: String, type: PluralRuleType, expected: String, got: String)
  }

  /// Verifies data with the rules that were made from it.
  ///
  /// - Parameters:
  ///   - data: The data with the samples.
  ///   - library: The rules to check.
  public init(of data: PluralData, with library: PluralRuleLibrary) {
    for type in PluralRuleType.allCases {
      ruleSetCounts[type] = data[type].count
      localeCounts[type] = data[type].reduce(0) { $0 + $1.locales.count }
      ruleCounts[type] = data[type].reduce(0) { $0 + $1.ruleSet.rules.count }
      sampleCounts[type] = 0
      for group in data[type] { verify(group, type, with: library) }
    }
    for group in data.ranges { verify(group, with: library) }
  }

  private mutating func verify(
    _ group: PluralRuleGroup,
    _ type: PluralRuleType,
    with library: PluralRuleLibrary
  ) {
    let names = Self.list(group.locales)
    // Nearly always all locales of a group have the same rules: then each sample is tried once.
    var variants: [(rules: PluralRules, locales: [String])] = []
    var numbers: [Int: Int] = [:]
    for locale in group.locales {
      let rules = library.rules(locale: locale, type: type)
      // Rules that replace a locale's are in no table.
      let offset = rules.offset(in: library.tables)
      if let number = offset.flatMap({ numbers[$0] }) {
        variants[number].locales.append(locale)
      } else {
        if let offset { numbers[offset] = variants.count }
        variants.append((rules, [locale]))
      }
    }
    let conditions = group.ruleSet.rules.compactMap { rule in
      rule.condition.map { (rule.category, ConditionProgram($0)) }
    }
    for rule in group.ruleSet.rules {
      for sample in [rule.integerSamples, rule.decimalSamples].compactMap({ $0 }).joined() {
        sampleCounts[type, default: 0] += 1
        for (rules, locales) in variants {
          for got in Self.categories(of: sample.operands, by: rules) where got != rule.category {
            record(in: locales) { locale in
              .sample(
                locale: locale,
                type: type,
                number: sample.description,
                expected: rule.category,
                got: got
              )
            }
          }
        }
        for (category, condition) in conditions where category != rule.category {
          overlapCheckCount += 1
          guard condition.holds(for: sample.operands) else { continue }
          record(
            .overlap(
              locale: names,
              type: type,
              number: sample.description,
              expected: rule.category,
              also: category
            )
          )
        }
      }
    }
  }

  /// The names of locales, and of many the first.
  private static func list(_ locales: [String]) -> String {
    let most = 20
    return locales.prefix(most).joined(separator: " ") + (locales.count > most ? " …" : "")
  }

  /// Records a failure in each of some locales.
  private mutating func record(in locales: [String], _ failure: (String) -> Failure) {
    let kept = locales.prefix(Self.maximumFailureCount - failures.count)
    failures += kept.map(failure)
    failureCount += locales.count
  }

  private mutating func record(_ failure: Failure) {
    failureCount += 1
    if failures.count < Self.maximumFailureCount { failures.append(failure) }
  }

  /// The categories that all ways to an answer give: one, unless something is wrong.
  private static func categories(
    of operands: PluralOperands,
    by rules: PluralRules
  ) -> PluralCategorySet {
    var categories: PluralCategorySet = [rules.category(for: operands)]
    if operands.v == 0 && operands.c == 0 {
      // Integers have a table of their own.
      categories.insert(rules.program.category(for: operands.i))
    }
    return categories
  }

  private mutating func verify(
    _ group: PluralRangeGroup,
    with library: PluralRuleLibrary
  ) {
    rangeCount += group.rows.count
    for locale in group.locales {
      let rules = library.rules(locale: locale)
      for row in group.rows {
        let got = rules.category(from: row.start, to: row.end)
        if got != row.result { record(.range(locale: locale, row, got: got)) }
      }
    }
  }

  /// Compares a library with a reference, locale by locale: where names resolve to, the
  /// programs, and the categories of ranges.
  ///
  /// - Parameters:
  ///   - library: The rules to check.
  ///   - reference: What they should be.
  ///   - names: Further names to resolve in both, such as those of aliases.
  public mutating func compare(
    _ library: PluralRuleLibrary,
    with reference: PluralRuleLibrary,
    names: [String]
  ) {
    for type in PluralRuleType.allCases {
      let locales = Set(library.locales(type: type)).union(reference.locales(type: type))
      for locale in locales.union(names).sorted() {
        comparisonCount += 1
        let expected = Self.summary(reference.rules(locale: locale, type: type))
        let got = Self.summary(library.rules(locale: locale, type: type))
        guard expected != got else { continue }
        record(.difference(locale: locale, type: type, expected: expected, got: got))
      }
    }
  }

  /// All that decides what rules answer, as text.
  private static func summary(_ rules: PluralRules) -> String {
    func text(_ words: [UInt32]) -> String {
      words.map { String($0, radix: 16) }.joined(separator: " ")
    }
    return """
      \(rules.resolvedLocale)
      \(rules.disassembly)
      integers \(text(rules.program.integerRows))
      ranges \(text(rules.rangeTable.words))
      """

  }
}

extension PluralRuleVerification.Failure: CustomStringConvertible {
  /// The failed check with locale, type, number, what was expected and what was got, in one line.
  public var description: String {
    switch self {
    case .sample(let locale, let type, let number, let expected, let got):
      return "\(locale) \(type) \(number): expected \(expected), got \(got)"
    case .overlap(let locale, let type, let number, let expected, let also):
      return "\(locale) \(type) \(number): expected \(expected) alone, got also \(also)"
    case .range(let locale, let row, let got):
      return "\(locale) range \(row.start)..\(row.end): expected \(row.result), got \(got)"
    case .difference(let locale, let type, let expected, let got):
      let lines = zip(expected.split(separator: "\n"), got.split(separator: "\n"))
      let (expected, got) = lines.first { $0 != $1 } ?? ("shorter rules", "longer rules")
      return "\(locale) \(type) rules differ: expected \(expected), got \(got)"
    }
  }
}
