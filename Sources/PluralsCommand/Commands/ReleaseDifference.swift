import PluralRuleCompiler
import Plurals

/// How two CLDR releases differ, as JSON has it.
struct ReleaseDifference: Encodable {
  let isEqual: Bool
  let types: [String: RuleSetDifference]
  /// Nil if a release has no range tables.
  let ranges: RangeDifference?

  init(
    _ first: RuleSource,
    _ second: RuleSource,
    types: [PluralRuleType]
  ) throws(CommandError) {
    let (old, new) = (try first.text(), try second.text())
    var differences: [String: RuleSetDifference] = [:]
    for type in types {
      differences[type.rawValue] = try RuleSetDifference(
        (old[type], first.library),
        (new[type], second.library),
        type
      )
    }
    self.types = differences
    ranges =
      old.ranges.isEmpty || new.ranges.isEmpty || !types.contains(.cardinal)
      ? nil
      : RangeDifference((old.ranges, first.library), (new.ranges, second.library))
    isEqual = differences.values.allSatisfy(\.isEmpty) && ranges?.isEmpty != false
  }

  private enum CodingKeys: CodingKey {
    case isEqual, types, ranges
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isEqual, forKey: .isEqual)
    try container.encode(types, forKey: .types)
    try container.encode(ranges, forKey: .ranges)
  }

  var text: String {
    var lines: [String] = []
    for (type, difference) in types.sorted(by: { $0.key < $1.key }) {
      lines += difference.lines(type)
    }
    lines += ranges?.lines ?? []
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How the rules of one type differ.
struct RuleSetDifference: Encodable {
  let new: [Listed]
  let gone: [Listed]
  let changed: [Changed]
  let reworded: [String]
  let alike: Int

  /// A locale that one release has rules of its own for.
  struct Listed: Encodable {
    let locale: String
    /// The locale that it resolves to in the other release.
    let resolvesTo: String
  }

  /// Locales whose rules have changed alike.
  struct Changed: Encodable {
    let locales: [String]
    let difference: RuleDifference

    private enum CodingKeys: CodingKey {
      case locales
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(locales, forKey: .locales)
      try difference.encode(to: encoder)
    }
  }

  var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }

  /// A release's rules, and how locales are looked up in it.
  typealias Release = (groups: [PluralRuleGroup], library: PluralRuleLibrary)

  init(
    _ old: Release,
    _ new: Release,
    _ type: PluralRuleType
  ) throws(CommandError) {
    let (oldGroups, newGroups) = (old.groups.numbersByLocale, new.groups.numbersByLocale)
    func listed(_ locales: [String], in other: PluralRuleLibrary) -> [Listed] {
      locales.sorted().map {
        Listed(
          locale: $0,
          resolvesTo: other.rules(locale: $0, type: type).resolvedLocale
        )
      }
    }
    self.new = listed(newGroups.keys.filter { oldGroups[$0] == nil }, in: old.library)
    gone = listed(oldGroups.keys.filter { newGroups[$0] == nil }, in: new.library)

    // Each pair of rule sets is compared once, whatever number of locales share it.
    var localesByPair: [[Int]: [String]] = [:]
    for (locale, group) in oldGroups {
      if let other = newGroups[locale] {
        localesByPair[[group, other], default: []].append(locale)
      }
    }
    var changed: [Changed] = []
    var reworded: [String] = []
    var alike = 0
    for (pair, locales) in localesByPair {
      let (first, second) = (old.groups[pair[0]].ruleSet, new.groups[pair[1]].ruleSet)
      guard !first.hasSameConditions(as: second) else {
        alike += locales.count
        continue
      }
      let difference = try RuleDifference(
        first,
        second,
        "\(type) rules of \(locales.sorted().joined(separator: " "))"
      )
      if difference.isEmpty {
        reworded += locales
      } else {
        changed.append(Changed(locales: locales.sorted(), difference: difference))
      }
    }
    self.changed = changed.sorted { $0.locales[0] < $1.locales[0] }
    self.reworded = reworded.sorted()
    self.alike = alike
  }

  func lines(_ type: String) -> [String] {
    func list(_ locales: [Listed], _ verb: String) -> String {
      locales.map { "\($0.locale) (\(verb) \($0.resolvesTo))" }.joined(separator: ", ")
    }
    let changedCount = changed.reduce(0) { $0 + $1.locales.count }
    var lines = [
      "\(type): \(counted(new.count, "new locale")), \(gone.count) gone, \(changedCount) changed, "
        + "\(reworded.count) reworded, \(alike) alike"
    ]
    if !new.isEmpty { lines.append("  new: \(list(new, "before"))") }
    if !gone.isEmpty { lines.append("  gone: \(list(gone, "now"))") }
    if !reworded.isEmpty { lines.append("  reworded: \(reworded.joined(separator: " "))") }
    for change in changed {
      lines.append("  changed: \(change.locales.joined(separator: " "))")
      lines += change.difference.lines(("before", "now")).map { "    \($0)" }
    }
    return lines
  }
}

