import LegacyPlurals
import Plurals

/// Word forms for a numbered rule of Mozilla's or JJPluralForm's, such as `%@ day;%@ days`.
///
/// A form is a format whose one argument is the number.
public struct WordForms: Hashable, Sendable {
  /// The rule that the forms are for.
  public let rule: LegacyPluralRule
  let templates: [MessageTemplate]
  /// The form of each category of the language, if its CLDR rules choose.
  let formsByCategory: LegacyPluralCategoryForms?

  /// The rules by which a form is chosen.
  public enum Selection: Hashable, Sendable {
    /// The numbered rule.
    case numberedRule
    /// The language's rules in CLDR. A category takes the form that the numbered rule gives to most of
    /// its numbers. Rules that were compiled at run time leave the choice to the numbered rule.
    case language
  }

  /// Reads a list of forms.
  ///
  /// - Parameters:
  ///   - list: The forms, separated.
  ///   - separator: The text between two forms.
  ///   - rule: The rule that the forms are for.
  ///   - selection: The rules by which a form is chosen.
  ///   - rules: The language's rules.
  ///   - dialect: The way in which placeholders are written; Apple's or Mozilla's.
  /// - Throws: ``MessageError`` if the number of forms is not the rule's, or a form is empty.
  public init(
    _ list: String,
    separator: String = ";",
    rule: LegacyPluralRule,
    selection: Selection = .numberedRule,
    rules: PluralRules,
    dialect: PlaceholderDialect = .apple
  ) throws(MessageError) {
    let forms: LegacyPluralForms
    do {
      forms = try LegacyPluralForms(list, separator: separator, rule: rule)
    } catch {
      throw MessageError(.wordForms(error))
    }
    self.rule = rule
    templates = forms.forms.map { MessageTemplate($0, dialect: dialect) }
    formsByCategory = selection == .language ? rule.formsByCategory(for: rules) : nil
  }

  /// The form of a number.
  func template(for number: some BinaryInteger, _ category: PluralCategory) -> MessageTemplate {
    templates[formsByCategory?[category] ?? rule.formIndex(for: number)]
  }
}
