/// A set of plural categories that iterates in canonical order.
///
///     let categories = PluralRules(locale: "pl").categories
///     categories.contains(.few)    // true
///     Array(categories)            // [one, few, many, other]
///
/// Unlike a `Set<PluralCategory>` it needs no allocation, and its order is CLDR's.
public struct PluralCategorySet: Hashable, Sendable {
  /// Bit *k* stands for the category at canonical position *k*.
  @usableFromInline package private(set) var bits: UInt8

  @inlinable package init(bits: UInt8) {
    self.bits = bits & 0b11_1111
  }

  /// Creates a set of the given categories.
  ///
  /// - Parameter categories: The members, in any order.
  @inlinable public init(_ categories: some Sequence<PluralCategory>) {
    bits = 0
    for category in categories { insert(category) }
  }

  /// Whether the set holds a category.
  ///
  /// - Parameter category: The category to look for.
  @inlinable public func contains(_ category: PluralCategory) -> Bool {
    bits & (1 << category.index) != 0
  }

  /// Adds a category.
  ///
  /// - Parameter category: The category to add.
  @inlinable public mutating func insert(_ category: PluralCategory) {
    bits |= 1 << category.index
  }
}

extension PluralCategorySet: RandomAccessCollection {
  /// Always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of categories in the set.
  @inlinable public var endIndex: Int { bits.nonzeroBitCount }

  /// The category at a position in canonical order among the members.
  @inlinable public subscript(position: Int) -> PluralCategory {
    precondition(position >= 0 && position < endIndex, "position out of bounds")
    var rest = bits
    for _ in 0..<position { rest &= rest - 1 }
    return PluralCategory(index: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
  }
}

extension PluralCategorySet: ExpressibleByArrayLiteral {
  /// Creates a set of the listed categories.
  @inlinable public init(arrayLiteral elements: PluralCategory...) {
    self.init(elements)
  }
}

extension PluralCategorySet: CustomStringConvertible {
  /// The names in canonical order, as in `"one few many other"`.
  public var description: String {
    var text = ""
    for category in self {
      if !text.isEmpty { text += " " }
      text += category.rawValue
    }
    return text
  }
}
