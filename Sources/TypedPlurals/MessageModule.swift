/// The messages of one part of a program, in whichever language is current.
///
///     struct ShopMessages: MessageModule {
///       var language: ShopLanguage
///       static func text(_ key: ShopKey, in language: ShopLanguage) -> String {
///         switch language {
///         case .english: EnglishShop().text(key)
///         case .irish: IrishShop().text(key)
///         }
///       }
///     }
///
///     let shop = ShopMessages(language: .irish)
///     shop.text(.numberOfItems(2))                             // 2 mhír
///     ShopMessages.text(.numberOfItems(2), in: .english)       // 2 items
///
/// The `switch` makes the compiler prove that no language is missing. Each ``Translation`` is used by its
/// own type, not as `any Translation<ShopKey>`, which would not exist in Embedded Swift.
public protocol MessageModule: Sendable {
  /// The program's languages.
  associatedtype Language: AppLanguage

  /// The module's messages.
  associatedtype Key: MessageKey

  /// The current language.
  var language: Language { get }

  /// The text of a message in a language that need not be the current one.
  ///
  /// - Parameters:
  ///   - key: The message, with what it is about.
  ///   - language: One of the program's languages.
  static func text(_ key: Key, in language: Language) -> String
}

extension MessageModule {
  /// The text of a message in the current language.
  ///
  /// - Parameter key: The message, with what it is about.
  public func text(_ key: Key) -> String {
    Self.text(key, in: language)
  }
}
