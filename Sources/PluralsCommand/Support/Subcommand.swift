/// A subcommand: what it takes, and what it does.
struct Subcommand: Sendable {
  let name: String
  let summary: String
  /// The operands in the usage line.
  let operands: String
  let options: [Option]
  /// What its help says below the options.
  let details: String
  let run: @Sendable (Arguments, StandardStreams) throws(CommandError) -> Void

  /// An option of a subcommand.
  struct Option: Sendable {
    let name: String
    /// What the value is called in the help; nil for an option without a value.
    let value: String?
    let summary: String
    /// Whether it may be given several times.
    var isRepeatable = false
    /// Whether the value is a path, which an empty text is not: the system takes it for the current
    /// folder.
    var isPath = false
  }

  var help: String {
    let listed = options + [Option(name: "--help", value: nil, summary: "Print this help.")]
    let names = listed.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, listed).map { name, option in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + option.summary
    }
    return """
      \(summary)

      usage: plurals \(name) [OPTION]...\(operands.isEmpty ? "" : " " + operands)

      \(lines.joined(separator: "\n"))

      \(details)

      """
  }
}

extension Subcommand.Option {
  static let locale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The locale, such as pl, pt-PT or en_US.UTF-8. Required."
  )
  static let type = Self(
    name: "--type",
    value: "TYPE",
    summary: "cardinal (the default) or ordinal."
  )
  static let json = Self(name: "--json", value: nil, summary: "Print the result as JSON.")
  static let cldr = Self(
    name: "--cldr",
    value: "DIR",
    summary: "Use CLDR's XML files in DIR instead of the built-in rules.",
    isPath: true
  )
}
