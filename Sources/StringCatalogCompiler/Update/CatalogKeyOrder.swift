import Foundation

/// The order that the keys of a catalogue are in, which new ones keep.
///
/// Xcode 26 sorts them by their bytes, the versions before as the Finder sorts names.
enum CatalogKeyOrder {
  case bytes, names, none

  /// The order of keys that are there.
  init(_ keys: [String]) {
    let pairs = zip(keys, keys.dropFirst())
    if pairs.allSatisfy({ Self.bytes.allows($0, before: $1) }) {
      self = .bytes
    } else if pairs.allSatisfy({ Self.names.allows($0, before: $1) }) {
      self = .names
    } else {
      self = .none
    }
  }

  /// Whether a key may stand before another.
  private func allows(_ lhs: String, before rhs: String) -> Bool {
    switch self {
    case .bytes: !rhs.utf8.lexicographicallyPrecedes(lhs.utf8)
    case .names: lhs.localizedStandardCompare(rhs) != .orderedDescending
    case .none: true
    }
  }

  /// Puts new members at their places among those that are there; the last where there is no order.
  ///
  /// - Complexity: Linear in the count of all, but for sorting the new ones.
  func merged(
    _ old: [CatalogJSON.Object.Member],
    _ new: [CatalogJSON.Object.Member]
  ) -> [CatalogJSON.Object.Member] {
    guard self != .none, !new.isEmpty else { return old + new }
    let new = new.sorted { lhs, rhs in
      let names = self == .names ? lhs.key.localizedStandardCompare(rhs.key) : .orderedSame
      return names == .orderedSame
        ? lhs.key.utf8.lexicographicallyPrecedes(rhs.key.utf8) : names == .orderedAscending
    }
    var merged: [CatalogJSON.Object.Member] = []
    merged.reserveCapacity(old.count + new.count)
    var rest = old[...]
    for member in new {
      while let next = rest.first, allows(next.key, before: member.key) {
        merged.append(next)
        rest.removeFirst()
      }
      merged.append(member)
    }
    return merged + rest
  }
}
