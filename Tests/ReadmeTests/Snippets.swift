// The snippets of README.md, word for word between the marks, so that they are compiled; each
// reports what it prints.

import CLDRReader
import Foundation
import LegacyMigration
import LegacyPlurals
import PluralMessages
import PluralRuleCompiler
import Plurals
import PluralsFoundation
import TypedPlurals

typealias Printer = (Any...) -> Void

let snippets: [@Sendable (Printer) throws -> Void] = [
  first, tour, fractions, compiling, errors, legacy, messages, styles, placeholders,
  catalogues, languages, typed, foundation,
]

@Sendable private func first(print: Printer) throws {
  // begin
  let app = URL(fileURLWithPath: "Tests/PluralsCommandTests/Fixtures/Messages/App")
  let localizer = try Localizer(directory: app, preferences: ["ru-RU", "en"])
  let files = 5, name = "Анна"
  print(localizer.text("n_files", files))  // 5 файлов
  print(localizer.text("title"))  // Файлы
  print(localizer.text("Hello, %@!", name))  // Hello, Анна!
  // end
}

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

  var collection = try PluralRuleLibrary(compiling: CLDRReader.pluralData(directory: "cldr"))
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
  print(days.rule.formsByCategory(locale: "ru")[.many])  // 2
  print(try days.textsByCategory(locale: "ru")[.many] ?? "")  // %@ дней
  print(LegacyPluralRule.arabic.cldrEquivalents()[0].locales)  // ["ar", "ars"]
  do {
    print(try LegacyPluralForms("day", rule: .english))
  } catch {
    print(error)  // rule 1 English takes 2 forms, found 1; is the separator right?
  }
  // end
}

