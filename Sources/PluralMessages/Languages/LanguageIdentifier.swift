import Plurals

/// The parts of a language's identifier, in the case that BCP 47 recommends (RFC 5646, section 2.1.1).
struct LanguageIdentifier {
  /// The language, in lower case.
  let language: String
  /// Extended language subtags, as `yue` in `zh-yue`.
  private(set) var extendedLanguages: [String] = []
  private(set) var script: String?
  private(set) var region: String?
  private(set) var variants: [String] = []
  /// Extensions and private subtags, with the letters that introduce them.
  private(set) var extensions: [String] = []

  /// No language needs as many subtags, and a server is told identifiers of any length.
  static let maximumSubtagCount = 16

  /// Reads an identifier as ``LanguageTag`` does; nil if it is malformed.
  ///
  /// What is behind 16 subtags is left out.
  ///
  /// A modifier of POSIX's becomes a script (`sr_RS@latin`) or a variant (`ca_ES@valencia`). Encodings and
  /// ICU's keywords are left out.
  init?(_ text: String) {
    var reader = SubtagReader(text)
    var place = SubtagKind.Place()
    var language = ""
    var count = 0
    while let subtag = reader.next() {
      count += 1
      guard count <= Self.maximumSubtagCount else { continue }
      let text = Subtag.text(of: subtag.packed)
      switch place.kind(of: subtag) {
      case .language: language = text
      case .extendedLanguage: extendedLanguages.append(text)
      case .script: script = text.capitalizedASCII
      case .region: region = text.uppercased()
      case .variant: variants.append(text)
      case .extension: extensions.append(text)
      }
    }
    guard reader.isWellFormed, !language.isEmpty else { return nil }
    self.language = language
    guard let modifier = reader.modifier() else { return }
    if let packed = SubtagReader.script(ofModifier: modifier) {
      script = Subtag.text(of: UInt64(packed)).capitalizedASCII
    } else if 5...8 ~= modifier.count {
      variants.append(String(decoding: modifier, as: UTF8.self))
    }
  }

  /// The identifier as a BCP 47 tag.
  var tag: String { subtags.joined(separator: "-") }

  private var subtags: [String] {
    [language] + extendedLanguages + [script, region].compactMap { $0 } + variants + extensions
  }

  /// Whether a single letter begins the identifier, as in `x-klingon`, which has no beginnings.
  var isPrivate: Bool { language.utf8.count == 1 }

  /// Leaves out the last extension or variant; says whether there was one.
  mutating func removeLast() -> Bool {
    if isPrivate { return false }
    if !extensions.isEmpty {
      extensions.removeLast()
      // A letter or digit alone only introduces what follows it.
      while extensions.last?.utf8.count == 1 { extensions.removeLast() }
      return true
    }
    return variants.popLast() != nil
  }

  /// The identifier and its beginnings, down to the language.
  var truncations: [String] {
    let subtags = subtags
    return (1...subtags.count).reversed().map { subtags[..<$0].joined(separator: "-") }
  }
}

extension String {
  /// A subtag with its first letter in upper case.
  fileprivate var capitalizedASCII: String {
    prefix(1).uppercased() + dropFirst()
  }
}
