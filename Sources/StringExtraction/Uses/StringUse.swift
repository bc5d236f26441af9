/// A place in a source where a text is looked up by its key.
package struct StringUse: Sendable {
  /// How interpolations and `%` make the key.
  package enum Kind: Hashable, Sendable {
    /// The key is a C format, in which `%` stays as it is: `NSLocalizedString`.
    case format
    /// The key is a `LocalizationValue`: beside interpolations `%` is doubled, alone not.
    case value
  }

  /// Why there is no key.
  package enum Undecided: Hashable, Sendable {
    /// The key is no literal.
    case notLiteral
    /// The key is put together of several, as `"a" + "b"`.
    case concatenated
    /// A key of `NSLocalizedString` with interpolations.
    case interpolated
    /// The table is no literal.
    case tableNotLiteral
    /// The key stands in more than ``SourceProblem/nestingLimit`` interpolations.
    case nestedTooDeeply
  }

  package let kind: Kind
  /// Where the key begins, or what stands in its place.
  package let position: SourcePosition
  /// The pieces of the key; empty if there is none.
  package internal(set) var key: [StringPiece]
  /// The pieces of the default value; nil if there is none, or no literal.
  package internal(set) var defaultValue: [StringPiece]?
  /// The name of the table; nil for `Localizable`.
  package let table: String?
  /// The comment; nil if there is none, or no literal.
  package let comment: String?
  /// Why there is no key; nil if there is one.
  package let undecided: Undecided?

  /// What an expression in place of the key has for a type: if it is a resource, the key is elsewhere.
  let subject: TypeExpression
  /// The name of SwiftUI's, or of another framework's for views, that makes a key of the text; nil for
  /// functions that only localise.
  let interfaceName: String?
}

/// A piece of a literal.
package struct StringPiece: Sendable {
  enum Value: Sendable {
    case text(String)
    /// The placeholder is written down, or follows from the form of the interpolation.
    case placeholder(String)
    case expression(TypeExpression)
  }

  let value: Value
  /// The source of an interpolation: what stands between its parentheses.
  package let source: String

  /// The decoded text; nil for an interpolation.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The placeholder of an interpolation; nil for a text, and if its type is not known.
  package var placeholder: String? {
    if case .placeholder(let placeholder) = value { placeholder } else { nil }
  }
}
