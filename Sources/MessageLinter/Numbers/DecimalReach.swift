import Plurals

/// The categories that numbers with fraction digits reach, each with the smallest examples that were found.
///
/// Rules ask of a fraction its digits (`v`, `w`) and its value modulo 10 or 100 or against a constant below
/// (`f`, `t`), and of the integer part the same and millions. All combinations of these are tried, so that a
/// category that is not found is not reached, by CLDR's rules.
struct DecimalReach {
  /// The numbers of each category, integers first: one, or several if there are several.
  private(set) var examples: [PluralCategory: [String]] = [:]
  /// The smallest integer of each category that integers reach, shown with zeros behind the decimal point.
  private(set) var smallestIntegers: [PluralCategory: UInt64] = [:]

  /// - Parameters:
  ///   - rules: The rules.
  ///   - fractionDigits: How many digits are shown behind the decimal point, at least 1.
  init(_ rules: PluralRules, fractionDigits: Int) {
    let digits = min(fractionDigits, Self.largestDigits)
    for integer in Self.integers {
      let category = look(rules, integer, 0, zeros: digits, digits)
      if smallestIntegers[category] == nil { smallestIntegers[category] = integer }
    }
    let fractions = Self.fractions(digits)
    for integer in Self.integers {
      guard
        examples.values.contains(where: { $0.count < Self.exampleCount })
          || examples.count < rules.categories.count
      else { break }
      for (fraction, zeros) in fractions {
        _ = look(rules, integer, fraction, zeros: zeros, digits)
      }
    }
  }

  private mutating func look(
    _ rules: PluralRules,
    _ integer: UInt64,
    _ fraction: UInt64,
    zeros: Int,
    _ digits: Int
  ) -> PluralCategory {
    let operands = PluralOperands(integer: integer, fraction, zeros: zeros, digits: digits)
    let category = rules.category(for: operands)
    if examples[category, default: []].count < Self.exampleCount {
      let text = String(fraction)
      let padding = String(repeating: "0", count: digits - text.utf8.count)
      examples[category, default: []].append("\(integer).\(padding)\(text)")
    }
    return category
  }

  func reaches(_ category: PluralCategory) -> Bool { examples[category] != nil }

  private static let exampleCount = 3

  /// More digits make no difference: constants and moduli are a hundred at the most.
  private static let largestDigits = 4

  private static let integers: [UInt64] =
    Array(0...20) + [21, 22, 25, 100, 101, 111, 200, 1_000, 1_001, 1_000_000, 1_000_001, 2_000_000]

  /// The fractions of so many digits that differ for a rule, without zero, and the zeros at their ends.
  private static func fractions(_ digits: Int) -> [(UInt64, zeros: Int)] {
    var result: [(UInt64, Int)] = []
    var power: UInt64 = 1
    for zeros in 0..<digits {
      let end = min(200, (0..<digits).reduce(1) { power, _ in power * 10 } / power)
      result += (1..<max(end, 2)).filter { !$0.isMultiple(of: 10) }.map { ($0 * power, zeros) }
      power *= 10
    }
    return result
  }
}

extension PluralOperands {
  /// - Parameters:
  ///   - fraction: The digits behind the decimal point.
  ///   - zeros: How many of them are zeros at the end.
  ///   - digits: How many there are.
  fileprivate init(integer: UInt64, _ fraction: UInt64, zeros: Int, digits: Int) {
    let significant = (0..<zeros).reduce(fraction) { value, _ in value / 10 }
    let operands = try? PluralOperands(
      i: integer,
      v: digits,
      w: fraction == 0 ? 0 : digits - zeros,
      f: fraction,
      t: significant
    )
    self = operands ?? PluralOperands(integer)
  }
}
