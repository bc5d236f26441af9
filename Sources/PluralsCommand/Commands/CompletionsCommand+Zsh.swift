/// Completions for zsh.
enum ZshCompletions {
  static var text: String {
    """
    #compdef plurals
    # Completions of plurals for zsh, printed by 'plurals completions zsh'.

    _plurals_locales() {
      local -a locales
      locales=(${(f)"$(_call_program locales plurals locales 2>/dev/null)"})
      compadd -a locales
    }

    _plurals_subcommands() {
      local -a subcommands
      subcommands=(
    \(Subcommand.all.map { "    " + shellQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
        'help:Print the help of a subcommand.'
      )
      _describe -t subcommands subcommand subcommands
    }

    _plurals() {
      local context state state_descr line curcontext="$curcontext"
      typeset -A opt_args
      _arguments -C \\
        '(- *)--help[Print the help.]' \\
        '(- *)--version[Print the CLDR release of the built-in rules.]' \\
        '1:subcommand:_plurals_subcommands' \\
        '*::argument:->arguments'
      [[ $state = arguments ]] || return
      case $words[1] in
    \(Subcommand.all.map(branch).joined(separator: "\n"))
        help) _arguments '1:subcommand:_plurals_subcommands' ;;
      esac
    }

    # Loaded by compinit it completes; read by source it says for what.
    if [[ $funcstack[1] = _plurals ]]; then
      _plurals "$@"
    else
      compdef _plurals plurals
    fi

    """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let options = (subcommand.options + [.help]).map { option in
      let repetition = option.maximumCount > 1 ? "*" : ""
      let summary = escaped(option.summary)
      guard let value = option.value else { return "\(repetition)\(option.name)[\(summary)]" }
      return "\(repetition)\(option.name)=[\(summary)]:\(value):\(action(option.kind))"
    }
    let operands = subcommand.operands.enumerated().map { index, operand in
      let place = operand.isRepeatable ? "*" : "\(index + 1)"
      return "\(place):\(operand.isOptional ? ":" : "")\(operand.name):\(action(operand.kind))"
    }
    let lines = (options + operands).map { "        " + shellQuoted($0) }
    return "    \(subcommand.name)) _arguments \\\n\(lines.joined(separator: " \\\n")) ;;"
  }

  private static func action(_ kind: Subcommand.ValueKind) -> String {
    switch kind {
    case .text: " "
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .locale: "_plurals_locales"
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  /// A summary in brackets, in front of a colon.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
