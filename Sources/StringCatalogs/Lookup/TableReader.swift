#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// Reads the files of a table, each once, when a language of theirs is first needed.
  final class TableReader: Sendable {
    private let strings: StringCatalog?
    /// The files of each language, in the order in which they win.
    private let files: [String: [URL]]
    private let lock: LoadingLock
    /// What was read; nil for a language whose files cannot be read, which are not tried again.
    private let read = LockedValue<[String: MessageCatalog?]>([:])

    init(strings: StringCatalog?, files: [String: [URL]], lock: LoadingLock) {
      self.strings = strings
      self.files = files
      self.lock = lock
    }

    /// The messages of a language; nil if there are none that can be read.
    func catalog(_ language: String) -> MessageCatalog? {
      if let known = read.value[language] { return known }
      return lock.withLock {
        // Another thread may have read it in the meantime.
        if let known = read.value[language] { return known }
        let catalog =
          strings.map { $0.catalog(for: language) } ?? Self.catalog(language, files[language] ?? [])
        read.update { _ = $0.updateValue(catalog, forKey: language) }
        return catalog
      }
    }

    private static func catalog(_ language: String, _ files: [URL]) -> MessageCatalog? {
      var catalog: MessageCatalog?
      for url in files {
        let next = reported { () throws(MessageError) in
          try MessageCatalog(contentsOf: url, language: language, options: options)
        }
        guard var next else { continue }
        // The first file wins.
        if let catalog { next.merge(catalog) }
        catalog = next
      }
      return catalog
    }

    /// How files are read: if nobody listens, their faults are not looked for.
    static var options: MessageOptions {
      // Apple's formats have a text for `zero` for 0 in every language.
      var options = MessageOptions(zero: .apple)
      if StringCatalogs.report != nil { options.report = { StringCatalogs.tell($0) } }
      return options
    }

    static func reported<Value>(_ make: () throws(MessageError) -> Value) -> Value? {
      do throws(MessageError) {
        return try make()
      } catch {
        for finding in error.diagnostics { StringCatalogs.tell(finding) }
        return nil
      }
    }
  }
#endif
