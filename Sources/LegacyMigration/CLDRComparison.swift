import LegacyPlurals
import PluralRuleCompiler
import Plurals

/// How a numbered rule compares with a rule set of CLDR on all non-negative integers.
public struct CLDRComparison: Sendable {
  /// Every locale of the rule set, in alphabetical order, in BCP 47's form.
  public let locales: [String]

  /// The category that stands for each form, by the order of the forms; nil for a form that no
  /// number takes, or that has no category to itself.
  public let categories: [PluralCategory?]

  /// The smallest integer for which form and category do not stand for each other; nil if there is
  /// none.
  public let counterexample: UInt64?

  /// The share of all integers for which they do not. It is 0 as well for finitely many.
  public let disagreement: IntegerDensity

  /// Whether rule and rule set divide the integers alike.
  public var isExact: Bool { counterexample == nil }
}

extension CLDRComparison: CustomStringConvertible {
  /// The comparison in one line, as in `equals cs sk as one few other`, or `differs from is at 0 for 0`:
  /// the smallest number and the share of all.
  public var description: String {
    let locales = locales.joined(separator: " ")
    if let counterexample {
      return "differs from \(locales) at \(counterexample) for \(disagreement)"
    }
    return "equals \(locales) as "
      + categories.map { $0?.rawValue ?? "none" }.joined(separator: " ")
  }
}

extension LegacyPluralRule {
  /// The CLDR rule sets that the rule equals on every non-negative integer, with the category that
  /// stands for each form.
  ///
  /// The list is computed, from the compiled rules, by ``/PluralRuleCompiler/Plurals/PluralRules/equivalence(with:)``.
  ///
  /// - Complexity: One exact comparison for each of CLDR's cardinal rule sets.
  public func cldrEquivalents() -> [CLDRComparison] {
    cldrComparisons().filter(\.isExact)
  }

  /// The CLDR rule set that the rule comes closest to: with the least density of disagreement, and
  /// among several with that the largest counterexample. Nil where there are equivalents.
  ///
  /// - Complexity: One exact comparison for each of CLDR's cardinal rule sets.
  public func nearestCLDRComparison() -> CLDRComparison? {
    Self.nearest(among: cldrComparisons())
  }

  /// The nearest of some comparisons, or nil if one of them is exact.
  package static func nearest(among comparisons: [CLDRComparison]) -> CLDRComparison? {
    guard !comparisons.contains(where: \.isExact) else { return nil }
    return comparisons.min { first, second in
      first.disagreement != second.disagreement
        ? first.disagreement < second.disagreement
        : (first.counterexample ?? .max) > (second.counterexample ?? .max)
    }
  }

  /// How the rule compares with each of CLDR's cardinal rule sets.
  ///
  /// - Complexity: One exact comparison for each of them, on every call.
  public func cldrComparisons() -> [CLDRComparison] {
    comparisons(with: CLDRRuleSets.cardinals)
  }

  /// How the rule compares with each of some rule sets.
  package func comparisons(with ruleSets: [CLDRRuleSets.Entry]) -> [CLDRComparison] {
    ruleSets.map { comparison(with: $0.rules, locales: $0.locales) }
  }

  private func comparison(with rules: PluralRules, locales: [String]) -> CLDRComparison {
    let equivalence = exact { () throws(IntegerAnalysisError) in
      try self.rules.equivalence(with: rules)
    }
    return CLDRComparison(
      locales: locales,
      categories: (0..<formCount).map { form in
        label(ofForm: form).flatMap { equivalence.mapping[$0] }
      },
      counterexample: equivalence.counterexample,
      disagreement: equivalence.disagreement
    )
  }

  /// The numbers that take a form.
  ///
  /// - Parameter form: A form index.
  /// - Returns: The exact set; empty for a form that no number takes, as Breton's sixth.
  /// - Throws: ``/LegacyPlurals/LegacyPluralError/unknownForm(_:rule:)`` for an index that the rule does not have.
  public func integerSet(ofForm form: Int) throws(LegacyPluralError) -> IntegerSet {
    guard 0..<formCount ~= form else { throw .unknownForm(form, rule: self) }
    return exact { () throws(IntegerAnalysisError) in
      // A category that the rule does not use stands for the form that no number takes.
      let unused = PluralCategory.allCases.first { !rules.categories.contains($0) }
      return try rules.integerSet(of: label(ofForm: form) ?? unused ?? .other)
    }
  }

  /// The category by which the compiled rule calls a form; nil for one that no number takes.
  func label(ofForm form: Int) -> PluralCategory? {
    definition.forms.indices.contains(form) ? definition.forms[form] : nil
  }
}

/// The rule sets that CLDR's locales share.
package enum CLDRRuleSets {
  /// A rule set, its locales, and where its program is in its tables.
  package typealias Entry = (offset: Int, locales: [String], rules: PluralRules)

  /// The cardinal rule sets that are built in.
  static let cardinals = cardinals(of: .builtIn)

  /// Every cardinal rule set of tables, with its locales and with where its program is, in the order of
  /// the tables.
  package static func cardinals(of tables: PluralTables) -> [Entry] {
    tables.withLocales { $0.namesByOffset(of: .cardinal) }.sorted { $0.key < $1.key }
      .map { offset, locales in
        let rules = PluralRules(
          program: Program(trusted: tables.words, start: offset),
          rangesOffset: nil,
          type: .cardinal,
          resolvedLocale: locales[0]
        )
        return (offset, locales.sorted(), rules)
      }
  }
}

/// The result of an exact analysis of rules whose moduli are within its limits: those of CLDR and of
/// the numbered rules, as the tests check.
func exact<Result>(_ analysis: () throws(IntegerAnalysisError) -> Result) -> Result {
  do {
    return try analysis()
  } catch {
    preconditionFailure("built-in rules are beyond exact analysis: \(error)")
  }
}
