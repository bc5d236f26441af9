import PluralRuleCompiler
import Plurals

/// How much of each CLDR category has each form of a numbered rule: the one place that decides which
/// form a category takes.
package struct FormShares {
  /// The integers that have a category and a form, for each pair that any have.
  let parts: [Part]

  struct Part {
    let category: PluralCategory
    let form: Int
    /// The category by which the numbered rule calls the form.
    let label: PluralCategory
    let integers: IntegerSet
  }

  /// Compares a numbered rule with rules of CLDR.
  ///
  /// - Parameters:
  ///   - rule: The numbered rule as compiled.
  ///   - labels: The categories by which it calls its forms, in the order of the forms.
  ///   - rules: The rules of CLDR.
  package init(of rule: PluralRules, labels: [PluralCategory], in rules: PluralRules) {
    let equivalence = exact { () throws(IntegerAnalysisError) in try rule.equivalence(with: rules) }
    parts = equivalence.intersections.compactMap { part in
      labels.firstIndex(of: part.first).map {
        Part(category: part.second, form: $0, label: part.first, integers: part.integers)
      }
    }
  }

  /// The form that most integers of a category have; nil if no integer is in it.
  ///
  /// That is the one with the largest density; among equal ones, as of forms of finitely many numbers,
  /// the one with more numbers before the rules repeat. Where that is equal too, it is the one that the
  /// rule calls by the category's own name, or else the first in the order of the names: French `one`
  /// is 0 and 1, and takes the form for 1 of a rule that has forms for both.
  ///
  /// - Parameters:
  ///   - category: A category.
  ///   - isSame: Whether two forms are alike, so that their numbers count together.
  package func mainForm(
    of category: PluralCategory,
    isSame: (Int, Int) -> Bool = { $0 == $1 }
  ) -> Int? {
    let parts = parts.filter { $0.category == category }
    func share(of form: Int) -> IntegerShare {
      parts.filter { isSame($0.form, form) }.map { IntegerShare($0.integers) }
        .reduce(IntegerShare(), +)
    }
    return parts.max { first, second in
      (share(of: first.form), first.label == category ? 1 : 0)
        < (share(of: second.form), second.label == category ? 1 : 0)
    }?.form
  }
}

/// How much of the integers a set is, exactly. Only sets of one analysis compare, for these count
/// within the same period.
struct IntegerShare: Comparable {
  private var periodicCount: UInt64 = 0
  private var initialCount: UInt64 = 0

  init() {}

  init(_ set: IntegerSet) {
    periodicCount = set.periodicCount
    initialCount = set.initialCount
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.periodicCount += rhs.periodicCount
    sum.initialCount += rhs.initialCount
    return sum
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.periodicCount, lhs.initialCount) < (rhs.periodicCount, rhs.initialCount)
  }
}
