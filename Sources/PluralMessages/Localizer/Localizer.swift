import Foundation

/// The messages of a program in the languages that its user prefers.
///
///     let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
///     let count = 5
///     localizer.text("n_files", count)    // 5 файлов
///
/// A message that the first language does not have is looked for in the next, and last in the default
/// language. Its numbers choose by the rules of the language in which it was found. Where a language
/// lacks the text for a number's category, the next language that has the message with all its forms
/// is asked, and only then the text for other numbers is taken. At most ``MessageLimit/languages``
/// are asked.
///
/// ``MessageProvider`` has the calls that give texts.
public struct Localizer: Sendable {
  /// The results for messages that no catalogue has, or that are of another kind.
  public enum MissingKeys: Hashable, Sendable {
    /// The key itself. Where a text is asked for without `try`, the arguments are put into a key that
    /// is a format, as on Apple's systems.
    case key
    /// The text that ``Localizer/loudText`` makes of the key; ``Localizer/log`` is told as well.
    case loud
    /// An error.
    case `throw`
  }

  /// The languages that the user prefers.
  public let preferences: LanguagePreferences

  /// The result for messages that are missing.
  public var missingKeys: MissingKeys

  /// The text for a missing key where missing keys are to be seen: the key in upper case with
  /// ` <NOT FOUND>`, unless it is set.
  public var loudText: @Sendable (_ key: String) -> String = { $0.uppercased() + " <NOT FOUND>" }

  /// A function that takes a line about each missing key where these are to be seen; standard error,
  /// unless it is set.
  public var log: @Sendable (_ line: String) -> Void = { line in
    // A line that nobody can read is no reason to lose the text, or the process.
    _ = DescriptorWriter.write(Array((line + "\n").utf8), to: 2)
  }

  /// A function that is told why a text is not the message that was asked for; nil for the `report` of
  /// the catalogues' options.
  public var report: (@Sendable (MessageDiagnostic) -> Void)?

  /// Whether a language that lacks the text for a number's category takes that for other numbers, and
  /// no other language is asked, as Apple's frameworks do.
  package var keepsLanguage = false

  /// The catalogues in the order in which they are asked.
  let catalogs: [MessageCatalog]
  /// Their messages for callers who name no table: what is asked here need not copy a catalogue.
  private let messages: [MessageTable]
  private let library: MessageLibrary.Storage

  /// Creates a localizer.
  ///
  /// A preference is served by the catalogue for it and those for what is near (`pt-BR`, `pt`, then
  /// `pt-PT`), as ``LanguageMatcher`` says.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogues; of two for one language the first wins.
  ///   - preferences: The languages that the user prefers, best first: ``LanguagePreferences`` or a list
  ///     of identifiers. Without them, what the system says.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none.
  ///   - missingKeys: What is given for messages that are missing.
  public init<Preferences: LanguagePreferencesConvertible>(
    catalogs: [MessageCatalog],
    preferences: Preferences = LanguagePreferences.current,
    defaultLanguage: String,
    missingKeys: MissingKeys = .key
  ) {
    let library = MessageLibrary(catalogs: catalogs, defaultLanguage: defaultLanguage)
    self = library.localizer(preferences: preferences, missingKeys: missingKeys)
  }

  /// Creates a localizer of a String Catalog, whose source language is the default.
  ///
  /// - Parameters:
  ///   - strings: The String Catalog.
  ///   - preferences: The languages that the user prefers, best first. Without them, what the system
  ///     says.
  ///   - missingKeys: What is given for messages that are missing.
  public init<Preferences: LanguagePreferencesConvertible>(
    _ strings: StringCatalog,
    preferences: Preferences = LanguagePreferences.current,
    missingKeys: MissingKeys = .key
  ) {
    self = MessageLibrary(strings).localizer(preferences: preferences, missingKeys: missingKeys)
  }

