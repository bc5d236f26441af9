/// A key in which placeholders are not known.
package struct KeyPattern: Hashable, Sendable {
  /// A piece of the pattern.
  package enum Piece: Hashable, Sendable {
    /// What stands in the key as it is, with placeholders that are known.
    case text(String)
    /// Any one placeholder, for the expression of this source.
    case placeholder(of: String)
  }

  package let pieces: [Piece]

  /// Whether a key is of this pattern; where a placeholder is not known, it may have any one.
  ///
  /// The time is linear in the length of the key.
  package func matches(key: String) -> Bool {
    let bytes = Array(key.utf8)
    var index = 0
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
      case .placeholder:
        guard let end = Self.placeholderEnd(bytes, index) else { return false }
        index = end
      }
    }
    return index == bytes.count
  }

  /// Where a placeholder ends: `%`, a name in parentheses, a position, flags, width and precision, length, and
  /// the conversion.
  private static func placeholderEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    func isAny(of set: StaticString) -> Bool {
      index < bytes.count && set.description.utf8.contains(bytes[index])
    }
    guard isAny(of: "%") else { return nil }
    index += 1
    if isAny(of: "(") {
      while index < bytes.count, !isAny(of: ")") { index += 1 }
      index += 1
    }
    while isAny(of: "0123456789$-+ #'.*") { index += 1 }
    while isAny(of: "hlqLzjt") { index += 1 }
    guard isAny(of: "@dDiuUxXoOfFeEgGaAcCsSp") else { return nil }
    return index + 1
  }
}

/// A key, as far as it is known.
package enum ExtractedKey: Hashable, Sendable {
  case key(String)
  /// The types of interpolations are not known.
  case pattern(KeyPattern)
  case undecided(StringUse.Undecided)
}
