import Plurals

/// Language aliases, applied as UTS #35 part 1 (Annex C, "LocaleId Canonicalization") says: those of
/// more subtags first, then alphabetically, and again until nothing changes.
struct LanguageReplacements {
  /// What is replaced, in the order in which it is tried.
  private(set) var types: [[UInt64]] = []
  private var replacements: [[UInt64]: [UInt64]] = [:]
  /// Those of more than one subtag by their first.
  private var multipart: [UInt64: [[UInt64]]] = [:]

  init(_ aliases: [LanguageAlias]) {
    var single: [[UInt64]] = []
    for alias in aliases {
      guard let type = packedSubtags(of: alias.type),
        let replacement = packedSubtags(of: alias.replacement), replacements[type] == nil
      else { continue }
      replacements[type] = replacement
      if type.count > 1 { types.append(type) } else { single.append(type) }
    }
    types.sort { $0.count == $1.count ? $0.precedes($1) : $0.count > $1.count }
    for type in types { multipart[type[0], default: []].append(type) }
    // Of these at most one is right.
    types += single
  }

  /// What a name becomes in the end.
  func canonical(_ name: [UInt64]) -> [UInt64] {
    var name = name
    // Aliases that lead in a circle must not keep it going.
    for _ in 0..<10 {
      guard let next = replaced(name), next != name else { break }
      name = next
    }
    return name
  }

  private func replaced(_ name: [UInt64]) -> [UInt64]? {
    let type = multipart[name[0]]?.first { $0[1...].allSatisfy(name[1...].contains) }
    if let type, let replacement = replacements[type] {
      return replacement + name[1...].filter { !type.contains($0) }
    }
    guard let replacement = replacements[[name[0]]] else { return nil }
    // Subtags that the name has itself win over those of the replacement.
    return name.count > 1 ? [replacement[0]] + name[1...] : replacement
  }
}

extension [UInt64] {
  /// Whether packed subtags come before others in the alphabet.
  fileprivate func precedes(_ other: [UInt64]) -> Bool {
    lexicographicallyPrecedes(other) { Subtag.sortKey(of: $0) < Subtag.sortKey(of: $1) }
  }
}

extension Subtag {
  /// A number by which packed subtags are in alphabetical order, letters before digits: the first
  /// character is in the same bits of all.
  fileprivate static func sortKey(of packed: UInt64) -> UInt64 {
    packed << UInt64((packed.leadingZeroBitCount - 16) / 6 * 6)
  }
}

/// The packed subtags of a name up to an extension, or nil if it is malformed.
private func packedSubtags(of name: String) -> [UInt64]? {
  LocaleIdentifier.reading(name) { identifier in
    identifier.count > 0 ? identifier.withSubtags { Array($0) } : nil
  }
}
