import PluralRuleCompiler
import Plurals
import Testing

@Suite("Tables compiled at run time")
struct CompiledDataTests {
  /// A rule set that has only a category for one number, so that it is told from others.
  private func group(_ number: Int, _ locales: String...) throws -> PluralRuleGroup {
    PluralRuleGroup(
      locales: locales,
      ruleSet: try PluralRuleSet(parsing: "one: n = \(number); other:")
    )
  }

  @Test("names of one to three subtags are found, and what is below them")
  func names() throws {
    let collection = try PluralRuleLibrary(
      compiling: PluralData(cardinals: [
        group(1, "aa", "aaa"), group(2, "aa_Latn"), group(3, "aa_Latn_XX"), group(4, "bb_ZZ"),
        group(5, "cc_DD_variant"), group(6, "longlang"), group(7, "longlang_ZZ"),
        group(8, "ee_419"),
      ])
    )
    let expected: [(identifier: String, number: Int, resolved: String)] = [
      ("aa", 1, "aa"), ("aaa", 1, "aaa"), ("AA-zz", 1, "aa"), ("aa-Latn", 2, "aa-Latn"),
      ("aa-Latn-ZZ", 2, "aa-Latn"), ("aa_latn_xx", 3, "aa-Latn-XX"),
      ("aa-Latn-XX-variant", 3, "aa-Latn-XX"), ("aa-XX", 1, "aa"), ("bb-ZZ", 4, "bb-ZZ"),
      ("cc-DD-variant", 5, "cc-DD-variant"), ("longlang", 6, "longlang"),
      ("LongLang-YY", 6, "longlang"), ("longlang-ZZ", 7, "longlang-ZZ"), ("ee-419", 8, "ee-419"),
    ]
    for (identifier, number, resolved) in expected {
      let rules = collection.rules(locale: identifier)
      #expect(rules.resolvedLocale == resolved, "\(identifier)")
      #expect(rules.category(for: number) == .one, "\(identifier)")
      #expect(rules.category(for: number + 1) == .other, "\(identifier)")
      #expect(collection.rules(knownLocale: identifier)?.resolvedLocale == resolved)
      #expect(collection.rules(locale: identifier, type: .ordinal).resolvedLocale == "root")
    }
    // A language that has only regions has no rules itself.
    for identifier in ["bb", "bb-YY", "cc", "cc-DD", "ee", "zz"] {
      #expect(collection.rules(locale: identifier).resolvedLocale == "root", "\(identifier)")
      #expect(collection.rules(knownLocale: identifier) == nil, "\(identifier)")
    }
    #expect(
      Set(collection.locales())
        == Set(expected.map(\.resolved).filter { !$0.isEmpty } + ["root"])
    )
  }

  @Test("aliases lead where they say, over chains, and never in circles")
  func aliases() throws {
    let collection = try PluralRuleLibrary(
      compiling: PluralData(
        cardinals: [group(1, "aa"), group(2, "aa_Latn"), group(3, "bb"), group(4, "longlang")],
        aliases: [
          LanguageAlias(type: "old", replacement: "aa"),
          LanguageAlias(type: "odd", replacement: "old"),
          LanguageAlias(type: "script", replacement: "aa_Latn"),
          LanguageAlias(type: "bb_variant", replacement: "aa"),
          LanguageAlias(type: "x_y", replacement: "bb"),
          LanguageAlias(type: "i_ll", replacement: "longlang"),
          LanguageAlias(type: "gone", replacement: "nowhere"),
          LanguageAlias(type: "ca", replacement: "cb"),
          LanguageAlias(type: "cb", replacement: "ca"),
          LanguageAlias(type: "", replacement: "aa"),
          LanguageAlias(type: "dd", replacement: ""),
        ]
      )
    )
    let expected = [
      "old": "aa", "old-Latn": "aa-Latn", "odd": "aa", "odd-Latn": "aa-Latn",
      "script": "aa-Latn", "script-XX": "aa-Latn", "bb": "bb", "bb-variant": "aa",
      "bb-XX-variant": "aa", "i-ll": "longlang",
      "gone": "root", "ca": "root", "cb": "root", "dd": "root", "": "root",
    ]
    for (identifier, resolved) in expected {
      #expect(collection.rules(locale: identifier).resolvedLocale == resolved, "\(identifier)")
    }
  }

  @Test("a locale may be in one file and not in another")
  func mixed() throws {
    let ranges = PluralRangeGroup(
      locales: ["aa", "cc"],
      rows: [PluralRangeRow(start: .one, end: .other, result: .few)]
    )
    let collection = try PluralRuleLibrary(
      compiling: PluralData(
        cardinals: [group(1, "aa"), group(2, "bb")],
        ordinals: [group(3, "bb", "aa_XX")],
        ranges: [ranges]
      )
    )
    #expect(collection.rules(locale: "aa").category(from: 1, to: 2) == .few)
    #expect(collection.rules(locale: "aa-XX").category(from: 1, to: 2) == .few)
    #expect(collection.rules(locale: "bb").category(from: 2, to: 3) == .other)
    #expect(collection.rules(locale: "aa-XX").resolvedLocale == "aa")
    #expect(collection.rules(locale: "aa-XX", type: .ordinal).resolvedLocale == "aa-XX")
    #expect(collection.rules(locale: "aa", type: .ordinal).resolvedLocale == "root")
    #expect(collection.rules(knownLocale: "cc") == nil)
    #expect(collection.rules(locale: "bb", type: .ordinal).category(for: 3) == .one)
    #expect(collection.locales() == ["aa", "bb", "root"])
    #expect(collection.locales(type: .ordinal) == ["aa-XX", "bb", "root"])
  }

  @Test("no data is data for root")
  func empty() throws {
    let collection = try PluralRuleLibrary(compiling: PluralData())
    #expect(collection.locales() == ["root"])
    #expect(collection.rules(locale: "en").category(for: 1) == .other)
    #expect(collection.rules(knownLocale: "en") == nil)
    #expect(collection.rules(knownLocale: "und")?.resolvedLocale == "root")
  }

  @Test("root may have rules of its own, which are those of unknown locales")
  func root() throws {
    let collection = try PluralRuleLibrary(
      compiling: PluralData(cardinals: [group(7, "root"), group(1, "aa")])
    )
    #expect(collection.rules(locale: "zz").category(for: 7) == .one)
    #expect(collection.rules(locale: "und").category(for: 7) == .one)
    #expect(collection.rules(locale: "aa").category(for: 7) == .other)
  }

  @Test(
    "a name that cannot be looked up is an error that names it",
    arguments: ["", "aa_bb_cc_dd", "a b", "aa__bb", "é", "abcdefghi"]
  )
  func unsupported(_ name: String) throws {
    let data = PluralData(cardinals: [try group(1, "aa", name)])
    #expect(throws: PluralTableError.unsupportedLocale(name)) {
      try PluralRuleLibrary(compiling: data)
    }
    #expect(PluralTableError.unsupportedLocale(name).description.contains("'\(name)'"))
  }

  @Test("more rules than tables can hold are an error, not a wrong answer")
  func tooLarge() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    // Each of the 200 tests in a rule set takes five words.
    func value(_ rule: Int, _ position: Int) -> Int { 5_000_000_000 + position * 1_000 + rule }
    let groups = try (0..<80).map { number in
      let list = (0..<200).map { String(value(number, $0)) }.joined(separator: ",")
      return PluralRuleGroup(
        locales: ["q\(letters[number / 26])\(letters[number % 26])"],
        ruleSet: try PluralRuleSet(parsing: "one: n = \(list); other:")
      )
    }
    let error = #expect(throws: PluralTableError.self) {
      try PluralRuleLibrary(compiling: PluralData(cardinals: groups))
    }
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Half of them fit, and the last answers like the first.
    let collection = try PluralRuleLibrary(
      compiling: PluralData(cardinals: Array(groups[..<40]))
    )
    for number in [0, 39] {
      let rules = collection.rules(locale: groups[number].locales[0])
      #expect(rules.category(for: value(number, 0)) == .one)
      #expect(rules.category(for: value(number, 199)) == .one)
      #expect(rules.category(for: value(39 - number, 199)) == .other)
    }
  }

  @Test("few aliases that make many names are refused, and many that make few are not")
  func multiplyingAliases() throws {
    func name(_ number: Int) -> String {
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      return "x\(letters[number / 26])\(letters[number % 26])yy"
    }
    let regions = (0..<200).map { LanguageAlias(type: "zz_\(1000 + $0)", replacement: "fr") }
    let languages = (0..<200).map { LanguageAlias(type: name($0), replacement: "zz") }
    let groups = [try group(1, "fr")]
    // Each language has each region: 40,000 names.
    let error = #expect(throws: PluralTableError.self) {
      try PluralRuleLibrary(
        compiling: PluralData(cardinals: groups, aliases: regions + languages)
      )
    }
    guard case .tooManyLocales(let count) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(count < 20_000)
    let collection = try PluralRuleLibrary(
      compiling: PluralData(cardinals: groups, aliases: regions + [languages[0]])
    )
    #expect(collection.rules(locale: "zz-1150").resolvedLocale == "fr")
    #expect(collection.rules(locale: name(0) + "-1150").resolvedLocale == "fr")
    #expect(collection.rules(locale: name(1) + "-1150").resolvedLocale == "root")
  }

  @Test("of aliases that fit, that with the most subtags is taken, then the alphabetically first")
  func aliasOrder() throws {
    let collection = try PluralRuleLibrary(
      compiling: PluralData(
        cardinals: [group(1, "aa"), group(2, "bb"), group(3, "cc"), group(4, "dd")],
        aliases: [
          LanguageAlias(type: "zz_yyyyy", replacement: "aa"),
          LanguageAlias(type: "zz_xxxxx", replacement: "bb"),
          LanguageAlias(type: "zz_xxxxx_yyyyy", replacement: "cc"),
          LanguageAlias(type: "zz_wwwww_yyyyy", replacement: "dd"),
          LanguageAlias(type: "qq_yyyyy", replacement: "zz_xxxxx_yyyyy"),
        ]
      )
    )
    for (identifier, expected) in [
      ("zz-yyyyy", "aa"), ("zz-xxxxx", "bb"), ("zz-xxxxx-yyyyy", "cc"), ("qq-yyyyy", "cc"),
      ("zz-wwwww-yyyyy", "dd"), ("zz-vvvvv-yyyyy", "aa"), ("zz-vvvvv", "root"),
    ] {
      #expect(collection.rules(locale: identifier).resolvedLocale == expected, "\(identifier)")
    }
  }
}
