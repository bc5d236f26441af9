/// A name that is not simply a language of two or three letters: one of several subtags, or one with an
/// unusual language.
package struct LocaleName: Hashable, Sendable {
  package enum Kind: UInt32, Sendable {
    /// `kok-Latn`: an entry below another. Its subtags follow that one's name without a gap.
    case child
    /// `zh-yue`, `nor-nynorsk`: an alias, of a language that has an entry, under whichever code. Its
    /// subtags may stand anywhere behind the language.
    case alias
    /// `aa-saaho`, `i-lux`: an alias, of a language that has no entry.
    case foreignAlias
    /// An entry for a language that is not of two or three letters.
    case language
  }

  package let kind: Kind

  /// For `child` and `alias` the entry of the language.
  package let base: Int

  /// For aliases the entry that the name leads to, for others the profile of the entry.
  package let target: Int

  /// For `foreignAlias` and `language` the language, as ``Subtag`` packs it; else 0.
  package let language: UInt64

  /// The first and the second subtag behind the language; 0 for none.
  package let first, second: UInt64

  package init(
    _ kind: Kind,
    base: Int = 0,
    target: Int,
    language: UInt64 = 0,
    subtags: [UInt64] = []
  ) {
    self.kind = kind
    self.base = base
    self.target = target
    self.language = language
    first = subtags.first ?? 0
    second = subtags.count > 1 ? subtags[1] : 0
  }

  // MARK: Words

  package static let wordCount = 7

  /// The largest entry that a name can be about.
  package static let maximumBase = 1 << 14 - 1

  /// The target in bits 0–15, the base in 16–29, the kind in 30–31; then language, first and second
  /// subtag, each the low half of 64 bits first.
  package var words: [UInt32] {
    [UInt32(target) | UInt32(base) << 16 | kind.rawValue << 30]
      + [language, first, second].flatMap {
        [UInt32(truncatingIfNeeded: $0), UInt32(truncatingIfNeeded: $0 >> 32)]
      }
  }

  @inline(__always)
  init(words: UnsafePointer<UInt32>) {
    let head = unsafe words[0]
    kind = unsafe Kind(rawValue: head >> 30).unsafelyUnwrapped
    base = Int(head >> 16 & 0x3FFF)
    target = Int(head & 0xFFFF)
    language = unsafe UInt64(words[1]) | UInt64(words[2]) << 32
    first = unsafe UInt64(words[3]) | UInt64(words[4]) << 32
    second = unsafe UInt64(words[5]) | UInt64(words[6]) << 32
  }
}
