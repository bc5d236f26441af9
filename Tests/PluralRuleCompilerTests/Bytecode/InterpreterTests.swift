import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Bytecode against the reference evaluator")
struct InterpreterTests {
  /// Integers and numbers with fractions and exponents for which every rule of CLDR is tried.
  private static let numbers: [(number: DecimalNumber, operands: PluralOperands)] = {
    var texts = (0...2_000).map(String.init)
    for power in 3...40 {
      let zeros = String(repeating: "0", count: power - 1)
      let nines = String(repeating: "9", count: power)
      texts += ["10" + zeros, "1" + zeros + "1", "30" + zeros, nines, "1" + nines, nines + "2"]
    }
    var random = SplitMix64(seed: 20)
    for _ in 0..<300 { texts.append(String(random.next() >> UInt64(random.pick(from: 0..<56)))) }
    for integer in Array(0...25) + [71, 80, 91, 99, 100, 101, 111, 1_000, 1_000_000, 4_000_011] {
      texts += ["0", "00", "000", "0000", "5", "1", "10", "01", "11", "12", "21", "0001", "1400"]
        .map { "\(integer).\($0)" }
      texts.append("\(integer).\(random.pick(from: 0..<10_000))")
      texts += ["c1", "c3", "c5", "c6", "c9", ".5c3", ".50c1", ".0c6"].map { "\(integer)\($0)" }
    }
    return texts.compactMap { text in
      (try? PluralOperands(parsing: text)).map { (DecimalNumber(text), $0) }
    }
  }()

  @Test("every rule set of CLDR gives every number its category", arguments: CLDRRules.groups)
  func cldr(_ group: CLDRRules.Group) throws {
    let ruleSet = try PluralRuleSet(parsing: group.rules)
    let reference = ReferenceEvaluator(ruleSet)
    let compiled = PluralRules(compiling: ruleSet, type: group.type)
    // The generated tables must say the same.
    let builtIn = PluralRules(locale: group.locales[0], type: group.type)
    for (number, operands) in Self.numbers {
      let expected = reference.category(of: number)
      var answers = [compiled.category(for: operands), builtIn.category(for: operands)]
      if let integer = number.integer.value, operands.v == 0, operands.c == 0 {
        answers += [compiled.category(for: integer), builtIn.category(for: integer)]
        if integer < 1 << 63 { answers.append(builtIn.category(for: -Int(integer))) }
      }
      if answers.contains(where: { $0 != expected }) {
        Issue.record("\(group) \(number): \(answers), not \(expected)")
      }
    }
    #expect(compiled.categories == ruleSet.categories)
    #expect(builtIn.categories == ruleSet.categories)
  }

  @Test("every random rule set gives numbers near its bounds their categories", arguments: 0..<4)
  func random(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<170 {
      let text = random.ruleSet(.anything)
      var numbers = random.numbers(near: try PluralRuleSet(parsing: text), count: 30)
      // Not every modulus has exact remainders from 2^64 on.
      numbers.removeAll { !DecimalNumber($0).isShort }
      // Endings below and above 100, for which there is a table.
      numbers += stride(from: random.pick(from: 0..<11), to: 300, by: 11).map(String.init)
      try check(text, numbers: numbers)
    }
  }

