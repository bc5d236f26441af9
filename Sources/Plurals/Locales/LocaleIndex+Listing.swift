/// What tools ask of an index beyond matching.
extension LocaleIndex {
  /// The names of the entries that have data of a kind, in order.
  package func names(with kind: Kind) -> [String] {
    (0..<entryCount).filter { hasData($0) && offset(kind, of: $0) != nil }.map(nameText)
  }

  /// The names of the entries by the offset of their data of a kind.
  package func namesByOffset(of kind: Kind) -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    for entry in 0..<entryCount where hasData(entry) {
      if let offset = offset(kind, of: entry) {
        names[offset, default: []].append(nameText(of: entry))
      }
    }
    return names
  }

  /// Whether a number is that of an entry, not of an alias.
  private func hasData(_ entry: Int) -> Bool {
    guard let number = nameNumber(of: entry) else { return true }
    let kind = name(number).kind
    return kind == .child || kind == .language
  }

  /// Where the parts of the index are in the words of the tables, and what each is.
  package var sections: [(range: Range<Int>, title: String)] {
    [(0..<Self.directoryCount, "directory of the index")]
      + Section.allCases.map { (words(of: $0), "\($0)") }
  }

  /// What a name says, as in `zh-yue to yue`.
  package func description(ofName number: Int) -> String {
    let name = name(number)
    switch name.kind {
    case .child, .language: return nameText(of: languageCount + number)
    case .alias, .foreignAlias:
      let head = name.kind == .alias ? nameText(of: name.base) : Subtag.text(of: name.language)
      let subtags = [name.first, name.second].filter { $0 != 0 }.map { "-" + Subtag.text(of: $0) }
      return head + subtags.joined() + " to " + nameText(of: name.target)
    }
  }
}
