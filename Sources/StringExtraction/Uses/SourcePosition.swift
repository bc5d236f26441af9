/// A place in a source file.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1; lines end with LF, CR or both.
  package let line: Int
  /// The column, from 1, in bytes of UTF-8.
  package let column: Int

  /// A place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// Something in a source file that is no Swift, or too much of it; reading went on behind it.
package struct SourceProblem: Hashable, Sendable {
  /// How many interpolations a literal may stand in; what is deeper is not looked into.
  package static let nestingLimit = 32

  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case invalidEscape
    /// A string literal in more than ``SourceProblem/nestingLimit`` interpolations.
    case nestedTooDeeply
  }

  package let kind: Kind
  package let position: SourcePosition
}
