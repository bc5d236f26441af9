import Plurals

/// The messages of a module: an enumeration whose associated values are what a message is about.
///
///     enum ShopKey: MessageKey {
///       case numberOfItems(Int)
///       case welcome(name: String)
///     }
public protocol MessageKey: Sendable {}

/// The messages of a module in one language.
///
/// A `switch` over the keys without `default` makes the compiler prove that no message is missing, and
/// one over `category(for:)` that no plural form is.
///
///     enum ShopKey: MessageKey {
///       case numberOfItems(Int)
///       case welcome(name: String)
///     }
///
///     struct EnglishShop: Translation {
///       typealias Language = English
///       func t(_ key: ShopKey) -> String {
///         switch key {
///         case .numberOfItems(let count):
///           switch category(for: count) {
///           case .one: "\(count) item"
///           case .other: "\(count) items"
///           }
///         case .welcome(let name): "Welcome, \(name)!"
///         }
///       }
///     }
///
///     struct IrishShop: Translation {
///       typealias Language = Irish
///       func t(_ key: ShopKey) -> String {
///         switch key {
///         case .numberOfItems(let count):
///           switch category(for: count) {
///           case .one: "\(count) mhír"
///           case .two: "\(count) mhír"
///           case .few: "\(count) mhír"
///           case .many: "\(count) mír"
///           case .other: "\(count) mír"
///           }
///         case .welcome(let name): "Fáilte, \(name)!"
///         }
///       }
///     }
///
/// ``AppLanguage`` shows how the languages are declared, and ``MessageModule`` how one of them is
/// chosen.
public protocol Translation<Key>: Sendable {
  /// The module's messages.
  associatedtype Key: MessageKey

  /// The language that they are written in here.
  associatedtype Language: MessageLanguage

  /// The text of a message.
  ///
  /// - Parameter key: The message, with what it is about.
  func t(_ key: Key) -> String
}

extension Translation {
  /// The category of an integer in this language.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  public func category(for number: Int) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a floating-point number in this language.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public func category(for number: Double) -> Language.Category {
    Language.category(for: number)
  }

  /// The category of a source number, such as `"1.50"`, in this language.
  ///
  /// - Parameter number: The number, in the notation of `PluralOperands(parsing:)`.
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public func category(
    for number: some StringProtocol
  ) throws(PluralOperands.ParseError) -> Language.Category {
    try Language.category(for: number)
  }

  /// The category of a number, given by its operands, in this language.
  ///
  /// - Parameter operands: The number's operands.
  public func category(for operands: PluralOperands) -> Language.Category {
    Language.category(for: operands)
  }
}

extension Translation where Language: RankingLanguage {
  /// The category of a rank in this language.
  ///
  /// - Parameter rank: Any integer; its sign is ignored.
  public func ordinalCategory(for rank: Int) -> Language.OrdinalCategory {
    Language.ordinalCategory(for: rank)
  }
}
