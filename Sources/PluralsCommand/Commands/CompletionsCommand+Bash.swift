/// Completions for bash 3.2 and later, without the package bash-completion.
enum BashCompletions {
  static var text: String {
    let names = Subcommand.all.map(\.name)
    return """
      # Completions of plurals for bash, printed by 'plurals completions bash'.

      # Offers what compgen gives for its arguments, a line each, whatever is in it.
      _plurals_offer() {
        local line
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen "$@")
      }

      _plurals_words() {
        local IFS=$' \\t\\n'
        _plurals_offer -W "$1" -- "$2"
      }

      _plurals_paths() {
        compopt -o filenames 2>/dev/null
        _plurals_offer "$1" -- "$2"
      }

      _plurals() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local subcommand=${COMP_WORDS[1]} index position=0
        COMPREPLY=()
        if [ "$COMP_CWORD" -le 1 ]; then
          _plurals_words '\((names + ["help", "--help", "--version"]).joined(separator: " "))' "$current"
          return
        fi
        # "=" is a word of its own.
        if [ "$current" = "=" ]; then
          current=
        elif [ "$previous" = "=" ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case "$subcommand $previous" in
      \(optionCases)
        esac
        case "$subcommand $current" in
      \(nameCases)
        esac
        # Which operand it is.
        index=2
        while [ "$index" -lt "$COMP_CWORD" ]; do
          case "$subcommand ${COMP_WORDS[index]}" in
            \(valuePattern))
              index=$((index + 1))
              if [ "${COMP_WORDS[index]}" = "=" ]; then index=$((index + 1)); fi
              ;;
            *' '-*)
              if [ "${COMP_WORDS[index+1]}" = "=" ]; then index=$((index + 2)); fi
              ;;
            *) position=$((position + 1)) ;;
          esac
          index=$((index + 1))
        done
        case "$subcommand $position" in
      \(operandCases)
        esac
      }

      complete -F _plurals plurals

      """
  }

  private static func action(_ kind: Subcommand.ValueKind) -> String {
    switch kind {
    case .text: ":"
    case .choice(let words):
      "_plurals_words \(shellQuoted(words.joined(separator: " "))) \"$current\""
    case .locale: "_plurals_words \"$(\"$1\" locales 2>/dev/null)\" \"$current\""
    case .file: "_plurals_paths -f \"$current\""
    case .folder: "_plurals_paths -d \"$current\""
    }
  }

  /// What may follow each option that has a value.
  private static var optionCases: String {
    Subcommand.all.flatMap { subcommand in
      subcommand.options.filter { $0.value != nil }.map { option in
        "    '\(subcommand.name) \(option.name)') \(action(option.kind)); return ;;"
      }
    }.joined(separator: "\n")
  }

  /// The options of each subcommand.
  private static var nameCases: String {
    Subcommand.all.map { subcommand in
      let names = (subcommand.options + [.help]).map(\.name).joined(separator: " ")
      return "    '\(subcommand.name) '-*) _plurals_words '\(names)' \"$current\"; return ;;"
    }.joined(separator: "\n")
  }

  private static var valuePattern: String {
    Subcommand.all.flatMap { subcommand in
      subcommand.options.filter { $0.value != nil }.map { "'\(subcommand.name) \($0.name)'" }
    }.joined(separator: "|")
  }

  private static var operandCases: String {
    let help =
      "    'help 0') _plurals_words '\(Subcommand.all.map(\.name).joined(separator: " "))' \"$current\" ;;"
    let cases = Subcommand.all.flatMap { subcommand in
      subcommand.operands.enumerated().map { index, operand in
        let position = operand.isRepeatable ? " '*" : " \(index)'"
        return "    '\(subcommand.name)\(position)) \(action(operand.kind)) ;;"
      }
    }
    return (cases + [help]).joined(separator: "\n")
  }
}
