/// A plural category: the class of numbers that share one grammatical form.
///
/// The names follow UTS #35 part 3, "Language Plural Rules". They are labels, not numbers: Latvian
/// `zero` holds 10 and 20, and Russian `one` holds 21.
///
///     PluralRules(locale: "pl").category(for: 5)    // many
///     PluralCategory(rawValue: "few")               // few
///     PluralCategory.allCases                       // [zero, one, two, few, many, other]
///
/// Categories compare in CLDR's canonical order, which is that of `allCases`.
@frozen public enum PluralCategory: Hashable, CaseIterable, Sendable {
  /// Numbers like 0 where a language has a form for them, as in Arabic, Latvian and Welsh.
  case zero
  /// Numbers like 1: the singular of most languages.
  case one
  /// Numbers like 2: the dual, as in Arabic, Hebrew and Slovenian.
  case two
  /// Small numbers, the paucal: as in Czech, Polish and Arabic.
  case few
  /// Large numbers or fractions, as in Polish, Maltese and Czech.
  case many
  /// All that remains. Every language has it.
  case other
}

extension PluralCategory {
  /// The position in canonical order, 0 for `zero` to 5 for `other`.
  @inlinable package var index: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category at a position in canonical order.
  ///
  /// - Parameter index: 0 to 5. A verified program holds no other.
  @inlinable @inline(__always) package init(index: UInt8) {
    assert(index < 6, "no category has this position")
    // Without payload, an enumeration's representation is the case's position. A `switch` would be
    // a branch that a processor cannot predict: it costs three times the rest of a look-up.
    self = unsafe unsafeBitCast(index, to: PluralCategory.self)
  }
}

extension PluralCategory: RawRepresentable {
  /// The name that CLDR and other formats use for the category, such as `"few"`.
  public var rawValue: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// Creates the category with a name, or nil if no category has it.
  ///
  /// - Parameter rawValue: A name in lower case, such as `"few"`.
  public init?(rawValue: String) {
    // Bytes, not characters: comparing strings would bring Unicode normalisation tables into
    // Embedded programs.
    for category in Self.allCases where category.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = category
      return
    }
    return nil
  }
}

// Explicit, because for a type with raw values the standard library compares and hashes those, which
// are strings here.
extension PluralCategory {
  /// Whether two categories are the same.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.index == rhs.index
  }

  /// Hashes the category.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

extension PluralCategory: Comparable {
  /// Whether one category precedes another in canonical order.
  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.index < rhs.index
  }
}

extension PluralCategory: CustomStringConvertible {
  /// The category's name, as ``rawValue``.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
  extension PluralCategory: Codable {}

  // Its name is the key, so that a dictionary by category is encoded as an object.
  @available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
  extension PluralCategory: CodingKeyRepresentable {}
#endif
