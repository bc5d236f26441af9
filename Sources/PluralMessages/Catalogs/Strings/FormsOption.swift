import LegacyPlurals

/// That texts with a separator are lists of word forms for a numbered rule, as JJPluralForm has them.
public struct FormsOption: Hashable, Sendable {
  /// What separates the forms of a list.
  public var separator: String
  /// How a form is chosen.
  public var choice: MessageForms.Choice
  /// The rule that the forms are for; nil for the one that the file names.
  public var rule: LegacyPluralRule?

  /// The key whose text is the number of a file's rule.
  public static let ruleKey = "JJ_PLURAL_FORM_RULE"

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - separator: What separates the forms of a list.
  ///   - choice: How a form is chosen.
  ///   - rule: The rule that the forms are for; nil for the one whose number the file has as the text
  ///     of `JJ_PLURAL_FORM_RULE`.
  public init(
    separator: String = ";",
    choice: MessageForms.Choice = .rule,
    rule: LegacyPluralRule? = nil
  ) {
    self.separator = separator
    self.choice = choice
    self.rule = rule
  }

  /// The rule that a text names by its number.
  ///
  /// - Throws: ``MessageError`` with the kind `legacyForms` if there is no such rule.
  static func rule(named text: String) throws(MessageError) -> LegacyPluralRule {
    do throws(LegacyPluralError) {
      return try LegacyPluralRule(parsing: text)
    } catch {
      throw MessageError(.legacyForms(error.description), key: ruleKey)
    }
  }

  static let missingRule = MessageError.Kind.legacyForms(
    "no rule is chosen for the forms; give one, or its number as the text of \(ruleKey)"
  )
}
