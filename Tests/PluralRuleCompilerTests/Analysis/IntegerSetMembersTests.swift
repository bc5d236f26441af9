import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Members of sets of integers")
struct IntegerSetMembersTests {
  /// Rules whose analysis needs tables, segments, both or many, and several periods.
  private static let ruleSets = [
    "other:", "one: n = 1; other:", "one: n = 3..500; other:", "one: n % 7 = 3; other:",
    "one: n = 5 or n % 1000 = 999; other:",
    "one: n % 30 = 0 and n % 7 != 0; two: n = 0..65; other:",
    "one: n % 2000 = 1500..1501 and n % 3 = 0; two: n % 7919 = 7; other:",
    "many: n != 0 and n % 1000000 = 0; other:", "few: n = 1000000000000; other:",
  ]

  private static let ranges: [ClosedRange<UInt64>] = [
    0...0, 1...1, 0...2_500, 64...66, 499...501, 999_990...1_001_010, 7_000_000...7_002_500,
    (UInt64.max - 2_500)...UInt64.max, UInt64.max...UInt64.max,
  ]

  @Test(
    "members and count of a range are those that asking each integer finds",
    arguments: ruleSets
  )
  func membersEqualWalk(text: String) throws {
    let rules = PluralRules(compiling: try PluralRuleSet(parsing: text))
    for range in Self.ranges {
      let walk = Dictionary(grouping: range) { rules.category(for: $0) }
      for category in PluralCategory.allCases {
        let set = try rules.integerSet(of: category)
        let walked = walk[category] ?? []
        #expect(Array(set.members(in: range)) == walked, "\(category) in \(range)")
        #expect(set.count(in: range) == UInt64(walked.count), "\(category) in \(range)")
      }
    }
  }

  @Test("so they are for every rule set of CLDR", arguments: CLDRRules.groups)
  func membersOfCLDR(group: CLDRRules.Group) throws {
    let rules = PluralRules(compiling: try PluralRuleSet(parsing: group.rules))
    for category in PluralCategory.allCases {
      let set = try rules.integerSet(of: category)
      for range in [0...1_100, 999_950...1_000_050] as [ClosedRange<UInt64>] {
        let walked = range.filter { rules.category(for: $0) == category }
        #expect(Array(set.members(in: range)) == walked)
        #expect(set.count(in: range) == UInt64(walked.count))
      }
    }
  }

  @Test(
    "a count needs no walk",
    arguments: [
      ("one: n = 1; other:", .one, 0...UInt64.max, 1),
      ("one: n = 1; other:", .other, 0...(UInt64.max - 1), UInt64.max - 1),
      ("one: n = 1; other:", .other, 0...UInt64.max, UInt64.max),
      ("other:", .other, 1...UInt64.max, UInt64.max),
      ("other:", .other, 0...UInt64.max, UInt64.max),
      ("many: n != 0 and n % 1000000 = 0; other:", .many, 1...1_000_000_000_000, 1_000_000),
      ("many: n != 0 and n % 1000000 = 0; other:", .many, 1...999_999_999_999, 999_999),
      // 90 of 100: those that end in 1 but not in 11 are 9.
      ("one: n % 10 = 1 and n % 100 != 11; other:", .one, 0...9_999_999_999, 900_000_000),
    ] as [(String, PluralCategory, ClosedRange<UInt64>, UInt64)]
  )
  func counts(
    rules: String,
    category: PluralCategory,
    range: ClosedRange<UInt64>,
    count: UInt64
  ) throws {
    #expect(try PluralRuleSet(parsing: rules).integerSet(of: category).count(in: range) == count)
  }

  @Test("members that are far apart are found without the segments in between")
  func sparseMembers() throws {
    // 1,000 members, between each two of which are some ten thousand segments.
    let rules = try PluralRuleSet(parsing: "one: n % 10007 = 0 and n % 10009 = 0; other:")
    let members = try rules.integerSet(of: .one).members(in: 1...UInt64.max).prefix(1_000)
    #expect(Array(members) == (1...1_000).map { $0 * 10_007 * 10_009 })
  }
}
