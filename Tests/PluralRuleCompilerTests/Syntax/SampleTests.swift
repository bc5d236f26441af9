import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Samples of rules")
struct SampleTests {
  /// The samples of a list, as text.
  private func samples(_ list: PluralSampleList?) throws -> [String] {
    try #require(list).map(\.description)
  }

  /// Sample lists with what they stand for.
  static let lists: [(text: String, samples: [String], isUnbounded: Bool)] = [
    ("@integer 1", ["1"], false),
    ("@integer 1, 3~5", ["1", "3", "4", "5"], false),
    ("@integer 3~5, 103~105, …", ["3", "4", "5", "103", "104", "105"], true),
    ("@integer 3~5, 103~105, ...", ["3", "4", "5", "103", "104", "105"], true),
    ("@integer 8~11", ["8", "9", "10", "11"], false),
    ("@integer 5~5", ["5"], false),
    ("@integer 1c6, 2c6, 1e3", ["1c6", "2c6", "1e3"], false),
    ("@decimal 1.3~1.5, 1.03~1.05, …", ["1.3", "1.4", "1.5", "1.03", "1.04", "1.05"], true),
    ("@decimal 0.0~0.3", ["0.0", "0.1", "0.2", "0.3"], false),
    ("@decimal 0.8~1.2", ["0.8", "0.9", "1.0", "1.1", "1.2"], false),
    ("@decimal 0.00~0.04", ["0.00", "0.01", "0.02", "0.03", "0.04"], false),
    ("@decimal 9.98~10.01", ["9.98", "9.99", "10.00", "10.01"], false),
    ("@decimal 1.0000001c6, 1.1c6", ["1.0000001c6", "1.1c6"], false),
    // Both ends may have the same exponent.
    ("@integer 1c3~3c3", ["1c3", "2c3", "3c3"], false),
    ("@decimal 1.1c6~1.3c6, …", ["1.1c6", "1.2c6", "1.3c6"], true),
  ]

  @Test("a list stands for its numbers, with ranges in steps of the last digit", arguments: lists)
  func list(_ text: String, _ expected: [String], _ isUnbounded: Bool) throws {
    let rule = try PluralRule(category: .other, parsing: text)
    let found = text.hasPrefix("@integer") ? rule.integerSamples : rule.decimalSamples
    #expect(try samples(found) == expected)
    #expect(found?.isUnbounded == isUnbounded)
    for sample in try #require(found) {
      #expect(try sample.operands == PluralOperands(parsing: sample.description))
    }
    #expect(try PluralRule(category: .other, parsing: rule.description) == rule)
  }

  @Test("a sample may have a sign")
  func signs() throws {
    // `sampleValue = sign? value …` in UTS #35 part 3.
    let rule = try PluralRule(category: .one, parsing: "n = 1 @integer -1, +1 @decimal -1.0")
    #expect(try samples(rule.integerSamples) == ["-1", "+1"])
    #expect(try samples(rule.decimalSamples) == ["-1.0"])
  }

  @Test("a rule may have samples of either kind, of both, or none")
  func kinds() throws {
    let both = try PluralRule(category: .one, parsing: "n = 1 @integer 1 @decimal 1.0, 1.00")
    #expect(try samples(both.integerSamples) == ["1"])
    #expect(try samples(both.decimalSamples) == ["1.0", "1.00"])
    let decimal = try PluralRule(category: .one, parsing: "v != 0 @decimal 1.0")
    #expect(decimal.integerSamples == nil)
    #expect(decimal.decimalSamples?.kind == .decimal)
    let none = try PluralRule(category: .other, parsing: "")
    #expect(none.integerSamples == nil && none.decimalSamples == nil && none.condition == nil)
  }

  @Test("each of the 3,863 samples in CLDR's files is in its rule's category")
  func cldr() throws {
    var count = 0
    for group in CLDRRules.groups {
      let ruleSet = try PluralRuleSet(parsing: group.rules)
      let rules = PluralRules(compiling: ruleSet, type: group.type)
      let reference = ReferenceEvaluator(ruleSet)
      for rule in ruleSet.rules {
        let samples = [rule.integerSamples, rule.decimalSamples].compactMap { $0 }.joined()
        for sample in samples {
          count += 1
          #expect(
            reference.category(of: DecimalNumber(sample.description)) == rule.category,
            "\(group) \(sample)"
          )
          #expect(rules.category(for: sample.operands) == rule.category, "\(group) \(sample)")
        }
      }
    }
    #expect(count == 3_863)
  }

  @Test("lists with the same samples are the same, whatever the white space between them")
  func equality() throws {
    func list(_ text: String) throws -> PluralSampleList {
      try #require(PluralRule(category: .other, parsing: "@integer " + text).integerSamples)
    }
    let one = try list("1, 3~5, 7, …")
    let same = try list("1,3 ~ 5 ,\n7~7, ...")
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(same.description == "@integer 1, 3~5, 7, …")
    for other in ["1, 3~5, 7", "1, 3~6, 7, …", "1, 3, 5, 7, …", "1, 3~5, 07, …", "+1, 3~5, 7, …"] {
      #expect(try list(other) != one, "\(other)")
    }
  }

  @Test("a list has its samples and ranges as they are written")
  func ranges() throws {
    let rule = try PluralRule(category: .other, parsing: "@decimal 0.5 , 1.0~1.5,2.0c3~2.5c3 , …")
    let ranges = try #require(rule.decimalSamples).ranges
    #expect(ranges.map(\.start.description) == ["0.5", "1.0", "2.0c3"])
    #expect(ranges.map(\.end.description) == ["0.5", "1.5", "2.5c3"])
  }

  @Test("a range of samples may be long, but not without limit")
  func limits() throws {
    #expect(PluralRuleLimits.samples == 100_000)
    let rule = try PluralRule(category: .other, parsing: "@integer 1~100000")
    #expect(rule.integerSamples?.reduce(0) { count, _ in count + 1 } == 100_000)
    for text in ["@integer 0~100000", "@integer 0~18446744073709551615", "@decimal 0.0~10000.1"] {
      let error = #expect(throws: PluralRuleSyntaxError.self) {
        try PluralRule(category: .other, parsing: text)
      }
      #expect(error?.kind == .malformedSampleRange, "\(text)")
    }
  }

  @Test("the samples of a rule together have a limit")
  func limitOfAll() throws {
    let most = "@integer 1~50000, 50001~99999, 7"
    #expect(try PluralRule(category: .other, parsing: most).integerSamples?.ranges.count == 3)
    for more in [", 8", " @decimal 0.0"] {
      let error = #expect(throws: PluralRuleSyntaxError.self) {
        try PluralRule(category: .other, parsing: most + more)
      }
      #expect(error?.kind == .limitExceeded)
      #expect(error?.description.contains("100000") == true)
    }
  }
}
