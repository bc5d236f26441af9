/// The messages of one part of a program, in whichever language is current.
///
///     struct ShopMessages: MessageModule {
///       var language: ShopLanguage
///       static func translation(in language: ShopLanguage) -> any Translation<ShopKey> {
///         switch language {
///         case .english: EnglishShop()
///         case .irish: IrishShop()
///         }
///       }
///     }
///
///     let shop = ShopMessages(language: ShopLanguage(for: .current))
///     shop.t(.numberOfItems(2))
///
/// The `switch` makes the compiler prove that no language is missing.
public protocol MessageModule: Sendable {
  /// The program's languages.
  associatedtype Language: AppLanguage

  /// The module's messages.
  associatedtype Key: MessageKey

  /// The current language.
  var language: Language { get }

  /// The module's messages in a language.
  ///
  /// - Parameter language: One of the program's languages.
  static func translation(in language: Language) -> any Translation<Key>
}

extension MessageModule {
  /// The text of a message in the current language.
  ///
  /// - Parameter key: The message, with what it is about.
  public func t(_ key: Key) -> String {
    Self.translation(in: language).t(key)
  }

  /// The text of a message in a language that need not be the current one.
  ///
  /// - Parameters:
  ///   - key: The message, with what it is about.
  ///   - language: One of the program's languages.
  public static func t(_ key: Key, in language: Language) -> String {
    translation(in: language).t(key)
  }
}
