import Plurals

/// A language with the script and the region that it has or that are likely: what distances are between.
///
/// See UTS #35 part 1, "Likely Subtags". `und` alone stands for no language in particular, not for
/// English: what is likely for nobody is not what was asked for.
struct MaximizedLanguage: Hashable {
  /// The key of the language.
  let language: UInt16
  /// The script, packed; 0 for `und` alone.
  let script: UInt32
  /// The region, packed; 0 for `und` alone.
  let region: UInt32
  /// A bit each for the language, the script and the region if the identifier says them.
  let said: UInt8
  /// The number of the script; 0 for one that is not listed.
  let scriptNumber: UInt8
  /// The parts of the world that the region has.
  let parts: UInt8

  init(_ tag: LanguageTag) {
    let own = LikelyRow(tag)
    let likely = own.likely
    language = tag.language == Self.undetermined ? likely.language : tag.language
    script = tag.script == 0 ? likely.script : tag.script
    region = tag.region == 0 ? likely.region : tag.region
    said =
      (tag.language == Self.undetermined ? 0 : 4) | (tag.script == 0 ? 0 : 2)
      | (tag.region == 0 ? 0 : 1)
    scriptNumber = UInt8(tag.script == 0 ? likely.scriptNumber : own.scriptNumber)
    let number = tag.region == 0 ? likely.regionNumber : own.regionNumber
    parts = number == 0 ? 0x80 : LanguageTables.regionParts[number - 1]
  }

  private init(_ other: MaximizedLanguage, language: UInt16) {
    self.language = language
    script = other.script
    region = other.region
    said = other.said
    scriptNumber = other.scriptNumber
    parts = other.parts
  }

  /// The same script and region with another language.
  func replacing(_ language: UInt16) -> MaximizedLanguage {
    MaximizedLanguage(self, language: language)
  }

  /// Whether it is one of CLDR's paradigm locales.
  var isParadigm: Bool {
    LanguageTables.paradigms.contains {
      let code = LanguageCode(bits: $0)
      return code.language == language && code.script == script && code.region == region
    }
  }

  /// The key of `und`.
  static let undetermined: UInt16 = 21 << 10 | 14 << 5 | 4
}

/// The search for what is likely for a tag. What the tag says itself wins.
private struct LikelyRow {
  let tag: LanguageTag
  /// The numbers of the tag's script and region; 0 for none, and for what is not listed.
  let scriptNumber: Int
  let regionNumber: Int

  init(_ tag: LanguageTag) {
    self.tag = tag
    scriptNumber = tag.script == 0 ? 0 : LanguageTables.number(ofScript: tag.script)
    regionNumber = tag.region == 0 ? 0 : LanguageTables.number(ofRegion: tag.region)
  }

  private static let undetermined = MaximizedLanguage.undetermined

  var likely: LanguageCode {
    if tag.language == Self.undetermined { return likelyOfUndetermined }
    guard let likely = LanguageTables.likely(tag.language) else { return likelyOfUnknown }
    if tag.script != 0 {
      return tag.region == 0 ? row(tag.language, scriptNumber, 0) ?? likely : likely
    }
    return tag.region == 0 ? likely : row(tag.language, 0, regionNumber) ?? likely
  }

  /// What is likely for a script or a region by themselves, the more that is said the better.
  private var likelyOfUndetermined: LanguageCode {
    if tag.script == 0, tag.region == 0 { return Self.nothing }
    let both = scriptNumber == 0 ? nil : row(Self.undetermined, scriptNumber, regionNumber)
    let region = row(Self.undetermined, 0, regionNumber)
    if let code = both ?? region, tag.script == 0 || code.script == tag.script { return code }
    return row(Self.undetermined, scriptNumber, 0) ?? region ?? anything
  }

  /// For a language that CLDR says nothing about, the script and the region that are likely for none.
  private var likelyOfUnknown: LanguageCode {
    row(Self.undetermined, scriptNumber, 0) ?? anything
  }

  private var anything: LanguageCode {
    LanguageTables.likely(Self.nothing) ?? Self.nothing
  }

  private static var nothing: LanguageCode {
    LanguageCode(language: undetermined, scriptNumber: 0, regionNumber: 0)
  }

  /// The row for a language with a script or a region; nil for one that is not listed.
  private func row(_ language: UInt16, _ script: Int, _ region: Int) -> LanguageCode? {
    if script == 0, region == 0 { return nil }
    return LanguageTables.likely(
      LanguageCode(language: language, scriptNumber: script, regionNumber: region)
    )
  }
}

// MARK: - Distances

extension MaximizedLanguage {
  /// The distance from which on a language does not serve who wants another: that of a different script.
  static var threshold: Int { LanguageTables.defaultDistances.script }

  /// How far a supported language is from this one, where their languages have a distance.
  ///
  /// See UTS #35 part 1, "Enhanced Language Matching".
  ///
  /// - Parameter languageDistance: The distance of the languages alone.
  /// - Returns: The distance; nil if it is not below the threshold.
  func distance(to supported: MaximizedLanguage, languageDistance: Int) -> Int? {
    var distance = languageDistance
    if script != supported.script {
      distance +=
        LanguageTables.scriptDistance(
          language,
          supported.language,
          Int(scriptNumber),
          Int(supported.scriptNumber)
        ) ?? LanguageTables.defaultDistances.script
      guard distance < Self.threshold else { return nil }
    }
    if region != supported.region { distance += regionDistance(to: supported) }
    return distance < Self.threshold ? distance : nil
  }

  private func regionDistance(to supported: MaximizedLanguage) -> Int {
    let (script, other) = (Int(scriptNumber), Int(supported.scriptNumber))
    guard language == supported.language,
      let group = LanguageTables.regionGroup(language, script == other ? script : 0xFF)
    else { return LanguageTables.defaultDistances.region }
    // A region that contains others is as far as the farthest of them.
    var distance: UInt8 = 0
    var rows = parts
    while rows != 0 {
      let row = group << 6 | rows.trailingZeroBitCount << 3
      var columns = supported.parts
      while columns != 0 {
        distance = max(distance, LanguageTables.regionDistances[row | columns.trailingZeroBitCount])
        columns &= columns - 1
      }
      rows &= rows - 1
    }
    return Int(distance)
  }
}
