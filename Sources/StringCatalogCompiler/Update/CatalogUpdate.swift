import Foundation

/// Brings a String Catalog up to date with the messages of a program's sources, as Xcode does on build.
package struct CatalogUpdate {
  /// A message that sources ask for.
  package struct Message: Sendable {
    package let key: String
    /// The remark for translators; nil for none.
    package let comment: String?
    /// The text that a source gives beside the key, as a format; nil if the key is the text.
    package let defaultValue: String?

    package init(key: String, comment: String? = nil, defaultValue: String? = nil) {
      self.key = key
      self.comment = comment
      self.defaultValue = defaultValue
    }
  }

  /// The catalogue after the update.
  package private(set) var document: CatalogJSON.Document
  /// The keys that are new.
  package private(set) var added: [String] = []
  /// The keys that no source asks for any more.
  package private(set) var gone: [String] = []
  /// The keys that were gone, and are asked for again.
  package private(set) var returned: [String] = []
  /// The keys whose comment or source text changed.
  package private(set) var changed: [String] = []

  private let sourceLanguage: String
  private var strings: CatalogJSON.Object
  private var order: CatalogKeyOrder

  /// Why a catalogue cannot be updated.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// A catalogue without messages, as Xcode makes it.
  ///
  /// - Parameter sourceLanguage: The language of the sources' texts.
  package static func empty(sourceLanguage: String) -> CatalogJSON.Document {
    CatalogJSON.Document(
      .object(
        CatalogJSON.Object([
          .init(key: "sourceLanguage", value: .string(sourceLanguage)),
          .init(key: "strings", value: .object(CatalogJSON.Object())),
          .init(key: "version", value: .string("1.0")),
        ])
      )
    )
  }

  /// Updates a catalogue.
  ///
  /// Entries that are managed by hand, or come from another format, stay as they are.
  ///
  /// - Parameters:
  ///   - document: The catalogue.
  ///   - messages: What sources ask for. Of a key that is there more than once, different comments are joined
  ///     by line ends.
  ///   - isUsed: Whether a source may ask for a key although it is not among the messages, as one whose
  ///     arguments are of unknown types may.
  /// - Throws: ``Problem`` if the document is no catalogue.
  /// - Complexity: Linear in the size of the catalogue and of the messages, but for sorting, and as often as
  ///   there are new keys in the count of keys.
  package init(
    _ document: CatalogJSON.Document,
    messages: [Message],
    isUsed: (String) -> Bool = { _ in false }
  ) throws(Problem) {
    guard var root = document.root.object, let strings = root["strings"]?.object else {
      throw Problem(description: "the file is no String Catalog: it has no object strings")
    }
    self.document = document
    self.strings = strings
    sourceLanguage = root["sourceLanguage"]?.text ?? "en"
    order = CatalogKeyOrder(strings.members.map(\.key))
    var found: [String: Message] = [:]
    var keys: [String] = []
    for message in messages {
      if let known = found[message.key] {
        found[message.key] = known.joined(with: message)
      } else {
        keys.append(message.key)
        found[message.key] = message
      }
    }
    for key in keys {
      if let message = found[key] { update(message) }
    }
    for member in strings.members where found[member.key] == nil {
      isUsed(member.key) ? bringBack(member.key) : mark(member.key)
    }
    root["strings"] = .object(self.strings)
    if let changed = CatalogJSON?.some(.object(root)) { self.document.root = changed }
  }

  /// The entry of a key, if sources manage it; nil for what is managed by hand, or is no entry.
  private func ownEntry(_ key: String) -> CatalogJSON.Object? {
    guard let entry = strings[key]?.object else { return nil }
    switch entry["extractionState"]?.text {
    case nil, "extracted_with_value", "stale": return entry
    default: return nil
    }
  }

  private mutating func mark(_ key: String) {
    guard var entry = ownEntry(key), entry["extractionState"]?.text != "stale" else { return }
    entry.setInOrder("extractionState", .string("stale"))
    strings[key] = .object(entry)
    gone.append(key)
  }

  private mutating func bringBack(_ key: String) {
    guard var entry = ownEntry(key), entry["extractionState"]?.text == "stale" else { return }
    entry["extractionState"] = nil
    strings[key] = .object(entry)
    returned.append(key)
  }

  private mutating func update(_ message: Message) {
    guard let known = strings[message.key] else {
      strings.insert(message.key, .object(newEntry(message)), at: order.place(of: message.key))
      added.append(message.key)
      return
    }
    guard let before = ownEntry(message.key), known.object != nil else { return }
    var entry = before
    if entry["extractionState"]?.text == "stale" { entry["extractionState"] = nil }
    if let comment = message.comment, !comment.isEmpty, comment != entry["comment"]?.text {
      entry.setInOrder("comment", .string(comment))
      entry["isCommentAutoGenerated"] = nil
    }
    if let value = message.defaultValue {
      entry.setInOrder("extractionState", .string("extracted_with_value"))
      updateSource(of: &entry, Self.positioned(value))
    } else if entry["extractionState"]?.text == "extracted_with_value" {
      entry["extractionState"] = nil
    }
    guard entry != before else { return }
    strings[message.key] = .object(entry)
    if before["extractionState"]?.text == "stale" {
      returned.append(message.key)
    } else {
      changed.append(message.key)
    }
  }

  private func newEntry(_ message: Message) -> CatalogJSON.Object {
    var entry = CatalogJSON.Object()
    if let comment = message.comment, !comment.isEmpty {
      entry.setInOrder("comment", .string(comment))
    }
    if message.defaultValue != nil {
      entry.setInOrder("extractionState", .string("extracted_with_value"))
    }
    // With several arguments translators see their positions.
    let positioned = Self.positioned(message.key)
    if let value = message.defaultValue.map(Self.positioned)
      ?? (positioned == message.key ? nil : positioned)
    {
      entry.setInOrder("localizations", Self.localizations(sourceLanguage, newText: value))
    }
    return entry
  }

  /// A format in which several arguments have their positions.
  private static func positioned(_ format: String) -> String {
    let pieces = FormatPieces(format)
    return pieces.placeholders.count > 1 ? pieces.positioned : format
  }

  private static func localizations(_ language: String, newText: String) -> CatalogJSON {
    let unit = CatalogJSON.Object([
      .init(key: "state", value: .string("new")), .init(key: "value", value: .string(newText)),
    ])
    let localization = CatalogJSON.Object([.init(key: "stringUnit", value: .object(unit))])
    return .object(CatalogJSON.Object([.init(key: language, value: .object(localization))]))
  }

  /// Gives an entry the source language's text of the sources, unless somebody has edited it.
  private func updateSource(of entry: inout CatalogJSON.Object, _ value: String) {
    guard var localizations = entry["localizations"]?.object else {
      entry.setInOrder("localizations", Self.localizations(sourceLanguage, newText: value))
      return
    }
    let source = localizations[sourceLanguage]
    if let unit = source?["stringUnit"] {
      guard unit["state"]?.text == "new", unit["value"]?.text != value else { return }
    } else if source != nil {
      // Forms are somebody's work.
      return
    }
    // The translations are those of another text.
    for (index, member) in localizations.members.enumerated() where member.key != sourceLanguage {
      let reviewed = member.value.withTranslatedUnits(inState: "needs_review")
      if source != nil, reviewed != member.value {
        localizations[localizations.members[index].key] = reviewed
      }
    }
    let text = Self.localizations(sourceLanguage, newText: value)[sourceLanguage]
    if let text { localizations.setInOrder(sourceLanguage, text) }
    entry["localizations"] = .object(localizations)
  }
}

