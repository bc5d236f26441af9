/// A subcommand: what it takes, and what it does.
///
/// Arguments are read by this table, and the help, the manual page and the completions are made from it.
struct Subcommand: Sendable {
  let name: String
  let summary: String
  let operands: [Operand]
  let options: [Option]
  /// What its help says below the options: paragraphs, which are filled, and examples, which are
  /// indented and stay as they are.
  let details: String
  /// What `--json` prints, if it takes it.
  var json: String? = nil
  let run: @Sendable (Arguments, StandardStreams) throws(CommandError) -> Void

  /// What an operand or the value of an option may be, as far as a shell can complete it.
  enum ValueKind: Sendable {
    /// What no list can tell.
    case text
    /// One of a few words.
    case choice([String])
    /// A locale with rules.
    case locale
    /// The path of a file or a folder.
    case file
    /// The path of a folder.
    case folder
  }

  /// An operand of a subcommand.
  struct Operand: Sendable {
    /// What it is called in the help.
    let name: String
    var kind = ValueKind.text
    var isOptional = false
    /// Whether any number of them may follow, which only the last can.
    var isRepeatable = false

    /// The operand in a line of usage.
    var usage: String { (isOptional ? "[\(name)]" : name) + (isRepeatable ? "..." : "") }
  }

  /// An option of a subcommand.
  struct Option: Sendable {
    let name: String
    /// What the value is called in the help; nil for an option without a value.
    let value: String?
    let summary: String
    var kind = ValueKind.text
    /// How many times it may be given.
    var maximumCount = 1
    /// Whether it may be given without its value, which then only `=` can introduce.
    var isValueOptional = false
    /// Another name, of one letter.
    var letter: String? = nil

    /// Whether the value is a path, which an empty text is not: the system takes it for the current
    /// folder.
    var isPath: Bool {
      switch kind {
      case .file, .folder: true
      default: false
      }
    }
  }
}

extension Subcommand.Option {
  static let help = Self(name: "--help", value: nil, summary: "Print this help.")
  static let locale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The locale, such as pl, pt-PT or en_US.UTF-8. Required.",
    kind: .locale
  )
  static let type = Self(
    name: "--type",
    value: "TYPE",
    summary: "cardinal (the default) or ordinal.",
    kind: .choice(["cardinal", "ordinal"])
  )
  static let json = Self(name: "--json", value: nil, summary: "Print the result as JSON.")
  static let cldr = Self(
    name: "--cldr",
    value: "DIR",
    summary: "Use CLDR's XML files in DIR instead of the built-in rules.",
    kind: .folder
  )
  static let width = Self(
    name: "--width",
    value: "COLUMNS",
    summary: "Break lines that are longer, 20 to 10000; by default those of the terminal."
  )
}
