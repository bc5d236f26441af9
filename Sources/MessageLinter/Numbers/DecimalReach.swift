import Plurals

/// The categories that numbers with fraction digits reach, each with the smallest example that was found.
///
/// Rules ask of a fraction its digits (`v`, `w`) and its value modulo 10, 100 or a thousand or against a
/// constant below (`f`, `t`), and of the integer part the same and millions. All combinations of these
/// are tried, so that a category that is not found is not reached, by CLDR's rules.
struct DecimalReach {
  /// A number of each category that is reached, as text.
  private(set) var examples: [PluralCategory: String] = [:]
  /// The categories that integers reach, shown with zeros behind the decimal point.
  let byIntegers: Set<PluralCategory>

  /// - Parameters:
  ///   - rules: The rules.
  ///   - fractionDigits: How many digits are shown behind the decimal point, at least 1.
  init(_ rules: PluralRules, fractionDigits: Int) {
    let digits = min(fractionDigits, Self.largestDigits)
    var examples: [PluralCategory: String] = [:]
    func look(_ integer: UInt64, _ fraction: UInt64) {
      let text = String(fraction)
      let number =
        "\(integer)." + String(repeating: "0", count: digits - text.utf8.count) + text
      guard let operands = try? PluralOperands(parsing: number) else { return }
      let category = rules.category(for: operands)
      if examples[category] == nil { examples[category] = number }
    }
    for integer in Self.integers { look(integer, 0) }
    byIntegers = Set(examples.keys)
    let fractions = Self.fractions(digits)
    for integer in Self.integers {
      guard examples.count < rules.categories.count else { break }
      for fraction in fractions { look(integer, fraction) }
    }
    self.examples = examples
  }

  func reaches(_ category: PluralCategory) -> Bool { examples[category] != nil }

  /// More digits make no difference: constants and moduli are below a thousand.
  private static let largestDigits = 4

  private static let integers: [UInt64] =
    Array(0...20) + [21, 22, 25, 100, 101, 111, 200, 1_000, 1_001, 1_000_000, 1_000_001, 2_000_000]

  /// The fractions of so many digits that differ for a rule, without zero.
  private static func fractions(_ digits: Int) -> [UInt64] {
    var result: [UInt64] = []
    var power: UInt64 = 1
    for _ in 0..<digits {
      let end = min(1_000, (0..<digits).reduce(1) { power, _ in power * 10 } / power)
      result += (1..<max(end, 2)).filter { !$0.isMultiple(of: 10) }.map { $0 * power }
      power *= 10
    }
    return result
  }
}
