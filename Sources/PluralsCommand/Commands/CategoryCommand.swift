import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let category = Subcommand(
    name: "category",
    summary: "Print the plural category of numbers, one a line.",
    operands: [Operand(name: "NUMBER", isRepeatable: true)],
    options: [.locale, .type, .showNumbers, .tsv, .keepGoing, .json, .cldr],
    details: """
      NUMBER is a number as it is shown: 5, -3, 1.50, or 1.2c6 for "1.2 million". Zeros after the
      decimal point count: 1.0 is not 1. START..END stands for all numbers from START to END, in steps
      of their last digit: 0..130, or 0.0..1.5; at most \(NumberRange.maximumCount) of them. A NUMBER
      that is - stands for numbers on standard input, one a line.

      A locale without rules resolves to root, whose only category is other, with a note on standard
      error; of a table's locales the first hundred get one.

        plurals category --locale pl 5 1.5 1c6
        plurals category --locale en --type ordinal --show-numbers 1..23
        printf 'pl\\tcardinal\\t22\\n' | plurals category --tsv
      """,
    json: """
      an array of objects, one for each number, with "locale", "resolvedLocale", "type", "number" (as it
      is written) and "category"; what is malformed has an object with "error", the last one unless
      --keep-going is given.
      """
  ) { arguments, streams throws(CommandError) in
    try CategoryRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let showNumbers = Self(
    name: "--show-numbers",
    value: nil,
    summary: "Print NUMBER<TAB>CATEGORY instead of the category alone."
  )
  fileprivate static let tsv = Self(
    name: "--tsv",
    value: nil,
    summary: "Read lines LOCALE<TAB>TYPE<TAB>NUMBER from standard input."
  )
  fileprivate static let keepGoing = Self(
    name: "--keep-going",
    value: nil,
    summary: "Print 'error' for what is malformed and go on; the status is 65."
  )
}

/// One run of `plurals category`.
private struct CategoryRun {
  let arguments: Arguments
  let streams: StandardStreams
  let keepsGoing: Bool
  let writer: CategoryWriter

  init(_ arguments: Arguments, _ streams: StandardStreams) {
    self.arguments = arguments
    self.streams = streams
    keepsGoing = arguments.has(.keepGoing)
    writer = CategoryWriter(
      output: streams.output,
      isJSON: arguments.has(.json),
      showsNumbers: arguments.has(.showNumbers)
    )
  }

  func run() throws(CommandError) {
    if arguments.has(.tsv) {
      try categorizeTable()
    } else {
      try categorizeNumbers()
    }
    try writer.finish()
    if writer.hasErrors { throw CommandError(.badData) }
  }

  private func categorizeNumbers() throws(CommandError) {
    guard !arguments.operands.isEmpty else {
      throw arguments.usageError("a NUMBER is missing")
    }
    let locale = try arguments.required(.locale)
    let type = try arguments.ruleType()
    let source = try RuleSource(arguments, types: [type], streams)
    let rules = try source.rules(locale: locale, type: type, streams)
    func add(_ number: String, place: String) throws(CommandError) {
      guard let operands = try operands(of: number, place) else { return }
      try addResult(number, locale: locale, rules, rules.category(for: operands))
    }
    func add(rangeIn argument: String, place: String) throws(CommandError) {
      let range: NumberRange
      do throws(CommandError) {
        range = try NumberRange(argument, place)
      } catch {
        return try report(error.message, about: argument)
      }
      for number in range.numbers { try add(number, place: place) }
    }
    for (index, operand) in arguments.operands.enumerated() {
      if operand == "-" {
        try forEachLine { line, place throws(CommandError) in try add(line, place: place) }
      } else if NumberRange.isRange(operand) {
        try add(rangeIn: operand, place: "number \(index + 1)")
      } else {
        try add(operand, place: "number \(index + 1)")
      }
    }
  }

  private func categorizeTable() throws(CommandError) {
    guard !arguments.has(.locale), !arguments.has(.type) else {
      throw arguments.usageError("--tsv has locales and types in its lines, not in options")
    }
    guard arguments.operands.isEmpty || arguments.operands == ["-"] else {
      throw arguments.usageError("--tsv has numbers in its lines, not in arguments")
    }
    let source = try RuleSource(arguments, types: PluralRuleType.allCases, streams)
    var notes = UnknownLocaleNotes(streams: streams)
    try forEachLine { line, place throws(CommandError) in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3 else {
        return try report(
          "\(place): expected LOCALE<TAB>TYPE<TAB>NUMBER, found "
            + "\(counted(fields.count, "field")) in \(quoted(line))",
          about: line
        )
      }
      guard let type = PluralRuleType(rawValue: String(fields[1])) else {
        return try report(
          "\(place): the type is \(quoted(fields[1])); it must be cardinal or ordinal",
          about: String(fields[2])
        )
      }
      let locale = String(fields[0])
      let rules = try notes.rules(source, locale: locale, type: type)
      guard let operands = try operands(of: fields[2], place) else { return }
      try addResult(String(fields[2]), locale: locale, rules, rules.category(for: operands))
    }
  }

