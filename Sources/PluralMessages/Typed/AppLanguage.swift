import Foundation

/// The languages of a program, and which of them a `Locale` uses: the coordinator of its messages.
///
///     enum English: MessageLanguage {
///       typealias Category = CardinalCategories.en
///       static let locale = "en"
///     }
///     enum Irish: MessageLanguage {
///       typealias Category = CardinalCategories.ga
///       static let locale = "ga"
///     }
///
///     enum ShopLanguage: AppLanguage {
///       case english, irish
///       static let fallback = Self.english
///       var language: any MessageLanguage.Type {
///         switch self {
///         case .english: English.self
///         case .irish: Irish.self
///         }
///       }
///     }
///
///     ShopLanguage(for: Locale(identifier: "ga_IE"))       // irish
///     ShopLanguage(preferring: ["cy-GB", "ga", "en"])      // irish
///     ShopLanguage(preferring: ["tlh"])                    // english
///
/// Nothing is kept behind the scenes. A program decides at one place which language is current, and
/// hands the value on; values may be shared between threads.
public protocol AppLanguage: CaseIterable, Hashable, Sendable {
  /// The language for those who prefer none of the program's.
  static var fallback: Self { get }

  /// What is known about the language: its locale and its plural categories.
  var language: any MessageLanguage.Type { get }
}

extension AppLanguage {
  /// The language that a locale uses, or the fallback.
  ///
  /// - Parameter locale: A locale, such as `Locale.current`.
  public init(for locale: Locale) {
    self.init(preferring: [locale.identifier])
  }

  /// The best language for those who prefer some, or the fallback.
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
    let tags = languages.map { LanguageTag($0.language.locale) }
    for preference in preferences {
      if let index = LanguageTag(preference).matches(in: tags).first {
        self = languages[index]
        return
      }
    }
    self = Self.fallback
  }
}
