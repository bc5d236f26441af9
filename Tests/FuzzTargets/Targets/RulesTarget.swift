import PluralRuleCompiler
import Plurals

extension FuzzTarget {
  /// Rule text: what is read is printed and read as the same, and bytecode and integer tables say what
  /// the reference evaluator says.
  static let rules = FuzzTarget(name: "rules") { input in
    let text = input.text
    let ruleSet: PluralRuleSet
    do throws(PluralRuleSyntaxError) {
      ruleSet = try PluralRuleSet(parsing: text)
    } catch {
      _ = error.description
      _ = try? PluralRule(category: .one, parsing: text)
      return
    }
    checkPrinting(ruleSet)
    check(PluralRules(compiling: ruleSet), ruleSet)
  }
}

private func checkPrinting(_ ruleSet: PluralRuleSet) {
  let printed = ruleSet.description
  do throws(PluralRuleSyntaxError) {
    promiseEqual(try PluralRuleSet(parsing: printed), ruleSet, "what '\(printed)' is read as")
  } catch {
    fatalError("broken promise: '\(printed)' was printed, but \(error)")
  }
}

private func check(_ rules: PluralRules, _ ruleSet: PluralRuleSet) {
  promiseEqual(rules.categories, ruleSet.categories, "categories of \(ruleSet)")
  _ = rules.disassembly
  let reference = ReferenceEvaluator(ruleSet)
  for text in numbers + boundaries(of: ruleSet) {
    let number = DecimalNumber(text)
    let category = reference.category(of: number)
    promiseEqual(try? rules.category(for: text), category, "\(text) by \(ruleSet)")
    // Integers go by the table, source numbers by the bytecode.
    guard let integer = UInt64(text) else { continue }
    promiseEqual(rules.category(for: integer), category, "integer \(text) by \(ruleSet)")
    let interpreted = rules.program.interpretedCategory(for: integer)
    promiseEqual(interpreted, category, "integer \(text) by the bytecode of \(ruleSet)")
  }
  let integers = Array(0...120) as [Int32]
  var categories: [PluralCategory] = []
  rules.categories(for: integers, into: &categories)
  promiseEqual(categories, integers.map { rules.category(for: $0) }, "in bulk by \(ruleSet)")
}

/// Numbers of each kind.
private let numbers =
  (0...120).map { "\($0)" } + [
    "199", "200", "211", "1000", "1001", "1000000", "1000001", "999999999", "0.0", "0.1", "0.50",
    "1.0", "1.5", "1.00", "2.01", "5.10", "10.0", "11.11", "100.100", "1c6", "1.2c6", "1.0000001c6",
    "2c3", "1.10c1", "1000000.5", "18446744073709551", "1000000000000000000",
  ]

/// Numbers at the ends of the ranges of rules.
private func boundaries(of ruleSet: PluralRuleSet) -> [String] {
  let relations = ruleSet.rules.compactMap(\.condition).flatMap { $0.alternatives.joined() }
  var values: Set<UInt64> = []
  for relation in relations.prefix(50) {
    for range in relation.ranges.prefix(8) {
      for value in [range.lowerBound, range.upperBound] {
        values.formUnion([value, value &+ 1, value == 0 ? 0 : value - 1])
        if let modulus = relation.modulus { values.insert(modulus &+ value) }
      }
    }
  }
  // The reference knows no larger ones.
  return values.filter { $0 < 10_000_000_000_000_000_000 }.sorted().prefix(200)
    .flatMap { ["\($0)", "\($0).5", "0.\($0)"] }
}
