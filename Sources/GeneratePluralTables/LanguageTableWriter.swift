import Plurals

/// Writes the tables for matching languages as Swift source.
struct LanguageTableWriter {
  let tables: LanguageTableBuilder
  let version: String

  var source: String {
    """
    // swift-format-ignore-file
    // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.

    /// The distances between languages, likely subtags, aliases and parent locales of CLDR \(version).
    ///
    /// Data from Unicode CLDR, © 1991-2026 Unicode, Inc., under the Unicode License V3 in cldr/LICENSE.
    /// Each table is in ascending order, so that rows are found by bisection.
    ///
    /// A *key* is a language of two or three letters in 15 bits, as `LocaleIndex.languageKey` packs it;
    /// scripts and regions have numbers: their places in ``scripts`` and ``regions`` from 1, and 0 for
    /// none. A *code* has a key in bits 17–31, a script's number in 9–16 and a region's in 0–8.
    enum LanguageTables {
      /// Scripts, as `Subtag` packs them.
      static let scripts: [UInt32] = [
    \(rows(tables.scripts, digits: 8))
      ]

      /// Regions, as `Subtag` packs them.
      static let regions: [UInt32] = [
    \(rows(tables.regions, digits: 8))
      ]

      /// For each region a bit for each of the parts of the world that distances tell apart. The highest
      /// is for regions that are not listed.
      static let regionParts: [UInt8] = [
    \(rows(tables.partitions, digits: nil))
      ]

      /// The codes of languages with their likely scripts and regions.
      static let likelyOfLanguages: [UInt32] = [
    \(rows(tables.likelyOfLanguages, digits: 8))
      ]

      /// The row where each of `LocaleIndex.initial(ofLanguage:)` begins among ``likelyOfLanguages``.
      static let likelyOfLanguagesStarts: [UInt16] = [
    \(starts(tables.likelyOfLanguages) { $0 >> 17 })
      ]

      /// What is likely for a language with a script or a region, or for these alone: the code of that
      /// above the likely code.
      static let likelyOfOthers: [UInt64] = [
    \(rows(tables.likelyOfOthers, digits: 16))
      ]

      /// The row where each of `LocaleIndex.initial(ofLanguage:)` begins among ``likelyOfOthers``.
      static let likelyOfOthersStarts: [UInt16] = [
    \(starts(tables.likelyOfOthers) { $0 >> 49 })
      ]

      /// The distances between languages: the key of the wanted one in bits 22–36, of the supported one in
      /// 7–21, and the distance in 0–6.
      static let languageDistances: [UInt64] = [
    \(rows(tables.languageDistances, digits: 12))
      ]

      /// The row where each of `LocaleIndex.initial(ofLanguage:)` begins among ``languageDistances``.
      static let languageDistancesStarts: [UInt16] = [
    \(starts(tables.languageDistances) { $0 >> 22 })
      ]

      /// The distances between scripts: the keys of the languages from bits 38 and 23 on, the numbers of the
      /// scripts from 15 and 7, and the distance.
      static let scriptDistances: [UInt64] = [
    \(rows(tables.scriptDistances, digits: 16))
      ]

      /// The languages that have distances of their own between regions: the key above eight bits for
      /// the script that they are for, 0 for any.
      static let regionGroups: [UInt32] = [
    \(rows(tables.regionGroups, digits: 8))
      ]

      /// For each of these eight rows, one for each part of the world where the language is wanted, of eight
      /// distances, one for each part where it is supported.
      static let regionDistances: [UInt8] = [
    \(tables.regionDistances.map { rows($0, digits: nil) }.joined(separator: "\n"))
      ]

      /// The distances of languages, scripts and regions that are not equal and have no distance above.
      static let defaultDistances = (language: \(tables.defaultDistances[0]), \
    script: \(tables.defaultDistances[1]), region: \(tables.defaultDistances[2]))

      /// The codes that are preferred where distances are equal, in no order.
      static let paradigms: [UInt32] = [
    \(rows(tables.paradigms, digits: 8))
      ]

      /// The keys of replaced languages, each above the code that replaces it.
      static let aliases: [UInt64] = [
    \(rows(tables.aliases, digits: 12))
      ]

      /// The row where each of `LocaleIndex.initial(ofLanguage:)` begins among ``aliases``.
      static let aliasesStarts: [UInt16] = [
    \(starts(tables.aliases) { $0 >> 32 })
      ]

      /// Replaced pairs of subtags, two words each: from bit 48 on the key of the first, or `i` as `Subtag`
      /// packs it, and below it the packed second; then the code that replaces them.
      static let pairAliases: [UInt64] = [
    \(tables.pairAliases.map { rows($0, digits: 16) }.joined(separator: "\n"))
      ]

      /// Replaced regions, packed, each above the packed region that replaces it.
      static let regionAliases: [UInt64] = [
    \(rows(tables.regionAliases, digits: 16))
      ]

      /// The codes of locales, each above the code of the parent that truncation does not give.
      static let parents: [UInt64] = [
    \(rows(tables.parents, digits: 16))
      ]
    }

    """
  }

  /// For each initial of a language the first row whose key has it or a later one, and the number of rows.
  private func starts(_ values: [UInt64], _ key: (UInt64) -> UInt64) -> String {
    let initials = values.map { LocaleIndex.initial(ofLanguage: UInt16(key($0))) }
    let starts = (0...LocaleIndex.initialCount).map { initial in
      UInt64(initials.firstIndex { $0 >= initial } ?? initials.count)
    }
    return rows(starts, digits: nil)
  }

  private func rows(_ values: [UInt64], digits: Int?) -> String {
    let texts = values.map { value in
      digits.map { SourceText.hex(value, digits: $0) } ?? "\(value)"
    }
    return SourceText.lines(texts)
  }
}
