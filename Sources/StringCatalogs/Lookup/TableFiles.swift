#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The messages of a table for somebody.
  struct Localizers: Sendable {
    /// Those of the best language.
    let best: Localizer
    /// The locale whose numbers these have.
    let numbers: Locale
    /// Those of all languages that serve, of which the others are read when a message is missing.
    let all: Deferred<Localizer>
  }

  /// The files of a table: one String Catalog, or `.stringsdict` and `.strings` files of languages.
  final class TableFiles: Sendable {
    let defaultLanguage: String
    private let strings: StringCatalog?
    private let languages: [String]
    private let matcher: LanguageMatcher
    /// The files of each language, in the order in which they win.
    private let files: [String: [URL]]
    private let read = LockedValue<[String: MessageCatalog]>([:])
    private let otherKeys: Deferred<[String: String]>
    private let keysWithoutSource: Deferred<Set<String>>

    init(_ name: String, in folder: URL, developmentLanguage: String?) {
      var files: [String: [URL]] = [:]
      var strings: StringCatalog?
      let contents = Self.contents(of: folder)
      if let url = contents.first(where: { $0.lastPathComponent == name + ".xcstrings" }) {
        strings = Self.reported { () throws(MessageError) in
          try StringCatalog(contentsOf: url, options: Self.options)
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
      self.strings = strings
      self.files = files
      defaultLanguage = fallback
      // The default language's texts may be the keys, in no file.
      let languages = strings?.languages ?? Set(files.keys).union([fallback]).sorted()
      self.languages = languages
      matcher = LanguageMatcher(supported: languages)
      let read = read
      let (all, source) = (files, strings)
      keysWithoutSource = Deferred { source?.keysWithoutSource ?? [] }
      otherKeys = Deferred {
        var keys: [String: String] = [:]
        for language in languages {
          guard let catalog = Self.catalog(language, source, all, read) else { continue }
          for key in catalog.keys.sorted() where key.utf8.contains(UInt8(ascii: "%")) {
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
          Self.catalog(self.languages[index], self.strings, self.files, self.read)?.showingNumbers(
            of: numbers(self.languages[index])
          )
        }
        var localizer = MessageLibrary(catalogs: catalogs, defaultLanguage: defaultLanguage)
          .localizer(preferences: preferences, missingKeys: .throw)
        localizer.report = Self.report
        localizer.keepsLanguage = true
        return localizer
      }
      let best = asked.first.map { languages[$0] } ?? defaultLanguage
      return Localizers(
        best: localizer(Array(asked.prefix(1))),
        numbers: Locale(identifier: numbers(best)),
        all: Deferred { localizer(asked) }
      )
    }

    func otherKey(for key: String) -> String? {
      guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
      return otherKeys.value[IntegerLengths.removed(from: key)].flatMap { $0 == key ? nil : $0 }
    }

    /// Whether a language has a key for the text of a message, for want of another.
    func isText(_ key: String, in language: String?) -> Bool {
      language == defaultLanguage && keysWithoutSource.value.contains(key)
    }

    // MARK: Files

    private static let report: @Sendable (MessageDiagnostic) -> Void = { StringCatalogs.tell($0) }

    private static let options: MessageOptions = {
      // Apple's formats have a text for `zero` for 0 in every language.
      var options = MessageOptions(zero: .apple)
      options.report = report
      return options
    }()

    private static func catalog(
      _ language: String,
      _ strings: StringCatalog?,
      _ files: [String: [URL]],
      _ read: LockedValue<[String: MessageCatalog]>
    ) -> MessageCatalog? {
      if let strings { return strings.catalog(for: language) }
      if let known = read.value[language] { return known }
      var catalog: MessageCatalog?
      for url in files[language] ?? [] {
        let next = reported { () throws(MessageError) in
          try MessageCatalog(contentsOf: url, language: language, options: options)
        }
        guard var next else { continue }
        // The first file wins.
        if let catalog { next.merge(catalog) }
        catalog = next
      }
      let result = catalog
      read.update { $0[language] = result }
      return result
    }

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

    private static func reported<Value>(
      _ make: () throws(MessageError) -> Value
    ) -> Value? {
      do throws(MessageError) {
        return try make()
      } catch {
        error.diagnostics.forEach(report)
        return nil
      }
    }
  }
#endif
