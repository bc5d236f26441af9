import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Numbered rules")
struct LegacyPluralRuleTests {
  @Test("gives the form of its formula for every integer", arguments: LegacyPluralRule.allCases)
  func equalsFormula(rule: LegacyPluralRule) throws {
    // Both repeat from a bound on. One period past the larger bound, of a period that both have,
    // decides about all integers.
    let profile = try rule.rules.integerProfile
    let formulas = formulaProfile(rule)
    let bound = max(profile.bound, formulas.bound)
    let period = max(profile.period, formulas.period)
    #expect(period % profile.period == 0 && period % formulas.period == 0)
    let walked = (0..<bound + period).first { rule.formIndex(for: $0) != formula(rule, $0) }
    #expect(walked == nil)
  }

  @Test(
    "gives the form of its formula for small, round and the largest integers",
    arguments: LegacyPluralRule.allCases
  )
  func equalsFormulaWhereWalked(rule: LegacyPluralRule) {
    let numbers: [UInt64] =
      Array(0...100_000) + Array(999_000...1_001_000)
      + [10_000_000, 1_000_000_000, 1_000_000_000_000, .max]
    #expect(numbers.first { rule.formIndex(for: $0) != formula(rule, $0) } == nil)
  }

  @Test(
    "gives the known forms",
    arguments: [
      (.breton, [0, 1, 2, 5, 9, 21, 71, 1_000_000], [4, 0, 1, 4, 2, 0, 4, 3]),
      (.asianExtended, [1, 2, 3], [0, 1, 2]), (.frenchExtended, [0, 1, 2], [0, 1, 2]),
      (.russianExtended, [1, 21, 2, 5, 11], [0, 1, 2, 3, 3]),
      (.arabic, [0, 1, 2, 3, 11, 100], [5, 0, 1, 2, 3, 4]),
      (.lithuanian, [0, 1, 2, 11], [1, 0, 2, 1]),
      (.scottishGaelic, [0, 1, 2, 3, 20], [3, 0, 1, 2, 3]),
      (.shuar, [0, 1, 100], [0, 1, 1]), (.bosnian, [0, 1, 2, 5, 12, 21], [2, 0, 1, 2, 2, 0]),
      (.welsh, [0, 1, 2, 3, 4, 6, 106], [0, 1, 2, 3, 5, 4, 5]),
    ] as [(LegacyPluralRule, [Int], [Int])]
  )
  func givesKnownForms(rule: LegacyPluralRule, numbers: [Int], forms: [Int]) {
    #expect(numbers.map { rule.formIndex(for: $0) } == forms)
    #expect(numbers.map { rule.formIndex(for: -$0) } == forms)
    #expect(numbers.map { rule.formIndex(for: Int128($0)) } == forms)
  }

  @Test(
    "has its name and number of forms",
    arguments: [
      (0, "Asian", 1), (1, "English", 2), (2, "French", 2), (3, "Latvian", 3),
      (4, "ScottishGaelic", 4), (5, "Romanian", 3), (6, "Lithuanian", 3), (7, "Russian", 3),
      (8, "Czech", 3), (9, "Polish", 3), (10, "Slovenian", 4), (11, "IrishGaelic", 5),
      (12, "Arabic", 6), (13, "Maltese", 4), (14, "Macedonian", 3), (15, "Icelandic", 2),
      (16, "Breton", 6), (17, "Shuar", 2), (18, "Welsh", 6), (19, "Bosnian", 3),
      (100, "AsianExtended", 3), (102, "FrenchExtended", 3), (107, "RussianExtended", 4),
    ]
  )
  func hasNameAndFormCount(number: Int, name: String, formCount: Int) throws {
    let rule = try #require(LegacyPluralRule(rawValue: number))
    #expect(rule.name == name)
    #expect(rule.formCount == formCount)
    #expect((rule.mozillaName == nil) == (number >= 100))
    #expect(try LegacyPluralRule(parsing: "\(number)") == rule)
  }

  @Test("there are 23 rules, and JJPluralForm's mark for none is not one of them")
  func hasAllRules() {
    #expect(LegacyPluralRule.allCases.count == 23)
    for number in [-1, 20, 99, 101, 103, 106, 108, 999_999] {
      #expect(LegacyPluralRule(rawValue: number) == nil)
    }
  }

