import LegacyPlurals
import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let compare = Subcommand(
    name: "compare",
    summary: "Say for which numbers two sets of plural rules differ.",
    operands: [
      Operand(name: "RULES", kind: .locale), Operand(name: "RULES", kind: .locale),
    ],
    options: [.type, .comparedFolders, .json, .width],
    details: """
      RULES is a locale, such as pl, or with a type pl:ordinal; file:PATH, a file with rules such as
      "one: i = 1 and v = 0; other:"; or rule:NUMBER, a numbered rule of Mozilla and JJPluralForm (see
      'plurals legacy').

      The comparison is exact, for all integers and for all decimals. It says which share of the integers
      differs, the smallest, and for each pair of categories all integers and an example of decimals and
      of numbers with a compact exponent, such as 1c6. Categories are compared by their names. The forms
      of a numbered rule have none: they stand for the categories that fit best, and decimals are not
      compared. The status is 0 if all numbers are alike, 1 if some differ.

        plurals compare pl ru
        plurals compare en en:ordinal
        plurals compare he he --cldr old-cldr --cldr cldr
        plurals compare rule:3 lv
      """,
    json: """
      an object with "first" and "second" (objects with "name" and "categories"), "mapping" (an object
      that gives for categories of the first the ones of the second that they are compared with),
      "isEqual", \(RuleDifference.help).
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.count == 2 else {
      throw arguments.usageError(
        "two RULES are compared; found \(counted(arguments.operands.count, "operand"))"
      )
    }
    let folders = arguments.values(of: .comparedFolders)
    let first = try ComparedRules(arguments.operands[0], folders.first, arguments, streams)
    let second = try ComparedRules(arguments.operands[1], folders.last, arguments, streams)
    let result = try ComparisonResult(first, second)
    if arguments.has(.json) {
      try streams.output.write(json: result)
    } else {
      let layout = try TextLayout(arguments, streams)
      try streams.output.write(layout.layOut(result.text))
    }
    if !result.isEqual { throw CommandError(.negative) }
  }
}

extension Subcommand.Option {
  fileprivate static let comparedFolders = Self(
    name: "--cldr",
    value: "DIR",
    summary:
      "Use CLDR's XML files in DIR instead of the built-in rules; a second --cldr is for the "
      + "second RULES.",
    kind: .folder,
    maximumCount: 2
  )
}

/// One side of a comparison.
private struct ComparedRules {
  let name: String
  /// The locale, if the rules are one's.
  let locale: String?
  let rules: PluralRules
  /// The rules as text; nil for a numbered rule, which is for integers only.
  let ruleSet: PluralRuleSet?
  let numberedRule: LegacyPluralRule?

  init(
    _ operand: String,
    _ folder: String?,
    _ arguments: Arguments,
    _ streams: StandardStreams
  ) throws(CommandError) {
    if let number = operand.value(after: "rule:") {
      do throws(LegacyPluralError) {
        let rule = try LegacyPluralRule(parsing: number)
        locale = nil
        (name, rules, ruleSet, numberedRule) = ("rule \(rule.rawValue)", rule.rules, nil, rule)
      } catch {
        throw CommandError(.badData, error.description)
      }
    } else if let path = operand.value(after: "file:") {
      let ruleSet = try RuleFile.ruleSet(path: path)
      name = printable(path)
      locale = nil
      rules = PluralRules(compiling: ruleSet)
      self.ruleSet = ruleSet
      numberedRule = nil
    } else {
      let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var type = try arguments.ruleType()
      if parts.count == 2 {
        guard let named = PluralRuleType(rawValue: String(parts[1])) else {
          throw arguments.usageError(
            "RULES is \(quoted(operand)); it must be LOCALE, LOCALE:cardinal, LOCALE:ordinal, "
              + "file:PATH or rule:NUMBER"
          )
        }
        type = named
      }
      let source = try RuleSource(folder: folder, types: [type], streams)
      rules = try source.rules(locale: String(parts[0]), type: type, streams)
      name = "\(rules.resolvedLocale) \(type)"
      locale = rules.resolvedLocale
      ruleSet = try source.ruleSet(of: rules)
      numberedRule = nil
    }
  }

  /// What a category is called.
  func name(of category: PluralCategory) -> String {
    numberedRule.map { "form \($0.formIndex(of: category))" } ?? category.rawValue
  }

  var categories: [String] { rules.categories.map(name(of:)) }
}

extension String {
  /// What follows a prefix, if the text begins with it.
  fileprivate func value(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// What a comparison found, as JSON has it.
private struct ComparisonResult: Encodable {
  let first: Side
  let second: Side
  let mapping: [String: String]
  let isEqual: Bool
  let difference: RuleDifference
  /// What the sides are called where they differ.
  let shortNames: (first: String, second: String)
  /// What is to be said about the categories beside where they differ.
  let remarks: [String]

  struct Side: Encodable {
    let name: String
    let categories: [String]
  }

  init(_ first: ComparedRules, _ second: ComparedRules) throws(CommandError) {
    let subject = "\(first.name) and \(second.name)"
    let equivalence = try analyzed(subject) { () throws(IntegerAnalysisError) in
      try first.rules.equivalence(with: second.rules)
    }
    let isByName = first.numberedRule == nil && second.numberedRule == nil
    let mapping = isByName ? IntegerEquivalence.sameNames : equivalence.mapping
    var decimals: PluralDecimalComparison?
    if let firstSet = first.ruleSet, let secondSet = second.ruleSet {
      decimals = try analyzed(subject) { () throws(PluralReachabilityError) in
        try firstSet.decimalComparison(with: secondSet)
      }
    }
    difference = RuleDifference(
      equivalence,
      under: mapping,
      decimals,
      names: (first.name(of:), second.name(of:))
    )
    isEqual = difference.isEmpty
    if first.name == second.name {
      // Rules of two releases are told apart by their place.
      shortNames = ("first", "second")
    } else if let one = first.locale, let other = second.locale, one != other,
      first.rules.type == second.rules.type
    {
      shortNames = (one, other)
    } else {
      shortNames = (first.name, second.name)
    }
    self.first = Side(name: first.name, categories: first.categories)
    self.second = Side(name: second.name, categories: second.categories)
    let shared = mapping.filter { first.rules.categories.contains($0.key) }
      .filter { second.rules.categories.contains($0.value) }
    self.mapping = Dictionary(
      uniqueKeysWithValues: shared.map { (first.name(of: $0.key), second.name(of: $0.value)) }
    )
    func list(_ mapping: [PluralCategory: PluralCategory]) -> String {
      mapping.sorted { $0.key < $1.key }
        .map { "\(first.name(of: $0.key)) = \(second.name(of: $0.value))" }
        .joined(separator: ", ")
    }
    var remarks: [String] = []
    if !isByName {
      remarks.append("compared: \(list(shared))")
      remarks.append("decimals: not compared, numbered rules are for integers only")
    } else if equivalence.isEqual, !difference.integers.parts.isEmpty {
      remarks.append("integers are divided alike under other names: \(list(equivalence.mapping))")
    }
    self.remarks = remarks
  }

  private enum CodingKeys: CodingKey {
    case first, second, mapping, isEqual
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try container.encode(mapping, forKey: .mapping)
    try container.encode(isEqual, forKey: .isEqual)
    try difference.encode(to: encoder)
  }

  var text: String {
    let sides = [first, second].map { "\($0.name): \($0.categories.joined(separator: " "))" }
    return (sides + difference.lines(shortNames) + remarks).joined(separator: "\n") + "\n"
  }
}
