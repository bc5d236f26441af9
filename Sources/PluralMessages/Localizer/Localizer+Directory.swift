import Foundation

extension Localizer {
  /// Creates a localizer from the files of an app: a folder of `xx.lproj` folders, of String Catalogs,
  /// or of JSON files that are named after their language; or from one String Catalog.
  ///
  /// Each file is a table with the file's name; where files of several formats have one name, the formats
  /// win in the order of ``CatalogFormat/all``. A call that names no table gets the message of
  /// `Localizable`, and if that has none, that of the first other table in the order of names.
  /// `Base.lproj` holds the default language's messages; a folder with that language's name wins over it.
  /// A file that cannot be read costs no other, and is among ``diagnostics``. Only the languages
  /// that serve the preferences and the default language are read, and at most
  /// ``MessageLimit/languages``.
  ///
  /// - Parameters:
  ///   - url: The folder, or the String Catalog.
  ///   - preferences: The languages that the user prefers, best first: ``LanguagePreferences`` or a list
  ///     of identifiers. Without them, what the system says.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none;
  ///     nil for the source language of a String Catalog, and `en` without one.
  ///   - missingKeys: What is given for messages that are missing.
  ///   - dialect: The way in which placeholders are written; nil for that of each format.
  ///   - wordForms: The lists of word forms among the texts of `.strings` files; nil if there are none.
  ///   - device: The device whose texts are taken where a message has several, such as `iphone`.
  ///   - mode: The way to deal with errors in the files.
  ///   - options: The ways in which messages are shown. Without ``MessageOptions/zero``, a text for
  ///     `zero` is read as the files' formats mean it, and Apple's way if those of a language differ.
  /// - Throws: ``MessageError`` if there are no messages, or in the strict mode if a file that is needed
  ///   for these languages has errors or cannot be read. ``StringCatalog`` looks at all languages of a
  ///   file.
  public init<Preferences: LanguagePreferencesConvertible>(
    directory url: URL,
    preferences: Preferences = LanguagePreferences.current,
    defaultLanguage: String? = nil,
    missingKeys: MissingKeys = .key,
    dialect: PlaceholderDialect? = nil,
    wordForms: WordFormLists? = nil,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let reading = CatalogReading(
      dialect: dialect,
      wordForms: wordForms,
      device: device,
      mode: mode,
      options: options
    )
    var files = try MessageDirectory(url, reading)
    let preferences = preferences.languagePreferences
    let defaultLanguage = defaultLanguage ?? files.sourceLanguage ?? "en"
    let languages = files.languages(defaultLanguage)
    let needed = LanguageMatcher(supported: languages).asked(
      preferences: preferences,
      default: defaultLanguage
    )
    var catalogs: [MessageCatalog] = []
    for index in needed { catalogs.append(files.catalog(for: languages[index], defaultLanguage)) }
    let library = MessageLibrary(
      catalogs: catalogs,
      defaultLanguage: defaultLanguage,
      diagnostics: files.reportedDiagnostics + files.diagnostics
    )
    let errors = library.diagnostics.filter { $0.severity == .error }
    if mode == .strict, let error = MessageError(errors) { throw error }
    if let report = options.report { files.diagnostics.forEach(report) }
    self.init(library, preferences: preferences, missingKeys: missingKeys)
  }

  /// Creates a localizer from the files of a bundle, such as the resources of a package's target:
  /// `try Localizer(bundle: .module)`.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - preferences: The languages that the user prefers, best first. Without them, what the system
  ///     says.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none;
  ///     nil for the bundle's development language, and `en` without one.
  ///   - missingKeys: What is given for messages that are missing.
  ///   - mode: The way to deal with errors in the files.
  ///   - options: The ways in which messages are shown.
  /// - Throws: ``MessageError`` as ``init(directory:preferences:defaultLanguage:missingKeys:dialect:wordForms:device:mode:options:)``
  ///   does.
  public init<Preferences: LanguagePreferencesConvertible>(
    bundle: Bundle,
    preferences: Preferences = LanguagePreferences.current,
    defaultLanguage: String? = nil,
    missingKeys: MissingKeys = .key,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(
      directory: bundle.resourceURL ?? bundle.bundleURL,
      preferences: preferences,
      defaultLanguage: defaultLanguage ?? bundle.developmentLanguage,
      missingKeys: missingKeys,
      mode: mode,
      options: options
    )
  }
}

extension Bundle {
  /// The development language that the bundle names, if it does: on Linux,
  /// `developmentLocalization` ends the process where it does not.
  fileprivate var developmentLanguage: String? {
    object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
  }
}

extension StringCatalog {
  /// The messages in the languages that somebody prefers.
  ///
  ///     let strings = try StringCatalog(contentsOf: stringCatalogFile)
  ///     let count = 2
  ///     strings.localizer(preferences: ["ru"]).text("n_files", count)    // 2 файла
  ///
  /// - Parameters:
  ///   - preferences: The languages that are preferred, best first. Without them, what the system says.
  ///   - missingKeys: What is given for messages that are missing.
  public func localizer<Preferences: LanguagePreferencesConvertible>(
    preferences: Preferences = LanguagePreferences.current,
    missingKeys: Localizer.MissingKeys = .key
  ) -> Localizer {
    Localizer(self, preferences: preferences, missingKeys: missingKeys)
  }
}
