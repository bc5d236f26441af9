/// What a number is used for: counting or ranking.
///
/// A language has a rule set for each use. English has two cardinal categories ("1 day, 2 days")
/// and four ordinal ones ("1st, 2nd, 3rd, 4th"). See UTS #35 part 3, "Language Plural Rules".
public enum PluralRuleType: Hashable, CaseIterable, Sendable {
  /// Quantities: "1 day", "2 days".
  case cardinal
  /// Ranks: "1st day", "2nd day".
  case ordinal
}

extension PluralRuleType: RawRepresentable {
  /// The name that CLDR's `type` attribute has for the type.
  public var rawValue: String {
    switch self {
    case .cardinal: "cardinal"
    case .ordinal: "ordinal"
    }
  }

  /// Creates the type with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: `"cardinal"` or `"ordinal"`.
  public init?(rawValue: String) {
    for type in Self.allCases where type.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = type
      return
    }
    return nil
  }
}

// Explicit, because for a type with raw values the standard library compares and hashes those, which
// are strings here.
extension PluralRuleType {
  /// Whether two types are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.cardinal, .cardinal), (.ordinal, .ordinal): true
    default: false
    }
  }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self == .ordinal)
  }
}

extension PluralRuleType: CustomStringConvertible {
  /// The type's name, as ``rawValue``.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
  extension PluralRuleType: Codable {}
#endif
