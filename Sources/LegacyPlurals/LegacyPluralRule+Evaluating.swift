import Plurals

extension LegacyPluralRule {
  /// The index of the form that a number takes.
  ///
  ///     LegacyPluralRule.arabic.formIndex(for: 0)    // 5
  ///
  /// - Parameter number: An integer; its sign is ignored.
  /// - Returns: The position of the form in a list, from 0 to `reachedFormCount - 1`.
  /// - Complexity: O(1), without allocation.
  public func formIndex(for number: some BinaryInteger) -> Int {
    formIndex(of: rules.category(for: number))
  }

  /// The rule as compiled: the categories are labels, as ``formIndex(of:)`` reads them.
  package var rules: PluralRules {
    PluralRules(
      program: Program(trusted: LegacyTables.words, start: Int(LegacyTables.programs[slot])),
      rangesOffset: nil,
      type: .cardinal,
      resolvedLocale: "und"
    )
  }

  /// The form that a category of the compiled rule stands for.
  package func formIndex(of category: PluralCategory) -> Int {
    Int(LegacyTables.forms[slot] >> (UInt32(category.index) * 4) & 15)
  }

  /// The rule's place in the tables, which have the rules in the order of their numbers.
  var slot: Int {
    switch self {
    case .asianExtended: 20
    case .frenchExtended: 21
    case .russianExtended: 22
    default: rawValue
    }
  }
}
