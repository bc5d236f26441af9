#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The messages of a table for somebody; a reference, because each text takes them out of a cache.
  final class Localizers: Sendable {
    /// Those of the best language.
    let best: Localizer
    /// The best language.
    let language: String
    /// The locale whose numbers these have.
    let numbers: Locale
    /// Those of all languages that serve, of which the others are read when a message is missing.
    let all: Deferred<Localizer>

    init(best: Localizer, language: String, numbers: Locale, all: Deferred<Localizer>) {
      self.best = best
      self.language = language
      self.numbers = numbers
      self.all = all
    }
  }

  /// The files of a table: one String Catalog, or `.stringsdict` and `.strings` files of languages.
  final class TableFiles: Sendable {
    let defaultLanguage: String
    /// The file that is looked for, if there is none.
    let missingFile: String?
    private let languages: [String]
    private let matcher: LanguageMatcher
    private let reader: TableReader
    private let otherKeys: Deferred<[String: String]>

    /// - Parameter lock: Held by whoever reads a file of the table.
    init(_ name: String, in folder: URL, developmentLanguage: String?, lock: LoadingLock) {
      var files: [String: [URL]] = [:]
      var strings: StringCatalog?
      let contents = Self.contents(of: folder)
      let catalogFile = contents.first { $0.lastPathComponent == name + ".xcstrings" }
      if let url = catalogFile {
        strings = TableReader.reported { () throws(MessageError) in
          try StringCatalog(compiledTextsOf: url, options: TableReader.options)
        }
      }
      let fallback = strings?.sourceLanguage ?? developmentLanguage ?? "en"
      if strings == nil {
        // What is in no language's folder serves all.
        let own = Self.tableFiles(name, in: contents)
        if own.isEmpty {
          for url in contents where url.pathExtension.lowercased() == "lproj" {
            let found = Self.tableFiles(name, in: Self.contents(of: url))
            guard !found.isEmpty else { continue }
            let language = url.deletingPathExtension().lastPathComponent
            if language == "Base" {
              files[fallback, default: []] += found
            } else {
              // A folder of the language's own wins over `Base`.
              files[language, default: []].insert(contentsOf: found, at: 0)
            }
          }
        } else {
          files[fallback] = own
        }
      }
      defaultLanguage = fallback
      let catalog = folder.appendingPathComponent(name + ".xcstrings").path
      missingFile = catalogFile == nil && files.isEmpty ? catalog : nil
      // The default language's texts may be the keys, in no file.
      let languages = strings?.languages ?? Set(files.keys).union([fallback]).sorted()
      self.languages = languages
      matcher = LanguageMatcher(supported: languages)
      let reader = TableReader(strings: strings, files: files, lock: lock)
      self.reader = reader
      otherKeys = Deferred {
        var keys: [String: String] = [:]
        for language in languages {
          guard let catalog = reader.catalog(language) else { continue }
          for key in catalog.keys where key.utf8.contains(UInt8(ascii: "%")) {
            let plain = IntegerLengths.removed(from: key)
            if keys[plain] == nil { keys[plain] = key }
          }
        }
        return keys
      }
    }

    func localizers(_ preferences: LanguagePreferences, locale: String?) -> Localizers {
      var order = matcher.order(preferences: preferences, default: defaultLanguage)
      // What the default language lacks has its key, or the program's own text, for its text.
      let own = order.firstIndex {
        languages[$0].lowercased() == defaultLanguage.lowercased()
      }
      if let own { order.removeSubrange((own + 1)...) }
      let asked = Array(order.prefix(MessageLimit.languages.maximum))
      @Sendable func numbers(_ language: String) -> String {
        if let locale { return locale }
        // As `de-AT` is for somebody who reads `de`.
        let own = Locale(identifier: language).language
        return preferences.ranges.first { range in
          let other = Locale(identifier: range).language
          return other.languageCode == own.languageCode
            && (own.script == nil || other.script == nil || other.script == own.script)
        } ?? language
      }
      @Sendable func localizer(_ indices: [Int]) -> Localizer {
        let catalogs = indices.compactMap { index in
          self.reader.catalog(self.languages[index])?.showingNumbers(
            of: numbers(self.languages[index])
          )
        }
        var localizer = MessageLibrary(catalogs: catalogs, defaultLanguage: defaultLanguage)
          .localizer(preferences: preferences, missingKeys: .throw)
        localizer.report = { StringCatalogs.tell($0) }
        localizer.keepsLanguage = true
        return localizer
      }
      let best = asked.first.map { languages[$0] } ?? defaultLanguage
      return Localizers(
        best: localizer(Array(asked.prefix(1))),
        language: best,
        numbers: Locale(identifier: numbers(best)),
        all: Deferred { localizer(asked) }
      )
    }

    func otherKey(for key: String) -> String? {
      guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
      return otherKeys.value[IntegerLengths.removed(from: key)].flatMap { $0 == key ? nil : $0 }
    }

    // MARK: Files

    /// A `.stringsdict` wins over a `.strings` file.
    private static func tableFiles(_ name: String, in contents: [URL]) -> [URL] {
      ["stringsdict", "strings"].compactMap { format in
        contents.first { $0.lastPathComponent == "\(name).\(format)" }
      }
    }

    private static func contents(of folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appendingPathComponent($0) }
    }
  }
#endif
