import Plurals

/// Which integers, perhaps by their remainder, are in a range.
struct IntegerRelation: Hashable {
  let modulus: UInt64?
  let range: ClosedRange<UInt64>

  func holds(for integer: UInt64) -> Bool {
    range.contains(modulus.map { integer % $0 } ?? integer)
  }
}

/// A program as integers see it: tests on the number, and choices.
///
/// Tests on operands that are 0 for every integer are decided already.
struct IntegerProgram {
  private enum Step {
    /// Sets bits if a relation holds, or if it does not.
    case test(relation: Int, isNegated: Bool, mask: UInt32)
    /// Sets bits.
    case set(UInt32)
    case carry(UInt32)
    case choose(Choice)
  }

  /// The relations that tests ask for, each once.
  private(set) var relations: [IntegerRelation] = []
  private var steps: [Step] = []

  init(_ program: Program) {
    for (number, group) in program.groups.enumerated() {
      if number > 0 { steps.append(.carry(group.carry)) }
      for test in group.tests {
        add(
          lower: UInt64(test.lower),
          width: UInt64(test.width),
          largest: 255,
          bit: test.bit,
          Subject(
            operand: test.register.operand,
            modulus: test.register.modulus,
            isDoubled: false
          )
        )
      }
      var subject = Subject(operand: .n, modulus: nil, isDoubled: false)
      for instruction in group.wideCode {
        switch instruction {
        case .load(let operand, let modulus):
          subject = Subject(operand: operand, modulus: modulus, isDoubled: false)
        case .loadHalves(let modulus):
          subject = Subject(operand: .n, modulus: modulus, isDoubled: true)
        case .test(let lower, let width, let bit):
          add(lower: lower, width: width, largest: .max, bit: bit, subject)
        }
      }
      steps += group.choices.map { .choose($0) }
    }
  }

  /// What a test compares with a range.
  private struct Subject {
    let operand: PluralOperand
    let modulus: UInt64?
    let isDoubled: Bool
  }

  /// Adds a test. A range that holds the largest number, which for a byte stands for all above it too,
  /// is what is not in the range it leaves out.
  private mutating func add(
    lower: UInt64,
    width: UInt64,
    largest: UInt64,
    bit: Int,
    _ subject: Subject
  ) {
    let mask: UInt32 = 1 << UInt32(bit)
    if width < largest - lower {
      add(lower...lower + width, isNegated: false, mask, subject)
    } else if width < largest {
      add(lower - (largest - width)...lower - 1, isNegated: true, mask, subject)
    } else {
      steps.append(.set(mask))
    }
  }

  private mutating func add(
    _ range: ClosedRange<UInt64>,
    isNegated: Bool,
    _ mask: UInt32,
    _ subject: Subject
  ) {
    guard subject.operand == .n || subject.operand == .i else {
      if range.contains(0) != isNegated { steps.append(.set(mask)) }
      return
    }
    var bounds = range
    if subject.isDoubled {
      // `within` may reach up to the modulus and beyond, where no remainder is.
      let lower = (range.lowerBound + 1) / 2
      let upper = min(range.upperBound / 2, subject.modulus.map { $0 - 1 } ?? .max)
      guard lower <= upper else {
        if isNegated { steps.append(.set(mask)) }
        return
      }
      bounds = lower...upper
      // The upper bound itself is inside, but with a fraction it is not; who asks about integer parts
      // has to see the difference.
      _ = number(of: IntegerRelation(modulus: subject.modulus, range: upper...upper))
    }
    let relation = number(of: IntegerRelation(modulus: subject.modulus, range: bounds))
    steps.append(.test(relation: relation, isNegated: isNegated, mask: mask))
  }

  /// The number of a relation, which is added unless it is there.
  private mutating func number(of relation: IntegerRelation) -> Int {
    if let number = relations.firstIndex(of: relation) { return number }
    relations.append(relation)
    return relations.count - 1
  }

  /// The category where each relation holds or not, as given by its number.
  func category(_ holds: (Int) -> Bool) -> PluralCategory {
    var bits: UInt32 = 0
    var category = PluralCategory.other
    for step in steps {
      switch step {
      case .test(let relation, let isNegated, let mask):
        if holds(relation) != isNegated { bits |= mask }
      case .set(let mask): bits |= mask
      case .carry(let mask): bits = ~bits & mask == 0 ? 1 : 0
      case .choose(let choice): if ~bits & choice.mask == 0 { category = choice.category }
      }
    }
    return category
  }

  var profile: IntegerProfile {
    get throws(IntegerAnalysisError) {
      var bound: UInt64 = 0
      var period: UInt64 = 1
      for relation in relations {
        if let modulus = relation.modulus {
          period = try leastCommonMultiple(period, modulus)
        } else {
          bound = max(bound, relation.range.upperBound + 1)
        }
      }
      return IntegerProfile(bound: bound, period: period)
    }
  }
}
