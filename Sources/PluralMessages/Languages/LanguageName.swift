import Foundation
import Plurals

/// What the name of a language's file or folder says.
package enum LanguageName: Hashable, Sendable {
  /// It is the identifier of a language.
  case usual
  /// It is an unusual way to write one; with the usual one.
  case unusual(String)
  /// It is deprecated; with what it stands for.
  case deprecated(String)
  /// It is none that is known.
  case unknown

  /// - Parameters:
  ///   - name: The name.
  ///   - allowsUnderscores: Whether `pt_BR` is as usual as `pt-BR`, as it is in names of JSON files.
  package init(_ name: String, allowsUnderscores: Bool = false) {
    if let code = Self.legacyNames[name] {
      self = .unusual(code)
      return
    }
    // CLDR has rules for `root` too.
    if name == "root" {
      self = .usual
      return
    }
    let tag = LanguageTag(name)
    guard let identifier = LanguageIdentifier(name), tag.language != 0,
      Self.isKnown(tag)
    else {
      self = .unknown
      return
    }
    let written = allowsUnderscores ? name.replacingOccurrences(of: "_", with: "-") : name
    // Variants and extensions have no aliases here.
    let own = LanguageIdentifier(written)
    if own?.variants.isEmpty == true, own?.extensions.isEmpty == true,
      tag.text.lowercased() != identifier.tag.lowercased(),
      LanguageTag(written).text.lowercased() != identifier.tag.lowercased()
    {
      self = .deprecated(tag.text)
    } else if written != identifier.tag {
      self = .unusual(identifier.tag)
    } else {
      self = .usual
    }
  }

  private static func isKnown(_ tag: LanguageTag) -> Bool {
    if PluralRules(knownLocale: tag.text) != nil, tag.region == 0 { return true }
    let parts = tag.text.split(separator: "-").map(String.init)
    guard let language = parts.first, Locale.LanguageCode(language).isISOLanguage else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      part.utf8.count == 4
        ? Locale.Script(part).isISOScript
        : Locale.Region(part).isISORegion || part.allSatisfy(\.isNumber)
    }
  }

  /// The names that old projects have for the languages of their folders.
  package static let legacyNames = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]

  /// Whether a name is likely to be that of a language: a code of two or three letters, and what may
  /// follow it.
  package static func mayBe(_ name: String) -> Bool { LanguageMatcher.isLanguage(name) }

  /// The region that a language is most likely for, such as `BR` for `pt`; nil if it names one itself.
  package static func likelyRegion(of language: String) -> String? {
    let tag = LanguageTag(language)
    guard tag.language != 0, tag.region == 0 else { return nil }
    let region = MaximizedLanguage(tag).region
    return region == 0 ? nil : Subtag.text(of: UInt64(region)).uppercased()
  }

  /// The region that an identifier names.
  package static func region(of language: String) -> String? {
    LanguageIdentifier(language)?.region
  }
}
