import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// What becomes of a numbered rule's forms when a locale's CLDR rules take over.
///
///     let plan = try LegacyMigrationPlan(rule: .russian, locale: "ru")
///     plan.isLossless                        // true
///     plan.forms[.many]                      // 2
///     plan.categoriesWithoutForm             // other: decimals only
///
/// Each category takes the form that most of its numbers have had: by density, then, as among forms of
/// finitely many numbers, by how many there are before the rules repeat, then by the names: French `one`
/// takes the form for 1, not that for 0. A number for which that is another form than before is in
/// ``changes``.
public struct LegacyMigrationPlan: Sendable {
  /// The numbered rule.
  public let rule: LegacyPluralRule

  /// The locale whose rules take over, as `PluralRules.resolvedLocale`.
  public let locale: String

  /// The form index for each category that integers reach.
  public let forms: [PluralCategory: Int]

  /// The categories of the locale that no integer reaches, so that no form is for them: their numbers
  /// have decimals or a compact exponent. A catalogue may need a new text for them.
  public let categoriesWithoutForm: PluralCategorySet

  /// The forms that numbers took and that no category takes.
  public let droppedForms: [Int]

  /// The forms that JJPluralForm declares for the rule although no number takes them: Breton's sixth.
  public var unreachableForms: [Int] { Array(rule.reachedFormCount..<rule.formCount) }

  /// The numbers whose form changes, by category and old form; empty if none does.
  public let changes: [Change]

  /// Numbers that take another form than before.
  public struct Change: Sendable {
    /// The numbers.
    public let integers: IntegerSet
    /// Their category in CLDR.
    public let category: PluralCategory
    /// The form that they took.
    public let oldForm: Int
    /// The form that their category takes.
    public let newForm: Int
  }

  /// Whether every non-negative integer keeps its form.
  public var isLossless: Bool { changes.isEmpty }

  /// Compares a rule with a locale's rules.
  ///
  /// - Parameters:
  ///   - rule: The numbered rule.
  ///   - locale: An identifier, as for `PluralRules(locale:type:)`.
  /// - Throws: ``/LegacyPlurals/LegacyPluralError/unknownLocale(_:)`` if CLDR has no rules for the locale.
  public init(rule: LegacyPluralRule, locale: String) throws(LegacyPluralError) {
    try self.init(rule: rule, locale: locale) { $0 == $1 }
  }

  /// - Parameter isSame: Whether two forms have the same text, so that it does not matter which of
  ///   them a number takes.
  init(
    rule: LegacyPluralRule,
    locale: String,
    isSame: (Int, Int) -> Bool
  ) throws(LegacyPluralError) {
    guard let rules = PluralRules(knownLocale: locale) else { throw .unknownLocale(locale) }
    let shares = FormShares(of: rule.rules, labels: rule.definition.forms, in: rules)
    var forms: [PluralCategory: Int] = [:]
    var changes: [Change] = []
    for category in rules.categories {
      guard let main = shares.mainForm(of: category, isSame: isSame) else { continue }
      forms[category] = main
      for part in shares.parts where part.category == category && !isSame(part.form, main) {
        changes.append(
          Change(integers: part.integers, category: category, oldForm: part.form, newForm: main)
        )
      }
    }
    self.rule = rule
    self.locale = rules.resolvedLocale
    self.forms = forms
    self.changes = changes
    categoriesWithoutForm = PluralCategorySet(rules.categories.filter { forms[$0] == nil })
    droppedForms = (0..<rule.reachedFormCount).filter { form in
      !forms.values.contains { isSame($0, form) }
    }
  }
}

extension LegacyPluralRule {
  /// The CLDR category that the numbers of a form have in a locale, or most of them.
  ///
  /// This is no inverse of ``form(for:locale:)`` where forms and categories do not stand for each
  /// other: in Latvian most numbers of `zero` are not 0.
  ///
  ///     try LegacyPluralRule.arabic.category(forForm: 5, locale: "ar")    // zero
  ///
  /// - Parameters:
  ///   - form: A form index.
  ///   - locale: An identifier, as for `PluralRules(locale:type:)`.
  /// - Returns: The category; nil for a form that no number takes, as Breton's sixth.
  /// - Throws: ``/LegacyPlurals/LegacyPluralError`` for an index that the rule does not have or a locale that CLDR
  ///   has no rules for.
  public func category(
    forForm form: Int,
    locale: String
  ) throws(LegacyPluralError) -> PluralCategory? {
    guard 0..<formCount ~= form else { throw .unknownForm(form, rule: self) }
    guard let rules = PluralRules(knownLocale: locale) else { throw .unknownLocale(locale) }
    return FormShares(of: self.rules, labels: definition.forms, in: rules).parts
      .filter { $0.form == form }
      .max { IntegerShare($0.integers) < IntegerShare($1.integers) }?.category
  }

  /// The form that a locale's CLDR category takes, or most of its numbers.
  ///
  ///     try LegacyPluralRule.arabic.form(for: .zero, locale: "ar")    // 5
  ///
  /// - Parameters:
  ///   - category: A category.
  ///   - locale: An identifier, as for `PluralRules(locale:type:)`.
  /// - Returns: The form index; nil for a category that no integer of the locale has.
  /// - Throws: ``/LegacyPlurals/LegacyPluralError/unknownLocale(_:)`` if CLDR has no rules for the locale.
  public func form(
    for category: PluralCategory,
    locale: String
  ) throws(LegacyPluralError) -> Int? {
    try LegacyMigrationPlan(rule: self, locale: locale).forms[category]
  }
}
