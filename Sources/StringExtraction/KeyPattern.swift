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

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Whether it has letters or digits, and so does not match whatever there is.
  package var hasText: Bool {
    pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
  }

  /// The pattern without the sources of its expressions, on which nothing depends that it matches.
  var withoutSources: KeyPattern {
    KeyPattern(
      pieces: pieces.map { piece in
        if case .placeholder = piece { .placeholder(of: "") } else { piece }
      }
    )
  }

  /// Whether a key is of this pattern; where a placeholder is not known, it may have any one.
  ///
  /// The time is linear in the length of the key.
  package func matches(key: String) -> Bool { matches(Array(key.utf8)) }

  func matches(_ bytes: [UInt8]) -> Bool {
    var index = 0
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
      case .placeholder:
        guard let end = KeyPlaceholders.end(bytes, index) else { return false }
        index = end
      }
    }
    return index == bytes.count
  }
}

/// The placeholders in keys.
enum KeyPlaceholders {
  /// Where a placeholder ends: `%`, a name in parentheses, a position, flags, width and precision, length, and
  /// the conversion.
  static func end(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "%") else { return nil }
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
      index += 1
    }
    while index < bytes.count, flags.contains(bytes[index]) { index += 1 }
    while index < bytes.count, lengths.contains(bytes[index]) { index += 1 }
    guard index < bytes.count, conversions.contains(bytes[index]) else { return nil }
    return index + 1
  }

  private static let flags = ByteSet("0123456789$-+ #'.*")
  private static let lengths = ByteSet("hlqLzjt")
  private static let conversions = ByteSet("@dDiuUxXoOfFeEgGaAcCsSp")

  /// A key in which each placeholder is one byte that no text has.
  static func skeleton(_ bytes: [UInt8]) -> [UInt8] {
    var skeleton: [UInt8] = []
    skeleton.reserveCapacity(bytes.count)
    var index = 0
    // A name without an end is looked for once.
    var hasNames = true
    while index < bytes.count {
      let isName =
        bytes[index] == UInt8(ascii: "%") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "(")
      if isName, hasNames, !bytes[index...].contains(UInt8(ascii: ")")) { hasNames = false }
      if !isName || hasNames, let end = end(bytes, index) {
        skeleton.append(0xFF)
        index = end
      } else {
        skeleton.append(bytes[index])
        index += 1
      }
    }
    return skeleton
  }
}

/// A set of bytes below 128.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ text: StaticString) {
    for byte in text.description.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<64: low >> UInt64(byte) & 1 == 1
    case ..<128: high >> UInt64(byte & 63) & 1 == 1
    default: false
    }
  }
}

/// A key, as far as it is known.
package enum ExtractedKey: Hashable, Sendable {
  case key(String)
  /// The types of interpolations are not known.
  case pattern(KeyPattern)
  case undecided(StringUse.Undecided)
}
