/// The forms of a word or phrase for a numbered rule, as a separated list has them.
///
///     let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
///     days.form(for: 22)    // %@ дня
public struct LegacyPluralForms: Hashable, Sendable {
  /// The rule that the forms are for.
  public let rule: LegacyPluralRule

  /// The forms in the order of the list; one more than ``LegacyPluralRule/reachedFormCount`` for a
  /// list with Breton's sixth form.
  public let forms: [String]

  /// Creates forms from a list.
  ///
  /// - Parameters:
  ///   - list: The forms, separated.
  ///   - separator: What separates the forms; `;` by default, and `|` is common as well.
  ///   - rule: The rule that the forms are for.
  /// - Throws: ``LegacyPluralError`` if the separator is empty, if the number of forms is not the
  ///   rule's, or if a form is empty.
  public init(
    _ list: String,
    separator: String = ";",
    rule: LegacyPluralRule
  ) throws(LegacyPluralError) {
    guard !separator.isEmpty else { throw .emptySeparator }
    let forms = list.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    guard rule.acceptedFormCounts.contains(forms.count) else {
      throw .wrongFormCount(forms.count, rule: rule)
    }
    if let index = forms.firstIndex(where: \.isEmpty) {
      throw .emptyForm(index: index, rule: rule)
    }
    self.rule = rule
    self.forms = forms
  }

  /// The form that a number takes.
  ///
  /// - Parameter number: An integer; its sign is ignored.
  public func form(for number: some BinaryInteger) -> String {
    forms[rule.formIndex(for: number)]
  }
}
