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
}

extension PluralCategorySet: SetAlgebra {
  /// Creates an empty set.
  @inlinable public init() {
    bits = 0
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
  /// - Returns: Whether it was not in the set before, and the category.
  @discardableResult
  @inlinable public mutating func insert(
    _ category: PluralCategory
  ) -> (inserted: Bool, memberAfterInsert: PluralCategory) {
    let isNew = !contains(category)
    bits |= 1 << category.index
    return (isNew, category)
  }

  /// Adds a category.
  ///
  /// - Parameter category: The category to add.
  /// - Returns: The category if it was in the set before; else nil.
  @discardableResult
  @inlinable public mutating func update(with category: PluralCategory) -> PluralCategory? {
    insert(category).inserted ? nil : category
  }

  /// Takes a category out of the set.
  ///
  /// - Parameter category: The category to take out.
  /// - Returns: The category if it was in the set; else nil.
  @discardableResult
  @inlinable public mutating func remove(_ category: PluralCategory) -> PluralCategory? {
    guard contains(category) else { return nil }
    bits &= ~(1 << category.index)
    return category
  }

  /// The categories that are in this set, in another, or in both.
  @inlinable public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// The categories that are in both sets.
  @inlinable public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// The categories that are in one of the sets only.
  @inlinable public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits ^ other.bits)
  }

  /// Adds the categories of another set.
  @inlinable public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Keeps the categories of another set only.
  @inlinable public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Keeps the categories that are in one of the sets, but not in both.
  @inlinable public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }

  /// Whether the set has no categories.
  @inlinable public var isEmpty: Bool { bits == 0 }
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

#if !hasFeature(Embedded)
  extension PluralCategorySet: Codable {
    /// Reads a list of names, such as `["one", "other"]`, in any order.
    public init(from decoder: any Decoder) throws {
      self.init(try [PluralCategory](from: decoder))
    }

    /// Writes the names of the categories as a list, in canonical order.
    public func encode(to encoder: any Encoder) throws {
      try Array(self).encode(to: encoder)
    }
  }
#endif
