extension CatalogUpdate {
  /// A message that sources ask for.
  package struct Message: Sendable {
    /// The text that a source gives beside the key.
    package enum DefaultValue: Hashable, Sendable {
      /// A format.
      case text(String)
      /// There is one, but what it is cannot be told.
      case unknown
    }

    package let key: String
    /// The remark for translators; nil for none.
    package let comment: String?
    /// The text beside the key; nil if the key is the text.
    package let defaultValue: DefaultValue?

    package init(key: String, comment: String? = nil, defaultValue: DefaultValue? = nil) {
      self.key = key
      self.comment = comment
      self.defaultValue = defaultValue
    }
  }

  /// What all places in the sources say of one key.
  struct GatheredMessage {
    /// The key as it is written first.
    let key: String
    /// The key in other Unicode scalars, if sources write it so too.
    private(set) var otherSpellings: [String] = []
    private(set) var defaultValue: Message.DefaultValue?
    /// Whether another place has another text.
    private(set) var hasOtherDefault = false
    private var hasComment = false
    private var lines: [Substring] = []
    private var knownLines: Set<Substring> = []

    init(_ message: Message) {
      key = message.key
      add(message)
    }

    /// Adds what another place says: lines of comments that are new, and a text if there is none yet.
    mutating func add(_ message: Message) {
      let isNew =
        !message.key.utf8.elementsEqual(key.utf8)
        && !otherSpellings.contains { $0.utf8.elementsEqual(message.key.utf8) }
      if isNew { otherSpellings.append(message.key) }
      if let comment = message.comment {
        hasComment = true
        for line in comment.split(separator: "\n") where knownLines.insert(line).inserted {
          lines.append(line)
        }
      }
      if case .text? = defaultValue, case .text? = message.defaultValue,
        defaultValue != message.defaultValue
      {
        hasOtherDefault = true
      }
      if defaultValue == nil || defaultValue == .unknown {
        defaultValue = message.defaultValue ?? defaultValue
      }
    }

    /// The lines of all comments; nil if there is no comment.
    var comment: String? { hasComment ? lines.joined(separator: "\n") : nil }

    /// Whether sources write the key in these bytes.
    func isSpelled(_ other: String) -> Bool {
      ([key] + otherSpellings).contains { $0.utf8.elementsEqual(other.utf8) }
    }
  }
}
