import CLDRReader
import PluralRuleCompiler
import Plurals

/// What CLDR says about languages in a form that the tables cannot hold.
struct LanguageTableError: Error, CustomStringConvertible {
  let description: String
}

/// The rows of the tables for matching languages, from CLDR's data.
///
/// `LanguageTables` in the module PluralMessages says what each number means.
struct LanguageTableBuilder {
  /// Packed scripts and regions, each from number 1 on, in ascending order.
  private(set) var scripts: [UInt64] = []
  private(set) var regions: [UInt64] = []
  private var scriptNumbers: [UInt64: UInt64] = [:]
  private var regionNumbers: [UInt64: UInt64] = [:]

  private(set) var likelyOfLanguages: [UInt64] = []
  private(set) var likelyOfOthers: [UInt64] = []
  private(set) var partitions: [UInt64] = []
  private(set) var languageDistances: [UInt64] = []
  private(set) var scriptDistances: [UInt64] = []
  private(set) var regionGroups: [UInt64] = []
  private(set) var regionDistances: [[UInt64]] = []
  private(set) var paradigms: [UInt64] = []
  private(set) var aliases: [UInt64] = []
  private(set) var pairAliases: [[UInt64]] = []
  private(set) var regionAliases: [UInt64] = []
  private(set) var parents: [UInt64] = []
  /// The distances of languages, scripts and regions without a rule.
  private(set) var defaultDistances: [Int] = [0, 0, 0]

  private let data: LanguageData
  private let likely: [String: LanguageName]

  init(_ data: LanguageData) throws {
    self.data = data
    var likely: [String: LanguageName] = [:]
    for row in data.likelySubtags { likely[row.from] = try LanguageName(row.to) }
    self.likely = likely
    let rows = try keptRows()
    let partition = try RegionPartition(data)
    number(rows, partition)
    try add(rows)
    try addMatches(partition)
    try addAliases()
    try addParents()
  }

  /// The rows of likely subtags that are kept.
  ///
  /// A contributed row that only says what is taken for an unknown language, Latin script, tells
  /// matching nothing: the region alone never keeps languages apart.
  private func keptRows() throws -> [(from: LanguageName, to: LanguageName)] {
    let matched = Set(data.matching.matches.flatMap { [$0.desired[0], $0.supported[0]] })
    return try data.likelySubtags.compactMap { row in
      let (from, to) = (try LanguageName(row.from), try LanguageName(row.to))
      if row.origin != nil, to.script == likely["und"]?.script, from.language.utf8.count > 2,
        !matched.contains(from.language)
      {
        return nil
      }
      return (from, to)
    }
  }

  private mutating func number(
    _ rows: [(from: LanguageName, to: LanguageName)],
    _ partition: RegionPartition
  ) {
    var names = rows.flatMap { [$0.from, $0.to] }
    names += data.aliases.compactMap { try? LanguageName($0.replacement) }
    names += data.parents.flatMap { $0.locales + [$0.parent] }.compactMap { try? LanguageName($0) }
    let rules = data.matching.matches.filter { $0.desired.count == 2 }
    let scriptNames = names.map(\.script) + rules.flatMap { [$0.desired[1], $0.supported[1]] }
    scripts = Set(scriptNames.filter { $0.utf8.count == 4 }.compactMap { Subtag.pack($0) }).sorted()
    let replaced = Set(data.regionAliases.map(\.type))
    let regionNames = names.map(\.region) + partition.regions.filter { !replaced.contains($0) }
    regions = Set(regionNames.compactMap { Subtag.pack($0) }).sorted()
    for (index, script) in scripts.enumerated() { scriptNumbers[script] = UInt64(index + 1) }
    for (index, region) in regions.enumerated() { regionNumbers[region] = UInt64(index + 1) }
    partitions = regions.map { partition.mask(of: Subtag.text(of: $0).uppercased()) }
  }

  /// A language of two or three letters in 15 bits.
  private func key(_ language: String) throws -> UInt64 {
    guard let packed = Subtag.pack(language), let key = LocaleIndex.languageKey(packed) else {
      throw LanguageTableError(description: "'\(language)' is no language of 2 or 3 letters")
    }
    return UInt64(key)
  }

  /// A language, a script and a region in 32 bits.
  private func code(_ name: LanguageName) throws -> UInt64 {
    func number(_ text: String, _ numbers: [UInt64: UInt64]) throws -> UInt64 {
      if text.isEmpty { return 0 }
      guard let number = Subtag.pack(text).flatMap({ numbers[$0] }) else {
        throw LanguageTableError(description: "'\(text)' has no number")
      }
      return number
    }
    let script = try number(name.script, scriptNumbers)
    let region = try number(name.region, regionNumbers)
    guard script < 1 << 8, region < 1 << 9 else {
      throw LanguageTableError(description: "there are too many scripts or regions")
    }
    return try key(name.language) << 17 | script << 9 | region
  }

