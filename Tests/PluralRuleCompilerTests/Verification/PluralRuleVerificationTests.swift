import PluralRuleCompiler
import Plurals
import Testing

@Suite("Verification of rules")
struct PluralRuleVerificationTests {
  private static func group(_ text: String, _ locales: String...) throws -> PluralRuleGroup {
    PluralRuleGroup(locales: locales, ruleSet: try PluralRuleSet(parsing: text))
  }

  /// Data with three locales, of which the samples are right.
  private static func data() throws -> PluralData {
    PluralData(
      cardinals: [
        try group(
          "one: n = 1 @integer 1 @decimal 1.0, 1.00; other: @integer 0, 2~4, … @decimal 0.0~0.9",
          "aa",
          "bb"
        ),
        try group("few: v = 2 @decimal 0.05, 7.00; other: @integer 0~2", "cc"),
      ],
      ordinals: [try group("two: n % 10 = 2 @integer 2, 12, 22; other: @integer 0, 1", "aa")],
      ranges: [
        PluralRangeGroup(
          locales: ["aa", "bb"],
          rows: [
            PluralRangeRow(start: .one, end: .other, result: .other),
            PluralRangeRow(start: .other, end: .one, result: .few),
          ]
        )
      ]
    )
  }

  /// Verifies data against the rules of other data.
  private func verify(
    _ data: PluralData,
    compiling compiled: PluralData? = nil
  ) throws -> PluralRuleVerification {
    PluralRuleVerification(of: data, with: try PluralRuleLibrary(compiling: compiled ?? data))
  }

  @Test("data whose samples, conditions and ranges are right pass, with all that was checked")
  func passes() throws {
    let report = try verify(Self.data())
    #expect(report.failures == [])
    #expect(report.failureCount == 0)
    #expect(report.ruleSetCounts == [.cardinal: 2, .ordinal: 1])
    #expect(report.localeCounts == [.cardinal: 3, .ordinal: 1])
    #expect(report.ruleCounts == [.cardinal: 4, .ordinal: 2])
    // 1, 1.0 and 1.00; 0, 2 to 4, and 0.0 to 0.9; two; 0 to 2. Then three, and 0 and 1.
    #expect(report.sampleCounts == [.cardinal: 3 + 14 + 2 + 3, .ordinal: 5])
    #expect(report.sampleCount == 27)
    // Samples of other on the one condition that is another category's.
    #expect(report.overlapCheckCount == 14 + 3 + 2)
    #expect(report.rangeCount == 2)
    #expect(report.comparisonCount == 0)
  }

