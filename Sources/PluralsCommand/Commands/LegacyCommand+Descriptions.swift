import LegacyMigration
import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// A row of the table of numbered rules, as JSON has it.
struct LegacyRow: Encodable {
  let rule: Int
  let name: String
  let forms: Int
  let equivalents: [Equivalent]
  let nearest: Nearest?

  struct Equivalent: Encodable {
    let locales: [String]
    let categories: [String?]
  }

  struct Nearest: Encodable {
    let locales: [String]
    let counterexample: UInt64
    let density: Double
    /// The density as an exact fraction, for readers.
    let share: String

    private enum CodingKeys: CodingKey {
      case locales, counterexample, density
    }

    /// For which numbers it differs.
    var difference: String {
      density == 0
        ? "differs for finitely many numbers, the smallest \(counterexample)"
        : "differs from \(counterexample) on, for \(share) of all numbers"
    }
  }

  init(_ rule: LegacyPluralRule) {
    self.rule = rule.rawValue
    name = rule.name
    forms = rule.formCount
    let comparisons = rule.cldrComparisons()
    equivalents = comparisons.filter(\.isExact).map {
      Equivalent(locales: $0.locales, categories: $0.categories.map { $0?.rawValue })
    }
    nearest = LegacyPluralRule.nearest(among: comparisons).flatMap { nearest in
      nearest.counterexample.map {
        Nearest(
          locales: nearest.locales,
          counterexample: $0,
          density: nearest.disagreement.value,
          share: nearest.disagreement.description
        )
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case rule, name, forms, equivalents, nearest
  }

  // `nearest` is there in every row, as null where there are equivalents.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(name, forKey: .name)
    try container.encode(forms, forKey: .forms)
    try container.encode(equivalents, forKey: .equivalents)
    try container.encode(nearest, forKey: .nearest)
  }

  /// The row of the table for readers.
  var line: String {
    var text = pad(String(rule), 4, onLeft: true) + "  " + pad(name, 16)
    text += pad(String(forms), 5, onLeft: true) + "  "
    if let nearest {
      return text + "nearest: \(Self.shortList(nearest.locales)); \(nearest.difference)"
    }
    let lists = equivalents.map { "equal: \(Self.shortList($0.locales))" }
    return text + lists.joined(separator: "\n" + String(repeating: " ", count: Self.lastColumn))
  }

  /// Where the last column of the table begins.
  static let lastColumn = 29

  private static func shortList(_ locales: [String]) -> String {
    let shown = locales.prefix(8).joined(separator: " ")
    return locales.count > 8 ? "\(shown) and \(locales.count - 8) more" : shown
  }
}

/// A numbered rule in full, as JSON has it.
struct LegacyRuleDescription: Encodable {
  let rule: Int
  let name: String
  let mozillaName: String?
  let rules: String
  let forms: [Form]
  let equivalents: [LegacyRow.Equivalent]
  let nearest: LegacyRow.Nearest?
  let remark: String?

  struct Form: Encodable {
    let form: Int
    let integers: String
    let density: Double
  }

  init(_ rule: LegacyPluralRule) {
    let row = LegacyRow(rule)
    self.rule = row.rule
    name = row.name
    mozillaName = rule.mozillaName
    rules = rule.ruleText
    forms = (0..<rule.formCount).compactMap { form in
      guard let set = try? rule.integerSet(ofForm: form) else { return nil }
      return Form(form: form, integers: set.description, density: set.density.value)
    }
    equivalents = row.equivalents
    nearest = row.nearest
    remark =
      rule.formCount == rule.reachedFormCount
      ? nil
      : "JJPluralForm declares \(rule.formCount) forms for this rule, but its formula gives only "
        + "\(rule.reachedFormCount); Mozilla declares \(rule.reachedFormCount)."
  }

  var text: String {
    var lines = ["rule \(rule) \(name), \(counted(forms.count, "form"))"]
    if let mozillaName { lines.append("Mozilla: \(mozillaName)") }
    if let remark { lines.append(remark) }
    lines.append("")
    for form in forms { lines.append("form \(form.form)  \(form.integers)") }
    lines.append("")
    for equivalent in equivalents {
      lines.append("equal in CLDR: \(equivalent.locales.joined(separator: " "))")
      let pairs = equivalent.categories.enumerated().map { "form \($0) = \($1 ?? "none")" }
      lines.append("  " + pairs.joined(separator: ", "))
    }
    if let nearest {
      lines.append("equal in CLDR: none")
      lines.append("nearest in CLDR: \(nearest.locales.joined(separator: " "))")
      lines.append("  \(nearest.difference)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What becomes of forms under CLDR's rules, as JSON has it.
struct PlanDescription: Encodable {
  let rule: Int
  let name: String
  let locale: String
  let isLossless: Bool
  let categories: [Category]
  let categoriesWithoutForm: [String]
  let droppedForms: [Int]
  let unreachableForms: [Int]
  let changes: [Change]

  struct Category: Encodable {
    let category: String
    let form: Int
    let text: String?
  }

  struct Change: Encodable {
    let category: String
    let oldForm: Int
    let newForm: Int
    let integers: String
    let smallest: UInt64?
    let count: UInt64?
    let density: Double
    let description: String
  }

  /// - Parameter texts: The texts of the forms, if they are known.
  init(_ plan: LegacyMigrationPlan, texts: [String]?) {
    rule = plan.rule.rawValue
    name = plan.rule.name
    locale = plan.locale
    isLossless = plan.isLossless
    categories = PluralCategory.allCases.compactMap { category in
      plan.forms[category].map {
        Category(category: category.rawValue, form: $0, text: texts?[$0])
      }
    }
    categoriesWithoutForm = plan.categoriesWithoutForm.map(\.rawValue)
    droppedForms = plan.droppedForms
    unreachableForms = plan.unreachableForms
    changes = plan.changes.map { change in
      Change(
        category: change.category.rawValue,
        oldForm: change.oldForm,
        newForm: change.newForm,
        integers: change.integers.description,
        smallest: change.integers.first,
        count: change.integers.count,
        density: change.integers.density.value,
        description: change.description(texts: texts)
      )
    }
  }

  var text: String {
    var lines = ["rule \(rule) \(name) to the CLDR rules of \(locale)"]
    let width = categories.map(\.category.count).max() ?? 0
    for category in categories {
      let text = category.text.map { "  \(printable($0))" } ?? ""
      lines.append("  \(pad(category.category, width))  form \(category.form)\(text)")
    }
    if !categoriesWithoutForm.isEmpty {
      lines.append(
        "no form is for \(categoriesWithoutForm.joined(separator: ", ")): no integer is "
          + (categoriesWithoutForm.count == 1 ? "in it" : "in them")
      )
    }
    if !unreachableForms.isEmpty {
      lines.append(
        "no number takes form \(unreachableForms.map(String.init).joined(separator: ", ")), which "
          + "JJPluralForm declares"
      )
    }
    if !droppedForms.isEmpty {
      lines.append(
        "no category takes form \(droppedForms.map(String.init).joined(separator: ", "))"
      )
    }
    if isLossless {
      lines.append("nothing changes for any integer")
    } else {
      lines.append("what changes:")
      lines += changes.map { "  \($0.description)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