  /// The operands of a number, or nil after an error.
  private func operands(
    of number: some StringProtocol,
    _ place: String
  ) throws(CommandError) -> PluralOperands? {
    do throws(CommandError) {
      return try PluralOperands(argument: number, place)
    } catch {
      try report(error.message, about: String(number))
      return nil
    }
  }

  private func addResult(
    _ number: String,
    locale: String,
    _ rules: PluralRules,
    _ category: PluralCategory
  ) throws(CommandError) {
    try writer.add(
      CategoryResult(
        locale: locale,
        resolvedLocale: rules.resolvedLocale,
        type: rules.type.rawValue,
        number: number,
        category: category.rawValue
      )
    )
  }

  private func forEachLine(
    _ body: (_ line: String, _ place: String) throws(CommandError) -> Void
  ) throws(CommandError) {
    var reader = LineReader(descriptor: streams.input)
    var number = 0
    while true {
      // Who writes the input may wait for the answers.
      if reader.mayBlock { try streams.output.flush() }
      guard let line = try reader.next() else { break }
      number += 1
      switch line {
      case .text(let text): try body(text, "line \(number)")
      case .tooLong:
        try report(
          "line \(number) is longer than \(LineReader.maximumLength) bytes",
          about: "line \(number)"
        )
      }
    }
  }

  /// Reports what is malformed, and ends the run unless it keeps going.
  private func report(_ message: String, about number: String) throws(CommandError) {
    guard keepsGoing else {
      try writer.stop(message)
      throw CommandError(.badData, message)
    }
    try writer.addError(message, about: number)
    try streams.report(message)
  }
}

/// The category of a number, as JSON has it.
private struct CategoryResult: Encodable {
  let locale: String
  let resolvedLocale: String
  let type: String
  let number: String
  let category: String
}

/// Writes categories as they come.
private final class CategoryWriter {
  private let output: OutputWriter
  private let isJSON: Bool
  private let showsNumbers: Bool
  private var count = 0
  private(set) var hasErrors = false

  init(output: OutputWriter, isJSON: Bool, showsNumbers: Bool) {
    self.output = output
    self.isJSON = isJSON
    self.showsNumbers = showsNumbers
  }

  func add(_ result: CategoryResult) throws(CommandError) {
    if isJSON { return try add(item: result) }
    try write(result.category, of: result.number)
  }

  private func write(_ category: String, of number: String) throws(CommandError) {
    // What is malformed may hold anything; in a line of two fields it must not look like more.
    try output.write((showsNumbers ? "\(printable(number))\t" : "") + category + "\n")
  }

  func addError(_ message: String, about number: String) throws(CommandError) {
    hasErrors = true
    if isJSON { return try add(item: ["error": message]) }
    try write("error", of: number)
  }

  /// Ends the output before its time.
  func stop(_ message: String) throws(CommandError) {
    guard isJSON else { return }
    try add(item: ["error": message])
    try finish()
  }

  private func add(item: some Encodable) throws(CommandError) {
    try output.write((count == 0 ? "[\n  " : ",\n  ") + (try OutputWriter.json(item)))
    count += 1
  }

  func finish() throws(CommandError) {
    if isJSON { try output.write(count == 0 ? "[]\n" : "\n]\n") }
  }
}

/// Looks up rules, with a note for each locale that has none, to a limit: memory must not grow with
/// the input.
private struct UnknownLocaleNotes {
  let streams: StandardStreams
  private var known: Set<String> = []

  init(streams: StandardStreams) {
    self.streams = streams
  }

  mutating func rules(
    _ source: RuleSource,
    locale: String,
    type: PluralRuleType
  ) throws(CommandError) -> PluralRules {
    if let rules = source.library.rules(knownLocale: locale, type: type) { return rules }
    if known.count < 100, locale.utf8.count < 1_000, known.insert("\(locale) \(type)").inserted {
      return try source.rules(locale: locale, type: type, streams)
    }
    return source.library.rules(locale: locale, type: type)
  }
}
