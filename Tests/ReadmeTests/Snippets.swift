// The snippets of README.md, word for word between the marks, so that they are compiled; each
// reports what it prints.

import CLDRReader
import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

typealias Printer = (Any...) -> Void

let snippets: [@Sendable (Printer) throws -> Void] = [
  tour, fractions, compiling, errors, legacy,
]

@Sendable private func tour(print: Printer) throws {
  // begin
  let polish = PluralRules(locale: "pl")
  print(polish.category(for: 22))  // few
  print(polish.category(for: 1.5))  // other
  print(try polish.category(for: "1.0"))  // other
  print(polish.categories)  // one few many other
  print(PluralRules.category(for: 1_000_000, locale: "fr_CA.UTF-8"))  // many
  print(PluralRules.category(for: 23, locale: "en", type: .ordinal))  // few
  print(try PluralRules(locale: "sl").category(from: "1", to: "2"))  // two
  print(PluralRules(locale: "tlh").resolvedLocale)  // root
  // end
}

@Sendable private func fractions(print: Printer) throws {
  // begin
  let english = PluralRules(locale: "en")
  print(english.category(for: 1.0))  // one
  print(english.category(for: 1.0, fractionDigits: 1))  // other
  // end
}

@Sendable private func compiling(print: Printer) throws {
  // begin
  let rules = try PluralRules(compiling: ["one": "n = 1", "few": "n = 2..4"])
  print(rules.category(for: 3))  // few

  var collection = try PluralRuleCollection(compiling: CLDRReader.pluralData(directory: "cldr"))
  try collection.override(locale: "lv", with: PluralRuleSet(parsing: "one: n = 1; other:"))
  print(collection.rules(locale: "lv").category(for: 21))  // other
  // end
}

@Sendable private func errors(print: Printer) throws {
  // begin
  do {
    print(try PluralOperands(parsing: "1,000"))
  } catch {
    print(error.kind, error.offset)  // unexpectedCharacter 1
  }
  do {
    print(try PluralRules(compiling: ["one": "n % 0 = 1"]))
  } catch {
    print(error)  // rule for one, line 1, column 5: expected a modulus of 1 or more, found '0'
  }
  // end
}

@Sendable private func legacy(print: Printer) throws {
  // begin
  let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: LegacyPluralRule(parsing: "7"))
  print(days.form(for: 22))  // %@ дня
  print(try days.textsByCategory(locale: "ru")[.many] ?? "")  // %@ дней
  print(LegacyPluralRule.arabic.cldrEquivalents[0].locales)  // ["ar", "ars"]
  do {
    print(try LegacyPluralForms("day", rule: .english))
  } catch {
    print(error)  // rule 1 English takes 2 forms, found 1; is the separator right?
  }
  // end
}
