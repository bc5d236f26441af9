import Plurals

extension IntegerEquivalence {
  /// The mapping in which each category stands for the one of the same name.
  public static let sameNames: [PluralCategory: PluralCategory] =
    Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0, $0) })

  /// The intersections whose categories do not stand for each other in a mapping.
  ///
  ///     let (polish, russian) = (PluralRules(locale: "pl"), PluralRules(locale: "ru"))
  ///     let equivalence = try polish.equivalence(with: russian)
  ///     let parts = equivalence.differences(under: IntegerEquivalence.sameNames)
  ///     parts.map(\.first)               // [many]
  ///     parts.map(\.second)              // [one]
  ///     parts[0].integers.prefix(3)      // [21, 31, 41]
  ///
  /// - Parameter mapping: For each category of the first rule set the one of the second that stands for
  ///   it: ``mapping``, ``sameNames`` or another.
  public func differences(
    under mapping: [PluralCategory: PluralCategory]
  ) -> [Intersection] {
    intersections.filter { mapping[$0.first] != $0.second }
  }

  /// The integers for which the rule sets disagree under a mapping.
  ///
  /// - Parameter mapping: As for ``differences(under:)``.
  public func disagreement(under mapping: [PluralCategory: PluralCategory]) -> IntegerSet {
    IntegerSet(
      partition,
      codes: differences(under: mapping).map { IntegerPartition.code($0.first, $0.second) }
    )
  }
}
