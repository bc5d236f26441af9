import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Numbers of a form")
struct FormSetTests {
  @Test(
    "a form beyond the last is an error, the last is none",
    arguments: LegacyPluralRule.allCases
  )
  func unknownForm(rule: LegacyPluralRule) throws {
    _ = try rule.integerSet(ofForm: rule.formCount - 1)
    for form in [rule.formCount, -1] {
      #expect(throws: LegacyPluralError.unknownForm(form, rule: rule)) {
        try rule.integerSet(ofForm: form)
      }
    }
  }

  @Test("a form that no number takes has the empty set")
  func empty() throws {
    #expect(try LegacyPluralRule.breton.integerSet(ofForm: 5).isEmpty)
    #expect(try !LegacyPluralRule.breton.integerSet(ofForm: 4).isEmpty)
  }

  @Test("a form's category is that of most of its numbers")
  func category() throws {
    // The third form of Polish is for `many`, and for what is no integer.
    #expect(try LegacyPluralRule.polish.category(forForm: 2, locale: "pl") == .many)
    #expect(try LegacyPluralRule.russian.category(forForm: 2, locale: "ru") == .many)
    #expect(try LegacyPluralRule.english.category(forForm: 1, locale: "en") == .other)
    // The form of French is also for 1000000 and its multiples.
    #expect(try LegacyPluralRule.french.category(forForm: 1, locale: "fr") == .other)
  }
}
