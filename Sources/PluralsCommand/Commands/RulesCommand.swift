import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let rules = Subcommand(
    name: "rules",
    summary: "Print the plural rules of a locale, with their samples.",
    operands: [Operand(name: "LOCALE", kind: .locale)],
    options: [.type, .bytecode, .json, .cldr, .width],
    details: """
      The first line names the locale that LOCALE resolves to, the type and the categories. Then
      come, for each category, the condition and CLDR's samples.

        plurals rules pl
        plurals rules en_GB --type ordinal --bytecode
      """,
    json: """
      an object with "locale", "type", the array "categories" and the array "rules": objects with
      "category" and, where there are any, "condition", "integerSamples" and "decimalSamples"; with
      --bytecode also "bytecode", the listing as text.
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.count == 1 else {
      throw arguments.usageError(
        arguments.operands.isEmpty ? "a LOCALE is missing" : "one LOCALE at a time"
      )
    }
    let type = try arguments.ruleType()
    let source = try RuleSource(arguments, types: [type], streams)
    let groups = try source.text()[type]
    let rules = try source.rules(locale: arguments.operands[0], type: type, streams)
    let ruleSet = groups.first { $0.hasLocale(rules.resolvedLocale) }?.ruleSet
    let listing = RuleListing(rules, ruleSet, withBytecode: arguments.has(.bytecode))
    if arguments.has(.json) {
      try streams.output.write(json: listing)
    } else {
      let layout = try TextLayout(arguments, streams)
      try streams.output.write(layout.layOut(listing.text))
      // A listing has columns of its own.
      if let bytecode = listing.bytecode { try streams.output.write("\nbytecode\n\(bytecode)") }
    }
  }
}

extension Subcommand.Option {
  fileprivate static let bytecode = Self(
    name: "--bytecode",
    value: nil,
    summary: "Print the compiled rules as well."
  )
}

/// The rules of a locale, as JSON has them.
private struct RuleListing: Encodable {
  let locale: String
  let type: String
  let categories: [String]
  let rules: [Rule]
  let bytecode: String?

  struct Rule: Encodable {
    let category: String
    let condition: String?
    let integerSamples: String?
    let decimalSamples: String?
  }

  /// - Parameter ruleSet: The rules as text; nil for a root that the files do not list.
  init(_ rules: PluralRules, _ ruleSet: PluralRuleSet?, withBytecode: Bool) {
    locale = rules.resolvedLocale
    type = rules.type.rawValue
    categories = rules.categories.map(\.rawValue)
    self.rules =
      ruleSet?.rules.map { rule in
        Rule(
          category: rule.category.rawValue,
          condition: rule.condition?.description,
          integerSamples: rule.integerSamples?.description,
          decimalSamples: rule.decimalSamples?.description
        )
      } ?? []
    bytecode = withBytecode ? rules.disassembly : nil
  }

  var text: String {
    var text = "\(locale) \(type): \(categories.joined(separator: " "))\n"
    for rule in rules {
      let parts = [rule.condition, rule.integerSamples, rule.decimalSamples].compactMap { $0 }
      text += "\n\(rule.category)\n"
      for part in parts { text += "  \(part)\n" }
    }
    return text
  }
}
