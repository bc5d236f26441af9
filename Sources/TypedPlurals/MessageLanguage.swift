import Plurals

/// A language that messages are written in: its plural rules, and the categories that they use.
///
/// ``Languages`` has one ready for every locale that CLDR has rules for:
///
///     Languages.ga.category(for: 7)    // many
///
/// A language of one's own is for rules of one's own, or for a locale that CLDR has no rules for.
///
///     enum Kashubian: MessageLanguage {
///       typealias Category = OneFewManyOther
///       static let locale = "csb"
///       static let rules = PluralRules(locale: "pl")
///     }
///     Kashubian.category(for: 22)    // few
///
/// Nothing but ``verify()`` ties the categories that such a language declares to its rules. Call it in
/// a test.
///
/// ## Choosing by yourself
///
/// A language may also choose by itself. Whatever is asked for a number's category comes to one of two
/// requirements: whole numbers without visible fraction digits or an exponent come to
/// ``category(for:)-(Int)``, of whatever type they are, and others to
/// ``category(for:)-(PluralOperands)``. Without a declaration the former asks the latter, and the latter
/// asks ``rules``. The overloads for other types are none that a language can replace.
///
///     enum Counting: MessageLanguage {
///       typealias Category = ZeroOneOther
///       static let locale = "en"
///       static func category(for number: Int) -> Category {
///         number == 0 ? .zero : number == 1 ? .one : .other
///       }
///     }
///     try Counting.category(for: "0")      // zero
///     try Counting.category(for: "0.0")    // other
public protocol MessageLanguage: Sendable {
  /// The categories of counted numbers in the language.
  associatedtype Category: LanguageCategory

  /// The locale whose plural rules the language follows, such as `"ga"` or `"pt-PT"`.
  static var locale: String { get }

  /// The rules for counted numbers. Without a declaration these are CLDR's for ``locale``, which are
  /// looked up each time; declare a stored constant to look them up once, or for rules of your own.
  static var rules: PluralRules { get }

  /// The category of a number given by its operands. Without a declaration the rules choose.
  ///
  /// - Parameter operands: The number's operands.
  static func category(for operands: PluralOperands) -> Category

  /// The category of an integer. Without a declaration it is that of the integer's operands.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  static func category(for number: Int) -> Category

  /// The category of a range of numbers, as in "1–2 days". Without a declaration CLDR's ranges for
  /// the rules choose.
  ///
  /// - Parameters:
  ///   - start: The category of the first number.
  ///   - end: The category of the last number.
  static func category(from start: Category, to end: Category) -> Category
}
