import Plurals

/// Which form of a numbered rule each category of a locale's CLDR rules takes.
///
///     let forms = LegacyPluralRule.russian.formsByCategory(locale: "uk")
///     forms[.few]     // 1
///     forms[.many]    // 2
///
/// Unlike a dictionary it has a form for every category, and needs no allocation.
public struct LegacyPluralCategoryForms: Hashable, Sendable {
  /// The form of each category, four bits each in canonical order.
  let packed: UInt32

  /// The form index that a category takes.
  ///
  /// - Parameter category: A category, whether the locale's rules have it or not.
  public subscript(category: PluralCategory) -> Int {
    Int(packed >> (UInt32(category.index) * 4) & 15)
  }
}