/// How range tables differ.
struct RangeDifference: Encodable {
  let new: [String]
  let gone: [String]
  let changed: [Changed]

  /// Locales whose tables have changed alike.
  struct Changed: Encodable {
    let locales: [String]
    let rows: [Row]
  }

  /// A row with another result.
  struct Row: Encodable, Hashable {
    let start: String
    let end: String
    let first: String
    let second: String
  }

  var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }

  /// A release's range tables, and how the rules of locales are looked up in it.
  typealias Release = (groups: [PluralRangeGroup], library: PluralRuleLibrary)

  init(_ old: Release, _ new: Release) {
    let (oldTables, newTables) = (Self.tables(old.groups), Self.tables(new.groups))
    self.new = newTables.keys.filter { oldTables[$0] == nil }.sorted()
    gone = oldTables.keys.filter { newTables[$0] == nil }.sorted()
    var localesByRows: [[Row]: [String]] = [:]
    for (locale, table) in oldTables {
      guard let other = newTables[locale], table != other else { continue }
      // A row for a category that the locale no longer has, or had not yet, says nothing about change.
      let categories = [old, new].map { $0.library.rules(locale: locale).categories }
      let shared = categories[0].filter(categories[1].contains)
      localesByRows[Self.changedRows(table, other, shared), default: []].append(locale)
    }
    localesByRows[[]] = nil
    changed = localesByRows.map { Changed(locales: $1.sorted(), rows: $0) }
      .sorted { $0.locales[0] < $1.locales[0] }
  }

  /// Results by the categories of start and end.
  private typealias Table = [[PluralCategory]: PluralCategory]

  private static func tables(_ groups: [PluralRangeGroup]) -> [String: Table] {
    var tables: [String: Table] = [:]
    for group in groups {
      var table: Table = [:]
      for row in group.rows { table[[row.start, row.end]] = row.result }
      for locale in group.locales {
        tables[canonicalTag(locale)] = table
      }
    }
    return tables
  }

  /// The rows that give another result; what has no row has the category of its end.
  private static func changedRows(
    _ old: Table,
    _ new: Table,
    _ categories: [PluralCategory]
  ) -> [Row] {
    categories.flatMap { start in
      categories.compactMap { end in
        let (first, second) = (old[[start, end]] ?? end, new[[start, end]] ?? end)
        guard first != second else { return nil }
        return Row(
          start: start.rawValue,
          end: end.rawValue,
          first: first.rawValue,
          second: second.rawValue
        )
      }
    }
  }

  var lines: [String] {
    let changedCount = changed.reduce(0) { $0 + $1.locales.count }
    var lines = [
      "ranges: \(counted(new.count, "new locale")), \(gone.count) gone, \(changedCount) changed"
    ]
    if !new.isEmpty { lines.append("  new: \(new.joined(separator: " "))") }
    if !gone.isEmpty { lines.append("  gone: \(gone.joined(separator: " "))") }
    for change in changed {
      lines.append("  changed: \(change.locales.joined(separator: " "))")
      for row in change.rows {
        lines.append("    \(row.start) to \(row.end): before \(row.first), now \(row.second)")
      }
    }
    return lines
  }
}

extension [PluralRuleGroup] {
  /// The position of each locale's group, by the locale's name in BCP 47's form.
  fileprivate var numbersByLocale: [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, group) in enumerated() {
      for locale in group.localeTags { numbers[locale] = number }
    }
    return numbers
  }
}

extension PluralRuleSet {
  /// Whether the rules are the same but for samples.
  fileprivate func hasSameConditions(as other: PluralRuleSet) -> Bool {
    rules.count == other.rules.count
      && zip(rules, other.rules).allSatisfy {
        $0.category == $1.category && $0.condition == $1.condition
      }
  }
}
