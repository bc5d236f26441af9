import Plurals

/// A language that messages are written in, with the plural categories that it uses.
///
///     enum Irish: MessageLanguage {
///       typealias Category = CardinalCategories.ga    // OneTwoFewManyOther
///       static let locale = "ga"
///     }
///     Irish.category(for: 7)    // many
///
/// CLDR's rules for the locale choose. Call ``verify()`` in a test: it says whether `Category` is what
/// these rules need.
public protocol MessageLanguage: Sendable {
  /// The categories of counted numbers in the language.
  associatedtype Category: LanguageCategory

  /// The locale whose plural rules the language follows, such as `"ga"` or `"pt-PT"`.
  static var locale: String { get }

  /// The rules for counted numbers. Without a declaration these are CLDR's for ``locale``, which are
  /// looked up each time; declare a stored constant to look them up once, or for rules of your own.
  static var rules: PluralRules { get }
}

extension MessageLanguage {
  /// CLDR's rules for the locale.
  public static var rules: PluralRules { PluralRules(locale: locale) }

  /// The category of an integer.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public static func category(for number: Int) -> Category {
    Category(rules.category(for: number))
  }

  /// The category of a floating-point number, written as the shortest decimal.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public static func category(for number: Double) -> Category {
    Category(rules.category(for: number))
  }

  /// The category of a source number: a number as it is shown, such as `"1.50"` or `"1.2c6"`.
  ///
  /// - Parameter number: The number, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public static func category(
    for number: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Category {
    Category(try rules.category(for: number))
  }

  /// The category of a number given by its operands.
  ///
  /// - Parameter operands: The number's operands.
  public static func category(for operands: PluralOperands) -> Category {
    Category(rules.category(for: operands))
  }
}

/// A language that has messages with ranks as well, such as "1st" and "2nd".
///
///     enum English: RankingLanguage {
///       typealias Category = CardinalCategories.en           // OneOther
///       typealias OrdinalCategory = OrdinalCategories.en     // OneTwoFewOther
///       static let locale = "en"
///     }
///     English.ordinalCategory(for: 23)    // few
public protocol RankingLanguage: MessageLanguage {
  /// The categories of ranks in the language.
  associatedtype OrdinalCategory: LanguageCategory

  /// The rules for ranks. Without a declaration these are CLDR's for the locale.
  static var ordinalRules: PluralRules { get }
}

extension RankingLanguage {
  /// CLDR's rules for ranks in the locale.
  public static var ordinalRules: PluralRules { PluralRules(locale: locale, type: .ordinal) }

  /// The category of a rank.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public static func ordinalCategory(for rank: Int) -> OrdinalCategory {
    OrdinalCategory(ordinalRules.category(for: rank))
  }
}
