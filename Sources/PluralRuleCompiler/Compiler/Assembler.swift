import Plurals

/// Turns a rule set into a program: first the tests that decide all relations, each into a bit, then
/// a choice for each alternative of each rule.
///
/// The first rule that holds counts, and of a program's choices the last; so the rules are taken
/// from the last to the first. Relations that several rules share are decided once.
struct Assembler {
  private var groups: [Group] = []
  private var group = Group()

  /// The facts that have bits in the group, from the lowest free one.
  private var facts: [Fact] = []
  /// The first bit for facts: in all groups but the first the lowest bit is carried over.
  private var firstBit = 0

  /// The groups for rules; what none of them holds for is `other`.
  static func groups(for rules: SimplifiedRules) -> [Group] {
    var assembler = Assembler()
    assembler.facts.reserveCapacity(rules.relations.count)
    assembler.group.choices.reserveCapacity(min(rules.alternatives.count, Group.maximumCount))
    var alternative: [Fact] = []
    alternative.reserveCapacity(rules.relations.count)
    // What comes after a rule that always holds is never asked.
    let end = rules.rules.firstIndex { $0.condition == .always }.map { $0 + 1 } ?? rules.rules.count
    for rule in rules.rules[..<end].reversed() {
      switch rule.condition {
      case .never: break
      case .always: assembler.add([], giving: rule.category)
      case .alternatives(let alternatives) where alternatives.count == 1:
        // Most have one, which needs no array of its own.
        alternative.removeAll(keepingCapacity: true)
        for index in rules.alternatives[alternatives.lowerBound] {
          Fact.append(rules.relations[index], to: &alternative)
        }
        assembler.add(alternative[...], giving: rule.category)
      case .alternatives(let alternatives):
        let facts = rules.alternatives[alternatives].map { Fact.facts(of: rules.relations[$0]) }
        for alternative in Fact.joined(facts) {
          assembler.add(alternative[...], giving: rule.category)
        }
      }
    }
    assembler.finishGroup()
    return assembler.groups
  }

  /// Adds a choice for facts that all have to hold.
  private mutating func add(_ alternative: ArraySlice<Fact>, giving category: PluralCategory) {
    if group.choices.count < Group.maximumCount, let mask = mask(for: alternative) {
      group.choices.append(Choice(category, mask: mask))
      return
    }
    // A group of its own, or several of which each carries over what all facts so far came to.
    var rest = alternative
    beginGroup(carry: 0)
    var mask = largestPart(of: &rest)
    while !rest.isEmpty {
      beginGroup(carry: mask)
      mask = largestPart(of: &rest) | 1
    }
    group.choices.append(Choice(category, mask: mask))
  }

  /// The bits of the first facts, as many as find a place, which are taken away.
  private mutating func largestPart(of facts: inout ArraySlice<Fact>) -> UInt32 {
    var mask: UInt32 = 0
    while let fact = facts.first, let bit = self.mask(for: [fact]) {
      mask |= bit
      facts.removeFirst()
    }
    return mask
  }

  /// The bits of facts, those that are new included; nil if they have no place in the group.
  private mutating func mask(for wanted: ArraySlice<Fact>) -> UInt32? {
    let count = facts.count
    var mask: UInt32 = 0
    for fact in wanted {
      let index = facts.firstIndex(of: fact) ?? facts.count
      if index == facts.count { facts.append(fact) }
      mask |= 1 << UInt32(firstBit + min(index, Group.bitCount))
    }
    guard firstBit + facts.count <= Group.bitCount,
      facts.reduce(0, { $0 + $1.byteTestCount }) <= Group.maximumCount
    else {
      facts.removeLast(facts.count - count)
      return nil
    }
    return mask
  }

  private mutating func beginGroup(carry: UInt32) {
    finishGroup()
    group = Group()
    group.carry = carry
    facts = []
    firstBit = 1
  }

  /// Adds the tests of the facts to the group, and the group to the program.
  private mutating func finishGroup() {
    var wide: [(test: Fact.Test, bit: Int)] = []
    group.tests.reserveCapacity(facts.reduce(0) { $0 + $1.byteTestCount })
    for (index, fact) in facts.enumerated() {
      let bit = firstBit + index
      fact.forEachTest { test in
        guard let register = test.register else { return wide.append((test, bit)) }
        group.tests.append(
          ByteTest(register, lower: UInt8(test.lower), width: UInt8(test.width), bit: bit)
        )
      }
    }
    // Those with one subject after each other, so that it is loaded once.
    while let first = wide.first?.test {
      group.wideCode.append(first.load)
      for (test, bit) in wide where test.subject == first.subject {
        group.wideCode.append(.test(lower: test.lower, width: test.width, bit: bit))
      }
      wide.removeAll { $0.test.subject == first.subject }
    }
    groups.append(group)
  }
}