  private mutating func add(_ rows: [(from: LanguageName, to: LanguageName)]) throws {
    for (from, to) in rows {
      guard from.language == to.language || from.language == "und" else {
        throw LanguageTableError(description: "\(from) is likely to be \(to)")
      }
      if from.script.isEmpty, from.region.isEmpty, from.language != "und" {
        likelyOfLanguages.append(try code(to))
      } else {
        likelyOfOthers.append(try code(from) << 32 | code(to))
      }
    }
    likelyOfLanguages.sort()
    likelyOfOthers.sort()
  }

  // MARK: Distances

  private mutating func addMatches(_ partition: RegionPartition) throws {
    var languages: [UInt64: Int] = [:]
    var scripts: [UInt64: Int] = [:]
    var regions: [(key: UInt64, rules: [LanguageMatch])] = []
    for match in data.matching.matches {
      let (desired, supported) = (match.desired, match.supported)
      if desired.allSatisfy({ $0 == "*" }), supported == desired {
        defaultDistances[desired.count - 1] = match.distance
        continue
      }
      let pair = (try key(desired[0]), try key(supported[0]))
      switch desired.count {
      case 1:
        // The first rule for a pair counts.
        func add(_ pair: (UInt64, UInt64)) {
          let key = pair.0 << 15 | pair.1
          languages[key] = languages[key] ?? match.distance
        }
        add(pair)
        if !match.isOneWay { add((pair.1, pair.0)) }
      case 2:
        let numbers = [desired[1], supported[1]].map {
          Subtag.pack($0).flatMap { scriptNumbers[$0] } ?? 0
        }
        guard !numbers.contains(0) else {
          throw LanguageTableError(description: "a rule for any script of \(desired[0])")
        }
        let key = pair.0 << 31 | pair.1 << 16 | numbers[0] << 8 | numbers[1]
        scripts[key] = scripts[key] ?? match.distance
        if !match.isOneWay {
          let key = pair.1 << 31 | pair.0 << 16 | numbers[1] << 8 | numbers[0]
          scripts[key] = scripts[key] ?? match.distance
        }
      default:
        guard desired[..<2] == supported[..<2] else {
          throw LanguageTableError(description: "a rule for regions of different languages")
        }
        let script = Subtag.pack(desired[1]).flatMap { scriptNumbers[$0] } ?? 0
        let key = pair.0 << 8 | script
        if regions.last?.key != key { regions.append((key, [])) }
        regions[regions.count - 1].rules.append(match)
      }
    }
    languageDistances = languages.map { $0.key << 7 | UInt64($0.value) }.sorted()
    scriptDistances = scripts.map { $0.key << 7 | UInt64($0.value) }.sorted()
    for (key, rules) in regions.sorted(by: { $0.key < $1.key }) {
      regionGroups.append(key)
      regionDistances.append(try partition.distances(rules))
    }
    paradigms = try data.matching.paradigmLocales.map { try code(maximized(LanguageName($0))) }
  }

  /// A locale with its likely script and region.
  private func maximized(_ name: LanguageName) throws -> LanguageName {
    let keys = [
      name.language + "_" + name.script, name.language + "_" + name.region, name.language,
    ]
    guard var likely = keys.lazy.compactMap({ likely[$0] }).first else {
      throw LanguageTableError(description: "nothing is likely for \(name.language)")
    }
    if !name.script.isEmpty { likely.script = name.script }
    if !name.region.isEmpty { likely.region = name.region }
    return likely
  }

  // MARK: Aliases and parents

  private mutating func addAliases() throws {
    for alias in data.aliases {
      let parts = alias.type.split(separator: "_").map(String.init)
      let replacement = try LanguageName(alias.replacement)
      if parts.count == 1 {
        aliases.append(try key(parts[0]) << 32 | code(replacement))
      } else if parts.count == 2, parts[0] != "und", replacement.language != "und",
        replacement.language != parts[0], let second = Subtag.pack(parts[1])
      {
        let first = parts[0] == "i" ? Subtag.pack("i") ?? 0 : try key(parts[0])
        pairAliases.append([first << 48 | second, try code(replacement)])
      }
    }
    aliases.sort()
    pairAliases.sort { $0[0] < $1[0] }
    for alias in data.regionAliases where !alias.isOverlong {
      guard let from = Subtag.pack(alias.type), let to = Subtag.pack(alias.replacement) else {
        continue
      }
      regionAliases.append(from << 32 | to)
    }
    regionAliases.sort()
  }

  private mutating func addParents() throws {
    // Releases before 45 do not say for what rows of root are: unlikely scripts, as in all others.
    for row in data.parents where !row.isForUnlikelyScripts && row.parent != "root" {
      let parent = try code(LanguageName(row.parent))
      for locale in row.locales { parents.append(try code(LanguageName(locale)) << 32 | parent) }
    }
    parents.sort()
  }
}

/// The language, the script and the region of an identifier of CLDR's.
struct LanguageName: Hashable {
  var language: String
  var script = ""
  var region = ""

  init(_ text: String) throws {
    let parts = text.split(separator: "_").map(String.init)
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      // What a private part says plays no part in matching.
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, part.utf8.allSatisfy({ $0 >= UInt8(ascii: "A") }) {
        script = part
      } else if part.utf8.count <= 3 {
        region = part
      }
    }
  }
}
