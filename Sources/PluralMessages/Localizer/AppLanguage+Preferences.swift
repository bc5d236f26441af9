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
  /// Languages are matched as a ``Localizer`` matches them: by CLDR's distances (UTS #35 part 1,
  /// "Language Matching").
  ///
  /// - Parameter preferences: ``LanguagePreferences``, or a list of BCP 47 tags, Unicode or POSIX locale
  ///   identifiers, the best first.
  public init(preferring preferences: some LanguagePreferencesConvertible) {
    let languages = Array(Self.allCases)
    let matcher = LanguageMatcher(supported: languages.map(\.locale))
    guard let best = matcher.order(preferences: preferences.languagePreferences).first else {
      self = Self.fallback
      return
    }
    self = languages[best]
  }
}
