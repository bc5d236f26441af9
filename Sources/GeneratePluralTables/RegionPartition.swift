import CLDRReader

/// Regions by which of the variables of languages' distances they belong to.
///
/// Regions that belong to the same variables are a *part*; where a region contains others, it has the
/// parts of all of them. See UTS #35 part 1, "Enhanced Language Matching".
struct RegionPartition {
  /// The variables of each part.
  private var parts: [Set<String>] = []
  /// The numbers of the parts that a region has.
  private var partsOfRegions: [String: Set<Int>] = [:]

  /// The part of regions that CLDR does not know, which belong to no variable, not even a negated one.
  static let unknown = 7
  static let count = 8

  /// All regions that CLDR knows.
  var regions: [String] { Array(partsOfRegions.keys) }

  init(_ data: LanguageData) throws {
    var variables: [String: Set<String>] = [:]
    for (name, expression) in data.matching.variables {
      variables[name] = try Self.regions(of: expression, data.containment)
    }
    // A region by itself in a rule is a variable, too.
    for match in data.matching.matches where match.desired.count == 3 {
      for region in [match.desired[2], match.supported[2]]
      where region != "*" && !region.hasPrefix("$") {
        variables[region] = [region]
      }
    }
    let leaves = Self.leaves(of: "001", data.containment)
    // In the order of the alphabet, so that the numbers of parts stay.
    for leaf in leaves.sorted() {
      let own = Set(variables.filter { $0.value.contains(leaf) }.keys)
      let number = parts.firstIndex(of: own) ?? parts.count
      if number == parts.count { parts.append(own) }
      partsOfRegions[leaf] = [number]
    }
    guard parts.count <= Self.unknown else {
      throw LanguageTableError(description: "regions have \(parts.count) parts")
    }
    for region in data.containment.keys {
      let leaves = Self.leaves(of: region, data.containment)
      partsOfRegions[region] = Set(leaves.flatMap { partsOfRegions[$0] ?? [] })
    }
  }

  /// A bit for each part that a region has.
  func mask(of region: String) -> UInt64 {
    guard let parts = partsOfRegions[region] else { return 1 << UInt64(Self.unknown) }
    return parts.reduce(0) { $0 | 1 << UInt64($1) }
  }

  /// The distances between parts by the rules for one language: a row for each wanted part.
  func distances(_ rules: [LanguageMatch]) throws -> [UInt64] {
    try (0..<Self.count).flatMap { desired in
      try (0..<Self.count).map { supported in
        // The first rule that holds counts; one for any regions comes last.
        let rule = rules.first {
          holds($0, desired, supported) || !$0.isOneWay && holds($0, supported, desired)
        }
        guard let rule else {
          throw LanguageTableError(description: "no rule for any regions of \(rules[0].desired)")
        }
        return UInt64(rule.distance)
      }
    }
  }

  private func holds(_ rule: LanguageMatch, _ desired: Int, _ supported: Int) -> Bool {
    belongs(desired, to: rule.desired[2]) && belongs(supported, to: rule.supported[2])
  }

  private func belongs(_ part: Int, to pattern: String) -> Bool {
    if pattern == "*" { return true }
    guard part < parts.count else { return false }
    return pattern.hasPrefix("$!")
      ? !parts[part].contains("$" + pattern.dropFirst(2)) : parts[part].contains(pattern)
  }

  /// The regions without any others in them that an expression such as `HK+MO` or `019-US` stands for.
  private static func regions(
    of expression: String,
    _ containment: [String: [String]]
  ) throws -> Set<String> {
    var regions: Set<String> = []
    var rest = expression[...]
    var adds = true
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "+" && $0 != "-" }
      guard !name.isEmpty else {
        throw LanguageTableError(description: "'\(expression)' is no list of regions")
      }
      let leaves = leaves(of: String(name), containment)
      if adds { regions.formUnion(leaves) } else { regions.subtract(leaves) }
      rest = rest.dropFirst(name.count)
      adds = rest.popFirst() != "-"
    }
    return regions
  }

  private static func leaves(of region: String, _ containment: [String: [String]]) -> Set<String> {
    guard let contents = containment[region] else { return [region] }
    return contents.reduce(into: []) { $0.formUnion(leaves(of: $1, containment)) }
  }
}
