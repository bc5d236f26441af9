import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Collections of rules")
struct CollectionTests {
  @Test("the built-in collection has the locales of CLDR's files")
  func locales() {
    let collection = PluralRuleLibrary.builtIn
    // Names in the files that language aliases replace.
    let replaced = [
      "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr", "tl": "fil",
    ]
    for type in PluralRuleType.allCases {
      let names = CLDRRules.groups.filter { $0.type == type }.flatMap(\.locales)
      let locales = collection.locales(type: type)
      #expect(locales == names.map { $0.replacing("_", with: "-") }.sorted())
      for locale in locales {
        let resolved = replaced[locale] ?? locale
        #expect(collection.rules(locale: locale, type: type).resolvedLocale == resolved)
        #expect(PluralRules(locale: locale, type: type).resolvedLocale == resolved)
      }
    }
  }

  @Test("an override holds for all identifiers that resolve to its locale, in its copy alone")
  func override() throws {
    var collection = PluralRuleLibrary.builtIn
    let copy = collection
    let ruleSet = try PluralRuleSet(parsing: "one: i = 1; other:")
    #expect(try collection.override(locale: "en_GB", with: ruleSet) == "en")
    for locale in ["en", "EN", "en-US", "eng", "en_US.UTF-8"] {
      #expect(try collection.rules(locale: locale).category(for: "1.0") == .one)
      #expect(try #require(collection.rules(knownLocale: locale)).category(for: "1.0") == .one)
    }
    #expect(collection.rules(locale: "en", type: .ordinal).category(for: 2) == .two)
    #expect(try collection.rules(locale: "de").category(for: "1.0") == .other)
    #expect(try copy.rules(locale: "en").category(for: "1.0") == .other)
    #expect(try PluralRules(locale: "en").category(for: "1.0") == .other)
    #expect(collection.rules(locale: "en").category(from: 0, to: 1) == .other)
    #expect(collection.locales() == copy.locales())
  }

  @Test("an override replaces the one before it")
  func twice() throws {
    var collection = PluralRuleLibrary.builtIn
    try collection.override(locale: "ja", with: PluralRuleSet(parsing: "one: n = 1; other:"))
    try collection.override(locale: "jpn", with: PluralRuleSet(parsing: "two: n = 2; other:"))
    #expect(collection.rules(locale: "ja").category(for: 1) == .other)
    #expect(collection.rules(locale: "ja").category(for: 2) == .two)
  }

  @Test("an override of a language leaves its regions with rules of their own")
  func regions() throws {
    var collection = PluralRuleLibrary.builtIn
    let ruleSet = try PluralRuleSet(parsing: "few: n = 7; other:")
    #expect(try collection.override(locale: "pt", with: ruleSet) == "pt")
    #expect(collection.rules(locale: "pt-BR").category(for: 7) == .few)
    #expect(collection.rules(locale: "pt-PT").category(for: 7) == .other)
    // Ordinals have no entry for pt-PT.
    #expect(try collection.override(locale: "pt-PT", type: .ordinal, with: ruleSet) == "pt")
    #expect(collection.rules(locale: "pt", type: .ordinal).category(for: 7) == .few)
    #expect(collection.rules(locale: "pt-PT", type: .ordinal).category(for: 7) == .few)
  }

  @Test("a locale without rules cannot be overridden")
  func unknown() throws {
    var collection = PluralRuleLibrary.builtIn
    let ruleSet = try PluralRuleSet(parsing: "one: n = 1; other:")
    for locale in ["tlh", "xx", "", "en-"] {
      #expect(throws: PluralTableError.self) {
        try collection.override(locale: locale, with: ruleSet)
      }
      #expect(collection.rules(locale: locale).category(for: 1) == .other)
      #expect(collection.rules(knownLocale: locale) == nil)
    }
    #expect(throws: PluralTableError.self) {
      try collection.override(locale: "nn", type: .ordinal, with: ruleSet)
    }
    #expect(try collection.override(locale: "root", with: ruleSet) == "root")
    #expect(collection.rules(locale: "tlh").category(for: 1) == .one)
    #expect(collection.rules(knownLocale: "tlh") == nil)
  }

  @Test("rules are equal only if their range tables are")
  func equality() throws {
    func rules(_ result: PluralCategory) throws -> PluralRules {
      let ruleSet = try PluralRuleSet(parsing: "one: n = 1; other:")
      let row = PluralRangeRow(start: .one, end: .other, result: result)
      let data = PluralData(
        cardinals: [PluralRuleGroup(locales: ["en"], ruleSet: ruleSet)],
        ranges: [PluralRangeGroup(locales: ["en"], rows: [row])]
      )
      return try PluralRuleLibrary(compiling: data).rules(locale: "en")
    }
    #expect(try rules(.one) == rules(.one))
    #expect(try rules(.one) != rules(.other))
    #expect(Set([try rules(.one), try rules(.other), try rules(.one)]).count == 2)
  }

  @Test("a subtag has two letters or more", arguments: ["e", "en_a", "en__US"])
  func shortSubtags(name: String) throws {
    let ruleSet = try PluralRuleSet(parsing: "one: n = 1; other:")
    let data = PluralData(cardinals: [PluralRuleGroup(locales: [name], ruleSet: ruleSet)])
    #expect(throws: PluralTableError.self) { try PluralRuleLibrary(compiling: data) }
  }
}
