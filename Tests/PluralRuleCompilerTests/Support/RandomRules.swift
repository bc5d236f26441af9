import PluralRuleCompiler
import Plurals
import TestSupport

/// What random rules may ask.
enum RandomRules {
  /// Values and moduli up to 10^18.
  case anything
  /// Moduli for which operands promise exact remainders of numbers of any length.
  case promisedModuli
}

extension SplitMix64 {
  /// The text of a random rule set.
  mutating func ruleSet(_ kind: RandomRules) -> String {
    let categories = ["zero", "one", "two", "few", "many"].filter { _ in
      Bool.random(using: &self)
    }
    var text = ""
    for category in categories { text += "\(category): \(condition(kind)); " }
    return text + "other:"
  }

  /// The text of a random condition.
  mutating func condition(_ kind: RandomRules) -> String {
    // Now and then so many alternatives that their relations take several groups.
    let isLong = pick(from: 0..<80) == 0
    let alternatives = isLong ? pick(from: 30..<60) : pick(from: 1..<4)
    return (0..<alternatives).map { _ in
      let relations = pick(from: 0..<3) == 0 ? pick(from: 1..<6) : pick(from: 1..<3)
      return (0..<relations).map { _ in relation(kind) }.joined(separator: " and ")
    }.joined(separator: " or ")
  }

  private mutating func relation(_ kind: RandomRules) -> String {
    let operand = pick(["n", "n", "n", "i", "i", "i", "v", "w", "f", "t", "c", "e"])
    let modulus = pick(from: 0..<5) < 3 ? randomModulus(kind) : nil
    let comparison = pick([
      "=", "=", "=", "!=", "!=", "in", "not in", "within", "not within", "is", "is not",
    ])
    let bound: UInt64 =
      if let modulus { modulus + modulus / 8 + 1 } else {
        pick([10, 100, 300, 70_000, 1 << 33, limit])
      }
    var ranges: [String] = []
    let count = comparison.hasPrefix("is") ? 1 : pick(from: 0..<8) == 0 ? 12 : pick(from: 1..<4)
    for _ in 0..<count {
      let lower = number(below: bound)
      if comparison.hasPrefix("is") || Bool.random(using: &self) {
        ranges.append(String(lower))
      } else {
        let upper =
          Bool.random(using: &self) ? lower + number(below: 4) : lower + number(below: bound)
        ranges.append("\(lower)..\(min(upper, limit))")
      }
    }
    let remainder = modulus.map { "\(pick(["%", "mod"])) \($0) " } ?? ""
    return "\(operand) \(remainder)\(comparison) \(ranges.joined(separator: ","))"
  }

  private var limit: UInt64 { PluralRuleLimits.value }

  private mutating func randomModulus(_ kind: RandomRules) -> UInt64 {
    let usual: [UInt64] = [
      1, 2, 3, 4, 5, 7, 10, 10, 20, 25, 32, 40, 50, 100, 100, 1_000, 1_000_000,
    ]
    switch kind {
    case .promisedModuli: return pick(usual)
    case .anything:
      if pick(from: 0..<2) == 0 { return pick(usual) }
      return max(1, min(limit, next() >> UInt64(pick(from: 4..<64))))
    }
  }

  /// A number below a bound and below the limit of constants, small ones most of the time.
  private mutating func number(below bound: UInt64) -> UInt64 {
    let number = UInt64.random(in: 0..<min(max(bound, 1), limit), using: &self)
    return pick(from: 0..<2) == 0 ? number : number % 13
  }

  mutating func pick(from range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(from: 0..<elements.count)]
  }
}

extension SplitMix64 {
  /// Numbers at and beside the bounds of a rule set's ranges, and a few others.
  mutating func numbers(near ruleSet: PluralRuleSet, count: Int) -> [String] {
    let relations = ruleSet.rules.flatMap { $0.condition?.alternatives.joined() ?? [].joined() }
    var numbers = ["0", "1", "100"]
    while numbers.count < count {
      var integer = String(pick(from: 0..<130))
      var fraction = pick(["", "", "", ".0", ".5", ".50", ".05", ".10"])
      var exponent = ""
      for _ in 0..<2 {
        guard !relations.isEmpty else { break }
        let relation = pick(relations)
        let value = value(near: relation)
        let digits = String(value)
        switch relation.operand {
        case .n, .i: integer = digits
        case .f: fraction = "." + String(repeating: "0", count: pick(from: 0..<3)) + digits
        case .t: fraction = "." + digits + String(repeating: "0", count: pick(from: 0..<3))
        case .v where 1...9 ~= value:
          fraction = "." + String(repeating: "5", count: Int(value) - 1) + "0"
        case .w where 1...9 ~= value:
          fraction = "." + String(repeating: "5", count: Int(value)) + "0"
        case .c where 1...9 ~= value: exponent = "c" + digits
        case .v, .w: fraction = ""
        case .c: exponent = ""
        }
      }
      numbers.append(integer + fraction + exponent)
    }
    return numbers
  }

  private mutating func value(near relation: PluralRelation) -> UInt64 {
    let range = pick(relation.ranges)
    var value = pick([
      range.lowerBound, range.upperBound, range.upperBound + 1,
      range.lowerBound == 0 ? 0 : range.lowerBound - 1,
      range.lowerBound + (range.upperBound - range.lowerBound) / 2,
    ])
    if let modulus = relation.modulus {
      for _ in 0..<pick(from: 0..<4) where value <= 9_000_000_000_000_000_000 - modulus {
        value += modulus
      }
    }
    return value
  }
}
