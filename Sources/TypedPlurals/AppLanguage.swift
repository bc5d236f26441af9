/// The languages of a program, one of which is current.
///
///     enum ShopLanguage: AppLanguage {
///       case english, irish
///       static let fallback = Self.english
///       var locale: String {
///         switch self {
///         case .english: Languages.en.locale
///         case .irish: Languages.ga.locale
///         }
///       }
///     }
///
/// Nothing is kept behind the scenes. A program decides at one place which language is current, and
/// hands the value on; values may be shared between threads. The module `PluralMessages` adds the ways
/// to decide by what the user prefers, for which it needs Foundation:
///
///     ShopLanguage(for: Locale(identifier: "ga_IE"))       // irish
///     ShopLanguage(preferring: ["cy-GB", "ga", "en"])      // irish
///     ShopLanguage(preferring: ["tlh"])                    // english
public protocol AppLanguage: CaseIterable, Hashable, Sendable {
  /// The language for those who prefer none of the program's.
  static var fallback: Self { get }

  /// The locale that the texts are written for, which preferences are compared with. It may say more
  /// than that of the plural rules: `"zh-Hant"` for texts with the rules of `Languages.zh`.
  var locale: String { get }
}
