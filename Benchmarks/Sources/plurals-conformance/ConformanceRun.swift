import ICUShim
import PluralRuleCompiler
import Plurals

/// ICU refuses a rule set.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

/// What was compared, and what differed.
struct ConformanceRun {
  private var ruleSetCount = 0
  private var pointCount = 0
  private var explained: [KnownFault: Int] = [:]
  private var unexplained: [String] = []
  private(set) var unexplainedCount = 0
  private let numbers = TestNumbers()
  private let formatter = icu_formatter_open()

  mutating func compare(_ group: PluralRuleGroup, _ type: PluralRuleType) throws {
    let conditions = group.ruleSet.rules
      .compactMap { rule in rule.condition.map { "\(rule.category): \($0)" } }
    // ICU wants at least one condition; this one never holds.
    let text = conditions.isEmpty ? "one: i = 1 and i = 2" : conditions.joined(separator: "; ")
    guard let peer = icu_rules_create(text) else {
      throw Refusal(description: "ICU refuses the rules of \(group.locales.joined(separator: " "))")
    }
    defer { icu_rules_close(peer) }
    ruleSetCount += 1
    let rules = PluralRules(compiling: group.ruleSet, type: type)
    for number in numbers.all {
      pointCount += 1
      let ours = rules.category(for: number.operands).index
      let theirs = icu_category_decimal(
        peer,
        formatter,
        number.text,
        number.text.utf8.count,
        Int32(number.fractionDigits)
      )
      guard theirs != Int32(ours) else { continue }
      if let fault = KnownFault.all.first(where: { $0.explains(number.operands, group.ruleSet) }) {
        explained[fault, default: 0] += 1
      } else {
        unexplainedCount += 1
        if unexplained.count < 20 {
          unexplained.append(
            "\(group.locales[0]) \(type) \(number.text): ours \(ours), ICU's \(theirs)"
          )
        }
      }
    }
  }

  var summary: String {
    var lines = [
      "ICU \(String(cString: icu_version())) with the rules of CLDR \(PluralRules.cldrVersion)",
      "\(ruleSetCount) rule sets, \(pointCount) points compared",
      "\(explained.values.reduce(0, +)) differences explained by known faults of ICU",
    ]
    for (fault, count) in explained { lines.append("  \(count): \(fault.reason)") }
    lines.append("\(unexplainedCount) unexplained differences")
    lines += unexplained.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PluralCategory {
  /// The position in canonical order.
  var index: Int {
    PluralCategory.allCases.firstIndex(of: self) ?? 5
  }
}
