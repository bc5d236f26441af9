import Plurals

/// A language with a script and a region, each of which may be missing, as tables number them.
struct LanguageCode: Hashable {
  /// The key of the language in bits 17–31, the script's number in 9–16, the region's in 0–8.
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a code from the numbers of a script and a region.
  init(language: UInt16, scriptNumber: Int, regionNumber: Int) {
    bits = UInt32(language) << 17 | UInt32(scriptNumber) << 9 | UInt32(regionNumber)
  }

  /// Creates a code; nil if a script or a region is not listed.
  init?(language: UInt16, script: UInt32, region: UInt32) {
    let (scriptNumber, regionNumber) =
      (LanguageTables.number(ofScript: script), LanguageTables.number(ofRegion: region))
    guard (script == 0) == (scriptNumber == 0), (region == 0) == (regionNumber == 0) else {
      return nil
    }
    bits = UInt32(language) << 17 | UInt32(scriptNumber) << 9 | UInt32(regionNumber)
  }

  /// The key of the language.
  var language: UInt16 { UInt16(bits >> 17) }
  var scriptNumber: Int { Int(bits >> 9 & 0xFF) }
  var regionNumber: Int { Int(bits & 0x1FF) }

  /// The script, packed; 0 for none.
  var script: UInt32 { scriptNumber == 0 ? 0 : LanguageTables.scripts[scriptNumber - 1] }

  /// The region, packed; 0 for none.
  var region: UInt32 { regionNumber == 0 ? 0 : LanguageTables.regions[regionNumber - 1] }
}

extension LanguageTables {
  /// The rows of the languages with the same initial, by the table of where each begins.
  private static func rows(ofLanguage language: UInt16, _ starts: [UInt16]) -> Range<Int> {
    let initial = LocaleIndex.initial(ofLanguage: language)
    return Int(starts[initial])..<Int(starts[initial + 1])
  }

  /// The number of a packed script, from 1; 0 for one that is not listed.
  static func number(ofScript script: UInt32) -> Int {
    guard let place = scripts.bisect({ $0 < script }) else { return 0 }
    return scripts[place] == script ? place + 1 : 0
  }

  /// The number of a packed region, from 1; 0 for one that is not listed.
  static func number(ofRegion region: UInt32) -> Int {
    guard let place = regions.bisect({ $0 < region }) else { return 0 }
    return regions[place] == region ? place + 1 : 0
  }

  // MARK: Likely subtags

  /// The likely script and region of a language; nil for one that CLDR says nothing about.
  static func likely(_ language: UInt16) -> LanguageCode? {
    let first = UInt32(language) << 17
    let rows = rows(ofLanguage: language, likelyOfLanguagesStarts)
    guard let row = likelyOfLanguages.bisect(rows, { $0 < first }) else { return nil }
    let code = LanguageCode(bits: likelyOfLanguages[row])
    return code.language == language ? code : nil
  }

  /// What is likely for a language with a script or a region.
  static func likely(_ code: LanguageCode) -> LanguageCode? {
    row(of: code, in: likelyOfOthers, rows(ofLanguage: code.language, likelyOfOthersStarts))
  }

  // MARK: Aliases and parents

  /// What replaces a deprecated or overlong language.
  static func replacement(ofLanguage language: UInt16) -> LanguageCode? {
    let first = UInt64(language) << 32
    let rows = rows(ofLanguage: language, aliasesStarts)
    guard let row = aliases.bisect(rows, { $0 < first }), aliases[row] >> 32 == UInt64(language)
    else { return nil }
    return LanguageCode(bits: UInt32(truncatingIfNeeded: aliases[row]))
  }

  /// What replaces two subtags that stand for one language together.
  static func replacement(ofPair first: UInt64, _ second: UInt64) -> LanguageCode? {
    let key = first << 48 | second
    var (start, end) = (0, pairAliases.count / 2)
    while start < end {
      let middle = (start + end) / 2
      if pairAliases[middle * 2] < key { start = middle + 1 } else { end = middle }
    }
    guard start * 2 < pairAliases.count, pairAliases[start * 2] == key else { return nil }
    return LanguageCode(bits: UInt32(truncatingIfNeeded: pairAliases[start * 2 + 1]))
  }

