/// A token of Swift source.
struct Token {
  enum Kind {
    /// An identifier, without backticks, a keyword, or a macro with its `#`.
    case word
    case number
    /// A string literal begins; its interpolations' tokens follow up to `stringEnd`.
    case string
    case stringEnd
    /// `\(` within a string literal.
    case interpolation
    case regex
    /// `(`, `[` or `{`.
    case open
    /// What closes an `open` or an `interpolation`.
    case close
    /// `,`, `;`, `:`, `.`, `@`, `\`, `#`, or a closer without an opener.
    case punctuation
    case `operator`
    /// `#if`, `#else` and their like, with what follows on the line.
    case directive
  }

  let kind: Kind
  /// The text of words, numbers, punctuation and operators; empty for others.
  let text: String
  /// Where it begins, in bytes.
  let start: Int
  /// Where it ends, in bytes.
  var end: Int
  /// For what opens: the index of the token that ends the contents, or the number of tokens.
  var match = 0
  /// For what opens: whether the token at `match` closes it, and not another.
  var isClosed = false
  /// For strings: the index of the literal.
  var literal = 0
  let hasSpaceBefore: Bool
  let startsLine: Bool
  /// Whether a word stood in backticks.
  var isQuoted = false
}

/// A string literal, decoded.
struct Literal {
  enum Piece {
    case text(String)
    /// The index of the token `interpolation`.
    case interpolation(Int)
  }

  var pieces: [Piece] = []
  /// How many interpolations it stands in.
  let depth: Int

  /// The text of a literal without interpolations.
  var text: String? {
    switch (pieces.first, pieces.count) {
    case (nil, _): ""
    case (.text(let text)?, 1): text
    default: nil
    }
  }
}

/// The tokens of a file; a class, since all that look at it share it.
final class LexedSource {
  let bytes: [UInt8]
  var tokens: [Token] = []
  var literals: [Literal] = []
  var problems: [SourceProblem] = []
  /// The offsets at which lines begin.
  let lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The index after a token, or after the whole group that it opens.
  func after(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .open, .interpolation, .string:
      max(index + 1, tokens[index].isClosed ? tokens[index].match + 1 : tokens[index].match)
    default: index + 1
    }
  }

  /// The contents of the group that a token opens.
  func contents(_ index: Int) -> Range<Int> {
    index + 1..<max(index + 1, tokens[index].match)
  }

  /// The range of bytes that tokens take.
  func extent(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, last < tokens.count else {
      let offset = range.lowerBound < tokens.count ? tokens[range.lowerBound].start : bytes.count
      return offset..<offset
    }
    return tokens[first].start..<max(tokens[first].start, tokens[last].end)
  }
}
