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
  /// Messages that other tables have too, for the keys that have none here.
  private var shared: Shared?

  private final class Shared: Sendable {
    let table: MessageTable

    init(_ table: MessageTable) { self.table = table }
  }

  init() {}

  init(_ messages: [String: Message]) {
    self.messages = messages
    mayDiffer = !messages.keys.allSatisfy(\.isASCII)
  }

  subscript(key: String) -> Message? {
    get {
      let own = mayDiffer ? differingMessage(key) : plainMessage(key)
      return own ?? shared?.table[key]
    }
    set {
      if newValue == nil { takeShared() }
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

  /// The message of a key where all are in ASCII. What else is equal to one is of another length: the
  /// Kelvin sign has three bytes.
  private func plainMessage(_ key: String) -> Message? {
    guard let index = messages.index(forKey: key),
      messages[index].key.utf8.count == key.utf8.count
    else { return nil }
    return messages[index].value
  }

  /// The message of a key that may be equal to another's that is written differently.
  private func differingMessage(_ key: String) -> Message? {
    guard let index = messages.index(forKey: key) else { return nil }
    if messages[index].key.hasSameBytes(as: key) { return messages[index].value }
    return twins.isEmpty ? nil : twins[Array(key.utf8)]
  }

  /// Has another table's messages for the keys that have none here, without copying them.
  mutating func shareMessages(of other: MessageTable) {
    takeShared()
    if !other.isEmpty { shared = Shared(other) }
  }

  /// Copies the messages that are shared.
  private mutating func takeShared() {
    guard let others = shared?.table else { return }
    shared = nil
    others.forEach { key, message in if self[key] == nil { self[key] = message } }
  }

  mutating func reserveCapacity(_ count: Int) { messages.reserveCapacity(count) }

  /// Sets the message of a key, and gives the one that was there.
  mutating func update(_ message: Message, for key: String) -> Message? {
    if shared == nil, !mayDiffer {
      if key.isASCII { return messages.updateValue(message, forKey: key) }
      mayDiffer = true
    }
    let known = self[key]
    self[key] = message
    return known
  }

  var isEmpty: Bool { messages.isEmpty && shared == nil }

  /// The keys, in alphabetical order.
  var keys: [String] {
    var keys: [String] = []
    forEach { key, _ in keys.append(key) }
    return keys.sorted()
  }

  /// Adds another table's messages, which win over those that are there.
  mutating func merge(_ other: MessageTable) {
    if isEmpty {
      self = other
      return
    }
    other.forEach { key, message in self[key] = message }
  }

  /// Calls a function with each key and message, in no order.
  func forEach(_ body: (String, Message) -> Void) {
    for (key, message) in messages { body(key, message) }
    for (key, message) in twins { body(String(decoding: key, as: UTF8.self), message) }
    shared?.table.forEach { key, message in
      let isOwn = (mayDiffer ? differingMessage(key) : plainMessage(key)) != nil
      if !isOwn { body(key, message) }
    }
  }
}
