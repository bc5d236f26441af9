import CLDRReader
import PluralRuleCompiler
import Plurals

extension FuzzTarget {
  /// CLDR's XML: each reader gives data or an error, and what it gives compiles or says why not.
  static let cldr = FuzzTarget(name: "cldr") { input in
    var input = input
    let kind = input.number(below: 8)
    let source = CLDRSource.bytes(input.rest, name: "f.xml")
    do throws(CLDRReadError) {
      switch kind {
      case 0, 1:
        let file = try CLDRReader.pluralRules(from: source)
        check(file.type == .cardinal ? data(cardinals: file.groups) : data(ordinals: file.groups))
      case 2: check(data(ranges: try CLDRReader.pluralRanges(from: source)))
      case 3: check(data(aliases: try CLDRReader.languageAliases(from: source)))
      case 4: _ = try CLDRReader.languageMatching(from: source)
      case 5: _ = try CLDRReader.likelySubtags(from: source)
      case 6:
        _ = try CLDRReader.parentLocales(from: source)
        _ = try CLDRReader.regionContainment(from: source)
      default: _ = try CLDRReader.regionAliases(from: source)
      }
    } catch {
      promise(error.description.contains("f.xml"), "no file in the error '\(error)'")
    }
  }
}

/// Data with rules for root, without which there are no tables.
private func data(
  cardinals: [PluralRuleGroup] = [],
  ordinals: [PluralRuleGroup] = [],
  ranges: [PluralRangeGroup] = [],
  aliases: [LanguageAlias] = []
) -> PluralData {
  func withRoot(_ groups: [PluralRuleGroup]) -> [PluralRuleGroup] {
    if groups.contains(where: { $0.locales.contains("root") }) { return groups }
    let other = PluralRuleSet(uncheckedRules: [PluralRule(category: .other, condition: nil)])
    return groups + [PluralRuleGroup(locales: ["root"], ruleSet: other)]
  }
  return PluralData(
    cardinals: withRoot(cardinals),
    ordinals: withRoot(ordinals),
    ranges: ranges,
    aliases: aliases
  )
}

private func check(_ data: PluralData) {
  guard let collection = try? PluralRuleLibrary(compiling: data) else { return }
  for group in data.cardinals.prefix(20) {
    for locale in group.locales.prefix(20) {
      let rules = collection.rules(locale: locale)
      promiseEqual(rules.categories, group.ruleSet.categories, "categories of '\(locale)'")
      let reference = ReferenceEvaluator(group.ruleSet)
      for number in ["0", "1", "2", "3", "5", "11", "1.0", "1.5", "100", "1c6"] {
        promiseEqual(
          try? rules.category(for: number),
          reference.category(of: DecimalNumber(number)),
          "\(number) in '\(locale)'"
        )
      }
      let category = rules.category(from: 1, to: 2)
      promise(PluralCategory.allCases.contains(category), "range is \(category)")
    }
  }
}
