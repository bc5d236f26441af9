import Foundation

/// The order that the keys of a catalogue are in, which new ones keep.
///
/// Xcode 26 sorts them by their bytes, the versions before as the Finder sorts names.
struct CatalogKeyOrder {
  private enum Order { case bytes, names, none }

  private var keys: [String]
  private let order: Order

  init(_ keys: [String]) {
    self.keys = keys
    let pairs = zip(keys, keys.dropFirst())
    if pairs.allSatisfy({ Self.precedes($0, $1, .bytes) }) {
      order = .bytes
    } else if pairs.allSatisfy({ Self.precedes($0, $1, .names) }) {
      order = .names
    } else {
      order = .none
    }
  }

  private static func precedes(_ lhs: String, _ rhs: String, _ order: Order) -> Bool {
    switch order {
    case .bytes: lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
    case .names: lhs.localizedStandardCompare(rhs) != .orderedDescending
    case .none: true
    }
  }

  /// The place of a new key, which it has from then on; the last where there is no order.
  mutating func place(of key: String) -> Int {
    var (low, high) = (order == .none ? keys.count : 0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(keys[middle], key, order) { low = middle + 1 } else { high = middle }
    }
    keys.insert(key, at: low)
    return low
  }
}