  @Test("Breton's sixth form is declared and never taken")
  func keepsBretonsSixthForm() throws {
    #expect(LegacyPluralRule.breton.formCount == 6)
    #expect(LegacyPluralRule.breton.reachedFormCount == 5)
    #expect(LegacyPluralRule.breton.acceptedFormCounts == 5...6)
    for rule in LegacyPluralRule.allCases where rule != .breton {
      #expect(rule.acceptedFormCounts == rule.formCount...rule.formCount)
      #expect(
        Set((0..<2_000_000).lazy.map { rule.formIndex(for: $0 % 2_000) }.prefix(2_000)).count
          == rule.formCount
      )
    }
  }

  @Test(
    "a rule's number may have white space around it",
    arguments: ["7", " 7 \n", "\t7", "7\r\n", "\u{A0}7\u{2003}", "07"]
  )
  func parsesAmongWhiteSpace(text: String) throws {
    #expect(try LegacyPluralRule(parsing: text) == .russian)
    #expect(try LegacyPluralRule(parsing: ("[" + text + "]").dropFirst().dropLast()) == .russian)
  }

  @Test("takes integers of every width", arguments: LegacyPluralRule.allCases)
  func takesWideIntegers(rule: LegacyPluralRule) {
    #expect(rule.formIndex(for: UInt64.max) == formula(rule, .max))
    #expect(rule.formIndex(for: Int64.min) == formula(rule, 1 << 63))
    #expect(rule.formIndex(for: UInt8(101)) == formula(rule, 101))
    // Beyond 64 bits the forms repeat as they do below.
    for end in UInt64(0)..<200 {
      let number = UInt128(end) + 3_000_000_000_000_000_000_000_000
      #expect(rule.formIndex(for: number) == formula(rule, end + 3_000_000), "\(number)")
    }
  }

  @Test(
    "a text that is no rule's number is an error that says so",
    arguments: [
      ("x", LegacyPluralError.notANumber("x")), ("", .notANumber("")),
      (" x ", .notANumber(" x ")), ("1 7", .notANumber("1 7")), (" \n", .notANumber(" \n")),
      ("7.0", .notANumber("7.0")), ("-1", .notANumber("-1")), ("٧", .notANumber("٧")),
      ("7\u{301}", .notANumber("7\u{301}")), ("20", .unknownRule("20")),
      (" 99 ", .unknownRule("99")), ("999999\n", .unknownRule("999999")),
      ("99999999999999999999999", .unknownRule("99999999999999999999999")),
    ]
  )
  func rejectsOtherTexts(text: String, error: LegacyPluralError) {
    #expect(throws: error) { try LegacyPluralRule(parsing: text) }
    #expect(error.description.contains("rules are 0 to 19, 100, 102 and 107"))
  }
}

@Suite("Lists of forms")
struct LegacyPluralFormsTests {
  @Test("gives the form that a number takes")
  func givesForm() throws {
    let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
    #expect(
      [1, 2, 5, 11, 21].map { days.form(for: $0) } == [
        "%@ день", "%@ дня", "%@ дней", "%@ дней", "%@ день",
      ]
    )
    let hours = try LegacyPluralForms("hour||hours", separator: "||", rule: .english)
    #expect(hours.forms == ["hour", "hours"])
  }

  @Test("finds separators by code unit, whatever comes before or after them")
  func splitsByCodeUnit() throws {
    #expect(try LegacyPluralForms("a;\u{200C}b", rule: .english).forms == ["a", "\u{200C}b"])
    #expect(try LegacyPluralForms("a;\u{301}b", rule: .english).forms.count == 2)
    #expect(try LegacyPluralForms("a\r\nb", separator: "\n", rule: .english).forms == ["a\r", "b"])
    #expect(try LegacyPluralForms("день😀дня", separator: "😀", rule: .english).forms.count == 2)
    #expect(throws: LegacyPluralError.wrongFormCount(1, rule: .english)) {
      try LegacyPluralForms("ae\u{301}b", separator: "\u{E9}", rule: .english)
    }
  }

  @Test("takes five forms and six for Breton")
  func takesFiveOrSixForms() throws {
    #expect(try LegacyPluralForms("a;b;c;d;e", rule: .breton).form(for: 5) == "e")
    #expect(try LegacyPluralForms("a;b;c;d;e;f", rule: .breton).form(for: 1_000_000) == "d")
  }

  @Test(
    "a list that does not fit its rule is an error that says so",
    arguments: [
      ("day", ";", .english, .wrongFormCount(1, rule: .english), "takes 2 forms, found 1"),
      ("a;b;c", ";", .english, .wrongFormCount(3, rule: .english), "takes 2 forms, found 3"),
      ("", ";", .english, .wrongFormCount(1, rule: .english), "found 1"),
      ("a;b;c;d", ";", .breton, .wrongFormCount(4, rule: .breton), "takes 5 or 6 forms, found 4"),
      ("a;b", ";", .asian, .wrongFormCount(2, rule: .asian), "takes 1 form, found 2"),
      ("a;", ";", .english, .emptyForm(index: 1, rule: .english), "form 1"),
      ("", ";", .asian, .emptyForm(index: 0, rule: .asian), "form 0"),
      ("a;b", "", .english, .emptySeparator, "separator is empty"),
    ] as [(String, String, LegacyPluralRule, LegacyPluralError, String)]
  )
  func rejectsOtherLists(
    list: String,
    separator: String,
    rule: LegacyPluralRule,
    error: LegacyPluralError,
    words: String
  ) {
    #expect(throws: error) { try LegacyPluralForms(list, separator: separator, rule: rule) }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("every program is well-formed, so that it may run unchecked")
  func programsAreWellFormed() throws {
    for rule in LegacyPluralRule.allCases {
      let program = rule.rules.program
      #expect(Program(verifying: program.words, start: program.start) != nil, "\(rule)")
    }
  }

  @Test("each word of the programs may be damaged: it is refused, or harmless")
  func damagedPrograms() {
    let programs = LegacyPluralRule.allCases.map(\.rules.program)
    let words = programs[0].words
    for position in words.indices {
      for bit in 0..<32 {
        var damaged = words
        damaged[position] ^= 1 << UInt32(bit)
        for program in programs where program.start >= position - 40 && program.start <= position {
          guard let program = Program(verifying: damaged, start: program.start) else { continue }
          for number: UInt64 in [0, 1, 2, 5, 11, 21, 100, 1_000_000, .max] {
            #expect(program.categories.contains(program.category(for: number)))
            #expect(program.categories.contains(program.interpretedCategory(for: number)))
          }
        }
      }
    }
  }
}
