/// The bounds of what is read and shown, which keep work and memory in proportion to the input.
///
/// Real catalogues stay far below. What is beyond one is a ``MessageDiagnostic`` that names it.
public enum MessageLimit: String, Hashable, Sendable, CaseIterable {
  /// The bytes of a file.
  case fileSize
  /// The levels of values within values in a file.
  case nesting
  /// The width or precision of a placeholder, in characters.
  case width
  /// The position of an argument, from 1.
  case position
  /// The texts that the variables of one message stand for, counted at each place where they stand.
  case variableTexts
  /// The levels of variables in the texts of variables.
  case variableNesting
  /// The levels of references by `$t(key)` in the texts referred to.
  case referenceNesting
  /// The bytes that the texts of a message have with those of their variables.
  case variableSize
  /// The different arguments that one variable of a message is used with.
  case variablePositions
  /// The texts that one text refers to by `$t(key)`, with all that these refer to.
  case references
  /// The bytes that the texts of a file get by `$t(key)`, with 8 for each text referred to; for small
  /// files less.
  case referenceSize
  /// The bytes of the keys that groups within groups of a JSON file stand for.
  case keySize
  /// The languages that a localizer asks for a message: the nearest, and the default language.
  case languages
  /// The placeholders of a text.
  case placeholders
  /// The findings about one file that are kept.
  case findings
  /// The bytes of a text that is shown.
  case shownSize

  /// The largest value.
  public var maximum: Int {
    switch self {
    case .fileSize, .variableSize, .referenceSize, .keySize, .shownSize: 64 << 20
    case .nesting: 64
    case .width, .position, .variableTexts, .references: 1_000
    case .variableNesting: 32
    case .referenceNesting: 16
    case .variablePositions: 16
    case .languages: 100
    case .placeholders, .findings: 10_000
    }
  }
}
