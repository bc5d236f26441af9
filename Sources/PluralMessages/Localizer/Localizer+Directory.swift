import Foundation

extension Localizer {
  /// Creates a localizer from the files of an app: a folder of `xx.lproj` folders with `.strings` and
  /// `.stringsdict` files, or String Catalogs (`.xcstrings`), in a folder or one by itself.
  ///
  /// The files of one language are one catalogue. Where several have a key, a `.stringsdict` wins over
  /// a `.strings`, a String Catalog over both, and else the last in the order of names. `Base.lproj`
  /// holds the default language's messages; a folder with that language's name wins over it. Only the
  /// languages that serve the preferences and the default language are read.
  ///
  /// - Parameters:
  ///   - url: The folder, or the String Catalog.
  ///   - preferences: The languages that the user prefers, best first.
  ///   - defaultLanguage: The language whose messages are taken where the preferred ones have none;
  ///     nil for the source language of a String Catalog, and `en` without one.
  ///   - missingKeys: What is given for messages that are missing.
  ///   - device: The device whose texts are taken where a message has several, such as `iphone`.
  ///   - forms: That texts of `.strings` files with a separator are lists of word forms.
  ///   - mode: What becomes of messages with faults.
  ///   - options: What messages are shown with. Unless they say otherwise, `zero` is Apple's.
  /// - Throws: ``MessageError`` if there are no messages, or if a file cannot be read.
  public init(
    directory url: URL,
    preferences: [String],
    defaultLanguage: String? = nil,
    missingKeys: MissingKeys = .key,
    device: String? = nil,
    forms: FormsOption? = nil,
    mode: ReadingMode = .strict,
    options: MessageOptions = MessageOptions(zero: .apple)
  ) throws(MessageError) {
    let files = try MessageDirectory(
      url,
      device: device,
      forms: forms,
      mode: mode,
      options: options
    )
    let defaultLanguage = defaultLanguage ?? files.sourceLanguage ?? "en"
    let languages = files.languages(defaultLanguage)
    let tags = languages.map(LanguageTag.init)
    var needed: Set<Int> = []
    for preference in preferences + [defaultLanguage] {
      needed.formUnion(LanguageTag(preference).matches(in: tags))
    }
    var catalogs: [MessageCatalog] = []
    for index in needed.sorted() {
      catalogs.append(try files.catalog(for: languages[index], defaultLanguage))
    }
    self.init(
      catalogs: catalogs,
      preferences: preferences,
      defaultLanguage: defaultLanguage,
      missingKeys: missingKeys
    )
  }
}

/// The files of messages in a folder.
private struct MessageDirectory {
  private let name: String
  private let folders: [URL]
  private let stringCatalogs: [StringCatalog]
  private let device: String?
  private let forms: FormsOption?
  private let mode: ReadingMode
  private let options: MessageOptions

  init(
    _ url: URL,
    device: String?,
    forms: FormsOption?,
    mode: ReadingMode,
    options: MessageOptions
  ) throws(MessageError) {
    name = url.relativePath
    self.device = device
    self.forms = forms
    self.mode = mode
    self.options = options
    let isCatalog = url.pathExtension.lowercased() == "xcstrings"
    let contents = isCatalog ? [url] : try Self.contents(of: url)
    folders = contents.filter { $0.pathExtension == "lproj" }
    var stringCatalogs: [StringCatalog] = []
    for file in contents where file.pathExtension.lowercased() == "xcstrings" {
      stringCatalogs.append(
        try StringCatalog(url: file, device: device, mode: mode, options: options)
      )
    }
    self.stringCatalogs = stringCatalogs
    guard !folders.isEmpty || !stringCatalogs.isEmpty else {
      throw MessageError(
        .unreadable("there are no .lproj folders and no .xcstrings file"),
        file: name
      )
    }
  }

  var sourceLanguage: String? { stringCatalogs.first?.sourceLanguage }

  /// The languages that have messages.
  func languages(_ defaultLanguage: String) -> [String] {
    let all =
      folders.map { Self.language(of: $0, defaultLanguage) }
      + stringCatalogs.flatMap(\.languages)
    return Set(all).sorted()
  }

  /// The messages of a language.
  func catalog(
    for language: String,
    _ defaultLanguage: String
  ) throws(MessageError) -> MessageCatalog {
    var catalog = MessageCatalog(language: language, options: options)
    // `Base.lproj` first, so that the language's own folder wins.
    let folders = folders.filter { Self.language(of: $0, defaultLanguage) == language }
    for folder in folders.filter(Self.isBase) + folders.filter({ !Self.isBase($0) }) {
      let files = try Self.contents(of: folder)
      for file in files where file.pathExtension == "strings" {
        catalog.merge(
          try MessageCatalog(
            strings: file,
            language: language,
            forms: forms,
            mode: mode,
            options: options
          )
        )
      }
      for file in files where file.pathExtension == "stringsdict" {
        catalog.merge(
          try MessageCatalog(
            stringsdict: file,
            language: language,
            device: device,
            mode: mode,
            options: options
          )
        )
      }
    }
    for case let messages? in stringCatalogs.map({ $0.catalog(for: language) }) {
      catalog.merge(messages)
    }
    return catalog
  }

  private static func isBase(_ folder: URL) -> Bool {
    folder.deletingPathExtension().lastPathComponent == "Base"
  }

  private static func language(of folder: URL, _ defaultLanguage: String) -> String {
    let name = folder.deletingPathExtension().lastPathComponent
    return isBase(folder) ? defaultLanguage : legacyNames[name] ?? name
  }

  /// The names that old projects have for the languages of their folders.
  private static let legacyNames = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]

  /// What a folder holds, in the order of names.
  private static func contents(of folder: URL) throws(MessageError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw MessageError(.unreadable(error.localizedDescription), file: folder.relativePath)
    }
  }
}
