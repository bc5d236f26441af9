import PluralMessages

/// The messages of one language of a table.
struct LanguageMessages {
  typealias Item = MessageListing.Item

  let language: String
  /// The messages, as each device shows them; the first is for all others.
  private(set) var items: [String: [Item]] = [:]
  /// The keys in the order in which they are met.
  private(set) var keys: [String] = []
  /// The keys of which a reader said something, so that they are there.
  private(set) var toldKeys: Set<String> = []
  /// Where a key was before another file of the table had it, which wins.
  private(set) var replaced: [(winner: Item, other: Item)] = []

  init(language: String) {
    self.language = language
  }

  /// Adds the messages of a file, which win over those of the files before.
  mutating func add(_ added: [Item], told diagnostics: [MessageDiagnostic]) {
    var files: [String: Item] = [:]
    for item in added {
      if item.device != nil {
        items[item.key, default: []].append(item)
        continue
      }
      if let other = items[item.key]?.first {
        if files[item.key] == nil { replaced.append((item, other)) }
      } else {
        keys.append(item.key)
      }
      // Of a key that is there twice in a file the last counts.
      files[item.key] = item
      items[item.key] = [item]
    }
    for case let key? in diagnostics.map(\.key) { toldKeys.insert(key) }
  }

  /// The message of a key on a device, or on all others.
  func item(_ key: String, device: String? = nil) -> Item? {
    let items = items[key]
    return items?.first { $0.device == device } ?? items?.first
  }

  func has(_ key: String) -> Bool { items[key] != nil || toldKeys.contains(key) }
}
