import Plurals

/// Turns a rule set into a program: straight code for one rule after the other.
///
/// A relation becomes a load of its subject, unless the subject is loaded already, and a jump for
/// each range. Where a relation fails, the code goes on with the next alternative, then with the
/// next rule.
struct Assembler {
  /// An instruction whose jump is still a label.
  private enum Item {
    case plain(Instruction)
    case jump(ifInside: Bool, ClosedRange<UInt64>, to: Int)
    case label(Int)
  }

  private var items: [Item] = []
  private var labelCount = 0

  /// The subject that is loaded where code is being added; nil if that depends on the way there.
  private var subject: SimplifiedRelation.Subject?
  /// The subjects that are loaded where jumps to a label come from.
  private var subjectsAtJumps: [Int: [SimplifiedRelation.Subject?]] = [:]
  private var isReachable = true

  /// The instructions for rules in the order in which they are tried, as words; what none of them
  /// holds for is `other`.
  static func instructions(
    for rules: [(category: PluralCategory, condition: SimplifiedCondition)]
  ) -> [UInt32] {
    var assembler = Assembler()
    for rule in rules { assembler.add(rule.condition, giving: rule.category) }
    if assembler.isReachable { assembler.add(.return(.other)) }
    return assembler.words()
  }

  // MARK: Code

  private mutating func add(_ condition: SimplifiedCondition, giving category: PluralCategory) {
    guard isReachable else { return }
    switch condition {
    case .never: return
    case .always: add(.return(category))
    case .alternatives(let alternatives):
      let success = newLabel()
      for (index, relations) in alternatives.enumerated() {
        let isLast = index == alternatives.count - 1
        let failure = newLabel()
        for relation in relations.dropLast() { add(relation, unless: failure) }
        if let relation = relations.last {
          if isLast { add(relation, unless: failure) } else { add(relation, if: success) }
        }
        if isLast {
          place(success)
          add(.return(category))
        }
        place(failure)
      }
    }
  }

  /// Adds code that jumps if the relation fails.
  private mutating func add(_ relation: SimplifiedRelation, unless failure: Int) {
    if relation.isNegated {
      addJumps(relation, ifInside: failure, ifOutside: nil)
    } else {
      addJumps(relation, ifInside: nil, ifOutside: failure)
    }
  }

  /// Adds code that jumps if the relation holds.
  private mutating func add(_ relation: SimplifiedRelation, if success: Int) {
    if relation.isNegated {
      addJumps(relation, ifInside: nil, ifOutside: success)
    } else {
      addJumps(relation, ifInside: success, ifOutside: nil)
    }
  }

  /// Adds code that jumps where the ranges hold the subject or where they do not, and falls through
  /// otherwise; exactly one of the labels is given.
  private mutating func addJumps(
    _ relation: SimplifiedRelation,
    ifInside inside: Int?,
    ifOutside outside: Int?
  ) {
    load(relation.subject)
    let scale: UInt64 = relation.subject.isWithin ? 2 : 1
    let ranges = relation.ranges.map { $0.lowerBound * scale...$0.upperBound * scale }
    if let inside {
      for range in ranges { addJump(ifInside: true, range, to: inside) }
    } else if let outside, let last = ranges.last {
      let fallThrough = newLabel()
      for range in ranges.dropLast() { addJump(ifInside: true, range, to: fallThrough) }
      addJump(ifInside: false, last, to: outside)
      place(fallThrough)
    }
  }

  private mutating func load(_ wanted: SimplifiedRelation.Subject) {
    guard subject != wanted else { return }
    if wanted.isWithin {
      add(.loadHalves(modulus: wanted.modulus))
    } else {
      add(.load(wanted.operand, modulus: wanted.modulus))
    }
    subject = wanted
  }

  private mutating func add(_ instruction: Instruction) {
    items.append(.plain(instruction))
    if case .return = instruction { isReachable = false }
  }

  private mutating func addJump(ifInside: Bool, _ range: ClosedRange<UInt64>, to label: Int) {
    items.append(.jump(ifInside: ifInside, range, to: label))
    subjectsAtJumps[label, default: []].append(subject)
  }

  private mutating func newLabel() -> Int {
    labelCount += 1
    return labelCount - 1
  }

  private mutating func place(_ label: Int) {
    items.append(.label(label))
    var subjects = subjectsAtJumps[label] ?? []
    if isReachable { subjects.append(subject) }
    isReachable = !subjects.isEmpty
    subject = subjects.first.flatMap { $0 }
    if subjects.contains(where: { $0 != subject }) { subject = nil }
  }

  // MARK: Words

  /// The instructions with labels resolved. A jump's length decides its form and the form decides
  /// lengths, so forms grow from the shortest until all jumps fit.
  private func words() -> [UInt32] {
    var skips = Array(repeating: 0, count: items.count)
    while true {
      var position = 0
      var ends = [Int]()
      var labels: [Int: Int] = [:]
      for (item, skip) in zip(items, skips) {
        switch item {
        case .plain(let instruction): position += instruction.wordCount
        case .jump(let ifInside, let range, _):
          position += Instruction.jump(ifInside: ifInside, range, skip: skip).wordCount
        case .label(let label): labels[label] = position
        }
        ends.append(position)
      }
      var newSkips = skips
      for (index, item) in items.enumerated() {
        guard case .jump(_, _, let label) = item, let target = labels[label] else { continue }
        newSkips[index] = target - ends[index]
      }
      if newSkips == skips { break }
      skips = newSkips
    }
    var words: [UInt32] = []
    for (item, skip) in zip(items, skips) {
      switch item {
      case .plain(let instruction): instruction.encode(into: &words)
      case .jump(let ifInside, let range, _):
        Instruction.jump(ifInside: ifInside, range, skip: skip).encode(into: &words)
      case .label: break
      }
    }
    return words
  }
}
