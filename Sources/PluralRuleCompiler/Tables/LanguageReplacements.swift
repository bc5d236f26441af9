import Plurals

/// Language aliases, applied as UTS #35 part 1 (Annex C, "LocaleId Canonicalization") says: those of
/// more subtags first, then alphabetically, and again until nothing changes.
struct LanguageReplacements {
  /// What is replaced, in the order in which it is tried.
  private(set) var types: [[UInt64]] = []
  private var replacements: [[UInt64]: [UInt64]] = [:]
  /// Those of more than one subtag, by their first and the others in order: a name is looked up with
  /// each selection of its subtags, so that many aliases cost no more than few.
  private var multipart: [[UInt64]: [UInt64]] = [:]
  /// The first subtags of these.
  private var firsts: Set<UInt64> = []

  init(_ aliases: [LanguageAlias]) {
    var single: [[UInt64]] = []
    for alias in aliases {
      guard let type = packedSubtags(of: alias.type),
        let replacement = packedSubtags(of: alias.replacement), replacements[type] == nil
      else { continue }
      replacements[type] = replacement
      if type.count > 1 { types.append(type) } else { single.append(type) }
    }
    types.sort { $0.goesBefore($1) }
    for type in types {
      let key = [type[0]] + Set(type[1...]).sorted()
      if multipart[key] == nil { multipart[key] = type }
      firsts.insert(type[0])
    }
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
    if let type = multipartType(in: name), let replacement = replacements[type] {
      let rest = name[1...].filter { !type.contains($0) }
      return Array((replacement + rest).prefix(Self.capacity))
    }
    guard let replacement = replacements[[name[0]]] else { return nil }
    // Subtags that the name has itself win over those of the replacement.
    return name.count > 1 ? [replacement[0]] + name[1...] : replacement
  }

  /// The alias of more than one subtag that a name has: of several that with the most subtags, then
  /// the alphabetically first.
  private func multipartType(in name: [UInt64]) -> [UInt64]? {
    guard firsts.contains(name[0]) else { return nil }
    let rest = Set(name[1...].prefix(Self.capacity - 1)).sorted()
    var best: [UInt64]?
    for selection in 1..<max(1, 1 << rest.count) {
      let chosen = rest.indices.filter { selection >> $0 & 1 == 1 }.map { rest[$0] }
      guard let type = multipart[[name[0]] + chosen] else { continue }
      if let other = best, !type.goesBefore(other) { continue }
      best = type
    }
    return best
  }

  /// The most subtags of a name; no name in CLDR's data has more than half.
  private static let capacity = 6
}

extension [UInt64] {
  /// Whether an alias is tried before another.
  fileprivate func goesBefore(_ other: [UInt64]) -> Bool {
    count == other.count ? precedes(other) : count > other.count
  }

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
    identifier.count > 0
      ? identifier.withSubtags { subtags in subtags.indices.map { subtags[$0] } } : nil
  }
}
