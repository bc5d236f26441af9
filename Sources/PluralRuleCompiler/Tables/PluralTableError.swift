import Plurals

/// Why data cannot be made into tables.
public enum PluralTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A locale's name is not a language and at most two more subtags.
  case unsupportedLocale(String)
  /// There are no rules for a locale whose rules should be replaced.
  case unknownLocale(String)
  /// A locale is listed twice for the same kind of data.
  case duplicateLocale(String)
  /// The tables would need more words than offsets can reach.
  case tooLarge(words: Int)
  /// There are more locales, or more aliases of several subtags, than the index can hold.
  case tooManyLocales(Int)

  /// The fault in one line.
  public var description: String {
    switch self {
    case .unsupportedLocale(let name):
      "locale '\(name)' is not a language followed by at most two more subtags"
    case .unknownLocale(let name):
      "there are no rules for locale '\(name)' that could be replaced"
    case .duplicateLocale(let name):
      "locale '\(name)' is listed twice; each locale has one rule set or range table of a kind"
    case .tooLarge(let words):
      "the rules take \(words) words of bytecode; the limit is \(UInt16.max - 1)"
    case .tooManyLocales(let count):
      "the data has \(count) or more locales and aliases of several subtags; the limit is \(LocaleName.maximumBase)"
    }
  }
}
