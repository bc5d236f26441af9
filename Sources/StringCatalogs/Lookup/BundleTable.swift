#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The messages of one table of a bundle: those of its String Catalog or, without one, of the files in
  /// `xx.lproj` folders. Files are read when a language of theirs is first needed.
  final class BundleTable: Sendable {
    private let name: String
    private let folder: URL
    private let developmentLanguage: String?
    private let files: Deferred<TableFiles>
    private let cache = LockedValue(Cache())

    /// Whose languages, and whose numbers.
    private struct Key: Hashable {
      let preferences: LanguagePreferences
      let locale: String
    }

    private struct Cache {
      var last: (key: Key, localizer: Localizer)?
      var localizers: [Key: Localizer] = [:]
    }

    /// A server is told preferences of any kind.
    private static let largestCache = 1_000

    init(_ name: String, in folder: URL, developmentLanguage: String?) {
      self.name = name
      self.folder = folder
      self.developmentLanguage = developmentLanguage
      files = Deferred { TableFiles(name, in: folder, developmentLanguage: developmentLanguage) }
    }

    /// The messages in the languages that somebody prefers, with the numbers of a locale.
    func localizer(_ preferences: LanguagePreferences, locale: String) -> Localizer {
      let key = Key(preferences: preferences, locale: locale)
      let known = cache.value
      if let last = known.last, last.key == key { return last.localizer }
      if let localizer = known.localizers[key] {
        cache.update { $0.last = (key, localizer) }
        return localizer
      }
      let localizer = files.value.localizer(preferences, locale: locale)
      cache.update {
        if $0.localizers.count >= Self.largestCache { $0.localizers.removeAll() }
        $0.localizers[key] = localizer
        $0.last = (key, localizer)
      }
      return localizer
    }

    /// Another key of the table which differs only in the lengths of its integers, as `%d files` does from
    /// `%lld files`.
    func otherKey(for key: String) -> String? { files.value.otherKey(for: key) }

    /// The language of texts that are not in the table.
    var defaultLanguage: String { files.value.defaultLanguage }
  }
#endif
