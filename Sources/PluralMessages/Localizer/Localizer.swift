import Foundation

/// The messages of a program in the languages that its user prefers.
///
///     let localizer = Localizer(
///       catalogs: [english, russian],
///       preferences: ["ru-RU", "en"],
///       defaultLanguage: "en"
///     )
///     try localizer.string("n_files", 5)    // 5 файлов
///
/// A message that the first language does not have is looked for in the next, and last in the default
/// language. Its numbers choose by the rules of the language in which it was found.
public struct Localizer: Sendable {
  /// What is given for a message that no catalogue has, or that is of another kind.
  public enum MissingKeys: Hashable, Sendable {
    /// The key itself.
    case key
    /// The key in upper case with ` <NOT FOUND>`, which standard error is told as well.
    case loud
    /// An error.
    case `throw`
  }

  /// The languages that the user prefers, best first.
  public let preferences: [String]

  /// The language whose messages are taken where the preferred ones have none.
  public let defaultLanguage: String

  /// What is given for messages that are missing, unless a call says otherwise.
  public var missingKeys: MissingKeys

  /// The catalogues in the order in which they are asked.
  let catalogs: [MessageCatalog]

  /// Takes a line for standard error.
  var log: @Sendable (String) -> Void = { line in
    let data = Data((line + "\n").utf8)
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      // A line that nobody can read is no reason to lose the text.
      try? FileHandle.standardError.write(contentsOf: data)
    } else {
      FileHandle.standardError.write(data)
    }
  }

  /// Creates a localizer.
  ///
  /// A preference is served by the catalogue for it and those for its beginnings (`pt-BR`, then `pt`),
  /// where these have its script; only without any by one for another region (`pt-PT`).
  ///
  /// - Parameters:
  ///   - catalogs: The catalogues; of two for one language the first wins.
  ///   - preferences: The languages that the user prefers, best first.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none.
  ///   - missingKeys: What is given for messages that are missing.
  public init(
    catalogs: [MessageCatalog],
    preferences: [String],
    defaultLanguage: String,
    missingKeys: MissingKeys = .key
  ) {
    let tags = catalogs.map { LanguageTag($0.language) }
    var order: [Int] = []
    for preference in preferences + [defaultLanguage] {
      for index in LanguageTag(preference).matches(in: tags) where !order.contains(index) {
        order.append(index)
      }
    }
    self.init(
      ordered: order.map { catalogs[$0] },
      preferences: preferences,
      defaultLanguage: defaultLanguage,
      missingKeys: missingKeys
    )
  }

  /// Creates a localizer from catalogues that are loaded as they are needed.
  ///
  /// - Parameters:
  ///   - preferences: The languages that the user prefers, best first.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none.
  ///   - missingKeys: What is given for messages that are missing.
  ///   - load: Gives the catalogue for a language, or nil if there is none. It is asked once for each
  ///     preference and its beginnings (`en-US`, then `en`), and for the default language.
  /// - Throws: What `load` throws.
  public init<Failure: Error>(
    preferences: [String],
    defaultLanguage: String,
    missingKeys: MissingKeys = .key,
    load: (String) throws(Failure) -> MessageCatalog?
  ) throws(Failure) {
    var asked: Set<String> = []
    var catalogs: [MessageCatalog] = []
    for preference in preferences + [defaultLanguage] {
      for tag in LanguageTag(preference).truncations where asked.insert(tag.text).inserted {
        if let catalog = try load(tag.text) { catalogs.append(catalog) }
      }
    }
    self.init(
      ordered: catalogs,
      preferences: preferences,
      defaultLanguage: defaultLanguage,
      missingKeys: missingKeys
    )
  }

  private init(
    ordered catalogs: [MessageCatalog],
    preferences: [String],
    defaultLanguage: String,
    missingKeys: MissingKeys
  ) {
    self.catalogs = catalogs
    self.preferences = preferences
    self.defaultLanguage = defaultLanguage
    self.missingKeys = missingKeys
  }

  /// The languages that are asked for a message, in this order.
  public var languages: [String] { catalogs.map(\.language) }

  /// The language in which a message is found; nil if none has it.
  public func language(for key: String) -> String? { catalog(for: key)?.language }

  private static let sharedValue = LockedValue(
    Localizer(catalogs: [], preferences: [], defaultLanguage: "en")
  )

  /// The localizer of the process, which any thread may read and replace. At first it has no messages.
  public static var shared: Localizer {
    get { sharedValue.value }
    set { sharedValue.value = newValue }
  }

  func catalog(for key: String) -> MessageCatalog? { catalogs.first { $0[key] != nil } }
}
