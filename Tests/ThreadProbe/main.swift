import Dispatch
import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

// Uses all values that threads share from many threads at once, to be built with ThreadSanitizer:
//
//     swift run --sanitize=thread --scratch-path .build/thread ThreadProbe
//
// The sanitizer ends it with status 66 if two threads meet.

let languages = ["ar", "cs", "de", "en", "fr", "hi", "lt", "pl", "ru", "sl"]

func units(_ text: String) -> String {
  languages.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    .joined(separator: ",")
}
let file = """
  {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{\(units("%lld x"))}},\
  "b":{"localizations":{\(units("%y"))}},"c":{"shouldTranslate":false}}}
  """
let strings = try StringCatalog(data: Data(file.utf8), options: MessageOptions(digits: .native))
let library = MessageLibrary(strings)
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
formatter.numberStyle = .decimal
var styled = try MessageCatalog(data: Data(#"{"k":"{{n}}"}"#.utf8), format: .json, language: "de")
styled.options.numberStyle = NumberStyle(formatter)
let price = MessageArgument(NSNumber(value: 4.5), formatter: formatter)

let log = LockedCounter()
Localizer.shared = library.localizer(preferences: ["pl"])
let catalog = styled

DispatchQueue.concurrentPerform(iterations: 16) { thread in
  for round in 0..<60 {
    let language = languages[(thread + round) % languages.count]
    let rules = PluralRules(locale: language, type: round % 2 == 0 ? .cardinal : .ordinal)
    log.add(rules.category(for: round) == .other ? 1 : 0)
    log.add((try? rules.category(for: "\(round).5")) == .other ? 1 : 0)
    // Languages, findings and signs are made when somebody first asks for them.
    let own = strings.catalog(for: language)
    log.add(own?.text("a", round).utf8.count ?? 0)
    log.add(own?.diagnostics.count ?? 0)
    log.add(strings.diagnostics.count + strings.languages.count)
    let localizer = library.localizer(preferences: [language, "en"])
    log.add(localizer.text("c").utf8.count + localizer.diagnostics.count)
    if round % 10 == 0 { Localizer.shared = localizer }
    log.add(Localizer.shared.text("a", round).utf8.count)
    PluralFormFormatter.shared.rule = round % 2 == 0 ? .russian : .english
    let form = PluralFormFormatter(rule: .russian, language: language)
    log.add((try? form.string(for: round, forms: "a;b;%@"))?.utf8.count ?? 0)
    log.add(catalog.text("k", named: ["n": round]).utf8.count)
    log.add((try? MessageTemplate("%@").string(price))?.utf8.count ?? 0)
  }
}
print("16 threads, \(log.value) results")

/// A number that threads add to.
final class LockedCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func add(_ number: Int) { lock.withLock { count += number } }
}
