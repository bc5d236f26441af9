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
    let forms = Self.split(list, separator)
    guard rule.acceptedFormCounts.contains(forms.count) else {
      throw .wrongFormCount(forms.count, rule: rule)
    }
    if let index = forms.firstIndex(where: \.isEmpty) {
      throw .emptyForm(index: index, rule: rule)
    }
    self.rule = rule
    self.forms = forms
  }

  /// The parts between separators, which are found code unit by code unit: a mark that joins the
  /// character before it must not hide one.
  private static func split(_ list: String, _ separator: String) -> [String] {
    let (list, separator) = (Array(list.utf8), Array(separator.utf8))
    var parts: [[UInt8]] = [[]]
    var position = 0
    while position < list.count {
      if list[position...].starts(with: separator) {
        parts.append([])
        position += separator.count
      } else {
        parts[parts.count - 1].append(list[position])
        position += 1
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The form that a number takes.
  ///
  /// - Parameter number: An integer; its sign is ignored.
  public func form(for number: some BinaryInteger) -> String {
    forms[rule.formIndex(for: number)]
  }
}
