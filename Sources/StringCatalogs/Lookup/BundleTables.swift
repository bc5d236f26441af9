#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The tables of bundles that were asked for, each read once.
  enum BundleTables {
    private struct Key: Hashable {
      var place: Place
      var table: String

      enum Place: Hashable {
        case object(ObjectIdentifier)
        case path(String)
      }
    }

    private struct Entry {
      let table: BundleTable
      /// Kept, so that no other bundle gets its address.
      let bundle: Bundle?
    }

    private static let tables = LockedValue<[Key: Entry]>([:])
    /// More than a program has; one that makes bundles all the time must not keep them all.
    private static let largestCache = 1_000

    static func table(_ name: String, of bundle: Bundle) -> BundleTable {
      let key = Key(place: .object(ObjectIdentifier(bundle)), table: name)
      if let known = tables.value[key] { return known.table }
      let url = bundle.resourceURL ?? bundle.bundleURL
      let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
      let table = byPath(name, url, developmentLanguage: region)
      add(Entry(table: table, bundle: bundle), key)
      return table
    }

    static func table(_ name: String, at url: URL) -> BundleTable {
      let key = Key(place: .path(url.path), table: name)
      if let known = tables.value[key] { return known.table }
      guard let bundle = Bundle(url: url) else {
        return byPath(name, url, developmentLanguage: nil)
      }
      let table = table(name, of: bundle)
      add(Entry(table: table, bundle: nil), key)
      return table
    }

    /// Several objects may stand for one bundle.
    private static func byPath(
      _ name: String,
      _ url: URL,
      developmentLanguage: String?
    ) -> BundleTable {
      let key = Key(place: .path(url.path), table: name)
      var found: BundleTable?
      tables.update { tables in
        if let known = tables[key]?.table {
          found = known
        } else {
          // Reads nothing yet, so that the lock is not held for long.
          let table = BundleTable(name, in: url, developmentLanguage: developmentLanguage)
          if tables.count >= largestCache { tables.removeAll() }
          tables[key] = Entry(table: table, bundle: nil)
          found = table
        }
      }
      return found ?? BundleTable(name, in: url, developmentLanguage: developmentLanguage)
    }

    private static func add(_ entry: Entry, _ key: Key) {
      tables.update { tables in
        if tables.count >= largestCache { tables.removeAll() }
        tables[key] = entry
      }
    }

    static func removeAll() { tables.value = [:] }
  }
#endif
