import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Exact analysis of integers")
struct IntegerAnalysisTests {
  @Test(
    "the profile has the bound and the period of the rules",
    arguments: [
      ("other:", 0, 1), ("one: n = 1; other:", 2, 1), ("one: i = 0..5,9 and v = 0; other:", 10, 1),
      ("one: n % 10 = 1 and n % 100 != 11; other:", 0, 100),
      ("one: n = 1; few: n % 12 = 3; many: n % 10 = 4; other:", 2, 60),
      ("many: n != 0 and n % 1000000 = 0; other:", 1, 1_000_000),
      ("one: v = 5 and t = 7; other:", 0, 1), ("one: n within 0..2; other:", 3, 1),
      ("one: n % 1000000000000000000 = 1; other:", 0, 1_000_000_000_000_000_000),
    ] as [(String, UInt64, UInt64)]
  )
  func profile(rules: String, bound: UInt64, period: UInt64) throws {
    let profile = try PluralRuleSet(parsing: rules).integerProfile
    #expect((profile.bound, profile.period) == (bound, period))
  }

  @Test(
    "sets are printed with their smallest members and what makes a member",
    arguments: [
      ("one: n = 1; other:", .one, "1"), ("one: n = 1; other:", .few, "none"),
      ("other:", .other, "every n"), ("one: i % 10 = 0..9; other:", .one, "every n"),
      ("one: n = 3..10,13..19; other:", .one, "3~10, 13~19"),
      (
        "one: n % 10 = 1 and n % 100 != 11; other:", .one,
        "1, 21, 31, 41, 51, 61, 71, 81, … : n ≡ 1 (mod 10) except n ≡ 11 (mod 100)"
      ),
      (
        "many: n != 0 and n % 1000000 = 0; other:", .many,
        "1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, … : "
          + "n ≡ 0 (mod 1000000) except n = 0"
      ),
      (
        "few: n = 0 or n != 1 and n % 100 = 1..19; other:", .few,
        "0, 2~8, … : n ≡ 1..19 (mod 100) or n = 0 except n = 1"
      ),
      ("one: n = 1; other:", .other, "0, 2~8, … : every n except n = 1"),
      ("one: n % 7 = 3; other:", .one, "3, 10, 17, 24, 31, 38, 45, 52, … : n ≡ 3 (mod 7)"),
      ("many: v != 0; other:", .many, "none"),
    ] as [(String, PluralCategory, String)]
  )
  func descriptions(rules: String, category: PluralCategory, text: String) throws {
    #expect(try PluralRuleSet(parsing: rules).integerSet(of: category).description == text)
  }

  @Test("a set has the members, count and density that walking finds", arguments: CLDRRules.groups)
  func setsEqualWalk(group: CLDRRules.Group) throws {
    let rules = PluralRules(compiling: try PluralRuleSet(parsing: group.rules))
    let profile = try rules.integerProfile
    let walked = min(profile.bound + 2 * profile.period, 20_000)
    var sum = 0.0
    for category in PluralCategory.allCases {
      let set = try rules.integerSet(of: category)
      sum += set.density.value
      let members = (0..<walked).filter { rules.category(for: $0) == category }
      #expect((0..<walked).filter(set.contains) == members)
      #expect(set.prefix(50).filter { $0 < walked } == Array(members.prefix(50)))
      #expect(set.isEmpty == (set.first == nil))
      if profile.period <= 1_000 {
        let periodic = members.filter { $0 >= profile.bound && $0 < profile.bound + profile.period }
        #expect(set.density.value == Double(periodic.count) / Double(profile.period))
        #expect(set.count == (periodic.isEmpty ? UInt64(members.count) : nil))
      }
    }
    #expect(abs(sum - 1) < 1e-9)
  }

  @Test("no integer is many in Czech, and a millionth are in French")
  func reach() throws {
    #expect(try PluralRules(locale: "cs").integerSet(of: .many).isEmpty)
    let many = try PluralRules(locale: "fr").integerSet(of: .many)
    #expect(many.density.description == "1/1000000")
    #expect(!many.contains(0) && many.contains(3_000_000) && !many.contains(3_000_001))
    let two = try PluralRules(locale: "kw").integerSet(of: .two)
    // From the rule: 5 of 100; of the multiples of 1,000 in each 100,000 those from 1,000 to 20,000
    // and three more; and one of a million.
    #expect(two.density.numerator * (1_000_000 / two.density.denominator) == 50_000 + 230 + 1)
  }

