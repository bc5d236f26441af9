#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The messages of one table of a bundle: those of its String Catalog or, without one, of the files in
  /// `xx.lproj` folders. Files are read when a language of theirs is first needed.
  final class BundleTable: Sendable {
    private let lock = LoadingLock()
    private let knownFiles = LockedValue<TableFiles?>(nil)
    private let makeFiles: @Sendable (LoadingLock) -> TableFiles
    private let cache = LockedValue(Cache())

    /// Whose languages, and whose numbers.
    private struct Key: Hashable {
      let preferences: LanguagePreferences
      let locale: String?
    }

    /// A reference, so that a text copies no localizer.
    private final class Entry: Sendable {
      let key: Key
      let localizers: Localizers

      init(_ key: Key, _ localizers: Localizers) {
        self.key = key
        self.localizers = localizers
      }
    }

    private struct Cache {
      var last: Entry?
      var entries: [Key: Entry] = [:]
    }

    /// A server is told preferences of any kind.
    private static let largestCache = 1_000

    init(_ name: String, in folder: URL, developmentLanguage: String?) {
      makeFiles = { lock in
        TableFiles(name, in: folder, developmentLanguage: developmentLanguage, lock: lock)
      }
    }

    private var files: TableFiles {
      if let known = knownFiles.value { return known }
      return lock.withLock {
        if let known = knownFiles.value { return known }
        let files = makeFiles(lock)
        knownFiles.value = files
        return files
      }
    }

    /// The messages in the languages that somebody prefers, with the numbers of a locale.
    ///
    /// - Parameters:
    ///   - preferences: The languages.
    ///   - locale: An identifier of the locale; nil for that of each language, where somebody prefers it.
    func localizers(_ preferences: LanguagePreferences, locale: String?) -> Localizers {
      let key = Key(preferences: preferences, locale: locale)
      let known = cache.value
      if let last = known.last, last.key == key { return last.localizers }
      if let entry = known.entries[key] {
        cache.update { $0.last = entry }
        return entry.localizers
      }
      let entry = Entry(key, files.localizers(preferences, locale: locale))
      cache.update {
        if $0.entries.count >= Self.largestCache { $0.entries.removeAll() }
        $0.entries[key] = entry
        $0.last = entry
      }
      return entry.localizers
    }

    /// Another key of the table which differs only in the lengths of its integers, as `%d files` does from
    /// `%lld files`.
    func otherKey(for key: String) -> String? { files.otherKey(for: key) }

    /// The file that is looked for, if the table has none.
    var missingFile: String? { files.missingFile }

    /// The language of texts that are not in the table.
    var defaultLanguage: String { files.defaultLanguage }
  }
#endif
