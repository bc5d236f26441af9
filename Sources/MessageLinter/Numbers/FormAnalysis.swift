import PluralMessages
import PluralRuleCompiler
import Plurals

/// What the rules of a language say of the forms of a message: what each stands for, which are missing,
/// and which no number reaches.
struct FormAnalysis {
  /// What the answer depends on.
  struct Key: Hashable {
    let language: String
    let type: PluralRuleType
    let display: MessageShape.NumberDisplay
    let categories: PluralCategorySet
    let exactNumbers: [Int]
    let offset: Int
    /// Whether a text for `zero` is for the number 0 in every language.
    let readsZero: Bool
  }

  /// A category without a text.
  struct Missing {
    let category: PluralCategory
    let numbers: NumberExamples
    /// Whether only large integers or fractions reach it.
    let isRare: Bool
  }

  /// The integers of each form that has a text.
  private(set) var numbers: [PluralCategory: FormNumbers] = [:]
  private(set) var missing: [Missing] = []
  /// The categories with a text that no number reaches, and whether that is because exact texts take them all.
  private(set) var unreachable: [(category: PluralCategory, isTaken: Bool)] = []
  /// Numbers with fraction digits of each form that has a text, where numbers are shown with such: one, or
  /// several if there are several.
  private(set) var decimals: [PluralCategory: [String]] = [:]
  /// The numbers but 0 for which CLDR's rules take a text for `zero`; nil if Apple's reading is not asked.
  private(set) var zeroNumbers: FormNumbers?
  private(set) var rulesHaveZero = false
  /// The categories that numbers reach, as they are shown.
  let reached: PluralCategorySet
  /// The categories that integers below the bound reach.
  let common: PluralCategorySet

  /// - Parameters:
  ///   - key: The message's forms.
  ///   - bound: The integers that are common are below it.
  /// - Throws: `IntegerAnalysisError` if the rules are beyond exact analysis, as none of CLDR's are.
  init(
    _ key: Key,
    bound: UInt64,
    decimals reach: (PluralRules, _ fractionDigits: Int) -> DecimalReach
  ) throws(IntegerAnalysisError) {
    let rules = PluralRules(locale: key.language, type: key.type)
    let exact = Set(
      key.exactNumbers.compactMap {
        UInt64(exactly: $0.subtractingReportingOverflow(key.offset).partialValue)
      }
    )
    // What no text for an exact number takes is Apple's zero.
    let showsZero = key.readsZero && key.categories.contains(.zero) && !exact.contains(0)
    let excluded = showsZero ? exact.union([0]) : exact
    let showsIntegers = key.display.showsIntegers
    let decimals = key.display.fractionDigits.map { reach(rules, $0) }
    var reached: [PluralCategory] = []
    var common: [PluralCategory] = []
    for category in rules.categories {
      let own = FormNumbers(try rules.integerSet(of: category), excluding: excluded)
      let isCommon =
        showsIntegers
        ? !own.prefix(1, below: bound).isEmpty
        // An integer that is shown as "2.0" is one.
        : decimals.contains { $0.smallestIntegers[category].map { $0 < bound } ?? false }
      let isReached =
        isCommon || showsIntegers && !own.isEmpty || decimals.contains { $0.reaches(category) }
      if isReached { reached.append(category) }
      if isCommon { common.append(category) }
      guard isReached, !key.categories.contains(category) else { continue }
      let examples =
        showsIntegers && !own.isEmpty
        ? own.examples
        : NumberExamples(
          text: (decimals.lazy.compactMap { $0.examples[category]?.first }.first ?? "") + ", …",
          smallest: nil
        )
      missing.append(Missing(category: category, numbers: examples, isRare: !isCommon))
    }
    self.reached = PluralCategorySet(reached)
    self.common = PluralCategorySet(common)
    if key.readsZero, key.categories.contains(.zero) {
      zeroNumbers = FormNumbers(try rules.integerSet(of: .zero), excluding: excluded)
      rulesHaveZero = rules.categories.contains(.zero)
    }
    for category in key.categories {
      var own = PluralCategorySet([category])
      if category == .other {
        for other in rules.categories where !key.categories.contains(other) { own.insert(other) }
      }
      let isAppleZero = category == .zero && showsZero
      numbers[category] = FormNumbers(
        try rules.integerSet(ofAny: own),
        adding: isAppleZero ? 0 : nil,
        excluding: isAppleZero ? exact : excluded
      )
      if !showsIntegers {
        self.decimals[category] = own.flatMap { category in
          decimals.flatMap { $0.examples[category] ?? [] }
        }
      }
      guard !self.reached.contains(category), !isAppleZero, category != .other else { continue }
      let isTaken = try !rules.integerSet(of: category).isEmpty && showsIntegers
      unreachable.append((category, isTaken))
    }
  }
}

extension MessageShape.NumberDisplay {
  /// Whether integers are shown without fraction digits.
  var showsIntegers: Bool {
    if case .decimals = self { false } else { true }
  }

  /// The numbers of fraction digits that may be shown.
  fileprivate var fractionDigits: [Int] {
    switch self {
    case .integers: []
    case .decimals(let digits): [digits]
    case .any: [1, 2, 3]
    }
  }
}