  @Test("equal partitions are found whatever their categories are called")
  func equalPartitions() throws {
    let first = try PluralRuleSet(parsing: "zero: n = 0; one: n % 10 = 1 and n % 100 != 11; other:")
    let second = try PluralRuleSet(
      parsing: """
        few: i % 10 = 1 and i % 100 != 11 and v = 0;
        many: n != 0 and n % 10 != 1 or n % 100 = 11; other:
        """
    )
    let equivalence = try first.equivalence(with: second)
    #expect(equivalence.isEqual)
    #expect(equivalence.mapping == [.zero: .other, .one: .few, .other: .many])
    #expect(equivalence.disagreement.description == "0")
    #expect(equivalence.differences.isEmpty)
  }

  @Test(
    "a difference has its smallest number, density and numbers",
    arguments: [
      ("one: n = 1; other:", "one: n = 0,1; other:", 0, "0", "0"),
      (
        "one: n % 10 = 1 and n % 100 != 11; other:", "one: n % 10 = 1; other:", 11, "1/100",
        "11, 111, 211, 311, 411, 511, 611, 711, … : n ≡ 11 (mod 100)"
      ),
      (
        "one: n = 1; many: n != 0 and n % 1000000 = 0; other:", "one: n = 1; other:", 1_000_000,
        "1/1000000",
        "1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, … : "
          + "n ≡ 0 (mod 1000000) except n = 0"
      ),
    ] as [(String, String, UInt64, String, String)]
  )
  func differences(
    first: String,
    second: String,
    smallest: UInt64,
    density: String,
    set: String
  ) throws {
    let equivalence = try PluralRuleSet(parsing: first).equivalence(
      with: try PluralRuleSet(parsing: second)
    )
    #expect(!equivalence.isEqual)
    #expect(equivalence.counterexample == smallest)
    #expect(equivalence.disagreement.description == density)
    #expect(equivalence.differences.map(\.integers.description) == [set])
  }

  @Test(
    "among mappings of equal density the numbers before the periodic part count, then the names",
    arguments: [
      (
        "one: n = 0..2; other:", "few: n = 0; many: n = 1,2; other:",
        [.one: .many, .other: .other], 0
      ),
      (
        "one: n = 0..2; other:", "few: n = 0,1; many: n = 2; other:",
        [.one: .few, .other: .other], 2
      ),
      (
        "two: n = 0,1; other:", "one: n = 0; two: n = 1; other:",
        [.two: .two, .other: .other], 0
      ),
      (
        "one: n = 0,1; other:", "one: n = 0; two: n = 1; other:",
        [.one: .one, .other: .other], 1
      ),
      (
        "two: n = 0..2; other:", "one: n = 0,1; two: n = 2; other:",
        [.two: .one, .other: .other], 2
      ),
      // Density before all.
      (
        "one: n % 3 != 0; other:", "one: n = 1..100; two: n % 3 != 0; other:",
        [.one: .two, .other: .other], 1
      ),
    ] as [(String, String, [PluralCategory: PluralCategory], UInt64)]
  )
  func mappings(
    first: String,
    second: String,
    mapping: [PluralCategory: PluralCategory],
    counterexample: UInt64
  ) throws {
    let equivalence = try PluralRuleSet(parsing: first).equivalence(
      with: try PluralRuleSet(parsing: second)
    )
    #expect(equivalence.mapping == mapping)
    #expect(equivalence.counterexample == counterexample)
  }

  @Test("the first members of a set end where the numbers of 64 bits do")
  func prefixes() throws {
    let large: UInt64 = 1_000_000_000_000_000_000
    func first(_ count: Int, _ remainder: UInt64) throws -> [UInt64] {
      let text = "one: n % \(large) = \(remainder); other:"
      return try PluralRuleSet(parsing: text).integerSet(of: .one).prefix(count)
    }
    // Those up to the largest Int.
    #expect(try first(20, large / 2) == (0..<9).map { large / 2 + large * $0 })
    #expect(try first(9, large / 2).last == 8_500_000_000_000_000_000)
    #expect(try first(8, large / 2).count == 8)
    #expect(try first(20, 0) == (0...9).map { large * $0 })
  }

  @Test(
    "a set is said by what is in it, unless what is out of it is shorter by more than the words",
    arguments: [
      ("one: n % 3 = 1..2; other:", "n ≡ 1..2 (mod 3)"),
      ("one: n % 5 = 1..4; other:", "except n ≡ 0 (mod 5)"),
    ]
  )
  func complements(rules: String, part: String) throws {
    let set = try PluralRules(compiling: try PluralRuleSet(parsing: rules)).integerSet(of: .one)
    #expect(set.description.contains(part), "\(set)")
  }

