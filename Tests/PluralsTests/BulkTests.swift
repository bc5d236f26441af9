import Plurals
import Testing

@Suite("Categories of many integers at once")
struct BulkTests {
  private static let numbers: [Int64] =
    Array(-150...1_250) + [99_999, 100_000, 999_999, 1_000_000, 1_000_001, -2_000_000, .min, .max]

  @Test("are those of single calls, in every locale", arguments: PluralRuleType.allCases)
  func equalSingleCalls(type: PluralRuleType) {
    for locale in PluralTables.builtIn.withLocales({ $0.names(with: LocaleIndex.Kind(type)) }) {
      let rules = PluralRules(locale: locale, type: type)
      var categories: [PluralCategory] = []
      rules.categories(for: Self.numbers, into: &categories)
      #expect(categories == Self.numbers.map { rules.category(for: $0) }, "\(locale)")
    }
  }

  @Test("are those of single calls for integers of every width")
  func everyWidth() {
    func check<Number: FixedWidthInteger>(_ numbers: [Number]) {
      for locale in ["pl", "fr", "br", "kw", "ar", "ja"] {
        let rules = PluralRules(locale: locale)
        var categories: [PluralCategory] = []
        rules.categories(for: numbers, into: &categories)
        #expect(categories == numbers.map { rules.category(for: $0) })
      }
    }
    check(Array(Int8.min...Int8.max))
    check(Array(UInt8.min...UInt8.max))
    check([Int16.min, -1, 0, 1, 100, 101, .max])
    check([Int32.min, -2_000_000, 0, 1_000_000, .max])
    check([UInt32.max, 4_294_000_000, 99, 100])
    check([UInt64.max, 1_000_000, 12, 112])
    check([Int128.min, 0, 1, 22, 1_000_000, .max])
  }

  @Test("replace what was there, and come from any collection")
  func replaceContent() {
    let rules = PluralRules(locale: "en")
    var categories: [PluralCategory] = [.zero, .zero, .zero, .zero]
    rules.categories(for: [1, 2], into: &categories)
    #expect(categories == [.one, .other])
    rules.categories(for: 0..<3, into: &categories)
    #expect(categories == [.other, .one, .other])
    rules.categories(for: (0..<4).lazy.map { $0 % 2 }, into: &categories)
    #expect(categories == [.other, .one, .other, .one])
    rules.categories(for: [Int](), into: &categories)
    #expect(categories == [])
  }

  @Test("come as a list, or in memory with room to spare")
  func otherShapes() {
    let rules = PluralRules(locale: "pl")
    let numbers: [Int32] = [1, 2, 5, 22]
    #expect(rules.categories(for: numbers) == [.one, .few, .many, .few])
    #expect(rules.categories(for: numbers.lazy.reversed()) == [.few, .many, .few, .one])
    #expect(rules.categories(for: [Int]()) == [])
    var memory = Array(repeating: PluralCategory.zero, count: 6)
    var span = memory.mutableSpan
    rules.categories(for: numbers.span, into: &span)
    #expect(memory == [.one, .few, .many, .few, .zero, .zero])
  }
}
