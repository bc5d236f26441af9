import Plurals

/// A language that has messages with ranks as well, such as "1st" and "2nd".
///
/// All ``Languages`` are. One of one's own has categories of both kinds:
///
///     enum English: RankingLanguage {
///       typealias Category = CardinalCategories.en           // OneOther
///       typealias OrdinalCategory = OrdinalCategories.en     // OneTwoFewOther
///       static let locale = "en"
///     }
///     English.ordinalCategory(for: 23)    // few
///
/// As for counted numbers, whole ranks of any type come to ``ordinalCategory(for:)-(Int)`` and what
/// else there may be to ``ordinalCategory(for:)-(PluralOperands)``, and a language may declare either.
public protocol RankingLanguage: MessageLanguage {
  /// The categories of ranks in the language.
  associatedtype OrdinalCategory: LanguageCategory

  /// The rules for ranks. Without a declaration these are CLDR's for the locale.
  static var ordinalRules: PluralRules { get }

  /// The category of a rank given by its operands. Without a declaration the rules choose.
  ///
  /// - Parameter operands: The rank's operands.
  static func ordinalCategory(for operands: PluralOperands) -> OrdinalCategory

  /// The category of a rank. Without a declaration it is that of its operands.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  static func ordinalCategory(for rank: Int) -> OrdinalCategory
}

extension RankingLanguage {
  /// CLDR's rules for ranks in the locale.
  public static var ordinalRules: PluralRules { PluralRules(locale: locale, type: .ordinal) }

  /// The category that the rules give a rank.
  ///
  /// - Parameter operands: The rank's operands.
  public static func ordinalCategory(for operands: PluralOperands) -> OrdinalCategory {
    OrdinalCategory(ordinalRules.category(for: operands))
  }

  /// The category of a rank's operands.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public static func ordinalCategory(for rank: Int) -> OrdinalCategory {
    ordinalCategory(for: PluralOperands(rank))
  }

  /// The category of a rank of any type of integer.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public static func ordinalCategory(for rank: some BinaryInteger) -> OrdinalCategory {
    if let integer = Int(exactly: rank) {
      ordinalCategory(for: integer)
    } else {
      ordinalCategory(for: PluralOperands(rank))
    }
  }

  /// The category of a rank given as text, such as `"23"`.
  ///
  /// - Parameter rank: The rank, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public static func ordinalCategory(
    for rank: some StringProtocol
  ) throws(PluralOperands.ParseError) -> OrdinalCategory {
    chosenOrdinalCategory(for: try PluralOperands(parsing: rank))
  }

  /// The category of a rank of any type, by the requirement that chooses for it.
  package static func chosenOrdinalCategory(for operands: PluralOperands) -> OrdinalCategory {
    if let integer = Int(plain: operands) {
      ordinalCategory(for: integer)
    } else {
      ordinalCategory(for: operands)
    }
  }
}
