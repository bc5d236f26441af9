/// Completions for fish.
enum FishCompletions {
  static var text: String {
    var lines = [
      "# Completions of plurals for fish, printed by 'plurals completions fish'.",
      "",
      "complete -c plurals -f",
      "",
      operandFunction,
      "",
    ]
    let overview =
      Subcommand.all.map { ($0.name, $0.summary) } + [
        ("help", "Print the help of a subcommand.")
      ]
    for (name, summary) in overview {
      lines.append(
        "complete -c plurals -n __fish_use_subcommand -a \(name) -d \(quoted(summary))"
      )
    }
    lines.append("complete -c plurals -n __fish_use_subcommand -l help -d 'Print the help.'")
    lines.append(
      "complete -c plurals -n __fish_use_subcommand -l version "
        + "-d 'Print the CLDR release of the built-in rules.'"
    )
    lines.append(
      "complete -c plurals -n '__fish_seen_subcommand_from help' "
        + "-a '\(Subcommand.all.map(\.name).joined(separator: " "))'"
    )
    for subcommand in Subcommand.all { lines += completions(of: subcommand) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func completions(of subcommand: Subcommand) -> [String] {
    let start = "complete -c plurals -n '__fish_seen_subcommand_from \(subcommand.name)'"
    let options = (subcommand.options + [.help]).map { option in
      let name = "-l \(option.name.drop { $0 == "-" })"
      // Without -x fish would offer files beside what is listed.
      let value =
        option.value == nil ? "" : (option.kind.isFile ? " -r" : " -x") + action(option.kind)
      return "\(start) \(name)\(value) -d \(quoted(option.summary))"
    }
    let operands = subcommand.operands.enumerated().compactMap { index, operand in
      let action = action(operand.kind)
      let place = operand.isRepeatable ? "any" : "\(index)"
      return action.isEmpty
        ? nil : "complete -c plurals -n '__plurals_operand \(subcommand.name) \(place)'\(action)"
    }
    return options + operands
  }

  /// Whether the word to complete is an operand of a subcommand with a number of others before it: fish
  /// does not count them.
  private static var operandFunction: String {
    let values = Subcommand.all.flatMap { subcommand in
      subcommand.options.filter { $0.value != nil }.map { "'\(subcommand.name) \($0.name)'" }
    }
    return """
      function __plurals_operand -a subcommand place
        set -l words (commandline -opc)
        test "$words[2]" = $subcommand; or return 1
        set -l count 0
        set -l index 3
        while test $index -le (count $words)
          switch "$subcommand $words[$index]"
            case \(values.joined(separator: " "))
              set index (math $index + 1)
            case '* -*'
            case '*'
              set count (math $count + 1)
          end
          set index (math $index + 1)
        end
        test $place = any; or test $count -eq $place
      end
      """
  }

  private static func action(_ kind: Subcommand.ValueKind) -> String {
    switch kind {
    case .text: ""
    case .choice(let words): " -a '\(words.joined(separator: " "))'"
    case .locale: " -a '(plurals locales 2>/dev/null)'"
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    }
  }

  /// A text in single quotes, in which fish reads escapes of quote and backslash.
  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}

extension Subcommand.ValueKind {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}
