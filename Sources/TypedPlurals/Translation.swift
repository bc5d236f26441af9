/// The messages of a module in one language.
///
/// A `switch` over the keys without `default` makes the compiler prove that no message is missing, and
/// one over `category(for:)` that no plural form is. With one of ``Languages`` the rules, the locale and
/// the categories belong together.
///
///     enum ShopKey: MessageKey {
///       case numberOfItems(Int)
///       case welcome(name: String)
///     }
///
///     struct EnglishShop: Translation {
///       typealias Language = Languages.en
///       func text(_ key: ShopKey) -> String {
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
///       typealias Language = Languages.ga
///       func text(_ key: ShopKey) -> String {
///         switch key {
///         case .numberOfItems(let count):
///           switch category(for: count) {
///           case .one, .two, .few: "\(count) mhír"
///           case .many, .other: "\(count) mír"
///           }
///         case .welcome(let name): "Fáilte, \(name)!"
///         }
///       }
///     }
///
/// ``MessageModule`` shows how one of them is chosen.
public protocol Translation<Key>: Sendable {
  /// The module's messages.
  associatedtype Key: MessageKey

  /// The language that they are written in here.
  associatedtype Language: MessageLanguage

  /// The text of a message.
  ///
  /// - Parameter key: The message, with what it is about.
  func text(_ key: Key) -> String
}
