import LegacyPlurals

/// The lists of word forms for a numbered rule among the texts of a file, as JJPluralForm has them.
///
/// ```text
/// "JJ_PLURAL_FORM_RULE" = "7";
/// "n_files" = "%@ файл;%@ файла;%@ файлов";
/// ```
///
/// A text with the separator is a list.
public struct WordFormLists: Hashable, Sendable {
  /// The text between two forms of a list.
  public var separator: String
  /// The rules by which a form is chosen.
  public var selection: WordForms.Selection
  /// The rule that the forms are for; nil for the one that the file names.
  public var rule: LegacyPluralRule?

  /// The key whose text is the number of a file's rule.
  public static let ruleKey = "JJ_PLURAL_FORM_RULE"

  /// Creates a description of lists.
  ///
  /// - Parameters:
  ///   - separator: The text between two forms of a list.
  ///   - selection: The rules by which a form is chosen.
  ///   - rule: The rule that the forms are for; nil for the one whose number the file has as the text
  ///     of `JJ_PLURAL_FORM_RULE`.
  public init(
    separator: String = ";",
    selection: WordForms.Selection = .numberedRule,
    rule: LegacyPluralRule? = nil
  ) {
    self.separator = separator
    self.selection = selection
    self.rule = rule
  }

  /// The rule that a text names by its number.
  ///
  /// - Throws: ``MessageError`` with the kind `wordForms` if there is no such rule.
  static func rule(named text: String) throws(MessageError) -> LegacyPluralRule {
    do throws(LegacyPluralError) {
      return try LegacyPluralRule(parsing: text)
    } catch {
      throw MessageError(MessageDiagnostic(.wordForms(error), key: ruleKey))
    }
  }
}
