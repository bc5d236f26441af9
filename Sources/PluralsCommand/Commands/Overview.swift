import Plurals

extension Subcommand {
  /// All subcommands, in the order of the help.
  static let all: [Subcommand] = [
    .category, .range, .numbers, .locales, .rules, .compare, .diff, .verify, .legacy, .message,
    .lint, .compileCatalog, .printCatalog, .extract, .completions, .manual,
  ]
}

/// What is said about the command as a whole.
enum Overview {
  static let summary =
    "Plural categories of numbers, by the rules of CLDR \(PluralRules.cldrVersion)."

  static let usage = "plurals SUBCOMMAND [OPTION]... [ARGUMENT]..."

  static let subcommands = Subcommand.all.map { (name: $0.name, summary: $0.summary) }

  static let commonOptions = [
    (name: "plurals SUBCOMMAND --help", summary: "what a subcommand takes, and its JSON"),
    (name: "plurals help SUBCOMMAND", summary: "the same"),
    (name: "plurals --version", summary: "the CLDR release of the built-in rules"),
  ]

  static let exitStatuses = [
    (name: "0", summary: "All went well, and all is alike."),
    (name: "1", summary: "A check failed, or a comparison found a difference."),
    (name: "64", summary: "Wrong usage."),
    (name: "65", summary: "Bad data."),
    (name: "66", summary: "A file that is missing or cannot be read."),
    (name: "74", summary: "Output could not be written, whatever else there was."),
  ]

  static let variables = [
    (
      name: "COLUMNS",
      summary: "The width that lines for a terminal are broken at, instead of the terminal's own."
    ),
    (
      name: "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
      summary: "The languages of 'plurals message' without --locale."
    ),
  ]

  /// What `--help` prints.
  static var text: String {
    var lines = [summary, "", "usage: \(usage)", ""]
    lines += Subcommand.list(subcommands) + [""]
    lines += Subcommand.list(commonOptions) + ["", "Exit status:", ""]
    lines += Subcommand.list(exitStatuses)
    return lines.joined(separator: "\n") + "\n"
  }
}
