import Plurals

/// What one bit of a program stands for: that one of several tests succeeds.
struct Fact: Hashable {
  private(set) var tests: [Test]

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

  /// The facts that all hold where a relation does.
  ///
  /// For a relation that is not negated this is one, with a test for each range. A negated one has a
  /// fact for each range: that the subject is in what the range leaves out, everything from behind it,
  /// past the largest number, up to before it.
  static func facts(of relation: SimplifiedRelation) -> [Fact] {
    if let relations = relation.withoutModuloOfN { return relations.flatMap(facts) }
    let subject = relation.subject
    let scale: UInt64 = subject.isWithin ? 2 : 1
    let register =
      subject.isWithin || relation.ranges.last?.upperBound ?? 0 > 254
      ? nil : ByteRegister(subject.operand, modulus: subject.modulus)
    let largest = register == nil ? UInt64.max : 255
    let tests = relation.ranges.map { range -> Test in
      let lower = range.lowerBound * scale
      let width = range.upperBound * scale - lower
      return relation.isNegated
        ? Test(
          subject: subject,
          lower: lower + width + 1,
          width: largest - width - 1,
          register: register
        )
        : Test(subject: subject, lower: lower, width: width, register: register)
    }
    return relation.isNegated ? tests.map { Fact(tests: [$0]) } : [Fact(tests: tests)]
  }

  /// More tests than these are not joined, so that a fact fits into a group.
  private static let maximumJoinedCount = Group.maximumCount / 2

  /// Joins alternatives that differ in one fact only: what they have in common needs one choice then.
  ///
  /// - Parameter alternatives: Facts of which all have to hold, for each alternative.
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
        fact.tests.count + other[position].tests.count <= maximumJoinedCount
      else { continue }
      var whole = other
      whole[position].tests += fact.tests.filter { !whole[position].tests.contains($0) }
      return (index, whole)
    }
    return nil
  }

  // MARK: Code

  var byteTestCount: Int { tests.reduce(0) { $0 + ($1.register == nil ? 0 : 1) } }

  /// The tests of bytes that set a bit.
  func byteTests(bit: Int) -> [ByteTest] {
    tests.compactMap { test in
      test.register.map {
        ByteTest($0, lower: UInt8(test.lower), width: UInt8(test.width), bit: bit)
      }
    }
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
  fileprivate var withoutModuloOfN: [SimplifiedRelation]? {
    guard subject.operand == .n, !subject.isWithin, !isNegated,
      ByteRegister(.n, modulus: subject.modulus) == nil,
      ByteRegister(.i, modulus: subject.modulus) != nil
    else { return nil }
    var (integer, ending) = (self, self)
    integer.subject = Subject(operand: .w, modulus: nil, isWithin: false)
    integer.ranges = [0...0]
    ending.subject.operand = .i
    return [integer, ending]
  }
}
