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
  /// The bytes that the texts of a message have with those of their variables.
  case variableSize
  /// The different arguments that one variable of a message is used with.
  case variablePositions
  /// The texts that a String Catalog has in every language because they are not translated, times the
  /// languages.
  case untranslatedTexts

  /// The largest value.
  public var maximum: Int {
    switch self {
    case .fileSize, .variableSize: 64 << 20
    case .nesting: 64
    case .width, .position, .variableTexts: 1_000
    case .variableNesting: 32
    case .variablePositions: 16
    case .untranslatedTexts: 4_000_000
    }
  }
}
