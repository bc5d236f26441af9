/// Messages by their keys, which are compared scalar by scalar.
///
/// Swift's strings are equal where Unicode says that they look alike; keys that are written differently
/// are two keys to everybody else. Most tables have none of the kind, and cost no more than a
/// dictionary.
struct MessageTable: Sendable {
  private var messages: [String: Message] = [:]
  /// The messages whose keys are equal to another's that is written differently, by their bytes.
  private var twins: [[UInt8]: Message] = [:]
  /// Whether some key is written with more than ASCII.
  private var mayDiffer = false

  init() {}

  init(_ messages: [String: Message]) {
    self.messages = messages
    mayDiffer = !messages.keys.allSatisfy(\.isASCII)
  }

  subscript(key: String) -> Message? {
    get {
      guard mayDiffer else { return messages[key] }
      guard let index = messages.index(forKey: key) else { return nil }
      if messages[index].key.hasSameBytes(as: key) { return messages[index].value }
      return twins.isEmpty ? nil : twins[Array(key.utf8)]
    }
    set {
      mayDiffer = mayDiffer || !key.isASCII
      if mayDiffer, let index = messages.index(forKey: key),
        !messages[index].key.hasSameBytes(as: key)
      {
        twins[Array(key.utf8)] = newValue
      } else {
        messages[key] = newValue
      }
    }
  }

  mutating func reserveCapacity(_ count: Int) { messages.reserveCapacity(count) }

  /// Sets the message of a key, and gives the one that was there.
  mutating func update(_ message: Message, for key: String) -> Message? {
    if !mayDiffer {
      if key.isASCII { return messages.updateValue(message, forKey: key) }
      mayDiffer = true
    }
    let known = self[key]
    self[key] = message
    return known
  }

  var count: Int { messages.count + twins.count }

  var isEmpty: Bool { messages.isEmpty }

  /// The keys, in alphabetical order.
  var keys: [String] {
    (Array(messages.keys) + twins.keys.map { String(decoding: $0, as: UTF8.self) }).sorted()
  }

  /// Adds another table's messages, which win over those that are there.
  mutating func merge(_ other: MessageTable) {
    if isEmpty {
      self = other
      return
    }
    for (key, message) in other.messages { self[key] = message }
    for (key, message) in other.twins { self[String(decoding: key, as: UTF8.self)] = message }
  }

  /// Calls a function with each key and message, in no order.
  func forEach(_ body: (String, Message) -> Void) {
    for (key, message) in messages { body(key, message) }
    for (key, message) in twins { body(String(decoding: key, as: UTF8.self), message) }
  }
}
