import Plurals

/// The plural categories of one language, and no others: what a `switch` over them has to cover.
///
///     let count = 1
///     let files =
///       switch Languages.en.category(for: count) {
///       case .one: "\(count) file"
///       case .other: "\(count) files"
///       }
///     print(files)  // 1 file
///
/// There is an enumeration for each combination of categories that CLDR's locales use, named after its
/// cases: ``OneOther``, ``OneFewManyOther`` and so on. ``CardinalCategories`` and
/// ``OrdinalCategories`` say which is a locale's, and each of ``Languages`` has its own.
public protocol LanguageCategory: Hashable, Sendable, CaseIterable {
  /// The category of all that remains, which every language has.
  static var other: Self { get }

  /// All the language's categories, in canonical order.
  static var categories: PluralCategorySet { get }

  /// Creates the category; one that the language lacks becomes ``other``.
  ///
  /// - Parameter category: Any of CLDR's categories.
  init(_ category: PluralCategory)

  /// The category as CLDR's.
  var category: PluralCategory { get }
}
