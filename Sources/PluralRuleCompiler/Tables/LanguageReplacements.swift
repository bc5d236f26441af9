import Plurals

/// Language aliases, applied as UTS #35 part 1 (Annex C, "LocaleId Canonicalization") says: those of
/// more subtags first, and again until nothing changes.
struct LanguageReplacements {
  /// What is replaced, in the order of the data.
  private(set) var types: [[UInt64]] = []
  private var replacements: [[UInt64]: [UInt64]] = [:]
  /// Those of more than one subtag by their first, the longer first.
  private var multipart: [UInt64: [[UInt64]]] = [:]

  init(_ aliases: [LanguageAlias]) {
    for alias in aliases {
      guard let type = packedSubtags(of: alias.type),
        let replacement = packedSubtags(of: alias.replacement), replacements[type] == nil
      else { continue }
      types.append(type)
      replacements[type] = replacement
      if type.count > 1 { multipart[type[0], default: []].append(type) }
    }
    for language in multipart.keys { multipart[language]?.sort { $0.count > $1.count } }
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

/// The packed subtags of a name up to an extension, or nil if it is malformed.
private func packedSubtags(of name: String) -> [UInt64]? {
  LocaleIdentifier.reading(name) { identifier in
    identifier.count > 0 ? identifier.withSubtags { Array($0) } : nil
  }
}
