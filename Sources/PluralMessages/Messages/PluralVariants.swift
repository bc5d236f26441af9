import Plurals

/// The texts of a message for the categories of a language and for exact numbers.
///
///     var files = PluralVariants()
///     files.exact[0] = try MessageTemplate("no files")
///     files[.one] = try MessageTemplate("%d file")
///     files[.other] = try MessageTemplate("%d files")
///
/// An exact number goes before a category, and a category before `other`.
public struct PluralVariants: Hashable, Sendable {
  /// The texts for exact integers.
  public var exact: [Int: MessageTemplate] = [:]

  /// What is taken away from the number before a category is chosen, and before it is shown as the
  /// number that the message chose by; exact numbers are compared before.
  public var offset = 0

  private var templates: [MessageTemplate?] = Array(repeating: nil, count: 6)

  /// Creates variants without a text.
  public init() {}

  /// The text for a category.
  public subscript(category: PluralCategory) -> MessageTemplate? {
    get { templates[Int(category.index)] }
    set { templates[Int(category.index)] = newValue }
  }

  /// The categories that have a text.
  public var categories: PluralCategorySet {
    PluralCategorySet(PluralCategory.allCases.filter { self[$0] != nil })
  }

  var isEmpty: Bool { exact.isEmpty && templates.allSatisfy { $0 == nil } }

  /// All texts, that for `other` first: what it says about placeholders goes for the others.
  var all: [MessageTemplate] {
    let exactTemplates = exact.sorted { $0.key < $1.key }.map(\.value)
    // `other` is the last of the categories.
    return ([self[.other]] + templates.dropLast()).compactMap { $0 } + exactTemplates
  }
}
