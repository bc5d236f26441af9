import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals
import Testing

@Suite("Migration from numbered rules")
struct MigrationTests {
  @Test("Russian moves without loss")
  func movesRussian() throws {
    let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
    let texts = try days.textsByCategory(locale: "ru_RU")
    #expect(texts == [.one: "%@ день", .few: "%@ дня", .many: "%@ дней"])
    let plan = try LegacyMigrationPlan(rule: .russian, locale: "ru")
    #expect(plan.isLossless)
    #expect(plan.categoriesWithoutForm == [.other])
    #expect(plan.droppedForms == [])
  }

  @Test("Latvian does not: the word for 0 is lost")
  func reportsLatvian() throws {
    let forms = try LegacyPluralForms("nav dienu;%@ diena;%@ dienas", rule: .latvian)
    let error = #expect(throws: LegacyMigrationError.self) {
      try forms.textsByCategory(locale: "lv")
    }
    guard case .lossy(let migration) = error else {
      Issue.record("not lossy")
      return
    }
    #expect(migration.plan.changes.count == 1)
    let change = try #require(migration.plan.changes.first)
    #expect(change.category == .zero)
    #expect((change.oldForm, change.newForm) == (0, 2))
    #expect(change.integers.first == 0)
    #expect(change.integers.count == 1)
    #expect(change.integers.density.value == 0)
    #expect(migration.plan.droppedForms == [0])
    #expect(migration.texts == [.zero: "%@ dienas", .one: "%@ diena", .other: "%@ dienas"])
    #expect(
      error?.description
        == #"zero: form 0 "nav dienu" becomes form 2 "%@ dienas" for 0 (1 number, the smallest 0)"#
    )
  }

  @Test("forms with the same text do not count as a change")
  func comparesTexts() throws {
    let forms = try LegacyPluralForms("%@ dienas;%@ diena;%@ dienas", rule: .latvian)
    let texts = try forms.textsByCategory(locale: "lv")
    #expect(texts == [.zero: "%@ dienas", .one: "%@ diena", .other: "%@ dienas"])
  }

  @Test("forms with the same text count together when most of a category decides")
  func countsTextsTogether() throws {
    let forms = try LegacyPluralForms("a;b;c;b;d", rule: .irishGaelic)
    let migration = try LegacyFormMigration(of: forms, to: "shi")
    // few is 2 to 10: "b" has 2 and 7 to 10, "c" has 3 to 6.
    #expect(migration.texts[.few] == "b")
    #expect(migration.plan.changes.first { $0.category == .few }?.integers.description == "3~6")
  }

  @Test("of finitely many numbers, the form with more of them is a category's")
  func countsFinitelyMany() throws {
    // Czech few is 2 to 4. The rule has one form for 1 and 2, and one for 3 and 4 among others.
    let plan = try LegacyMigrationPlan(rule: .asianExtended, locale: "cs")
    #expect(plan.forms[.few] == 2)
  }

  @Test("a form whose text another form keeps is not dropped")
  func keepsTexts() throws {
    // Of the Russian rule, English has no place for the second form.
    let different = try LegacyPluralForms("x;y;z", rule: .russian)
    #expect(try LegacyFormMigration(of: different, to: "en").plan.droppedForms == [1])
    let alike = try LegacyPluralForms("x;y;y", rule: .russian)
    #expect(try LegacyFormMigration(of: alike, to: "en").plan.droppedForms == [])
  }

  @Test("an error names the categories that no form is for")
  func namesCategoriesWithoutForm() throws {
    let forms = try LegacyPluralForms("x;y;z", rule: .russian)
    let error = #expect(throws: LegacyMigrationError.self) {
      try forms.textsByCategory(locale: "cs")
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count > 1)
    #expect(lines.last == "many: no form, because no integer is in it")
  }

  @Test("Breton's sixth form is reported")
  func reportsSixthForm() throws {
    #expect(try LegacyMigrationPlan(rule: .breton, locale: "br").unreachableForms == [5])
    #expect(try LegacyMigrationPlan(rule: .russian, locale: "ru").unreachableForms == [])
  }

  @Test("a French catalogue that says rule 1 is reported: its text for 0 changes")
  func reportsFrenchUnderRule1() throws {
    let plan = try LegacyMigrationPlan(rule: .english, locale: "fr")
    let change = try #require(plan.changes.first)
    #expect(plan.changes.count == 1)
    #expect((change.category, change.oldForm, change.newForm) == (.one, 1, 0))
    #expect(change.integers.description == "0")
  }

  @Test(
    "of forms with equal shares a category takes the one for the number that it is named by",
    arguments: [
      (.frenchExtended, "fr", .one, 1), (.latvian, "fr", .one, 1), (.arabic, "fr", .one, 0),
      (.welsh, "fr", .one, 1), (.lithuanian, "gd", .two, 2), (.irishGaelic, "shi", .few, 2),
    ] as [(LegacyPluralRule, String, PluralCategory, Int)]
  )
  func prefersNames(
    rule: LegacyPluralRule,
    locale: String,
    category: PluralCategory,
    form: Int
  ) throws {
    #expect(try rule.form(for: category, locale: locale) == form)
    #expect(rule.formsByCategory(locale: locale)[category] == form)
  }

  @Test(
    "every text of every number stays, or the plan says how it changes",
    arguments: LegacyPluralRule.allCases
  )
  func accountsForEveryNumber(rule: LegacyPluralRule) throws {
    for locale in [
      "en", "fr", "ru", "lv", "ar", "br", "cy", "gd", "mt", "pl", "sl", "xh", "ja", "is", "kw",
    ] {
      let plan = try LegacyMigrationPlan(rule: rule, locale: locale)
      let rules = PluralRules(locale: locale)
      let numbers: [UInt64] =
        Array(0...1_250) + [9_999, 100_000, 999_999, 1_000_000, 2_000_001, 10_000_000]
      let unexplained = numbers.filter { number in
        let old = rule.formIndex(for: number)
        let category = rules.category(for: number)
        guard let new = plan.forms[category] else { return true }
        let changes = plan.changes.filter { $0.integers.contains(number) }
        guard let change = changes.first else { return old != new }
        return changes.count > 1 || old == new
          || (change.category, change.oldForm, change.newForm) != (category, old, new)
      }
      #expect(unexplained == [], "\(locale)")
      #expect(plan.changes.allSatisfy { !$0.integers.isEmpty })
    }
  }

  @Test(
    "forms and categories lead to each other",
    arguments: [
      (.arabic, "ar", [.one, .two, .few, .many, .other, .zero]),
      (.russian, "uk", [.one, .few, .many]), (.polish, "pl", [.one, .few, .many]),
      (.lithuanian, "lt", [.one, .other, .few]), (.lithuanian, "lv", [.one, .zero, .other]),
      (.breton, "br", [.one, .two, .few, .many, .other, nil]), (.asian, "zh_Hant", [.other]),
      (.scottishGaelic, "gd", [.one, .two, .few, .other]),
    ] as [(LegacyPluralRule, String, [PluralCategory?])]
  )
  func mapsBothWays(rule: LegacyPluralRule, locale: String, categories: [PluralCategory?]) throws {
    for (form, category) in categories.enumerated() {
      #expect(try rule.category(forForm: form, locale: locale) == category)
      if let category { #expect(try rule.form(for: category, locale: locale) == form) }
    }
  }

  @Test("what does not exist is an error that names it")
  func rejectsUnknown() {
    #expect(throws: LegacyPluralError.unknownLocale("xx")) {
      try LegacyMigrationPlan(rule: .english, locale: "xx")
    }
    #expect(throws: LegacyPluralError.unknownLocale("")) {
      try LegacyPluralRule.english.category(forForm: 0, locale: "")
    }
    #expect(throws: LegacyPluralError.unknownForm(2, rule: .english)) {
      try LegacyPluralRule.english.category(forForm: 2, locale: "en")
    }
    #expect(throws: LegacyPluralError.unknownForm(-1, rule: .english)) {
      try LegacyPluralRule.english.integerSet(ofForm: -1)
    }
    #expect(throws: LegacyMigrationError.self) {
      try LegacyPluralForms("a;b", rule: .english).textsByCategory(locale: "xx")
    }
  }
}
