import PluralMessages
import PluralRuleCompiler
import Plurals

/// The checks of languages' names, and of the rules that they stand for.
enum LanguageChecks {
  /// What is to be said of a language.
  ///
  /// - Parameters:
  ///   - language: The language, as the file or folder names it.
  ///   - all: All languages of the table.
  ///   - allowsUnderscores: Whether `pt_BR` is as usual as `pt-BR`.
  static func findings(
    _ language: String,
    among all: [String],
    allowsUnderscores: Bool
  ) -> [MessageFinding] {
    var problem: TranslationProblem?
    switch LanguageName(language, allowsUnderscores: allowsUnderscores) {
    case .unknown: problem = .unknownLanguage(language)
    case .unusual(let name):
      problem = .unusualLanguage(language, resolved: name, isDeprecated: false)
    case .deprecated(let name):
      problem = .unusualLanguage(language, resolved: name, isDeprecated: true)
    case .usual: problem = otherRules(language, among: all)
    }
    return problem.map { [MessageFinding(problem: $0, severity: .warning)] } ?? []
  }

  /// A language without a region is for the regions that have no texts of their own: with Brazil's in `pt-BR`,
  /// `pt` is for Portugal, whose rules are others than those that `pt` has.
  private static func otherRules(_ language: String, among all: [String]) -> TranslationProblem? {
    guard let likely = LanguageName.likelyRegion(of: language) else { return nil }
    let siblings = all.filter { $0.hasPrefix(language + "-") || $0.hasPrefix(language + "_") }
    let regions = Set(siblings.compactMap(LanguageName.region(of:)))
    guard regions.contains(likely) else { return nil }
    let rules = PluralRules(locale: language)
    for other in PluralRuleLibrary.builtIn.locales(type: .cardinal)
    where other.hasPrefix(language + "-") || other.hasPrefix(language + "_") {
      guard let region = LanguageName.region(of: other), !regions.contains(region),
        let number = smallestDifference(rules, PluralRules(locale: other))
      else { continue }
      let name = other.split(separator: "_").joined(separator: "-")
      return .differingRules(language, other: name, number: number)
    }
    return nil
  }

  private static func smallestDifference(_ rules: PluralRules, _ other: PluralRules) -> UInt64? {
    guard let equivalence = try? rules.equivalence(with: other) else { return nil }
    return equivalence.intersections.filter { $0.first != $0.second }
      .compactMap(\.integers.first).min()
  }
}
