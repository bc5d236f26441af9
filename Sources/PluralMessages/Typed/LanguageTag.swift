import Foundation

/// The subtags of a locale identifier that say which language is meant, in lower case; none if that is
/// not known.
struct LanguageTag: Hashable {
  private let subtags: [String]

  private init(subtags: [String]) {
    self.subtags = subtags
  }

  /// Reads a BCP 47 tag, a Unicode or ICU locale identifier or a POSIX locale name.
  init(_ identifier: String) {
    // What follows is an encoding, a modifier or keywords.
    let name = String(identifier.prefix { $0 != "." && $0 != "@" })
    self.init(canonical: Self.canonical(name))
  }

  private init(canonical tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // A subtag of one character begins an extension.
    let subtags = Array(parts.prefix { $0.utf8.count > 1 })
    self.init(subtags: subtags == ["und"] || subtags == ["root"] ? [] : subtags)
  }

  /// The tags that a language may have to be used for this one, the best first.
  var ranges: [LanguageTag] {
    guard !subtags.isEmpty else { return [] }
    let shorter = (1...subtags.count).reversed().map { LanguageTag(subtags: Array(subtags[..<$0])) }
    return shorter.prefix(1) + withLikelyScript + shorter.dropFirst()
  }

  /// The tag with its region and the script that is likely there, and without the region.
  private var withLikelyScript: [LanguageTag] {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return [] }
    let language = Locale.Language(identifier: subtags.joined(separator: "-"))
    let likely = LanguageTag(canonical: language.maximalIdentifier).subtags
    // "zh-Hant-TW": without a script of four letters nothing is likely.
    guard likely.count >= 2, likely[1].utf8.count == 4, likely[0] == subtags[0] else { return [] }
    let isRegionKnown = likely.count > 2 && subtags.contains(likely[2])
    let script = LanguageTag(subtags: Array(likely[..<2]))
    return isRegionKnown ? [LanguageTag(subtags: Array(likely[..<3])), script] : [script]
  }

  /// The identifier with deprecated codes replaced, which Foundation knows.
  private static func canonical(_ name: String) -> String {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else {
      return Locale.canonicalLanguageIdentifier(from: name)
    }
    return Locale(identifier: name).identifier(.bcp47)
  }
}
