import Plurals

extension PluralRelation: CustomStringConvertible {
  /// The relation in the present notation of UTS #35, such as `n % 100 != 12..14`.
  ///
  /// The operand `c` is written `e`, as CLDR's files do. `within` has no present notation and is
  /// kept.
  public var description: String {
    let letter = operand == .c ? "e" : operand.description
    let remainder = modulus.map { " % \($0)" } ?? ""
    let sign =
      if isWithin { isNegated ? "not within" : "within" } else { isNegated ? "!=" : "=" }
    let list = ranges.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)"
    }
    return "\(letter)\(remainder) \(sign) \(list.joined(separator: ","))"
  }
}

extension PluralCondition: CustomStringConvertible {
  /// The condition in the present notation of UTS #35.
  public var description: String {
    alternatives
      .map { $0.map(\.description).joined(separator: " and ") }
      .joined(separator: " or ")
  }
}

extension PluralSampleList: CustomStringConvertible {
  /// The list in CLDR's notation, such as `@integer 0, 2~16, 100, …`.
  public var description: String {
    var items = ranges.map { $0.start == $0.end ? "\($0.start)" : "\($0.start)~\($0.end)" }
    if isUnbounded { items.append("…") }
    return "@\(kind.rawValue) " + items.joined(separator: ", ")
  }
}

extension PluralRule: CustomStringConvertible {
  /// The condition and samples in CLDR's notation, without the category.
  public var description: String {
    [condition?.description, integerSamples?.description, decimalSamples?.description]
      .compactMap { $0 }
      .joined(separator: " ")
  }
}

extension PluralRuleSet: CustomStringConvertible {
  /// The rules as a list that ``init(parsing:)-(StringProtocol)`` reads.
  public var description: String {
    rules.map { "\($0.category): \($0)" }.joined(separator: "; ")
  }
}
