#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The tables of bundles that were asked for, each read once.
  enum BundleTables {
    private struct Tables {
      /// Those of bundles that callers have, by object and name.
      var byBundle: [BundleKey: BundleEntry] = [:]
      /// Several objects may stand for one bundle.
      var byPath: [PathKey: BundleTable] = [:]
    }

    private struct BundleKey: Hashable {
      let bundle: ObjectIdentifier
      let table: String
    }

    private struct BundleEntry {
      let table: BundleTable
      /// Kept, so that no other bundle gets its address.
      let bundle: Bundle
    }

    private struct PathKey: Hashable {
      let path: String
      let table: String
    }

    private static let tables = LockedValue(Tables())
    /// More than a program has; one that makes bundles all the time must not keep them all.
    private static let largestCache = 1_000

    /// - Parameter name: The table's name; nil or empty for `Localizable`.
    static func table(_ name: String?, of bundle: Bundle) -> BundleTable {
      let name = Self.name(name)
      let key = BundleKey(bundle: ObjectIdentifier(bundle), table: name)
      if let known = tables.value.byBundle[key] { return known.table }
      let url = bundle.resourceURL ?? bundle.bundleURL
      let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
      return table(name, url, developmentLanguage: region) { tables, table in
        if tables.byBundle.count >= largestCache { tables.byBundle.removeAll() }
        tables.byBundle[key] = BundleEntry(table: table, bundle: bundle)
      }
    }

    /// - Parameter name: The table's name; nil or empty for `Localizable`.
    static func table(_ name: String?, at url: URL) -> BundleTable {
      let name = Self.name(name)
      let key = PathKey(path: url.path, table: name)
      if let known = tables.value.byPath[key] { return known }
      guard let bundle = Bundle(url: url) else {
        return table(name, url, developmentLanguage: nil)
      }
      return table(
        name,
        bundle.resourceURL ?? bundle.bundleURL,
        developmentLanguage: bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
          as? String
      ) { tables, table in tables.byPath[key] = table }
    }

    /// The table of a folder, under its path and as another function notes it, in one step: a table
    /// from before ``removeAll()`` is not put back.
    private static func table(
      _ name: String,
      _ url: URL,
      developmentLanguage: String?,
      note: (inout Tables, BundleTable) -> Void = { _, _ in }
    ) -> BundleTable {
      let key = PathKey(path: url.path, table: name)
      // Reads nothing yet, so that the lock is not held for long.
      var table = BundleTable(name, in: url, developmentLanguage: developmentLanguage)
      tables.update { tables in
        if let known = tables.byPath[key] {
          table = known
        } else {
          if tables.byPath.count >= largestCache { tables.byPath.removeAll() }
          tables.byPath[key] = table
        }
        note(&tables, table)
      }
      return table
    }

    private static func name(_ name: String?) -> String {
      name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    }

    static func removeAll() { tables.value = Tables() }
  }
#endif
