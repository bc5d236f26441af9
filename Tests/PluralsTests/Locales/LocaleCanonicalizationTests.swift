import Plurals
import TestSupport
import Testing

@Suite("Locale matching against UTS #35, Annex C")
struct LocaleCanonicalizationTests {
  static let cardinals = ReferenceLocaleMatcher(
    locales: CLDRData.cardinalLocales,
    aliases: CLDRData.languageAliases
  )
  static let ordinals = ReferenceLocaleMatcher(
    locales: CLDRData.ordinalLocales,
    aliases: CLDRData.languageAliases
  )

  /// Checks what an identifier resolves to.
  private func check(_ identifier: String, _ type: PluralRuleType) {
    let matcher = type == .cardinal ? Self.cardinals : Self.ordinals
    let resolved = PluralRules(locale: identifier, type: type).resolvedLocale
    let expected = matcher.resolve(identifier)
    if resolved.lowercased() != expected.map({ $0 == "_" ? "-" : String($0) }).joined() {
      Issue.record("\(identifier) \(type) resolves to \(resolved), not to \(expected)")
    }
  }

  @Test("every locale of CLDR's files resolves to itself or to what replaces it")
  func listedLocales() {
    #expect(CLDRData.cardinalLocales.count == 227)
    #expect(CLDRData.ordinalLocales.count == 110)
    let aliases = Dictionary(uniqueKeysWithValues: CLDRData.languageAliases.map { ($0, $1) })
    for (locales, type) in [
      (CLDRData.cardinalLocales, PluralRuleType.cardinal),
      (CLDRData.ordinalLocales, .ordinal),
      (CLDRData.rangeLocales, .cardinal),
    ] {
      for locale in locales {
        check(locale, type)
        guard aliases[locale] == nil else { continue }
        let name = locale.map { $0 == "_" ? "-" : String($0) }.joined()
        #expect(PluralRules(locale: locale, type: type).resolvedLocale == name)
        #expect(PluralRules(knownLocale: locale, type: type)?.resolvedLocale == name)
      }
    }
  }

  @Test("every locale of CLDR's files is found with a script, a region and a variant behind it")
  func suffixes() {
    for type in PluralRuleType.allCases {
      for locale in Set(CLDRData.cardinalLocales).subtracting(["root"]).sorted() {
        // A name that has a script or region already cannot have another.
        let suffixes =
          locale.contains("_")
          ? ["-ao1990", "_1994_rozaj"]
          : ["-Latn", "-PT", "-419", "-Latn-PT", "-ao1990", "_1994_rozaj", "_PT_ao1990"]
        for suffix in suffixes { check(locale + suffix, type) }
      }
    }
  }

  @Test("every language alias leads to the entry of its replacement")
  func aliases() {
    #expect(CLDRData.languageAliases.count == 500)
    for alias in CLDRData.languageAliases {
      for type in PluralRuleType.allCases {
        check(alias.type, type)
        check(alias.type.uppercased(), type)
        // Tags that are no Unicode language identifiers are replaced as a whole.
        guard ReferenceLocaleMatcher.Identifier(alias.type) != nil else { continue }
        for suffix in ["_Latn", "-PT", "_Latn-IN", "-ao1990"] where !alias.type.contains("_") {
          check(alias.type + suffix, type)
        }
      }
    }
  }

  @Test("the subtags of an alias may stand among others")
  func scatteredAliases() {
    for alias in CLDRData.languageAliases {
      guard let type = ReferenceLocaleMatcher.Identifier(alias.type), type.count > 1 else {
        continue
      }
      let subtags = type.subtags
      let variants = subtags.dropFirst().joined(separator: "-")
      guard type.fields[2].isEmpty else { continue }
      for tag in ["\(subtags[0])-US-\(variants)", "\(subtags[0])-Latn-US-\(variants)-ao1990"] {
        for type in PluralRuleType.allCases { check(tag, type) }
      }
    }
  }
  @Test("of several aliases with as many subtags the first of the alphabet counts")
  func severalAliases() {
    #expect(PluralRules(locale: "no-bokmal-nynorsk").resolvedLocale == "nb")
    for language in ["no", "nor"] {
      for variants in ["bokmal-nynorsk", "nynorsk-bokmal", "1994-nynorsk-bokmal"] {
        for type in PluralRuleType.allCases { check("\(language)-\(variants)", type) }
      }
    }
  }
}
