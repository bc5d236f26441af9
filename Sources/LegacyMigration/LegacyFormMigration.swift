import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// A list of forms turned into texts by CLDR category, with what that loses.
///
///     let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
///     let migration = try LegacyFormMigration(of: days, to: "ru")
///     migration.plan.isLossless    // true
///     migration.texts[.few]        // %@ дня
public struct LegacyFormMigration: Sendable {
  /// The forms.
  public let forms: LegacyPluralForms

  /// Which form each category takes, and what changes. Forms with the same text count as one.
  public let plan: LegacyMigrationPlan

  /// Turns a list of forms into texts by the categories of a locale.
  ///
  /// - Parameters:
  ///   - forms: The forms, with their rule.
  ///   - locale: An identifier, as for `PluralRules(locale:type:)`.
  /// - Throws: ``/LegacyPlurals/LegacyPluralError/unknownLocale(_:)`` if CLDR has no rules for the locale.
  public init(of forms: LegacyPluralForms, to locale: String) throws(LegacyPluralError) {
    self.forms = forms
    plan = try LegacyMigrationPlan(rule: forms.rule, locale: locale) {
      forms.forms[$0] == forms.forms[$1]
    }
  }

  /// The text for each category that integers reach.
  ///
  /// If the plan is not lossless, some numbers get another text than before.
  public var texts: [PluralCategory: String] {
    plan.forms.mapValues { forms.forms[$0] }
  }
}

extension LegacyPluralForms {
  /// The texts by the categories of a locale, if no non-negative integer gets another text than
  /// before.
  ///
  /// - Parameter locale: An identifier, as for `PluralRules(locale:type:)`.
  /// - Returns: A text for each category that integers reach. A catalogue may need one more, for
  ///   `other`, where only decimals are in it; ``LegacyMigrationPlan/categoriesWithoutForm`` names those.
  /// - Throws: ``LegacyMigrationError/lossy(_:)`` with a report of what would change, or
  ///   ``LegacyMigrationError/invalid(_:)`` if CLDR has no rules for the locale.
  public func textsByCategory(locale: String) throws(LegacyMigrationError) -> [PluralCategory:
    String]
  {
    let migration: LegacyFormMigration
    do throws(LegacyPluralError) {
      migration = try LegacyFormMigration(of: self, to: locale)
    } catch {
      throw .invalid(error)
    }
    guard migration.plan.isLossless else { throw .lossy(migration) }
    return migration.texts
  }
}

/// Why a list of forms cannot be moved to CLDR's categories without change.
public enum LegacyMigrationError: Error, Sendable {
  /// The rule or the locale is unknown.
  case invalid(LegacyPluralError)
  /// Some numbers would get another text.
  case lossy(LegacyFormMigration)
}

extension LegacyMigrationError: CustomStringConvertible {
  /// What is wrong, a line for each group of numbers that changes.
  public var description: String {
    switch self {
    case .invalid(let error): error.description
    case .lossy(let migration):
      (migration.plan.changes.map { $0.description(texts: migration.forms.forms) }
        + migration.plan.categoriesWithoutForm.map { "\($0): no form, because no integer is in it" })
        .joined(separator: "\n")
    }
  }
}

extension LegacyMigrationPlan.Change: CustomStringConvertible {
  /// The change in one line.
  public var description: String { description(texts: nil) }

  /// The change in one line, with the texts of the forms if they are known.
  package func description(texts: [String]?) -> String {
    func form(_ index: Int) -> String {
      "form \(index)" + (texts.map { " " + $0[index].debugDescription } ?? "")
    }
    let share =
      integers.count.map { $0 == 1 ? "1 number" : "\($0) numbers" }
      ?? "\(integers.density) of all numbers"
    let smallest = integers.first.map(String.init) ?? "none"
    return "\(category): \(form(oldForm)) becomes \(form(newForm)) for \(integers) "
      + "(\(share), the smallest \(smallest))"
  }
}
