import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let numbers = Subcommand(
    name: "numbers",
    summary: "List the integers that have a plural category, one a line.",
    operands: [
      Operand(name: "LOCALE", kind: .locale),
      Operand(name: "CATEGORY", kind: .choice(PluralCategory.allCases.map(\.rawValue))),
    ],
    options: [.type, .from, .to, .count, .exact, .json, .cldr, .width],
    details: """
      Without --to and --count it lists the first 20 from --from on. They are found by exact analysis
      of the rules, not by trying one after the other: --from and --to may be far apart. At most
      \(NumbersRun.maximumCount) are listed; if there are more, none is, and the status is 65.

      With --exact it prints the whole set instead: its first members and what makes a member, by
      remainders; the share of all integers; and from where on and after how many integers it repeats.

        plurals numbers pl few --to 130
        plurals numbers fr many --from 1000000 --count 3
        plurals numbers en two --type ordinal --exact
      """,
    json: """
      an object with "locale", "resolvedLocale", "type", "category" and an array "numbers"; with --exact
      instead of that "integers" (the set as text), "count" (null if there are infinitely many),
      "smallest" (null if there is none), "density", "share" (the same as an exact fraction), "bound" and
      "period" (from bound on, membership depends on the remainder modulo period), "initial" (the members
      below bound, as pairs of first and last, or null if they are too many), and "residues": an array of
      objects with "modulus", "residues" and "isIncluded", of which the last that names a number's remainder
      decides, for numbers from bound on; null if they are too many.
      """
  ) { arguments, streams throws(CommandError) in
    try NumbersRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let from = Self(
    name: "--from",
    value: "NUMBER",
    summary: "The smallest integer to list; 0 by default."
  )
  fileprivate static let to = Self(
    name: "--to",
    value: "NUMBER",
    summary: "The largest integer to list."
  )
  fileprivate static let count = Self(
    name: "--count",
    value: "COUNT",
    summary: "List only the first COUNT."
  )
  fileprivate static let exact = Self(
    name: "--exact",
    value: nil,
    summary: "Print the whole set, with its residues and its share."
  )
}

/// One run of `plurals numbers`.
private struct NumbersRun {
  static let maximumCount: UInt64 = 1_000_000
  private static let usualCount: UInt64 = 20

  let arguments: Arguments
  let streams: StandardStreams
  let range: ClosedRange<UInt64>
  /// The most to list; nil for all of the range.
  let count: UInt64?

  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    self.arguments = arguments
    self.streams = streams
    guard arguments.operands.count == 2 else {
      throw arguments.usageError(
        "it takes a LOCALE and a CATEGORY; found \(counted(arguments.operands.count, "operand"))"
      )
    }
    let from = try arguments.integer(of: .from, in: 0...UInt64.max)
    let to = try arguments.integer(of: .to, in: 0...UInt64.max)
    let count = try arguments.integer(of: .count, in: 1...Self.maximumCount)
    if arguments.has(.exact), from != nil || to != nil || count != nil {
      throw arguments.usageError("--exact is the whole set, without --from, --to and --count")
    }
    guard from ?? 0 <= to ?? .max else {
      throw arguments.usageError("--from \(from ?? 0) is above --to \(to ?? .max)")
    }
    range = (from ?? 0)...(to ?? .max)
    self.count = count ?? (to == nil ? Self.usualCount : nil)
  }

  func run() throws(CommandError) {
    let type = try arguments.ruleType()
    let source = try RuleSource(arguments, types: [type], streams)
    let rules = try source.rules(locale: arguments.operands[0], type: type, streams)
    let category = try category(of: rules)
    let set: IntegerSet
    do throws(IntegerAnalysisError) {
      set = try rules.integerSet(of: category)
    } catch {
      throw CommandError(.badData, "the rules of \(rules.resolvedLocale): \(error)")
    }
    let heading = NumbersHeading(
      locale: arguments.operands[0],
      resolvedLocale: rules.resolvedLocale,
      type: type.rawValue,
      category: category.rawValue
    )
    if arguments.has(.exact) { return try describe(set, heading) }
    if set.isEmpty { try streams.note("no integer is \(category) in \(rules.resolvedLocale)") }
    try list(set, heading)
  }

  private func category(of rules: PluralRules) throws(CommandError) -> PluralCategory {
    let name = arguments.operands[1]
    guard let category = PluralCategory(rawValue: name), rules.categories.contains(category) else {
      throw CommandError(
        PluralCategory(rawValue: name) == nil ? .usage : .badData,
        "\(rules.resolvedLocale) has no \(rules.type) category \(quoted(name)); its categories are "
          + "\(rules.categories.map(\.rawValue).joined(separator: ", ")); "
          + "see 'plurals numbers --help'"
      )
    }
    return category
  }

  private func list(_ set: IntegerSet, _ heading: NumbersHeading) throws(CommandError) {
    // As many as are in the range need no end; infinitely many do.
    let found = set.count(in: range)
    guard min(count ?? found, found) <= Self.maximumCount else {
      throw CommandError(
        .badData,
        "there are \(found) such integers from \(range.lowerBound) to \(range.upperBound), above "
          + "the limit of \(Self.maximumCount); narrow --from and --to, or set --count"
      )
    }
    let output = streams.output
    let isJSON = arguments.has(.json)
    if isJSON {
      try output.write(String(try OutputWriter.json(heading).dropLast()) + ",\"numbers\":[")
    }
    var separator = ""
    for number in set.members(in: range).prefix(Int(count ?? found)) {
      try output.write(isJSON ? "\(separator)\(number)" : "\(number)\n")
      separator = ","
    }
    if isJSON { try output.write("]}\n") }
  }

  private func describe(_ set: IntegerSet, _ heading: NumbersHeading) throws(CommandError) {
    let description = IntegerSetDescription(set, heading)
    if arguments.has(.json) { return try streams.output.write(json: description) }
    let layout = try TextLayout(arguments, streams)
    try streams.output.write(layout.layOut(description.text))
  }
}

