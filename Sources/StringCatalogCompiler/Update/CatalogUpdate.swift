import Foundation

/// Brings a String Catalog up to date with the messages of a program's sources, as Xcode does on build.
package struct CatalogUpdate {
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

  /// What is odd in the catalogue, or in how the sources write its keys.
  package private(set) var warnings: [String]

  private let sourceLanguage: String

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
  /// Entries that are managed by hand, or come from another format, stay as they are. Keys are the same if
  /// they are canonically equivalent, as they are to Xcode.
  ///
  /// - Parameters:
  ///   - document: The catalogue.
  ///   - messages: What sources ask for. Of a key that is there more than once, different comments are joined
  ///     by line ends.
  ///   - marksStale: Whether keys that no source asks for become stale; false if not all sources are known.
  ///   - isUsed: Whether a source may ask for a key although it is not among the messages, as one whose
  ///     arguments are of unknown types may.
  /// - Throws: ``Problem`` if the document is no catalogue.
  /// - Complexity: Linear in the size of the catalogue and of the messages, but for sorting.
  package init(
    _ document: CatalogJSON.Document,
    messages: [Message],
    marksStale: Bool = true,
    isUsed: (String) -> Bool = { _ in false }
  ) throws(Problem) {
    let source: CatalogSource
    do throws(CatalogSource.Problem) {
      source = try CatalogSource(document)
    } catch {
      throw Problem(description: error.description)
    }
    let errors = source.findings.filter(\.isError)
    guard errors.isEmpty else {
      throw Problem(description: errors.map(\.description).joined(separator: "; "))
    }
    guard var root = document.root.object, let strings = root["strings"]?.object else {
      throw Problem(description: "the file has no object strings")
    }
    self.document = document
    sourceLanguage = source.sourceLanguage
    warnings = source.findings.map(\.description)
    var gathered: [String: GatheredMessage] = [:]
    var keys: [String] = []
    for message in messages {
      if gathered[message.key]?.add(message) == nil {
        keys.append(message.key)
        gathered[message.key] = GatheredMessage(message)
      }
    }
    let owners = Self.owners(of: gathered, in: strings)
    var members = strings.members
    for key in keys {
      guard let message = gathered[key], let place = owners[key] else { continue }
      members[place].value = updated(members[place], message)
      warn(of: message, spelled: members[place].key)
    }
    let repeated = Set(strings.repetitions)
    for place in members.indices where owners[members[place].key] != place {
      // Of a name twice the first counts.
      guard !repeated.contains(place) else { continue }
      let key = members[place].key
      if gathered[key]?.isSpelled(key) == true || isUsed(key) {
        members[place].value = broughtBack(members[place])
      } else if marksStale {
        members[place].value = marked(members[place])
      }
    }
    var new: [CatalogJSON.Object.Member] = []
    for key in keys where owners[key] == nil {
      guard let message = gathered[key] else { continue }
      new.append(.init(key: key, value: .object(newEntry(message))))
      added.append(key)
      warn(of: message, spelled: key)
    }
    let order = CatalogKeyOrder(strings.members.map(\.key))
    root["strings"] = .object(CatalogJSON.Object(order.merged(members, new)))
    self.document.root = .object(root)
  }

  /// The places of the entries that messages have: those with the sources' bytes, else the first.
  private static func owners(
    of messages: [String: GatheredMessage],
    in strings: CatalogJSON.Object
  ) -> [String: Int] {
    var owners: [String: Int] = [:]
    var isExact: Set<String> = []
    for (place, member) in strings.members.enumerated() {
      guard let message = messages[member.key], !isExact.contains(member.key) else { continue }
      if message.isSpelled(member.key) {
        owners[member.key] = place
        isExact.insert(member.key)
      } else if owners[member.key] == nil {
        owners[member.key] = place
      }
    }
    return owners
  }

  /// Tells of sources that write a key in other bytes than the catalogue, where the run time compares them.
  private mutating func warn(of message: GatheredMessage, spelled key: String) {
    if message.hasOtherDefault {
      warnings.append(
        "the key \"\(key)\" has several default values in the sources; the first is taken"
      )
    }
    for spelling in [message.key] + message.otherSpellings
    where !spelling.utf8.elementsEqual(key.utf8) {
      let (theirs, own) = Self.difference(spelling, key)
      warnings.append(
        "the key \"\(key)\" has \(own) where sources have \(theirs); "
          + "they look the same, and are two keys at run time"
      )
    }
  }

  /// The Unicode scalars from which on two texts differ, at most four of each.
  private static func difference(_ lhs: String, _ rhs: String) -> (String, String) {
    let same = zip(lhs.unicodeScalars, rhs.unicodeScalars).prefix { $0 == $1 }.count
    func text(_ text: String) -> String {
      let scalars = text.unicodeScalars.dropFirst(same).prefix(4).map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return scalars.isEmpty ? "nothing" : scalars.joined(separator: " ")
    }
    return (text(lhs), text(rhs))
  }

  /// An entry that sources manage; nil for what is managed by hand, or is no entry.
  private func ownEntry(_ member: CatalogJSON.Object.Member) -> CatalogJSON.Object? {
    guard let entry = member.value.object else { return nil }
    switch entry["extractionState"]?.text {
    case nil, "extracted_with_value", "stale": return entry
    default: return nil
    }
  }

  private mutating func marked(_ member: CatalogJSON.Object.Member) -> CatalogJSON {
    guard var entry = ownEntry(member), entry["extractionState"]?.text != "stale" else {
      return member.value
    }
    entry.setInOrder("extractionState", .string("stale"))
    gone.append(member.key)
    return .object(entry)
  }

  private mutating func broughtBack(_ member: CatalogJSON.Object.Member) -> CatalogJSON {
    guard var entry = ownEntry(member), entry["extractionState"]?.text == "stale" else {
      return member.value
    }
    entry["extractionState"] = nil
    returned.append(member.key)
    return .object(entry)
  }

  private mutating func updated(
    _ member: CatalogJSON.Object.Member,
    _ message: GatheredMessage
  ) -> CatalogJSON {
    guard let before = ownEntry(member) else { return member.value }
    var entry = before
    if entry["extractionState"]?.text == "stale" { entry["extractionState"] = nil }
    if let comment = message.comment, !comment.isEmpty, comment != entry["comment"]?.text {
      entry.setInOrder("comment", .string(comment))
      entry["isCommentAutoGenerated"] = nil
    }
    switch message.defaultValue {
    case .text(let value):
      entry.setInOrder("extractionState", .string("extracted_with_value"))
      updateSource(of: &entry, Self.positioned(value))
    case .unknown: break
    case nil:
      if entry["extractionState"]?.text == "extracted_with_value" { entry["extractionState"] = nil }
    }
    guard entry != before else { return member.value }
    if before["extractionState"]?.text == "stale" {
      returned.append(member.key)
    } else {
      changed.append(member.key)
    }
    return .object(entry)
  }

  private func newEntry(_ message: GatheredMessage) -> CatalogJSON.Object {
    var entry = CatalogJSON.Object()
    if let comment = message.comment, !comment.isEmpty {
      entry.setInOrder("comment", .string(comment))
    }
    if message.defaultValue != nil {
      entry.setInOrder("extractionState", .string("extracted_with_value"))
    }
    // With several arguments translators see their positions.
    let positioned = Self.positioned(message.key)
    let value: String?
    switch message.defaultValue {
    case .text(let text): value = Self.positioned(text)
    case .unknown: value = nil
    case nil: value = positioned == message.key ? nil : positioned
    }
    if let value {
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
    if source != nil {
      // The translations are those of another text.
      localizations = localizations.mapValues { key, value in
        key == sourceLanguage ? value : value.withTranslatedUnits(inState: "needs_review")
      }
    }
    let text = Self.localizations(sourceLanguage, newText: value)[sourceLanguage]
    if let text { localizations.setInOrder(sourceLanguage, text) }
    entry["localizations"] = .object(localizations)
  }
}

extension CatalogJSON.Object {
  /// The object with other values; of a name twice each has its own.
  fileprivate func mapValues(_ value: (String, CatalogJSON) -> CatalogJSON) -> Self {
    Self(members.map { .init(key: $0.key, value: value($0.key, $0.value)) })
  }

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
    guard case .object(let object) = self else { return self }
    return .object(
      object.mapValues { key, value in
        guard key == "stringUnit" else { return value.withTranslatedUnits(inState: state) }
        guard var unit = value.object, unit["state"]?.text == "translated" else { return value }
        unit["state"] = .string(state)
        return .object(unit)
      }
    )
  }
}
