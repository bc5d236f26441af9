import Plurals

/// What a subtag of an identifier is, by its form and its place (RFC 5646, section 2.1).
enum SubtagKind {
  case language
  case extendedLanguage
  case script
  case region
  case variant
  case `extension`

  /// Which subtags of an identifier have been read.
  ///
  /// Two letters after a region, or what else has no right form, count as a variant: nothing depends
  /// on these.
  struct Place {
    /// The first subtag: the key of a language, or a single letter packed.
    private(set) var first: UInt64 = 0
    /// Whether the first subtag has the form of a language.
    private(set) var hasLanguage = false
    private var kind = SubtagKind?.none

    /// The kind of the next subtag.
    mutating func kind(of subtag: ReadSubtag) -> SubtagKind {
      let next = nextKind(of: subtag)
      kind = next
      return next
    }

    private mutating func nextKind(of subtag: ReadSubtag) -> SubtagKind {
      guard let kind else {
        first = UInt64(LocaleIndex.languageKey(subtag.packed) ?? 0)
        if first == 0, subtag.length == 1 { first = subtag.packed }
        hasLanguage = subtag.length > 1 && subtag.isAlphabetic
        return .language
      }
      if kind == .extension || subtag.length == 1 { return .extension }
      let isBehindLanguage = kind == .language || kind == .extendedLanguage
      switch subtag.length {
      case 3 where isBehindLanguage && subtag.isAlphabetic: return .extendedLanguage
      case 4 where isBehindLanguage && subtag.isAlphabetic: return .script
      case _ where kind == .region || kind == .variant: return .variant
      case 2 where subtag.isAlphabetic: return .region
      case 3 where subtag.isNumeric: return .region
      default: return .variant
      }
    }
  }
}

extension ReadSubtag {
  /// Whether it has digits alone.
  fileprivate var isNumeric: Bool {
    var rest = packed
    while rest != 0 {
      if rest & 63 <= 26 { return false }
      rest >>= 6
    }
    return true
  }
}
