import Plurals

/// Where the data of a locale is in the words of tables; nil where it has none of a kind.
struct LocaleProfile {
  private var cardinal: UInt16?
  private var ordinal: UInt16?
  private var ranges: UInt16?

  subscript(kind: LocaleIndex.Kind) -> UInt16? {
    get {
      switch kind {
      case .cardinal: cardinal
      case .ordinal: ordinal
      case .ranges: ranges
      }
    }
    set {
      switch kind {
      case .cardinal: cardinal = newValue
      case .ordinal: ordinal = newValue
      case .ranges: ranges = newValue
      }
    }
  }

  /// Sets the data of a kind, and says whether there was none.
  mutating func set(_ kind: LocaleIndex.Kind, to offset: UInt16) -> Bool {
    guard self[kind] == nil else { return false }
    self[kind] = offset
    return true
  }

  // The two words of a profile in the index.
  var firstWord: UInt32 { UInt32(cardinal ?? .max) | UInt32(ordinal ?? .max) << 16 }
  var secondWord: UInt32 { UInt32(ranges ?? .max) }
}

/// Collects locales and lays out their index.
struct LocaleIndexBuilder {
  /// A locale's name of at most three subtags, as ``Subtag`` packs them; 0 for none.
  fileprivate struct Name: Hashable {
    var language: UInt64
    var first: UInt64 = 0
    var second: UInt64 = 0

    static let root = Name(language: Subtag.pack("root") ?? 0)

    var subtags: [UInt64] { [first, second].filter { $0 != 0 } }

    /// The name without its last subtag.
    var truncated: Name {
      second != 0 ? Name(language: language, first: first) : Name(language: language)
    }
  }

  private var profiles: [Name: LocaleProfile] = Dictionary(minimumCapacity: 256)

  /// Whether root has data of a kind.
  func hasRoot(_ kind: LocaleIndex.Kind) -> Bool {
    profiles[Name.root]?[kind] != nil
  }

  /// Adds data of a locale.
  mutating func add(
    _ text: String,
    _ kind: LocaleIndex.Kind,
    _ offset: UInt16
  ) throws(PluralTableError) {
    guard let name = Name(text) else { throw PluralTableError.unsupportedLocale(text) }
    guard profiles[name, default: LocaleProfile()].set(kind, to: offset) else {
      throw PluralTableError.duplicateLocale(text)
    }
    // An entry below a language that has none needs it to be found.
    if name.first != 0 {
      let language = Name(language: name.language)
      profiles[language] = profiles[language] ?? LocaleProfile()
    }
  }

  /// The words of each section of the index.
  func sections(
    aliases: [LanguageAlias]
  ) throws(PluralTableError) -> [LocaleIndex.Section: [UInt32]] {
    try Layout(profiles, LanguageReplacements(aliases)).sections
  }
}

extension LocaleIndexBuilder.Name {
  /// The name in a text such as `pt_PT`, or nil if it is malformed or has more than three subtags.
  fileprivate init?(_ text: String) {
    var name = Self(language: 0)
    var count = 0
    var packed: UInt64 = 0
    var length = 0
    func add() -> Bool {
      guard length > 1, count < 3 else { return false }
      switch count {
      case 0: name.language = packed
      case 1: name.first = packed
      default: name.second = packed
      }
      count += 1
      (packed, length) = (0, 0)
      return true
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard add() else { return nil }
        continue
      }
      guard let next = Subtag.append(byte, to: packed), length < 8 else { return nil }
      packed = next
      length += 1
    }
    guard add() else { return nil }
    self = name
  }

  /// A name from one to three subtags.
  fileprivate init(_ subtags: [UInt64]) {
    self.init(
      language: subtags[0],
      first: subtags.count > 1 ? subtags[1] : 0,
      second: subtags.count > 2 ? subtags[2] : 0
    )
  }
}

/// The numbers of entries, and the rows that lead to them.
private struct Layout {
  typealias Name = LocaleIndexBuilder.Name

  /// The languages of two or three letters that have entries, after root, in order, and the numbers of
  /// their profiles.
  let languages: [(key: UInt16, name: Name, profile: Int)]
  private(set) var names: [LocaleName] = []
  /// The entries that other languages lead to.
  private var aliases: [UInt16: Int] = [:]

  private let profiles: [Name: LocaleProfile]
  /// The languages that an alias replaces.
  private let replaced: Set<UInt64>
  /// The entries behind those of `languages`.
  private var otherEntries: [Name: Int] = [:]
  private let profileRows: [LocaleProfile]

  init(
    _ profiles: [Name: LocaleProfile],
    _ replacements: LanguageReplacements
  ) throws(PluralTableError) {
    self.profiles = profiles
    guard profiles.count <= LocaleName.maximumBase else { throw .tooManyLocales(profiles.count) }
    // Aliases go before entries: what is listed as `iw` is found as `he` only.
    replaced = Set(
      replacements.types.filter {
        $0.count == 1 && Self.nearest(to: replacements.canonical($0), profiles.keys) != nil
      }
      .map { $0[0] }
    )
    var languages: [(key: UInt16, name: Name, profile: LocaleProfile)] = []
    languages.reserveCapacity(profiles.count + 1)
    languages.append((0, Name.root, profiles[Name.root] ?? LocaleProfile()))
    var others: [(name: Name, profile: LocaleProfile)] = []
    for (name, profile) in profiles where name != Name.root {
      if name.first == 0, let key = LocaleIndex.languageKey(name.language) {
        languages.append((key, name, profile))
      } else {
        others.append((name, profile))
      }
    }
    languages.sort { $0.key < $1.key }
    // The longer first, because the first match counts.
    others.sort {
      let (a, b) = ($0.name, $1.name)
      return (b.subtags.count, a.language, a.first, a.second)
        < (a.subtags.count, b.language, b.first, b.second)
    }
    var rows = ProfileRows()
    let otherProfiles = others.map { rows.number(of: $0.profile) }
    self.languages = languages.map { ($0.key, $0.name, rows.number(of: $0.profile)) }
    profileRows = rows.rows
    for name in others { otherEntries[name.name] = languages.count + otherEntries.count }
    for ((name, _), profile) in zip(others, otherProfiles) {
      if name.first == 0 {
        names.append(LocaleName(.language, target: profile, language: name.language))
      } else {
        let base = entry(of: Name(language: name.language)) ?? 0
        names.append(LocaleName(.child, base: base, target: profile, subtags: name.subtags))
      }
    }
    try add(replacements)
  }

