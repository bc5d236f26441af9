import Plurals

/// A finding about a message, a catalogue or a call: how grave it is, of what kind, and where.
///
///     var told = catalog
///     told.options.report = { diagnostic in log("\(diagnostic)") }
///
/// ```text
/// ru.strings:12:1: warning: "n_files", few: there is no text for this category
/// ```
///
/// What a reader lists, what an error carries, what `report` hears and what the command prints are
/// values of this type. The sentence in ``description`` is made from them.
public struct MessageDiagnostic: Hashable, Sendable {
  /// The gravity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Of interest to who looks after the catalogue.
    case note
    /// Likely to be a mistake, although there is a text to show.
    case warning
    /// A message that cannot be shown, or an entry that cannot be read.
    case error
  }

  /// The form of a message that a finding is about.
  public enum Form: Hashable, Sendable {
    /// The text for a category of counted numbers.
    case category(PluralCategory)
    /// The text for an exact number.
    case exact(Int)
    /// The text for an interval of numbers, as it is written.
    case interval(String)
    /// The form at a position of a list of word forms, from 0.
    case index(Int)
    /// The text for a device.
    case device(String)
    /// The text of a member of a message with keys.
    case member(String)
  }

  /// The gravity.
  public var severity: Severity
  /// The kind.
  public let kind: Kind
  /// The file, as it was named to the reader; nil for what is not from a file.
  public var file: String?
  /// The line in the file, from 1, where it is known.
  public var line: Int?
  /// The column in the line, from 1 and in characters of Unicode (scalars), where it is known.
  public var column: Int?
  /// The key of the message.
  public var key: String?
  /// The language of the text, in a file that holds several languages.
  public var language: String?
  /// The form of the message.
  public var form: Form?
  /// The variable of the message.
  public var variable: String?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: Of what kind it is.
  ///   - severity: How grave it is; nil for what is usual for its kind.
  ///   - file: The file, as it was named to the reader.
  ///   - place: The line and the column in the file.
  ///   - key: The key of the message.
  ///   - language: The language of the text, in a file that holds several.
  ///   - form: The form of the message.
  ///   - variable: The variable of the message.
  public init(
    _ kind: Kind,
    severity: Severity? = nil,
    file: String? = nil,
    place: TextPlace? = nil,
    key: String? = nil,
    language: String? = nil,
    form: Form? = nil,
    variable: String? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.usualSeverity
    self.file = file
    line = place?.line
    column = place?.column
    self.key = key
    self.language = language
    self.form = form
    self.variable = variable
  }
}

extension MessageDiagnostic.Severity: Comparable {
  /// A Boolean value that says that the first is less grave than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A place in a text.
public struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in the line, from 1 and in scalars of Unicode; nil where it is not known.
  public var column: Int?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1; nil where it is not known.
  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }
}

extension [MessageDiagnostic] {
  /// Adds a finding, unless there are very many: then one says so, and is an error because others may
  /// be. A file may have one for each byte.
  mutating func appendWithinLimit(_ finding: MessageDiagnostic) {
    let maximum = MessageLimit.findings.maximum
    guard count <= maximum else { return }
    guard count == maximum else { return append(finding) }
    append(MessageDiagnostic(.limit(.findings), severity: .error, file: finding.file))
  }
}
