/// Keys, in which those of a pattern are found without looking at all.
package struct KeyIndex {
  private let keys: [String]
  /// The places of keys that differ in their placeholders only.
  private var alike: [[UInt8]: [Int]] = [:]
  /// What was found for patterns that were asked for.
  private var found: [KeyPattern: [String]] = [:]

  /// Creates an index.
  ///
  /// - Complexity: Linear in the length of all keys.
  package init(_ keys: [String]) {
    self.keys = keys
    for (place, key) in keys.enumerated() {
      alike[KeyPlaceholders.skeleton(Array(key.utf8)), default: []].append(place)
    }
  }

  /// The keys of a pattern.
  ///
  /// - Complexity: Linear in the length of the keys that differ in placeholders only; of a pattern that was
  ///   asked for before, in that of the pattern.
  package mutating func keys(of pattern: KeyPattern) -> [String] {
    let pattern = pattern.withoutSources
    if let known = found[pattern] { return known }
    var example: [UInt8] = []
    for piece in pattern.pieces {
      switch piece {
      case .text(let text): example += text.utf8
      case .placeholder: example += "%@".utf8
      }
    }
    let places = alike[KeyPlaceholders.skeleton(example)] ?? []
    let fitting = places.map { keys[$0] }.filter { pattern.matches(key: $0) }
    found[pattern] = fitting
    return fitting
  }
}
