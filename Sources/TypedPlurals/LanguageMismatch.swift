// Thrown where a language is verified, which Embedded Swift cannot do.
#if !hasFeature(Embedded)
  import Plurals

  /// The fault of a ``MessageLanguage`` whose categories are not those of its rules.
  public struct LanguageMismatch: Error, Hashable, Sendable {
    /// The locale that the language names.
    public let locale: String
    /// The use of the categories: for counting or for ranking.
    public let type: PluralRuleType
    /// The categories that the language declares.
    public let declared: PluralCategorySet
    /// The categories of the language's rules; nil if CLDR has no rules for the locale.
    public let used: PluralCategorySet?
  }

  extension LanguageMismatch: CustomStringConvertible {
    /// The fault, and what would be right, in one line.
    public var description: String {
      if let used {
        "\(locale): the \(type) rules use \(used), but the language declares \(declared)"
      } else {
        "\(locale): CLDR \(PluralRules.cldrVersion) has no \(type) rules for this locale"
      }
    }
  }
#endif