  @Test("all pairs of CLDR's cardinal rule sets are decided, and walking agrees")
  func allPairs() throws {
    let sets = try CLDRRules.groups.filter { $0.type == .cardinal }.map {
      PluralRules(compiling: try PluralRuleSet(parsing: $0.rules))
    }
    #expect(sets.count == CLDRPins.count("cardinal rule sets"))
    let numbers = 0..<UInt64(1_200)
    let categories = sets.map { rules in numbers.map { rules.category(for: $0) } }
    for first in sets.indices {
      for second in sets.indices[first...] {
        let equivalence = try sets[first].equivalence(with: sets[second])
        let walked = numbers.first {
          equivalence.mapping[categories[first][Int($0)]] != categories[second][Int($0)]
        }
        #expect(walked == equivalence.counterexample.flatMap { $0 < 1_200 ? $0 : nil })
      }
    }
  }

  @Test(
    "what is beyond the limits is an error, not a guess",
    arguments: [
      (
        "one: n % 1000000007 = 1; few: n % 998244353 = 1; many: n % 1000000009 = 3; other:",
        IntegerAnalysisError.periodTooLarge
      ),
      ("one: n % 10000019 = 1; few: n % 100000007 = 1; other:", .tooManySegments),
      // 2^62 + 2^31, and a little less than 2^62.
      ("one: n % 2147483648 = 1; few: n % 2147483649 = 1; other:", .periodTooLarge),
      ("one: n % 2147483648 = 1; few: n % 2147483647 = 1; other:", .tooManySegments),
    ]
  )
  func limits(rules: String, error: IntegerAnalysisError) throws {
    let rules = try PluralRuleSet(parsing: rules)
    #expect(throws: error) { try rules.integerSet(of: .one) }
  }

  @Test(
    "within beyond the modulus holds no remainder that there is not",
    arguments: [
      "one: n % 100 within 9..112; two: n % 11 = 6; other:",
      "one: n % 2000 within 5..3000; two: n % 3000 = 7; other:",
      "one: n % 7 within 7..9; other:", "one: n within 2..5; other:",
    ]
  )
  func withinBeyondModulus(text: String) throws {
    let rules = PluralRules(compiling: try PluralRuleSet(parsing: text))
    for category in PluralCategory.allCases {
      let set = try rules.integerSet(of: category)
      let wrong = (0..<UInt64(7_000)).first {
        set.contains($0) != (rules.category(for: $0) == category)
      }
      #expect(wrong == nil)
    }
  }

  @Test(
    "sets that are no few classes are described at once, and truly",
    arguments: [
      ("one: n % 1000000 = 67660..476182; other:", .one, "n ≡ 67660..476182 (mod 1000000)"),
      (
        "one: n % 1000000000000000000 = 1..999999999; other:", .one,
        "n ≡ 1..999999999 (mod 1000000000000000000)"
      ),
      ("one: n = 3..500; other:", .one, "3~500"),
      ("one: n = 0..1000000000000000000; other:", .one, "0~1000000000000000000"),
      ("one: n = 5000; other:", .other, "every n from 5001 on; and n = 0..4999"),
      (
        "other: ; one: n % 10 = 1..4 and n % 100 != 11..14", .other,
        "every n except n ≡ 1..4 (mod 10); and n ≡ 11..14 (mod 100)"
      ),
      ("one: n % 983 = 1 or n % 991 = 1; other:", .one, "of all integers, repeating after 974153"),
    ] as [(String, PluralCategory, String)]
  )
  func unusualDescriptions(rules: String, category: PluralCategory, text: String) throws {
    let description = try PluralRuleSet(parsing: rules).integerSet(of: category).description
    #expect(description.contains(text), "\(description)")
  }

  @Test("relations count as pieces do: a rule of a few thousand bytes is refused at once")
  func relations() throws {
    let relations = (0..<200).map { "n % \($0 % 2 == 0 ? 1999 : 1993) = \($0 * 7 + 1)" }
    let ruleSet = try PluralRuleSet(parsing: "one: \(relations.joined(separator: " or ")); other:")
    #expect(throws: IntegerAnalysisError.tooManySegments) { try ruleSet.integerSet(of: .one) }
    #expect(throws: PluralReachabilityError.integers(.tooManySegments)) { try ruleSet.reachability }
    // The rules themselves are none the worse.
    #expect(PluralRules(compiling: ruleSet).category(for: 8) == .one)
    let few = try PluralRuleSet(
      parsing: "one: \(relations.prefix(8).joined(separator: " or ")); other:"
    )
    #expect(try few.integerSet(of: .one).contains(1_999 * 1_993 + 1))
  }
}
