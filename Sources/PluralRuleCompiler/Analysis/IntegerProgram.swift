import Plurals

/// Which integers, perhaps by their remainder, are in a range.
struct IntegerRelation: Hashable {
  let modulus: UInt64?
  let range: ClosedRange<UInt64>

  func holds(for integer: UInt64) -> Bool {
    range.contains(modulus.map { integer % $0 } ?? integer)
  }
}

/// A program as integers see it: tests on the number, and categories.
///
/// Tests on operands that are 0 for every integer are decided already.
struct IntegerProgram {
  private enum Step {
    case test(relation: Int, jumpsIfInside: Bool, target: Int)
    case jump(target: Int)
    case `return`(PluralCategory)
  }

  /// The relations that tests ask for, each once.
  private(set) var relations: [IntegerRelation] = []
  private var steps: [Step] = []

  init(_ program: Program) {
    let instructions = program.instructions
    // The instruction at each word position, to find where jumps go.
    var numbers: [Int: Int] = [:]
    var position = 0
    for (number, instruction) in instructions.enumerated() {
      numbers[position] = number
      position += instruction.wordCount
    }
    position = 0
    var subjects = Array(repeating: Subject?.none, count: instructions.count + 1)
    for (number, instruction) in instructions.enumerated() {
      position += instruction.wordCount
      switch instruction {
      case .return(let category):
        steps.append(.return(category))
      case .load(let operand, let modulus):
        subjects[number + 1] = Subject(operand, modulus)
        steps.append(.jump(target: number + 1))
      case .loadHalves(let modulus):
        subjects[number + 1] = Subject(.n, modulus, isDoubled: true)
        steps.append(.jump(target: number + 1))
      case .jump(let ifInside, let range, let skip):
        let target = numbers[position + skip] ?? instructions.count
        // What the assembler makes has the same subject on every way to a test that relies on it.
        subjects[number + 1] = subjects[number]
        subjects[target] = subjects[number]
        steps.append(
          step(subjects[number], range, ifInside: ifInside, target: target, next: number + 1)
        )
      }
    }
  }

  /// What a test compares with a range.
  private struct Subject {
    let operand: PluralOperand
    let modulus: UInt64?
    let isDoubled: Bool

    init(_ operand: PluralOperand, _ modulus: UInt64?, isDoubled: Bool = false) {
      self.operand = operand
      self.modulus = modulus
      self.isDoubled = isDoubled
    }
  }

  private mutating func step(
    _ subject: Subject?,
    _ range: ClosedRange<UInt64>,
    ifInside: Bool,
    target: Int,
    next: Int
  ) -> Step {
    guard let subject, subject.operand == .n || subject.operand == .i else {
      return .jump(target: range.contains(0) == ifInside ? target : next)
    }
    guard subject.isDoubled else {
      let number = add(IntegerRelation(modulus: subject.modulus, range: range))
      return .test(relation: number, jumpsIfInside: ifInside, target: target)
    }
    // `within` may reach up to the modulus and beyond, where no remainder is.
    let lower = (range.lowerBound + 1) / 2
    let upper = min(range.upperBound / 2, subject.modulus.map { $0 - 1 } ?? .max)
    guard lower <= upper else { return .jump(target: ifInside ? next : target) }
    let bounds = lower...upper
    // The upper bound itself is inside, but with a fraction it is not; who asks about integer parts
    // has to see the difference.
    _ = add(
      IntegerRelation(modulus: subject.modulus, range: bounds.upperBound...bounds.upperBound)
    )
    let number = add(IntegerRelation(modulus: subject.modulus, range: bounds))
    return .test(relation: number, jumpsIfInside: ifInside, target: target)
  }

  /// The number of a relation, which is added unless it is there.
  private mutating func add(_ relation: IntegerRelation) -> Int {
    if let number = relations.firstIndex(of: relation) { return number }
    relations.append(relation)
    return relations.count - 1
  }

  /// The category where each relation holds or not, as given by its number.
  func category(_ holds: (Int) -> Bool) -> PluralCategory {
    var position = 0
    while true {
      switch steps[position] {
      case .return(let category): return category
      case .jump(let target): position = target
      case .test(let relation, let jumpsIfInside, let target):
        position = holds(relation) == jumpsIfInside ? target : position + 1
      }
    }
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
