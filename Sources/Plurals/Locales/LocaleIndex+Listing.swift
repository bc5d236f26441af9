/// What tools ask of an index beyond matching.
extension LocaleIndex {
  /// The arrays of the index as they are stored.
  package var packed:
    (
      languageKeys: [UInt16], languageEntries: [UInt16], entries: [UInt64], compounds: [UInt64]
    )
  {
    (languageKeys, languageEntries, entries, compounds)
  }

  /// The names of the entries that have data of a kind, in order.
  package func names(with kind: Kind) -> [String] {
    entries.indices.filter { offset(kind, of: $0) != nil }.map(name)
  }

  /// The names of the entries by the offset of their data of a kind.
  package func namesByOffset(of kind: Kind) -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    for entry in entries.indices {
      if let offset = offset(kind, of: entry) { names[offset, default: []].append(name(of: entry)) }
    }
    return names
  }

  /// What a row of `compounds` says, as in `zh-yue to yue`.
  package func compoundDescription(row: Int) -> String {
    let words = compounds[row * 3..<row * 3 + 3].map { $0 & (1 << 48 - 1) }
    let isName = compounds[row * 3] & Compound.name != 0
    let head = isName ? Subtag.text(of: words[0]) : name(of: Int(words[0]))
    let subtags = words[1...].filter { $0 != 0 }.map { "-" + Subtag.text(of: $0) }
    return head + subtags.joined() + " to " + name(of: Int(compounds[row * 3 + 1] >> 48))
  }
}
