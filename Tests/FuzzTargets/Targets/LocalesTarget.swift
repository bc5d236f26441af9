import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

extension FuzzTarget {
  /// Any text as a locale's identifier: its rules, and its digits.
  static let locales = FuzzTarget(name: "locales") { input in
    var input = input
    let number = input.integer(UInt16.self)
    let identifier = input.text
    for type in [PluralRuleType.cardinal, .ordinal] { checkRules(identifier, type, Int(number)) }
    checkDigits(identifier, Int(number))
  }
}

private func checkRules(_ identifier: String, _ type: PluralRuleType, _ number: Int) {
  let rules = PluralRules(locale: identifier, type: type)
  let locale = rules.resolvedLocale
  let known = PluralRules(knownLocale: identifier, type: type)
  promise(known.map { $0.resolvedLocale == locale } ?? true, "'\(identifier)' is not \(locale)")
  promise(known != nil || locale == "root", "'\(identifier)' is not known, but \(locale)")
  promiseEqual(
    PluralRules(locale: locale, type: type).resolvedLocale,
    locale,
    "what \(locale) of '\(identifier)' resolves to"
  )
  promiseEqual(
    PluralRules.category(for: number, locale: identifier, type: type),
    rules.category(for: number),
    "\(type) of \(number) in '\(identifier)' with and without rules"
  )
  // Case and separators say nothing; but between underscores, as in ICU's "en__POSIX", a part may be
  // missing.
  var others = [identifier.lowercasedASCII, identifier.uppercasedASCII]
  if !identifier.underscored.contains("__") { others.append(identifier.underscored) }
  for other in others {
    let resolved = PluralRules(locale: other, type: type).resolvedLocale
    promiseEqual(resolved, locale, "what '\(identifier)' and '\(other)' resolve to")
  }
}

/// Numbers in a language's digits must be shown, whatever its name is, and say the same.
private func checkDigits(_ identifier: String, _ number: Int) {
  let options = MessageOptions(digits: .native)
  let shown = show("%d", [number], identifier, options)
  promiseEqual(
    shown.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + $1 },
    number,
    "\(number) in '\(identifier)', which is \(shown)"
  )
  let decimal = show("%.2f", [Double(number) / 4], identifier, options)
  promiseEqual(
    decimal.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + $1 },
    number * 25,
    "\(Double(number) / 4) in '\(identifier)', which is \(decimal)"
  )
  for format in ["%'d", "%@", "%5.1f", "%x", "%e"] {
    _ = try? MessageTemplate(format)
      .string(arguments: [-1_234_567.5], language: identifier, options: options)
    _ = try? MessageTemplate(format)
      .string(arguments: [number], language: identifier, options: options)
  }
  let styled = MessageArgument(number, format: .number.locale(Locale(identifier: "en")))
  _ = show("%@", [styled], identifier, options)
  let formatter = PluralFormFormatter(rule: .russian, language: identifier)
  let form = try? formatter.string(for: number, forms: "%@ a;%@ b;%@ c")
  promise(form.map { "abc".contains($0.last ?? "-") } ?? false, "\(form ?? "no form") of \(number)")
}

private func show(
  _ format: String,
  _ arguments: [any MessageArgumentConvertible],
  _ language: String,
  _ options: MessageOptions
) -> String {
  do throws(MessageError) {
    return try MessageTemplate(format)
      .string(arguments: arguments, language: language, options: options)
  } catch {
    fatalError("broken promise: \(format) in '\(language)' throws \(error)")
  }
}

extension String {
  fileprivate var underscored: String { String(map { $0 == "-" ? "_" : $0 }) }

  fileprivate var lowercasedASCII: String {
    String(decoding: utf8.map { 65...90 ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  fileprivate var uppercasedASCII: String {
    String(decoding: utf8.map { 97...122 ~= $0 ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }
}