/// What the numbers are of, as JSON has it.
private struct NumbersHeading: Encodable {
  let locale: String
  let resolvedLocale: String
  let type: String
  let category: String
}

/// A set of integers in full, as JSON has it.
private struct IntegerSetDescription: Encodable {
  let locale: String
  let resolvedLocale: String
  let type: String
  let category: String
  let integers: String
  let count: UInt64?
  let smallest: UInt64?
  let density: Double
  let share: String
  let bound: UInt64
  let period: UInt64
  let initial: [[UInt64]]?
  let residues: [Residues]?

  struct Residues: Encodable {
    let modulus: UInt64
    let residues: [UInt64]
    let isIncluded: Bool
  }

  init(_ set: IntegerSet, _ heading: NumbersHeading) {
    locale = heading.locale
    resolvedLocale = heading.resolvedLocale
    type = heading.type
    category = heading.category
    integers = set.description
    count = set.count
    smallest = set.first
    density = set.density.value
    share = set.density.description
    bound = set.profile.bound
    period = set.profile.period
    initial = set.initialRuns.map { runs in runs.map { [$0.lowerBound, $0.upperBound] } }
    residues = ResidueClasses(set).map { classes in
      classes.groups.map {
        Residues(modulus: $0.modulus, residues: $0.residues, isIncluded: $0.isIncluded)
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case locale, resolvedLocale, type, category, integers, count, smallest, density, share, bound
    case period, initial, residues
  }

  // Every key is there, as null where there is no value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(locale, forKey: .locale)
    try container.encode(resolvedLocale, forKey: .resolvedLocale)
    try container.encode(type, forKey: .type)
    try container.encode(category, forKey: .category)
    try container.encode(integers, forKey: .integers)
    try container.encode(count, forKey: .count)
    try container.encode(smallest, forKey: .smallest)
    try container.encode(density, forKey: .density)
    try container.encode(share, forKey: .share)
    try container.encode(bound, forKey: .bound)
    try container.encode(period, forKey: .period)
    try container.encode(initial, forKey: .initial)
    try container.encode(residues, forKey: .residues)
  }

  var text: String {
    let amount = count.map { counted($0, "integer") } ?? "\(share) of all integers"
    let repetition =
      period == 1
      ? "the same for every integer from \(bound) on"
      : "repeats after \(period)" + (bound == 0 ? "" : " from \(bound) on")
    return """
      \(resolvedLocale) \(type) \(category)
        \(integers)
        \(amount)
        \(repetition)

      """
  }
}
