/// The messages of a program in all its languages.
///
/// A server keeps one, and takes a localizer from it for each request:
///
///     let library = MessageLibrary(try StringCatalog(contentsOf: stringCatalogFile))
///     let header = "uk;q=0.5, ru-RU", count = 3
///     let preferences = LanguagePreferences(acceptLanguage: header)
///     let localizer = library.localizer(preferences: preferences)
///     localizer.text("n_files", count)    // 3 файла
///
/// A library is a value that may be shared between threads.
public struct MessageLibrary: Sendable {
  let storage: Storage

  final class Storage: Sendable {
    let sources: [Source]
    let matcher: LanguageMatcher
    let defaultLanguage: String
    /// Findings that belong to no catalogue.
    let diagnostics: [MessageDiagnostic]
    /// The file that all sources are languages of, if they are.
    let strings: StringCatalog?

    init(
      _ sources: [Source],
      _ defaultLanguage: String,
      _ diagnostics: [MessageDiagnostic],
      of strings: StringCatalog? = nil
    ) {
      self.sources = sources
      self.strings = strings
      matcher = LanguageMatcher(supported: sources.map(\.language))
      self.defaultLanguage = defaultLanguage
      self.diagnostics = diagnostics
    }
  }

  /// A language's messages, which may be read when they are first needed.
  enum Source: Sendable {
    case catalog(MessageCatalog)
    case strings(StringCatalog, language: String)

    var language: String {
      switch self {
      case .catalog(let catalog): catalog.language
      case .strings(_, let language): language
      }
    }

    var catalog: MessageCatalog {
      switch self {
      case .catalog(let catalog): catalog
      case .strings(let strings, let language):
        strings.catalog(for: language) ?? MessageCatalog(language: language)
      }
    }
  }

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogues; of two for one language the first wins.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none.
  public init(catalogs: [MessageCatalog], defaultLanguage: String) {
    self.init(catalogs: catalogs, defaultLanguage: defaultLanguage, diagnostics: [])
  }

  init(catalogs: [MessageCatalog], defaultLanguage: String, diagnostics: [MessageDiagnostic]) {
    storage = Storage(catalogs.map { .catalog($0) }, defaultLanguage, diagnostics)
  }

  /// Creates a library of a String Catalog, whose source language is the default.
  ///
  /// - Complexity: A language is read when a localizer that asks it is first made.
  public init(_ strings: StringCatalog) {
    storage = Storage(
      strings.languages.map { .strings(strings, language: $0) },
      strings.sourceLanguage,
      strings.diagnosticsWithoutLanguage,
      of: strings
    )
  }

  /// The languages, in the order of the catalogues.
  public var languages: [String] { storage.matcher.supported }

  /// The language whose messages are taken where the preferred ones have none.
  public var defaultLanguage: String { storage.defaultLanguage }

  /// The findings of the readers of the catalogues.
  public var diagnostics: [MessageDiagnostic] {
    storage.strings?.diagnostics
      ?? storage.diagnostics + storage.sources.flatMap { $0.catalog.diagnostics }
  }

  /// The messages in the languages that somebody prefers.
  ///
  /// - Parameters:
  ///   - preferences: The languages that are preferred, best first.
  ///   - missingKeys: What is given for messages that are missing.
  /// - Complexity: That of ``LanguageMatcher/order(preferences:default:)-(LanguagePreferences,_)``; no
  ///   catalogue is copied, and none is read twice.
  public func localizer(
    preferences: some LanguagePreferencesConvertible,
    missingKeys: Localizer.MissingKeys = .key
  ) -> Localizer {
    Localizer(self, preferences: preferences.languagePreferences, missingKeys: missingKeys)
  }
}