  /// Creates a localizer from catalogues that are loaded as they are needed.
  ///
  /// - Parameters:
  ///   - preferences: The languages that the user prefers, best first. Without them, what the system
  ///     says.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none.
  ///   - missingKeys: What is given for messages that are missing.
  ///   - load: Gives the catalogue for a language, or nil if there is none. It is asked once for each
  ///     preference and what that inherits from (`en-US`, then `en`), and for the default language.
  /// - Throws: What `load` throws.
  public init<Preferences: LanguagePreferencesConvertible, Failure: Error>(
    preferences: Preferences = LanguagePreferences.current,
    defaultLanguage: String,
    missingKeys: MissingKeys = .key,
    load: (String) throws(Failure) -> MessageCatalog?
  ) throws(Failure) {
    let preferences = preferences.languagePreferences
    var asked: Set<String> = []
    var catalogs: [MessageCatalog] = []
    for preference in preferences.ranges + [defaultLanguage] {
      for tag in LanguageMatcher.lookupChain(of: preference) where asked.insert(tag).inserted {
        if let catalog = try load(tag) { catalogs.append(catalog) }
      }
    }
    let library = MessageLibrary(catalogs: catalogs, defaultLanguage: defaultLanguage)
    self.init(
      library,
      order: Array(catalogs.indices),
      preferences: preferences,
      missingKeys: missingKeys
    )
  }

  init(_ library: MessageLibrary, preferences: LanguagePreferences, missingKeys: MissingKeys) {
    self.init(
      library,
      order: library.storage.matcher.asked(
        preferences: preferences,
        default: library.defaultLanguage
      ),
      preferences: preferences,
      missingKeys: missingKeys
    )
  }

  private init(
    _ library: MessageLibrary,
    order: [Int],
    preferences: LanguagePreferences,
    missingKeys: MissingKeys
  ) {
    self.library = library.storage
    catalogs = order.map { library.storage.sources[$0].catalog }
    messages = catalogs.map(\.messages)
    self.preferences = preferences
    self.missingKeys = missingKeys
  }

  /// The language whose messages are taken where the preferred ones have none.
  public var defaultLanguage: String { library.defaultLanguage }

  /// The languages that are asked for a message, in this order.
  public var languages: [String] { catalogs.map(\.language) }

  /// The findings of the readers of the catalogues that are asked.
  public var diagnostics: [MessageDiagnostic] {
    library.diagnostics + catalogs.flatMap(\.diagnostics)
  }

  /// The language in which a message is found; nil if none has it.
  ///
  /// - Parameters:
  ///   - key: The message's key.
  ///   - table: The table that it is in; nil for `Localizable`, and then any that has the key.
  public func language(for key: String, table: String? = nil) -> String? {
    rank(of: key, table).map { catalogs[$0].language }
  }

  /// A copy that gives something else for messages that are missing.
  ///
  ///     let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
  ///     localizer.text("nothing")                 // nothing
  ///     localizer.giving(.loud).text("nothing")    // NOTHING <NOT FOUND>
  ///
  /// - Parameter missingKeys: What the copy gives.
  public func giving(_ missingKeys: MissingKeys) -> Localizer {
    var copy = self
    copy.missingKeys = missingKeys
    return copy
  }

  private static let sharedValue = LockedValue(
    Localizer(catalogs: [], preferences: [], defaultLanguage: "en")
  )

  /// The localizer of the process, which any thread may read and replace. At first it has no messages.
  public static var shared: Localizer {
    get { sharedValue.value }
    set { sharedValue.value = newValue }
  }

  // MARK: Catalogues

  @inline(__always)
  private func message(_ rank: Int, _ key: String, _ table: String?) -> Message? {
    table == nil ? messages[rank][key] : catalogs[rank].message(key, table: table)
  }

  /// The rank of the first catalogue, from a rank on, that has a message which can be shown.
  func rank(of key: String, _ table: String?, from start: Int = 0) -> Int? {
    for rank in start..<max(start, catalogs.count) {
      if let message = message(rank, key, table),
        !message.storage.isUnshowable
      {
        return rank
      }
    }
    return nil
  }

  /// The message that the first catalogue with it has; one that cannot be shown only if there is no
  /// other.
  @inline(__always)
  func firstMessage(_ key: String, _ table: String?) -> (rank: Int, message: Message)? {
    var unshowable: (Int, Message)?
    for rank in catalogs.indices {
      guard let message = message(rank, key, table) else {
        continue
      }
      if !message.storage.isUnshowable { return (rank, message) }
      unshowable = unshowable ?? (rank, message)
    }
    return unshowable
  }
}
