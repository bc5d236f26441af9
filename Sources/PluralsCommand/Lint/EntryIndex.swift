import PluralMessages

/// The entries of a file by where they begin, and which of them have one name in one list.
struct EntryIndex {
  typealias Scalars = [Unicode.Scalar]

  /// A name in one list of the file.
  private struct ListName: Hashable {
    let list: Int
    let name: [UInt32]
  }

  private var lists: [Int: ListName] = [:]
  private var entries: [ListName: [EntrySyntax.Entry]] = [:]

  /// Reads a file.
  ///
  /// - Returns: nil if it is not as its format prescribes, so that nothing can be said of its entries.
  /// - Complexity: Linear in the size of the file, for lists that are nested as deeply as readers allow.
  init?(_ scalars: Scalars, _ syntax: EntrySyntax) {
    let isRead =
      switch syntax {
      case .strings: readStrings(scalars)
      case .json: readJSON(scalars)
      case .propertyList: readPropertyList(scalars)
      }
    guard isRead else { return nil }
  }

  /// The entries of the same list that have the name of the one that begins at a place, in their order.
  func entries(like entry: EntrySyntax.Entry) -> [EntrySyntax.Entry] {
    lists[entry.range.lowerBound].flatMap { entries[$0] } ?? []
  }

  private mutating func add(_ entry: EntrySyntax.Entry, _ list: Int, _ scalars: Scalars) {
    let name = ListName(list: list, name: scalars[entry.name].map(\.value))
    lists[entry.range.lowerBound] = name
    entries[name, default: []].append(entry)
  }

  private mutating func readStrings(_ scalars: Scalars) -> Bool {
    var scanner = EntryScanner(scalars, at: 0)
    scanner.skipSpace(comments: true)
    while scanner.index < scalars.count {
      guard let entry = EntrySyntax.strings.entry(at: scanner.index, in: scalars) else {
        return false
      }
      add(entry, 0, scalars)
      scanner = EntryScanner(scalars, at: entry.range.upperBound)
      scanner.skipSpace(comments: true)
    }
    return true
  }

  /// A list of JSON that is open, and the entry in it whose value is being read.
  private struct OpenList {
    let number: Int
    let isObject: Bool
    var name: Range<Int>?
    var value: Int?
  }

  private mutating func readJSON(_ scalars: Scalars) -> Bool {
    var scanner = EntryScanner(scalars, at: 0)
    var open: [OpenList] = []
    var listCount = 0
    scanner.skipSpace(comments: false)
    while scanner.index < scalars.count {
      let start = scanner.index
      switch scalars[start] {
      case "{", "[":
        listCount += 1
        open.append(OpenList(number: listCount, isObject: scalars[start] == "{"))
        _ = scanner.skip(scalars[start])
      case "}", "]":
        guard open.popLast() != nil else { return false }
        _ = scanner.skip(scalars[start])
        endValue(at: scanner.index, &open, scalars)
      case ",": _ = scanner.skip(",")
      case ":":
        guard open.last?.name != nil else { return false }
        _ = scanner.skip(":")
        scanner.skipSpace(comments: false)
        open[open.count - 1].value = scanner.index
      default:
        guard let token = scanner.jsonValue() else { return false }
        if let list = open.last, list.isObject, list.name == nil {
          open[open.count - 1].name = token
        } else {
          endValue(at: scanner.index, &open, scalars)
        }
      }
      scanner.skipSpace(comments: false)
    }
    return open.isEmpty
  }

  private mutating func readPropertyList(_ scalars: Scalars) -> Bool {
    var listCount = 0
    // The keys of dictionaries that are open; the names of other elements say nothing.
    var open: [OpenList] = []
    var scanner = EntryScanner(scalars, at: 0)
    while let tag = scanner.tag() {
      switch tag.kind {
      case .start(let name) where name == "dict":
        if open.last?.name != nil { open[open.count - 1].value = tag.range.lowerBound }
        listCount += 1
        open.append(OpenList(number: listCount, isObject: true))
      case .start(let name) where name == "key":
        guard !open.isEmpty, let end = scanner.closingTag("key") else { return false }
        open[open.count - 1].name = tag.range.lowerBound..<end
      case .start(let name) where name == "plist": continue
      case .start(let name) where name == "array":
        if open.last?.name != nil { open[open.count - 1].value = tag.range.lowerBound }
        open.append(OpenList(number: 0, isObject: false))
      case .start(let name):
        if open.last?.name != nil { open[open.count - 1].value = tag.range.lowerBound }
        guard let end = scanner.closingTag(name) else { return false }
        endValue(at: end, &open, scalars)
      case .empty:
        if open.last?.name != nil { open[open.count - 1].value = tag.range.lowerBound }
        endValue(at: tag.range.upperBound, &open, scalars)
      case .end(let name):
        guard ["dict", "array"].contains(name) else { continue }
        guard open.popLast() != nil else { return false }
        endValue(at: tag.range.upperBound, &open, scalars)
      }
    }
    return open.isEmpty
  }

  /// A value has ended: with it an entry, if it is one's.
  private mutating func endValue(at place: Int, _ open: inout [OpenList], _ scalars: Scalars) {
    guard let list = open.last, let name = list.name, let value = list.value else { return }
    let entry = EntrySyntax.Entry(range: name.lowerBound..<place, name: name, value: value..<place)
    add(entry, list.number, scalars)
    open[open.count - 1].name = nil
    open[open.count - 1].value = nil
  }
}