  @Test("a sample of another category fails in each locale of its rules")
  func samples() throws {
    var data = try Self.data()
    data.cardinals[0] = try Self.group(
      "one: n = 1 @integer 1, 2; other: @integer 0, 3",
      "aa",
      "bb"
    )
    let report = try verify(data)
    #expect(
      report.failures
        == ["aa", "bb"].map {
          .sample(locale: $0, type: .cardinal, number: "2", expected: .one, got: .other)
        }
    )
    #expect(report.failures.first?.description == "aa cardinal 2: expected one, got other")
    #expect(report.failureCount == 2)
  }

  @Test("a locale whose rules are others than its group's fails for itself")
  func locales() throws {
    var compiled = try Self.data()
    let ruleSet = compiled.cardinals[0].ruleSet
    compiled.cardinals[0] = PluralRuleGroup(locales: ["aa"], ruleSet: ruleSet)
    compiled.cardinals.append(try Self.group("one: n = 0; other:", "bb"))
    let report = try verify(Self.data(), compiling: compiled)
    // 1, 1.0 and 1.00 are other for bb, and 0 and 0.0 are one.
    #expect(report.failures.count == 5)
    for failure in report.failures {
      guard case .sample("bb", .cardinal, let number, let expected, let got) = failure else {
        Issue.record("\(failure)")
        continue
      }
      #expect((expected == .one) == ["1", "1.0", "1.00"].contains(number))
      #expect((got == .one) == ["0", "0.0"].contains(number))
    }
  }

  @Test("an ordinal sample fails as such")
  func ordinals() throws {
    var data = try Self.data()
    data.ordinals[0] = try Self.group("two: n % 10 = 2 @integer 2, 11; other:", "aa")
    #expect(
      try verify(data).failures
        == [.sample(locale: "aa", type: .ordinal, number: "11", expected: .two, got: .other)]
    )
  }

  @Test("a sample that fulfils the condition of a later category fails, though it has its own")
  func overlaps() throws {
    var data = try Self.data()
    data.cardinals[0] = try Self.group(
      "one: n = 1 @integer 1; few: n = 1..3 @integer 2, 3; other:",
      "aa",
      "bb"
    )
    let report = try verify(data)
    #expect(
      report.failures
        == [
          .overlap(locale: "aa bb", type: .cardinal, number: "1", expected: .one, also: .few)
        ]
    )
    #expect(
      report.failures.first?.description == "aa bb cardinal 1: expected one alone, got also few"
    )
  }

  @Test("a row of a range table that does not hold fails in each of its locales, and no other does")
  func ranges() throws {
    for row in 0..<2 {
      var altered = try Self.data()
      let right = altered.ranges[0].rows[row]
      let wrong = PluralRangeRow(start: right.start, end: right.end, result: .many)
      var rows = altered.ranges[0].rows
      rows[row] = wrong
      altered.ranges[0] = PluralRangeGroup(locales: ["bb"], rows: rows)
      let report = try verify(altered, compiling: Self.data())
      #expect(report.failures == [.range(locale: "bb", wrong, got: right.result)])
      #expect(report.failureCount == 1)
      #expect(
        report.failures.first?.description
          == "bb range \(right.start)..\(right.end): expected many, got \(right.result)"
      )
    }
  }

  @Test("CLDR's rows hold in the built-in tables, and an altered one does not")
  func builtInRanges() throws {
    // From cldr/pluralRanges.xml: Slovenian has one + one → few.
    let row = PluralRangeRow(start: .one, end: .one, result: .few)
    let altered = PluralRangeRow(start: .one, end: .one, result: .two)
    for (row, failures) in [
      (row, []), (altered, [.range(locale: "sl", altered, got: .few)]),
    ] as [(PluralRangeRow, [PluralRuleVerification.Failure])] {
      let data = PluralData(ranges: [PluralRangeGroup(locales: ["sl"], rows: [row])])
      #expect(PluralRuleVerification(of: data, with: .builtIn).failures == failures)
    }
  }

  @Test("the first failures are kept up to the limit, and all are counted")
  func limit() throws {
    let limit = PluralRuleVerification.maximumFailureCount
    // Each locale has two samples that are wrong.
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let locales = (0..<limit / 2 + 1).map { number in
      "q" + String((0..<3).map { letters[number / [1, 26, 676][$0] % 26] })
    }
    let ruleSet = try PluralRuleSet(parsing: "one: n = 1 @integer 2, 3; other:")
    let data = PluralData(cardinals: [PluralRuleGroup(locales: locales, ruleSet: ruleSet)])
    let report = try verify(data)
    #expect(report.failures.count == limit)
    #expect(report.failureCount == limit + 2)
  }

  @Test("libraries that answer alike do not differ, others do where they do")
  func comparison() throws {
    let reference = try PluralRuleLibrary(compiling: Self.data())
    var report = try verify(Self.data())
    report.compare(reference, with: reference, names: ["aa-XX", "zz"])
    #expect(report.failures == [])
    // aa, bb, cc and root, and two more; aa and root, and two more.
    #expect(report.comparisonCount == 6 + 4)

    var other = try Self.data()
    other.ordinals[0] = try Self.group("two: n % 10 = 3; other:", "aa")
    other.ranges[0] = PluralRangeGroup(locales: ["aa"], rows: other.ranges[0].rows)
    report.compare(try PluralRuleLibrary(compiling: other), with: reference, names: ["aa-XX"])
    let places = report.failures.map { failure in
      if case .difference(let locale, let type, _, _) = failure { return "\(locale) \(type)" }
      return "\(failure)"
    }
    // The ranges are a cardinal's; an ordinal has the same table.
    #expect(Set(places).isSuperset(of: ["bb cardinal", "aa ordinal", "aa-XX ordinal"]))
    #expect(!places.contains("aa cardinal") && !places.contains("cc cardinal"))
    #expect(report.failures.allSatisfy { $0.description.contains("rules differ: expected ") })
  }
}
