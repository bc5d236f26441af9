import Plurals

/// What one bit of a program stands for: that one of several tests succeeds.
struct Fact: Hashable {
  /// The first test. Most facts have no other, and need no memory of their own.
  private let first: Test
  private var others: [Test] = []

  /// That a subject is one of some numbers.
  struct Test: Hashable {
    let subject: SimplifiedRelation.Subject
    /// The first of the numbers. After the largest that the subject's memory holds comes 0.
    let lower: UInt64
    /// The number of the others.
    let width: UInt64
    /// The register, if the test can be one of bytes.
    let register: ByteRegister?
  }

  /// The facts that all hold where relations do, each once.
  static func facts(of relations: ArraySlice<SimplifiedRelation>) -> [Fact] {
    var facts: [Fact] = []
    facts.reserveCapacity(relations.count)
    for relation in relations { append(relation, to: &facts) }
    return facts
  }

  /// Adds the facts that all hold where a relation does, those that are there already left out.
  static func append(_ relation: SimplifiedRelation, to facts: inout [Fact]) {
    let known = facts.count
    appendAll(relation, to: &facts)
    guard known > 0 else { return }
    // Those of one relation differ, but others may have some of them: `n != 1` and `n != 1,3`.
    var end = known
    for index in known..<facts.count where !facts[..<known].contains(facts[index]) {
      facts.swapAt(end, index)
      end += 1
    }
    facts.removeLast(facts.count - end)
  }

  /// Adds the facts that all hold where a relation does.
  ///
  /// For a relation that is not negated this is one, with a test for each range. A negated one has a
  /// fact for each range: that the subject is in what the range leaves out, everything from behind it,
  /// past the largest number, up to before it.
  private static func appendAll(_ relation: SimplifiedRelation, to facts: inout [Fact]) {
    if let (first, second) = relation.withoutModuloOfN {
      appendAll(first, to: &facts)
      appendAll(second, to: &facts)
      return
    }
    let subject = relation.subject
    let scale: UInt64 = subject.isWithin ? 2 : 1
    let register =
      subject.isWithin || relation.ranges.last?.upperBound ?? 0 > 254
      ? nil : ByteRegister(subject.operand, modulus: subject.modulus)
    let largest = register == nil ? UInt64.max : 255
    for (index, range) in relation.ranges.enumerated() {
      let lower = range.lowerBound * scale
      let width = range.upperBound * scale - lower
      let test =
        relation.isNegated
        ? Test(
          subject: subject,
          lower: lower + width + 1,
          width: largest - width - 1,
          register: register
        )
        : Test(subject: subject, lower: lower, width: width, register: register)
      if index == 0 || relation.isNegated {
        facts.append(Fact(first: test))
      } else {
        facts[facts.count - 1].others.append(test)
      }
    }
  }

  private init(first: Test) {
    self.first = first
  }

  /// More tests than these are not joined, so that a fact fits into a group.
  private static let maximumJoinedCount = Group.maximumCount / 2

  /// Joins alternatives that differ in one fact only: what they have in common needs one choice then.
  ///
  /// - Parameter alternatives: Facts of which all have to hold, for each alternative; each once.
  static func joined(_ alternatives: [[Fact]]) -> [[Fact]] {
    guard alternatives.count > 1 else { return alternatives }
    var joined: [[Fact]] = []
    for alternative in alternatives {
      var alternative = alternative
      while let (index, whole) = firstJoin(of: alternative, joined) {
        joined.remove(at: index)
        alternative = whole
      }
      joined.append(alternative)
    }
    return joined
  }

  private static func firstJoin(
    of alternative: [Fact],
    _ others: [[Fact]]
  ) -> (index: Int, whole: [Fact])? {
    for (index, other) in others.enumerated() where other.count == alternative.count {
      let own = alternative.filter { !other.contains($0) }
      guard own.count <= 1 else { continue }
      guard let fact = own.first else { return (index, other) }
      guard let position = other.firstIndex(where: { !alternative.contains($0) }),
        fact.testCount + other[position].testCount <= maximumJoinedCount
      else { continue }
      var whole = other
      fact.forEachTest { test in
        if !whole[position].contains(test) { whole[position].others.append(test) }
      }
      return (index, whole)
    }
    return nil
  }

  // MARK: Code

  private var testCount: Int { 1 + others.count }

  private func contains(_ test: Test) -> Bool { first == test || others.contains(test) }

  /// Calls a closure with each test.
  func forEachTest(_ body: (Test) -> Void) {
    body(first)
    for test in others { body(test) }
  }

  /// The number of tests that are of bytes.
  var byteTestCount: Int {
    others.reduce(first.register == nil ? 0 : 1) { $0 + ($1.register == nil ? 0 : 1) }
  }
}

extension Fact.Test {
  /// The wide code that loads the subject.
  var load: WideInstruction {
    subject.isWithin
      ? .loadHalves(modulus: subject.modulus)
      : .load(subject.operand, modulus: subject.modulus)
  }
}

extension SimplifiedRelation {
  /// Two relations that hold together where this one does, if it is about `n` modulo a number for
  /// which only `i` has a register: that `n` is an integer, and the same about `i`.
  fileprivate var withoutModuloOfN: (SimplifiedRelation, SimplifiedRelation)? {
    guard subject.operand == .n, !subject.isWithin, !isNegated,
      ByteRegister(.n, modulus: subject.modulus) == nil,
      ByteRegister(.i, modulus: subject.modulus) != nil
    else { return nil }
    var (integer, ending) = (self, self)
    integer.subject = Subject(operand: .w, modulus: nil, isWithin: false)
    integer.ranges = [0...0]
    ending.subject.operand = .i
    return (integer, ending)
  }
}
