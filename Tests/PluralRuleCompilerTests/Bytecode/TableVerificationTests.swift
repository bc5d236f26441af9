import PluralRuleCompiler
import Plurals
import Testing

@Suite("Verification of tables")
struct TableVerificationTests {
  /// Data with every kind of row that tables have.
  private static func smallData() throws -> PluralData {
    func group(_ text: String, _ locales: String...) throws -> PluralRuleGroup {
      PluralRuleGroup(locales: locales, ruleSet: try PluralRuleSet(parsing: text))
    }
    return PluralData(
      cardinals: [
        try group("one: n = 1; few: n % 1000 = 7 and v = 2; other:", "aa", "aaa"),
        try group("two: n = 2; other:", "aa_Latn_XX", "longlang", "longlang_ZZ"),
      ],
      ordinals: [try group("many: n % 10 = 3; other:", "bb", "aa")],
      ranges: [
        PluralRangeGroup(
          locales: ["aa"],
          rows: [PluralRangeRow(start: .one, end: .other, result: .few)]
        )
      ],
      aliases: [
        LanguageAlias(type: "old", replacement: "aa"),
        LanguageAlias(type: "bb_variant", replacement: "aa"),
        LanguageAlias(type: "x_y", replacement: "bb"),
        LanguageAlias(type: "i_ll", replacement: "longlang"),
      ]
    )
  }

  private static let identifiers = [
    "", "root", "aa", "aaa", "aa-Latn", "aa-Latn-XX", "longlang", "longlang-ZZ", "bb", "bb-variant",
    "old", "old-Latn-XX", "x-y", "i-ll", "zz", "en", "pt-PT", "zh-yue-HK", "no-bokmal", "iw",
    "kok-Latn", "sr-Latn-BA-u-nu-latn", "mo", "i-lux",
  ]

  private static let numbers = ["0", "1", "2", "7.00", "13", "1007.00", "1c6"]
    .compactMap { try? PluralOperands(parsing: $0) }

  /// Asks tables for everything. That it ends, with categories that the rules have, is the test.
  private func areHarmless(_ tables: PluralTables) -> Bool {
    let identifiers =
      Self.identifiers + tables.withLocales { $0.names(with: .cardinal) + $0.names(with: .ranges) }
    for identifier in identifiers {
      for type in PluralRuleType.allCases {
        let rules = PluralRules(tables: tables, locale: identifier, type: type)
        for number in Self.numbers {
          guard rules.categories.contains(rules.category(for: number)) else { return false }
        }
        for (start, end) in [(PluralCategory.zero, PluralCategory.other), (.one, .few)] {
          _ = rules.category(from: start, to: end)
        }
        guard !rules.resolvedLocale.isEmpty, rules.category(for: 1) == rules.category(for: -1)
        else { return false }
      }
    }
    return true
  }

  @Test("the built-in tables are well-formed, so that they may be read unchecked")
  func builtIn() {
    #expect(
      PluralTables(verifying: PluralTables.builtIn.words)?.words == PluralTables.builtIn.words
    )
  }

  @Test("each bit of each word of small tables may be damaged: they are refused, or harmless")
  func eachBit() throws {
    let words = try PluralTables(compiling: Self.smallData()).words
    try #require(PluralTables(verifying: words).map(areHarmless) == true)
    var refused: [Int: Int] = [:]
    for position in words.indices {
      for bit in 0..<32 {
        var damaged = words
        damaged[position] ^= 1 << UInt32(bit)
        if let tables = PluralTables(verifying: damaged) {
          #expect(areHarmless(tables), "word \(position), bit \(bit)")
        } else {
          refused[position, default: 0] += 1
        }
      }
    }
    #expect((0..<LocaleIndex.directoryCount).allSatisfy { refused[$0] == 32 }, "the directory")
    // Every word has a bit that decides whether it is well-formed.
    #expect(refused.count == words.count)
  }

  @Test("words of the built-in tables may be damaged: they are refused, or harmless")
  func eachWord() {
    let words = PluralTables.builtIn.words
    for position in words.indices {
      var damaged = words
      // Another bit in each word, and in each row of a section.
      damaged[position] ^= 1 << UInt32(position * 11 % 32)
      guard let tables = PluralTables(verifying: damaged) else { continue }
      for identifier in ["zh-yue", "pt-PT", "pl", "iw"] {
        let rules = PluralRules(tables: tables, locale: identifier, type: .cardinal)
        #expect(Self.numbers.allSatisfy { rules.categories.contains(rules.category(for: $0)) })
      }
    }
  }

  @Test("words that end too early are refused", arguments: [0, 1, 4, 5, 6, 100])
  func truncated(count: Int) throws {
    let words = try PluralTables(compiling: Self.smallData()).words
    #expect(PluralTables(verifying: Array(words.prefix(count))) == nil)
    #expect(PluralTables(verifying: words.dropLast()) == nil)
  }
}
