import Plurals
import TestSupport

extension SplitMix64 {
  /// A random instruction of wide code, whose numbers are often at the limits of its forms.
  mutating func instruction() -> WideInstruction {
    let modulus = Bool.random(using: &self) ? max(1, number()) : nil
    switch pick(from: 0..<6) {
    case 0, 1: return .load(pick(PluralOperand.allCases), modulus: modulus)
    case 2: return .loadHalves(modulus: modulus)
    default: return .test(lower: number(), width: number(), bit: pick(from: 0..<Group.bitCount))
    }
  }

  /// A random group.
  mutating func group() -> Group {
    var group = Group()
    group.tests = (0..<pick(from: 0..<4)).map { _ in
      ByteTest(
        pick(ByteRegister.allCases),
        lower: UInt8(truncatingIfNeeded: next()),
        width: UInt8(truncatingIfNeeded: next()),
        bit: pick(from: 0..<Group.bitCount)
      )
    }
    group.wideCode = (0..<pick(from: 0..<4)).map { _ in instruction() }
    group.choices = (0..<pick(from: 0..<4)).map { _ in
      Choice(pick(PluralCategory.allCases), mask: UInt32(truncatingIfNeeded: next()) >> 4)
    }
    return group
  }

  /// A random word, which is often one of a group.
  mutating func word() -> UInt32 {
    switch pick(from: 0..<4) {
    case 0: return pick(instruction().words)
    case 1: return UInt32(truncatingIfNeeded: next()) & 0x0703_031F
    case 2: return UInt32(pick(from: 0..<16))
    default: return UInt32(truncatingIfNeeded: next())
    }
  }

  private mutating func number() -> UInt64 {
    let limits: [UInt64] = [
      0, 1, 2, 7, 10, 100, 255, 256, 257, 1_000_000, 0xFFFF_FFFF, 0x1_0000_0000, .max - 1, .max,
    ]
    return Bool.random(using: &self) ? pick(limits) : next() >> UInt64(pick(from: 0..<64))
  }
}

/// A program in parts, to be damaged.
struct ProgramParts {
  var categories: PluralCategorySet
  var groups: [Group]
  var smallRow: [UInt32]
  var largeRow: [UInt32]

  init(
    _ categories: PluralCategorySet,
    _ groups: [Group],
    smallRow: [PluralCategory?] = Array(repeating: nil, count: 100),
    largeRow: [PluralCategory?] = Array(repeating: nil, count: 100)
  ) {
    self.categories = categories
    self.groups = groups
    self.smallRow = integerRow(smallRow)
    self.largeRow = integerRow(largeRow)
  }

  /// The words: the program, and both rows.
  ///
  /// - Parameter start: The index that the first word will have.
  func words(at start: Int = 0) -> [UInt32] {
    func program(rows: Int) -> [UInt32] {
      Program.words(
        categories: categories,
        groups: groups,
        smallRow: UInt16(rows),
        largeRow: UInt16(rows + IntegerRow.wordCount)
      )
    }
    return program(rows: start + program(rows: 0).count) + smallRow + largeRow
  }
}

/// The words of a row of an integer table; nil for an entry that is undecided.
func integerRow(_ categories: [PluralCategory?]) -> [UInt32] {
  var words = IntegerRow.words(.other)
  for (column, category) in categories.enumerated() {
    IntegerRow.set(category, at: column, in: &words)
  }
  return words
}
