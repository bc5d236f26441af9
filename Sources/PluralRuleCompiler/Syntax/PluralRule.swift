import Plurals

/// A plural rule: a category, the condition for it, and CLDR's samples.
///
///     let rule = try PluralRule(category: .one, parsing: "i = 1 and v = 0 @integer 1")
///     rule.condition?.alternatives.count    // 1
///     rule.integerSamples?.description      // @integer 1
///
/// See UTS #35 part 3, "Plural rules syntax".
public struct PluralRule: Hashable, Sendable {
  /// The category that a number has for which the rule holds.
  public let category: PluralCategory

  /// The condition; nil for `other`, which holds where no other rule does.
  public let condition: PluralCondition?

  /// The samples after `@integer`; nil without them.
  public let integerSamples: PluralSampleList?

  /// The samples after `@decimal`; nil without them.
  public let decimalSamples: PluralSampleList?

  package init(
    category: PluralCategory,
    condition: PluralCondition?,
    integerSamples: PluralSampleList? = nil,
    decimalSamples: PluralSampleList? = nil
  ) {
    self.category = category
    self.condition = condition
    self.integerSamples = integerSamples
    self.decimalSamples = decimalSamples
  }

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - category: The category that the rule is for.
  ///   - text: A condition, then samples; each may be missing, but the condition only for `other`.
  /// - Throws: ``PluralRuleSyntaxError``, with the position of the fault.
  public init(
    category: PluralCategory,
    parsing text: some StringProtocol
  ) throws(PluralRuleSyntaxError) {
    try self.init(category: category, parsingUTF8: Array(text.utf8))
  }

  /// Reads a rule whose text is given in UTF-8.
  package init(
    category: PluralCategory,
    parsingUTF8 text: [UInt8]
  ) throws(PluralRuleSyntaxError) {
    do throws(PluralRuleSyntaxError) {
      var parser = try Parser(text)
      self = try parser.rule(for: category)
      try parser.expectEnd()
    } catch {
      throw error.about(category.rawValue)
    }
  }
}

/// A plural rule set: the rules of a locale for one type.
///
///     let rules = try PluralRuleSet(parsing: "one: n = 1; few: n = 2..4; other:")
///     rules.categories                      // one few other
///     PluralRules(compiling: rules).category(for: 3)    // few
public struct PluralRuleSet: Hashable, Sendable {
  /// The rules in the order in which they are tried: the canonical order of their categories, which
  /// UTS #35 part 3 prescribes, whatever the order they are written in. No category occurs twice.
  public let rules: [PluralRule]

  package init(uncheckedRules rules: [PluralRule]) {
    var rules = rules
    rules.sort { $0.category < $1.category }
    self.rules = rules
  }

  /// Reads a rule list, in the form `one: n = 1; other: @integer 0, 2~16, …`.
  ///
  /// - Parameter text: Rules separated by `;`, each a category, a colon and the text of the rule.
  ///   `other` must be among them.
  /// - Throws: ``PluralRuleSyntaxError``, with the position of the fault.
  public init(parsing text: some StringProtocol) throws(PluralRuleSyntaxError) {
    var parser = try Parser(Array(text.utf8))
    self.init(uncheckedRules: try parser.ruleList())
  }

  /// Reads rules that are given one by one.
  ///
  /// - Parameter texts: For each rule the name of a category and the text of the rule. `other` must
  ///   be among them.
  /// - Throws: ``PluralRuleSyntaxError``, with the category and the position of the fault in the
  ///   text of its rule.
  public init(
    parsing texts: some Sequence<(category: String, rule: String)>
  ) throws(PluralRuleSyntaxError) {
    try self.init(parsing: texts, impliesOther: false)
  }

  init(
    parsing texts: some Sequence<(category: String, rule: String)>,
    impliesOther: Bool
  ) throws(PluralRuleSyntaxError) {
    var rules: [PluralRule] = []
    for (name, text) in texts {
      guard let category = PluralCategory(rawValue: name) else {
        throw PluralRuleSyntaxError(.unknownCategory, found: name).about(name)
      }
      guard !rules.contains(where: { $0.category == category }) else {
        throw PluralRuleSyntaxError(.duplicateCategory, found: name).about(name)
      }
      rules.append(try PluralRule(category: category, parsing: text))
    }
    if !rules.contains(where: { $0.category == .other }) {
      guard impliesOther else { throw PluralRuleSyntaxError(.missingOther, found: "") }
      rules.append(PluralRule(category: .other, condition: nil))
    }
    self.init(uncheckedRules: rules)
  }

  /// The categories of the rules.
  public var categories: PluralCategorySet {
    PluralCategorySet(rules.lazy.map(\.category))
  }
}
