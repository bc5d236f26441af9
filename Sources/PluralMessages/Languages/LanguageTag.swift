import Plurals

/// What matching needs of a language's identifier: packed numbers, read without allocation.
///
/// Reads BCP 47 tags, Unicode and ICU locale identifiers and POSIX locale names, in any case and with
/// `-` or `_`: `pt-BR`, `sr_Latn_RS`, `zh-cmn-Hant`, `i-klingon`, `sr_RS.UTF-8@latin`. Extensions and
/// variants play no part in distances. Of POSIX's modifiers, those that name a script do.
///
/// Deprecated and overlong codes are replaced as UTS #35 part 1, "Canonicalizing Language Identifiers",
/// says. What is no identifier has no language, and matches only what is written in the same way.
struct LanguageTag: Hashable {
  /// The language in 15 bits, as `LocaleIndex.languageKey` packs it; 0 for what is no identifier or has a
  /// language of more than three letters.
  private(set) var language: UInt16 = 0

  /// The script, as `Subtag` packs it; 0 for none.
  private(set) var script: UInt32 = 0

  /// The region, as `Subtag` packs it; 0 for none.
  private(set) var region: UInt32 = 0

  /// The language before an alias with a script replaced it, if CLDR's distances speak of it: `sh`.
  private(set) var replacedLanguage: UInt16 = 0

  /// Reads an identifier.
  ///
  /// - Complexity: O(*n*) for an identifier of *n* bytes.
  init(_ identifier: String) {
    var reader = SubtagReader(identifier)
    var place = SubtagKind.Place()
    var subtagCount = 0
    var isMultiple = false
    while let subtag = reader.next() {
      subtagCount += 1
      if subtagCount == 2, replacePair(first: place.first, second: subtag.packed) {
        isMultiple = true
        continue
      }
      switch place.kind(of: subtag) {
      case .language: language = LocaleIndex.languageKey(subtag.packed) ?? 0
      case .extendedLanguage: language = LocaleIndex.languageKey(subtag.packed) ?? 0
      case .script: script = UInt32(subtag.packed)
      case .region: region = UInt32(subtag.packed)
      case .variant, .extension: break
      }
    }
    // A first subtag that is no language, such as `x`, needs a pair to mean something.
    guard reader.isWellFormed, place.hasLanguage || isMultiple, language != 0 else {
      (language, script, region) = (0, 0, 0)
      return
    }
    if let modifier = reader.modifierScript() { script = modifier }
    replaceAliases()
    // Zzzz and ZZ stand for unknown ones; pseudo-locales such as en-XA match only themselves.
    if script == 0x69A_69A { script = 0 }
    if region == 0x69A { region = 0 }
    if 0x601...0x603 ~= region { (language, script, region) = (0, 0, 0) }
  }

  /// Creates a tag from the key of a language, a packed script and a packed region.
  init(language: UInt16, script: UInt32 = 0, region: UInt32 = 0) {
    self.language = language
    self.script = script
    self.region = region
  }

  // MARK: Aliases

  /// Replaces two subtags that stand for one language together, such as `zh-min` or `i-klingon`.
  private mutating func replacePair(first: UInt64, second: UInt64) -> Bool {
    guard let code = LanguageTables.replacement(ofPair: first, second) else { return false }
    language = code.language
    script = code.script
    region = code.region
    return true
  }

  private mutating func replaceAliases() {
    if let code = LanguageTables.replacement(ofLanguage: language) {
      // What the identifier says itself wins over what the replacement says.
      if code.script != 0 || code.region != 0, LanguageTables.hasDistances(fromLanguage: language) {
        replacedLanguage = language
      }
      language = code.language
      if script == 0 { script = code.script }
      if region == 0 { region = code.region }
    }
    // No region that is replaced has a number.
    if region != 0, LanguageTables.number(ofRegion: region) == 0,
      let other = LanguageTables.replacement(ofRegion: region)
    {
      region = other
    }
  }
}