  /// The packed region that replaces a deprecated one.
  static func replacement(ofRegion region: UInt32) -> UInt32? {
    let first = UInt64(region) << 32
    guard let row = regionAliases.bisect({ $0 < first }), regionAliases[row] >> 32 == UInt64(region)
    else { return nil }
    return UInt32(truncatingIfNeeded: regionAliases[row])
  }

  /// The parent that truncation does not give.
  static func parent(of code: LanguageCode) -> LanguageCode? {
    row(of: code, in: parents, parents.indices)
  }

  private static func row(
    of code: LanguageCode,
    in rows: [UInt64],
    _ range: Range<Int>
  ) -> LanguageCode? {
    let first = UInt64(code.bits) << 32
    guard let row = rows.bisect(range, { $0 < first }), rows[row] >> 32 == UInt64(code.bits) else {
      return nil
    }
    return LanguageCode(bits: UInt32(truncatingIfNeeded: rows[row]))
  }

  // MARK: Distances

  /// Whether CLDR has a distance from a language to another.
  static func hasDistances(fromLanguage language: UInt16) -> Bool {
    !rows(fromLanguage: language).isEmpty
  }

  /// The places of the distances from a language to others.
  static func rows(fromLanguage language: UInt16) -> Range<Int> {
    let first = UInt64(language) << 22
    let rows = rows(ofLanguage: language, languageDistancesStarts)
    guard let start = languageDistances.bisect(rows, { $0 < first }) else { return 0..<0 }
    var end = start
    while end < languageDistances.count, languageDistances[end] >> 22 == UInt64(language) {
      end += 1
    }
    return start..<end
  }

  /// The key of the supported language and the distance in a row.
  static func distance(inRow row: Int) -> (supported: UInt16, distance: Int) {
    let bits = languageDistances[row]
    return (UInt16(bits >> 7 & 0x7FFF), Int(bits & 0x7F))
  }

  /// The distance between two scripts of two languages, by their numbers; nil without a rule.
  static func scriptDistance(
    _ desired: UInt16,
    _ supported: UInt16,
    _ desiredScript: Int,
    _ supportedScript: Int
  ) -> Int? {
    let languages = UInt64(desired) << 38 | UInt64(supported) << 23
    let first = languages | UInt64(desiredScript) << 15 | UInt64(supportedScript) << 7
    guard let row = scriptDistances.bisect({ $0 < first }), scriptDistances[row] >> 7 == first >> 7
    else { return nil }
    return Int(scriptDistances[row] & 0x7F)
  }

  /// The place of a language's own distances between regions in the table of them; nil for none.
  static func regionGroup(_ language: UInt16, _ scriptNumber: Int) -> Int? {
    regionGroups.firstIndex {
      $0 >> 8 == UInt32(language) && ($0 & 0xFF == 0 || $0 & 0xFF == UInt32(scriptNumber))
    }
  }
}

extension Array {
  /// The first place whose element is not before what is looked for; nil if all are.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  fileprivate func bisect(_ isBefore: (Element) -> Bool) -> Int? {
    bisect(indices, isBefore)
  }

  /// The first place in a range whose element is not before what is looked for, perhaps the one behind
  /// the range; nil if that is the end of the array.
  @inline(__always)
  fileprivate func bisect(_ range: Range<Int>, _ isBefore: (Element) -> Bool) -> Int? {
    // A step has no branch that the processor could guess wrongly.
    var (start, length) = (range.lowerBound, range.count)
    while length > 0 {
      let half = (length + 1) / 2
      start += isBefore(self[start + half - 1]) ? half : 0
      length -= half
    }
    return start < count ? start : nil
  }
}
