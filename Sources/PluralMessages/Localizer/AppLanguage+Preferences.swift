import Foundation
import TypedPlurals

extension AppLanguage {
  /// The language that a locale uses, or the fallback.
  ///
  ///     ShopLanguage(for: Locale(identifier: "ga_IE"))    // irish
  ///
  /// - Parameter locale: A locale, such as `Locale.current`.
  public init(for locale: Locale) {
    self.init(preferring: [locale.identifier])
  }

  /// The best language for those who prefer some, or the fallback.
  ///
  ///     ShopLanguage(preferring: ["cy-GB", "ga", "en"])    // irish
  ///
  /// The first preference that the program has a language for decides. A preference is shortened from
  /// the right until a language's locale is equal, as in the lookup of BCP 47 (RFC 4647, section 3.4),
  /// so that `pt-AO` uses `pt`; its likely script counts before it is shortened: `zh-TW` uses `zh-Hant`
  /// rather than `zh`. Deprecated codes are replaced: `iw` is `he`. If nothing is left, the language
  /// of another region will do, as `pt-PT` for `pt`. A ``Localizer`` matches in the same way.
  ///
  /// - Parameter preferences: BCP 47 tags, Unicode or POSIX locale identifiers, the best first, such
  ///   as `Locale.preferredLanguages`.
  public init(preferring preferences: [String]) {
    let languages = Array(Self.allCases)
    let tags = languages.map { LanguageTag($0.locale) }
    for preference in preferences {
      if let index = LanguageTag(preference).matches(in: tags).first {
        self = languages[index]
        return
      }
    }
    self = Self.fallback
  }
}