@Sendable private func messages(print: Printer) throws {
  // begin
  let json = #"""
    {"n_files": {"plurals": {"one": "${i} файл", "few": "${i} файла", "*": "${i} файлов"}},
     "in_folder": {"one": "%{count} файл в %{folder}", "other": "%{count} файла в %{folder}"},
     "floor": {"ordinals": {"*": "${i}-й этаж"}}}
    """#
  let russian = try MessageCatalog(data: Data(json.utf8), format: .json, language: "ru")
  let count = 22, folder = "Документы"
  print(try russian.string("n_files", count))  // 22 файла
  let named: NamedArguments = ["count": 21, "folder": folder]
  print(try russian.string("in_folder", named: named))  // 21 файл в Документы
  print(russian.text("in_folder", count: 2, named: ["folder": folder]))  // 2 файла в Документы
  print(russian.text("n_files", 1...3))  // 1–3 файла
  print(russian.text("floor", count))  // 22-й этаж
  do {
    print(try russian.string("n_files", "\(count)"))
  } catch {
    print(error.diagnostic.sentence.suffix(29))  // pass the number, not its text
  }
  // end
}

@Sendable private func styles(print: Printer) throws {
  // begin
  let price = 4.5, followers = 1_200_000
  let offer = MessageTemplate("%@ for %@ followers")
  print(
    try offer.string(
      MessageArgument(price, format: .currency(code: "EUR")),
      MessageArgument(followers, format: .number.notation(.compactName)),
      language: "en"
    )
  )  // €4.50 for 1.2M followers
  // end
}

@Sendable private func placeholders(print: Printer) throws {
  // begin
  let load = 12.345, parts = 7, five = "five"
  // Apple's and C's, with positions from 1.
  print(try MessageTemplate("%2$@: %1$.1f %%").string(load, "load"))  // load: 12.3 %
  print(try MessageTemplate("in %arg days").string(parts))  // in 7 days
  // LocalizeSSY's, with positions from 0.
  let zeroBased = MessageTemplate("%1 %0 %1$5d|", dialect: .zeroBased)
  print(try zeroBased.string("of", parts))  // 7 of     7|
  // JSONlize's, with the number as i.
  print(try MessageTemplate("${i} items", dialect: .dollarBraces).string(parts))  // 7 items
  // Ruby's, Lingo's and i18n-node's.
  let hello = MessageTemplate("Hello, %{name}!", dialect: .percentBraces)
  print(try hello.string(named: ["name": "%{Ann}"]))  // Hello, %{Ann}!
  // Mozilla's.
  print(try MessageTemplate("#2 of #1", dialect: .hash).string(9, parts))  // 7 of 9
  do {
    print(try MessageTemplate("%d files").string(five))
  } catch {
    print(error.diagnostic.sentence)  // %d shows an integer, but its argument is the text "five"
  }
  // end
}

@Sendable private func catalogues(print: Printer) throws {
  // begin
  let strings = #"""
    "JJ_PLURAL_FORM_RULE" = "7";
    "n_files" = "%@ файл;%@ файла;%@ файлов";
    """#
  let forms = try MessageCatalog(
    data: Data(strings.utf8),
    format: .strings,
    language: "ru",
    wordForms: WordFormLists()
  )
  let total = 21
  print(try forms.string("n_files", total))  // 21 файл

  let xcstrings = #"""
    {"version": "1.0", "sourceLanguage": "en", "strings": {"n_days": {"localizations": {"en": {"variations":
    {"plural": {"one": {"stringUnit": {"state": "translated", "value": "in %arg day"}},
    "other": {"stringUnit": {"state": "translated", "value": "in %arg days"}},
    "zero": {"stringUnit": {"state": "translated", "value": "today"}}}}}}}}}
    """#
  let library = MessageLibrary(try StringCatalog(data: Data(xcstrings.utf8)))
  let header = LanguagePreferences(acceptLanguage: "cs-CZ, en;q=0.5")
  let days = library.localizer(preferences: header)
  print(days.text("n_days", 0))  // today
  print(days.text("n_days", 2))  // in 2 days
  print(days.text("nothing"))  // nothing
  // end
}

@Sendable private func languages(print: Printer) throws {
  // begin
  let matcher = LanguageMatcher(supported: ["en", "en-GB", "es", "es-419", "pt-BR", "zh-Hant"])
  print(matcher.matches(for: "es-MX").map { matcher.supported[$0] })  // ["es-419", "es"]
  print(matcher.matches(for: "en-AU").map { matcher.supported[$0] })  // ["en-GB", "en"]
  print(matcher.matches(for: "zh-CN").map { matcher.supported[$0] })  // []

  let request = LanguagePreferences(acceptLanguage: "pt-PT, fr;q=0.8, en-GB;q=0")
  print(request.ranges)  // ["pt-PT", "fr"]
  let order = matcher.order(preferences: request, default: "en")
  print(order.map { matcher.supported[$0] })  // ["pt-BR", "en"]

  let user = LanguagePreferences(environment: ["LANG": "sr_RS.UTF-8@latin", "LANGUAGE": "sr:en"])
  print(user.ranges)  // ["sr", "en", "sr-Latn-RS"]
  // end
}

@Sendable private func typed(print: Printer) throws {
  // begin
  enum ShopKey: MessageKey {
    case numberOfItems(Int)
  }
  struct IrishShop: Translation {
    typealias Language = Languages.ga
    func text(_ key: ShopKey) -> String {
      switch key {
      case .numberOfItems(let count):
        switch category(for: count) {
        case .one, .two, .few: "\(count) mhír"
        case .many, .other: "\(count) mír"
        }
      }
    }
  }
  print(IrishShop().text(.numberOfItems(3)))  // 3 mhír
  // end
}

@Sendable private func foundation(print: Printer) throws {
  // begin
  let english = PluralRules(locale: Locale(identifier: "en_US"))
  let formatter = NumberFormatter()
  formatter.minimumFractionDigits = 1
  print(english.category(for: 1, formattedBy: formatter))  // other
  print(english.category(for: Decimal(1)))  // one
  // end
}
