import Foundation

/// A language's identifier, for comparing what a user wants with what there is.
struct LanguageTag {
  /// The identifier with hyphens, without an encoding or keywords.
  let text: String
  private let name: String
  private let language: String
  /// The script that it says, or that is likely.
  private let script: String?
  private let maximal: String

  init(_ identifier: String) {
    text = String(identifier.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    name = text.lowercased()
    let parts = Self.likelySubtags(of: text)
    if let first = parts.first, first != "und" {
      // Both stand for Norwegian's Bokmål.
      language = first == "no" ? "nb" : String(first)
      script = parts.count > 1 && parts[1].count == 4 ? String(parts[1]) : nil
      maximal = ([language[...]] + parts.dropFirst()).joined(separator: "-")
    } else {
      language = name.split(separator: "-").first.map(String.init) ?? ""
      script = nil
      maximal = name
    }
  }

  /// The subtags in lower case, with the script and the region that are likely where they are not there.
  /// Older systems cannot say these.
  private static func likelySubtags(of text: String) -> [Substring] {
    var full = text
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      full = Locale.Language(identifier: text).maximalIdentifier
    }
    return full.lowercased().split(separator: "-")
  }

  /// The subtags of an identifier that are shortened one by one. No language needs as many, and a server
  /// is told identifiers of any length.
  private static let maximumSubtagCount = 16

  /// The identifier and its beginnings, longest first, without those of another script: what is
  /// written in Latin script is no help to who reads Cyrillic.
  var truncations: [LanguageTag] {
    var subtags = text.split(separator: "-").prefix(Self.maximumSubtagCount)
    var tags = [self]
    while subtags.count > 1 {
      subtags.removeLast()
      // A letter or digit alone only introduces what follows it.
      if subtags.count > 1, subtags.last?.count == 1 { continue }
      let tag = LanguageTag(subtags.joined(separator: "-"))
      if tag.hasScript(of: self) { tags.append(tag) }
    }
    return tags
  }

  /// The places of the tags that serve who wants this one, best first.
  func matches(in tags: [LanguageTag]) -> [Int] {
    var matches: [Int] = []
    func add(where isMatch: (LanguageTag) -> Bool) {
      for (index, tag) in tags.enumerated() where isMatch(tag) && !matches.contains(index) {
        matches.append(index)
      }
    }
    add { $0.name == name }
    // What is likely for nobody in particular is English, which is not what was asked for.
    if ["und", "root", ""].contains(name) { return matches }
    add { $0.maximal == maximal }
    for truncation in truncations { add { $0.name == truncation.name } }
    if matches.isEmpty { add { $0.language == language && $0.hasScript(of: self) } }
    return matches
  }

  private func hasScript(of other: LanguageTag) -> Bool {
    script == nil || other.script == nil || script == other.script
  }
}