extension CatalogUpdate.Message {
  /// The message of two places in the sources.
  fileprivate func joined(with other: Self) -> Self {
    var comments = (comment ?? "").split(separator: "\n").map(String.init)
    for line in (other.comment ?? "").split(separator: "\n").map(String.init)
    where !comments.contains(line) {
      comments.append(line)
    }
    return Self(
      key: key,
      comment: comment == nil && other.comment == nil ? nil : comments.joined(separator: "\n"),
      defaultValue: defaultValue ?? other.defaultValue
    )
  }
}

extension CatalogJSON.Object {
  /// Sets a member; a new one stands where the order of names has it.
  fileprivate mutating func setInOrder(_ key: String, _ value: CatalogJSON) {
    if place(of: key) != nil {
      self[key] = value
    } else {
      insert(key, value, at: members.firstIndex { $0.key > key } ?? members.count)
    }
  }
}

extension CatalogJSON {
  /// The value in which string units that are translated have another state.
  fileprivate func withTranslatedUnits(inState state: String) -> CatalogJSON {
    guard case .object(var object) = self else { return self }
    for member in object.members {
      if member.key == "stringUnit" {
        guard var unit = member.value.object, unit["state"]?.text == "translated" else { continue }
        unit["state"] = .string(state)
        object[member.key] = .object(unit)
      } else if case .object = member.value {
        object[member.key] = member.value.withTranslatedUnits(inState: state)
      }
    }
    return .object(object)
  }
}
