import Plurals

/// The arguments of a subcommand, sorted into options and operands.
///
/// `--name VALUE` and `--name=VALUE` are the same. `--` ends the options. An argument that begins
/// with `-` and a digit is an operand: a negative number.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let subcommand: Subcommand

  init(_ arguments: [String], for subcommand: Subcommand) throws(CommandError) {
    self.subcommand = subcommand
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard Self.isOption(argument) else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let written = String(parts[0])
      guard
        let option = subcommand.options.first(where: { $0.name == written || $0.letter == written })
      else {
        throw usageError("unknown option \(quoted(written))")
      }
      let name = option.name
      let count = values[name, default: []].count
      guard count < option.maximumCount else {
        throw usageError(
          option.maximumCount == 1
            ? "\(name) is given twice" : "\(name) is given more than \(count) times"
        )
      }
      if option.isValueOptional, parts.count == 1 {
        values[name] = [""]
      } else if let placeholder = option.value {
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw usageError("\(name) needs a value: \(name) \(placeholder)")
        }
        guard !option.isPath || !value.isEmpty else {
          throw usageError("\(name) is empty: \(name) \(placeholder)")
        }
        values[name, default: []].append(value)
      } else {
        guard parts.count == 1 else { throw usageError("\(name) takes no value") }
        values[name] = [""]
      }
    }
  }

  /// Whether `--help` is among the options.
  static func asksForHelp(_ arguments: [String], _ subcommand: Subcommand) -> Bool {
    var isValue = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if !isValue, argument == "--help" || argument == "-h" { return true }
      isValue =
        !isValue
        && subcommand.options.contains {
          ($0.name == argument || $0.letter == argument) && $0.value != nil
            && !$0.isValueOptional
        }
    }
    return false
  }

  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    return argument.dropFirst().first.map { !("0"..."9").contains($0) && $0 != "." } ?? false
  }

  /// Whether an option without a value is given.
  func has(_ option: Subcommand.Option) -> Bool { values[option.name] != nil }

  /// The value of an option, if it is given.
  func value(of option: Subcommand.Option) -> String? { values[option.name]?.first }

  /// The values of an option that may be given several times.
  func values(of option: Subcommand.Option) -> [String] { values[option.name] ?? [] }

  /// The value of an option that must be given.
  func required(_ option: Subcommand.Option) throws(CommandError) -> String {
    guard let value = value(of: option) else {
      throw usageError("\(option.name) \(option.value ?? "") is missing")
    }
    return value
  }

  /// The value of an option as an integer, if it is given.
  func integer(
    of option: Subcommand.Option,
    in range: ClosedRange<UInt64>
  ) throws(CommandError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = UInt64(text),
      range.contains(value)
    else {
      throw usageError(
        "\(option.name) is \(quoted(text)); it must be an integer from \(range.lowerBound) to "
          + "\(range.upperBound)"
      )
    }
    return value
  }

  /// The value of an option that is one of a few words, if it is given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of option: Subcommand.Option
  ) throws(CommandError) -> Choice? where Choice.RawValue == String {
    guard let text = value(of: option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw usageError("\(option.name) is \(quoted(text)); it must be \(choices)")
    }
    return choice
  }

  /// The type of rules that is asked for.
  func ruleType() throws(CommandError) -> PluralRuleType {
    guard let name = value(of: .type) else { return .cardinal }
    guard let type = PluralRuleType(rawValue: name) else {
      throw usageError("--type is \(quoted(name)); it must be cardinal or ordinal")
    }
    return type
  }

  /// An error about these arguments.
  func usageError(_ message: String) -> CommandError {
    CommandError(.usage, "\(message); see 'plurals \(subcommand.name) --help'")
  }
}