  /// The entry of a name, or nil if it has none.
  private func entry(of name: Name) -> Int? {
    guard name.first == 0, let key = LocaleIndex.languageKey(name.language) else {
      return name == Name.root ? 0 : otherEntries[name]
    }
    var (low, high) = (0, languages.count)
    while low < high {
      let middle = (low + high) / 2
      if languages[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < languages.count && languages[low].key == key ? low : nil
  }

  /// The nearest of some names by truncation alone; nil if that is root.
  private static func nearest(
    to subtags: [UInt64],
    _ names: Dictionary<Name, LocaleProfile>.Keys
  ) -> Name? {
    var name = Name(Array(subtags.prefix(3)))
    while true {
      if names.contains(name) { return name == Name.root ? nil : name }
      if name.first == 0 { return nil }
      name = name.truncated
    }
  }

  private mutating func add(
    _ replacements: LanguageReplacements
  ) throws(PluralTableError) {
    var multipart: [(type: [UInt64], target: Int)] = []
    /// The codes that are replaced by a language which itself has no entry.
    var codes: [UInt64: [UInt64]] = [:]
    var single: [LocaleName] = []
    for type in replacements.types {
      let replacement = replacements.canonical(type)
      let target = Self.nearest(to: replacement, profiles.keys).flatMap(entry) ?? 0
      if type.count > 1 {
        if type.count <= 3 { multipart.append((type, target)) }
      } else if target == 0 {
        // Old data may list a language under its old code only; the alias leads nowhere then.
        codes[replacement[0], default: []].append(type[0])
      } else if let key = LocaleIndex.languageKey(type[0]) {
        self.aliases[key] = target
      } else {
        single.append(LocaleName(.foreignAlias, target: target, language: type[0]))
      }
    }
    // In the order in which they are tried, because the first match counts; behind the entries, which
    // are numbered by their place.
    for (type, target) in multipart {
      let base = base(of: type[0])
      guard target != base else { continue }
      let subtags = Array(type[1...])
      guard base == 0 else {
        try append(LocaleName(.alias, base: base, target: target, subtags: subtags))
        continue
      }
      for language in [type[0]] + (codes[type[0]] ?? []) {
        try append(
          LocaleName(.foreignAlias, target: target, language: language, subtags: subtags)
        )
      }
    }
    for name in single { try append(name) }
  }

  /// Adds a name, of which few aliases can make many.
  private mutating func append(_ name: LocaleName) throws(PluralTableError) {
    names.append(name)
    let count = languages.count + names.count
    guard count <= LocaleName.maximumBase else { throw .tooManyLocales(count) }
  }

  /// The entry that a language leads to, itself or as an alias; 0 if none.
  private func base(of language: UInt64) -> Int {
    guard let key = LocaleIndex.languageKey(language) else { return 0 }
    return aliases[key] ?? entry(of: Name(language: language)) ?? 0
  }

  var sections: [LocaleIndex.Section: [UInt32]] {
    let bases = Set(names.filter { $0.kind == .child || $0.kind == .alias }.map(\.base))
    // For each initial the number of languages with one before it.
    var starts = Array(repeating: UInt32(0), count: LocaleIndex.initialCount + 1)
    var languageRows: [UInt32] = []
    languageRows.reserveCapacity(languages.count)
    for (entry, language) in languages.enumerated() {
      languageRows.append(
        UInt32(language.key) << 16 | UInt32(language.profile)
          | (bases.contains(entry) ? LocaleIndex.hasNames : 0)
          | (replaced.contains(language.name.language) ? LocaleIndex.isReplaced : 0)
      )
      starts[LocaleIndex.initial(ofLanguage: language.key) + 1] += 1
    }
    for initial in 1..<starts.count { starts[initial] += starts[initial - 1] }
    return [
      .languages: languageRows,
      .aliases: aliases.sorted { $0.key < $1.key }.map { UInt32($0) << 16 | UInt32($1) },
      .profiles: profileRows.flatMap { [$0.firstWord, $0.secondWord] },
      .names: names.flatMap(\.words),
      .initials: starts,
    ]
  }
}

/// Profiles, each once.
private struct ProfileRows {
  private(set) var rows: [LocaleProfile] = []
  /// The numbers of profiles by their words.
  private var numbers: [UInt64: Int] = Dictionary(minimumCapacity: 128)

  /// The number of a profile, which is added unless it is there.
  mutating func number(of profile: LocaleProfile) -> Int {
    let words = UInt64(profile.firstWord) | UInt64(profile.secondWord) << 32
    let number = numbers[words, default: rows.count]
    if number == rows.count {
      numbers[words] = number
      rows.append(profile)
    }
    return number
  }
}
