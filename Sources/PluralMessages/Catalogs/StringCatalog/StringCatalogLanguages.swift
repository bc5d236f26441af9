/// The languages of a String Catalog, and where their localizations are.
///
/// It is made in one pass, so that reading all languages one after the other takes no longer than the
/// file is large.
struct StringCatalogLanguages: Sendable {
  typealias Index = JSONDocument.Index

  /// A message that can be read, and what its languages share. Members are found once, not for each
  /// language: there may be very many.
  struct Message: Sendable {
    let key: Int32
    let value: Int32
    /// -1 for none.
    let localizations: Int32
    /// The source language's; -1 for none.
    let source: Int32
    let isTranslated: Bool
  }

  /// A message's localization.
  struct Place: Sendable {
    /// The message's place in the list of ``messages``.
    let message: Int32
    let localization: Int32
  }

  /// The source language, then the others in the order in which they are met.
  private(set) var names: [String]
  private var numbers: [String: Int]
  private var places: [[Place]] = [[]]
  /// The messages, of which those whose keys are there before are left out.
  private(set) var messages: [Message] = []
  /// The keys that are there before, each with the first.
  private(set) var repeatedKeys: [Index: Index] = [:]

  init(_ json: JSONDocument, _ strings: Index?, first: String) {
    names = [first]
    numbers = [first: 0]
    // Languages are found by their bytes: nearly always they come in one order.
    var known: [(name: Index, number: Int)] = []
    guard let strings else { return }
    var seen: [Int: Index] = [:]
    json.forEachMember(of: strings) { key, entry in
      // What cannot be read is told by the source language.
      guard let hash = try? json.hash(key) else { return }
      if let first = seen[hash], json.hasEqualText(first, key) {
        return repeatedKeys[key] = first
      }
      // Another text may have the hash, which nobody can bring about.
      seen[hash] = key
      guard json.kind(entry) == .object else { return }
      var list: Index?
      var isTold: Index?
      json.forEachMember(of: entry) { name, value in
        if list == nil, json.isText(name, "localizations") { list = value }
        if isTold == nil, json.isText(name, "shouldTranslate") { isTold = value }
      }
      var source: Index?
      defer {
        messages.append(
          Message(
            key: Int32(key),
            value: Int32(entry),
            localizations: Int32(list ?? -1),
            source: Int32(source ?? -1),
            isTranslated: isTold.flatMap { json.bool($0) } ?? true
          )
        )
      }
      guard let list, json.kind(list) == .object else { return }
      let message = Int32(messages.count)
      var turn = 0
      json.forEachMember(of: list) { name, localization in
        defer { turn += 1 }
        let number: Int
        if turn < known.count, json.hasEqualBytes(known[turn].name, name) {
          number = known[turn].number
        } else {
          guard let language = try? json.text(name) else { return }
          number = self.number(of: language)
          if turn < known.count { known[turn] = (name, number) }
          if turn == known.count { known.append((name, number)) }
        }
        // Of a language that is there twice the first counts.
        if let last = places[number].last, last.message == message { return }
        places[number].append(Place(message: message, localization: Int32(localization)))
        if number == 0 { source = localization }
      }
    }
  }

  private mutating func number(of language: String) -> Int {
    if let number = numbers[language] { return number }
    names.append(language)
    places.append([])
    numbers[language] = names.count - 1
    return names.count - 1
  }

  func has(_ language: String) -> Bool { numbers[language] != nil }

  /// The localizations of a language, in the order of the file; nil if it is none of the file's.
  func places(of language: String) -> [Place]? { numbers[language].map { places[$0] } }
}