  @Test("rules with promised moduli are right for numbers of any length", arguments: 8..<10)
  func longNumbers(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let text = random.ruleSet(.promisedModuli)
      let numbers = random.numbers(near: try PluralRuleSet(parsing: text), count: 20)
      try check(text, numbers: numbers + (0..<20).map { _ in random.longNumber() })
    }
  }

  @Test("relations are right on either side of what a group has bits for")
  func groupBits() throws {
    // Each value that is left out takes a bit; 28 fit into a group, of which one may be carried over.
    for count in [24, 25, 26, 27, 28, 29, 53, 54, 55, 56, 170] {
      let list = (0..<count).map { String($0 * 2) }.joined(separator: ",")
      for rest in ["", " and v = 0", " and v = 0 and f = 0 and i != 7"] {
        let numbers = (0...(count * 2)).map { String($0) } + ["0.0", "1.0", "2.5", "7.125"]
        try check("one: n != \(list)\(rest); two: n = 0..6; other:", numbers: numbers)
        try check("one: n = \(list)\(rest); two: n = 0..6; other:", numbers: numbers)
      }
    }
  }

  @Test("choices are right on either side of how many a group holds")
  func groupChoices() throws {
    // Two alternatives have at most one of their relations in common, so that none are joined; with
    // 81 in a rule the fourth one passes 255.
    let categories = ["zero", "one", "two", "few"]
    var text = ""
    for (number, category) in categories.enumerated() {
      let alternatives = (0..<81).map {
        "i % 10 = \($0 / 9) and f % 10 = \($0 % 9) and v = \(($0 / 9 + $0 % 9 + number) % 9)"
      }
      text += "\(category): \(alternatives.joined(separator: " or ")); "
    }
    let rules = PluralRules(compiling: try PluralRuleSet(parsing: text + "other:"))
    #expect(rules.program.groups.map(\.choices.count) == [255, 69])
    var numbers = (0..<10).map { "1\($0)" }
    for integer in 0..<10 {
      for last in 0..<10 {
        for count in 1..<10 {
          numbers.append("\(integer)." + String(repeating: "0", count: count - 1) + "\(last)")
        }
      }
    }
    try check(text + "other:", numbers: numbers)
  }

  @Test("tests are right on either side of how many a group holds")
  func groupTests() throws {
    // Each value is a test of a byte. With 128 of f, 127 of n are as many as a group has, 128 are not.
    let fractions = (0..<128).map { String($0 * 2) }.joined(separator: ",")
    let integers = (0..<260).map { String($0) }
    let numbers =
      integers + integers.map { "4.\($0)" } + ["3.4", "4.0", "254.254", "256.2", "254.256"]
    for count in [126, 127, 128] {
      let list = (0..<count).map { String($0 * 2) }.joined(separator: ",")
      let text = "one: n = \(list) and f = \(fractions); other:"
      try check(text, numbers: numbers)
      let rules = PluralRules(compiling: try PluralRuleSet(parsing: text))
      let counts = rules.program.groups.map(\.tests.count)
      #expect(counts.allSatisfy { $0 <= Group.maximumCount }, "\(counts)")
      #expect(rules.category(for: 4) == .one)
      #expect(rules.category(for: 3) == .other)
    }
  }

  @Test(
    "integers are right on either side of where their table of the last two digits begins",
    arguments: [
      "n = 100", "n != 100", "n = 99", "n = 99,100", "n = 100,101", "n = 0..99", "n = 0..100",
      "n = 1..199", "n = 100..199", "n = 100..200", "n = 101", "n != 99..101", "n = 200",
      "n within 99..100", "i = 100 and n != 101", "n % 100 = 0 and n != 100", "n % 200 = 100",
      "n % 1000 = 100", "n % 3 = 1 or n = 100", "n % 50 = 0 and n != 0,100",
    ]
  )
  func tableStart(_ condition: String) throws {
    try check(
      "one: \(condition); other:",
      numbers: (0..<420).map { String($0) } + ["1100", "1000"]
    )
  }

  @Test(
    "alternatives are right whose relations ask the same in different words",
    arguments: [
      "n != 1 and n != 1,3 or n != 1,3 and v = 0", "n != 1,3 and v = 0 or n != 1 and n != 1,3",
      "v = 0 and n != 1,3 or n != 3 and n != 3,1 or n = 1",
      "v = 0 and i % 1000000 = 0 and w = 0 or w = 0 and n % 1000000 = 0 and i % 1000000 = 0",
      "n != 1 and n != 1,3 and i != 2 or n != 1,3 and v = 0 and f = 0",
    ]
  )
  func repeatedRelations(_ condition: String) throws {
    let integers = ["0", "1", "2", "3", "4", "1000000", "2000000"]
    try check(
      "one: \(condition); other:",
      numbers: integers.flatMap { [$0, $0 + ".0", $0 + ".5", $0 + ".00"] }
    )
  }

  @Test("bounds are right on either side of what each form of a test can say")
  func boundSizes() throws {
    let bounds: [UInt64] = [
      254, 255, 256, 257, 1 << 31, 1 << 32 - 2, 1 << 32 - 1, 1 << 32, 1 << 32 + 1, 1 << 59,
      PluralRuleLimits.value - 1, PluralRuleLimits.value,
    ]
    for bound in bounds {
      let integers: [UInt64] = [0, 1, bound - 1, bound, bound + 1, bound * 2, bound + 3]
      let numbers = integers.flatMap { ["\($0)", "\($0).0", "\($0).5"] }
      for text in [
        "n = \(bound)", "n != \(bound)", "n = 0..\(bound)", "n = 1..\(bound),7",
        "n within 1..\(bound)", "n not within \(bound)", "i % \(bound) = 0", "i % \(bound) = 3",
        "n % \(bound) within 0..1",
      ] {
        try check("one: \(text); other:", numbers: numbers)
      }
    }
  }

  /// Compares the answers for a rule set with the reference's.
  private func check(_ text: String, numbers: [String]) throws {
    let ruleSet = try PluralRuleSet(parsing: text)
    let rules = PluralRules(compiling: ruleSet)
    let reference = ReferenceEvaluator(ruleSet)
    for text in numbers {
      let number = DecimalNumber(text)
      let expected = reference.category(of: number)
      var answers = [try rules.category(for: text)]
      if let integer = UInt64(text) {
        answers.append(rules.category(for: integer))
        answers += rules.categories(for: [integer])
      }
      if let integer = Int(text) { answers.append(rules.category(for: -integer)) }
      if answers.contains(where: { $0 != expected }) {
        Issue.record("\(ruleSet) on \(number): \(answers), not \(expected)")
        return
      }
    }
  }
}

extension SplitMix64 {
  /// A number of up to 60 digits with a fraction as long and an exponent.
  fileprivate mutating func longNumber() -> String {
    func digits() -> String {
      (0..<pick(from: 1..<60)).map { _ in String(pick(from: 0..<10)) }.joined()
    }
    var text = digits()
    if Bool.random(using: &self) { text += "." + digits() }
    if pick(from: 0..<4) == 0 { text += "c\(pick(from: 1..<100))" }
    return text
  }
}
