extension Subcommand {
  static let completions = Subcommand(
    name: "completions",
    summary: "Print completions of the command line for a shell.",
    operands: [Operand(name: "SHELL", kind: .choice(Shell.allCases.map(\.rawValue)))],
    options: [],
    details: """
      SHELL is bash, zsh or fish. Subcommands, options and what these may have are completed; locales
      are those that 'plurals locales' lists when they are asked for.

        plurals completions bash > ~/.local/share/bash-completion/completions/plurals
        plurals completions zsh > /usr/local/share/zsh/site-functions/_plurals
        plurals completions fish > ~/.config/fish/completions/plurals.fish
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.count == 1 else {
      throw arguments.usageError(
        arguments.operands.isEmpty ? "a SHELL is missing" : "one SHELL at a time"
      )
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.usageError(
        "SHELL is \(quoted(arguments.operands[0])); it must be one of \(names)"
      )
    }
    switch shell {
    case .bash: try streams.output.write(BashCompletions.text)
    case .zsh: try streams.output.write(ZshCompletions.text)
    case .fish: try streams.output.write(FishCompletions.text)
    }
  }

  /// A shell whose command lines can be completed.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }
}

/// A text in single quotes, in which a shell reads nothing but the text.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
