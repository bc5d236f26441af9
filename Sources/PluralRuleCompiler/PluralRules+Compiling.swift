import Plurals

extension PluralRules {
  /// Creates rules from conditions that are given in the program.
  ///
  /// For conditions that are read at run time see ``PluralRuleSet/init(conditions:)``.
  ///
  ///     let rules = try PluralRules(compiling: ["one": "n = 1", "few": "n = 2..4"])
  ///     rules.category(for: 3)    // few
  ///     rules.category(for: 9)    // other
  ///
  /// The conditions are tried in the canonical order of their categories, as UTS #35 prescribes.
  /// `other` is what remains and need not be listed.
  ///
  /// - Parameters:
  ///   - conditions: The text of a rule for each category, in the syntax of UTS #35 part 3. Samples
  ///     may follow and are ignored.
  ///   - type: What the rules are for.
  /// - Throws: ``PluralRuleSyntaxError``, with the category and the position of the fault.
  public init(
    compiling conditions: KeyValuePairs<String, String>,
    type: PluralRuleType = .cardinal
  ) throws(PluralRuleSyntaxError) {
    self.init(compiling: try PluralRuleSet(conditions: conditions), type: type)
  }

  /// Creates rules from a rule set.
  ///
  /// - Parameters:
  ///   - ruleSet: The rules.
  ///   - type: What the rules are for.
  public init(compiling ruleSet: PluralRuleSet, type: PluralRuleType = .cardinal) {
    self.init(
      program: Program(compiling: ruleSet),
      rangesOffset: nil,
      type: type,
      resolvedLocale: "und"
    )
  }

  /// Creates the rules of a locale with its conditions replaced by others.
  ///
  ///     // Hebrew as it was before CLDR 42.
  ///     let rules = try PluralRules(
  ///       locale: "he",
  ///       overriding: [
  ///         "one": "i = 1 and v = 0", "two": "i = 2 and v = 0",
  ///         "many": "v = 0 and n != 0..10 and n % 10 = 0",
  ///       ])
  ///     rules.category(for: 20)    // many
  ///     rules.resolvedLocale       // he
  ///
  /// ``/Plurals/PluralRules/resolvedLocale`` and the categories of ranges stay the locale's: those of `root`
  /// for a locale without rules. See ``PluralRuleLibrary`` for overrides that hold for every later look-up.
  ///
  /// - Parameters:
  ///   - locale: An identifier, as for `init(locale:type:)`.
  ///   - type: What the rules are for.
  ///   - conditions: The text of a rule for each category, which replace all of the locale's.
  /// - Throws: ``PluralRuleSyntaxError``, with the category and the position of the fault.
  public init(
    locale: String,
    type: PluralRuleType = .cardinal,
    overriding conditions: KeyValuePairs<String, String>
  ) throws(PluralRuleSyntaxError) {
    let ruleSet = try PluralRuleSet(conditions: conditions)
    self.init(PluralRules(locale: locale, type: type), overriddenBy: ruleSet)
  }

  /// Creates rules that are like others but for their conditions.
  init(_ rules: PluralRules, overriddenBy ruleSet: PluralRuleSet) {
    var image = ProgramImage()
    let start = image.add(ruleSet)
    let ranges = image.add(rules.rangeTable)
    self.init(
      program: Program(assembled: image.words, start: start),
      rangesOffset: ranges,
      type: rules.type,
      resolvedLocale: rules.resolvedLocale
    )
  }
}

extension PluralRuleSet {
  /// Reads conditions that are given by category, such as those of a dictionary.
  ///
  ///     let json = Data(#"{"one": "n = 1", "few": "n = 2..4"}"#.utf8)
  ///     let conditions = try JSONDecoder().decode([String: String].self, from: json)
  ///     let rules = PluralRules(compiling: try PluralRuleSet(conditions: conditions))
  ///     rules.categories    // one few other
  ///
  /// - Parameter conditions: The text of a rule for each category. `other` is what remains and need
  ///   not be listed.
  /// - Throws: ``PluralRuleSyntaxError``, with the category and the position of the fault.
  public init(
    conditions: some Sequence<(key: String, value: String)>
  ) throws(PluralRuleSyntaxError) {
    try self.init(
      parsing: conditions.map { (category: $0.key, rule: $0.value) },
      impliesOther: true
    )
  }
}
