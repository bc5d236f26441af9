import LegacyPlurals
import Plurals

/// Word forms for a numbered rule of Mozilla's or JJPluralForm's, such as `%@ day;%@ days`.
///
/// A form is a format whose one argument is the number.
public struct MessageForms: Hashable, Sendable {
  /// The rule that the forms are for.
  public let rule: LegacyPluralRule
  let templates: [MessageTemplate]
  /// The form of each category of the language, if its CLDR rules choose.
  let formsByCategory: [PluralCategory: Int]?

  /// How a form is chosen.
  public enum Choice: Hashable, Sendable {
    /// By the numbered rule.
    case rule
    /// By the language's rules in CLDR. A category takes the form that the numbered rule gives to most
    /// of its numbers.
    case language
  }

  /// Reads a list of forms.
  ///
  /// - Parameters:
  ///   - list: The forms, separated.
  ///   - separator: What separates them.
  ///   - rule: The rule that they are for.
  ///   - choice: How a form is chosen.
  ///   - rules: The language's rules.
  ///   - dialect: How placeholders are written; Apple's or Mozilla's.
  /// - Throws: ``MessageError`` if the number of forms is not the rule's, or a form cannot be read.
  public init(
    _ list: String,
    separator: String = ";",
    rule: LegacyPluralRule,
    choice: Choice = .rule,
    rules: PluralRules,
    dialect: PlaceholderDialect = .apple
  ) throws(MessageError) {
    let forms: LegacyPluralForms
    do {
      forms = try LegacyPluralForms(list, separator: separator, rule: rule)
    } catch {
      throw MessageError(.legacyForms(error.description))
    }
    self.rule = rule
    var templates: [MessageTemplate] = []
    for form in forms.forms { templates.append(try MessageTemplate(form, dialect: dialect)) }
    self.templates = templates
    formsByCategory = choice == .rule ? nil : Self.formsByCategory(rule, rules)
  }

  /// The form of a number.
  func template(for number: Int, _ category: PluralCategory) -> MessageTemplate {
    templates[formsByCategory?[category] ?? rule.formIndex(for: number)]
  }

  /// For each category the form that most of its integers take.
  private static func formsByCategory(
    _ rule: LegacyPluralRule,
    _ rules: PluralRules
  ) -> [PluralCategory: Int] {
    var counts: [PluralCategory: [Int: Int]] = [:]
    // Both repeat after some hundred numbers, but for what is about millions.
    for number in Array(0..<1_000) + (1...9).map({ $0 * 1_000_000 }) {
      counts[rules.category(for: number), default: [:]][rule.formIndex(for: number), default: 0] +=
        1
    }
    var forms = counts.mapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }
    // Categories that no integer has take the form of `other`, or the last.
    let last = rule.reachedFormCount - 1
    for category in rules.categories where forms[category] == nil {
      forms[category] = forms[.other] ?? last
    }
    return forms
  }
}
