import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let locales = Subcommand(
    name: "locales",
    summary: "List the locales that have plural rules, one a line.",
    operands: [],
    options: [.type, .json, .cldr],
    details: """
      Other identifiers resolve to one of these, or to root, and so do the deprecated codes that
      CLDR lists, such as iw; see 'plurals rules LOCALE'.

        plurals locales --type ordinal
      """,
    json: """
      an array of objects with "locale" and an array "categories".
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.isEmpty else {
      throw arguments.usageError("unexpected argument \(quoted(arguments.operands[0]))")
    }
    let type = try arguments.ruleType()
    let source = try RuleSource(arguments, types: [type], streams)
    let locales = source.library.locales(type: type)
    guard arguments.has(.json) else {
      return try streams.output.write(locales.map { $0 + "\n" }.joined())
    }
    try streams.output.write(
      json: locales.map { locale in
        let rules = source.library.rules(locale: locale, type: type)
        return LocaleResult(locale: locale, categories: rules.categories.map(\.rawValue))
      }
    )
  }
}

/// A locale with rules, as JSON has it.
private struct LocaleResult: Encodable {
  let locale: String
  let categories: [String]
}
