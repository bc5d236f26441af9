import Plurals

extension SplitMix64 {
  /// A random instruction, whose numbers are often at the limits of its forms.
  mutating func instruction() -> Instruction {
    let operand = pick(PluralOperand.allCases)
    let modulus = Bool.random(using: &self) ? max(1, number()) : nil
    switch pick(from: 0..<6) {
    case 0: return .return(pick(PluralCategory.allCases))
    case 1, 2: return .load(operand, modulus: modulus)
    case 3: return .loadHalves(modulus: modulus)
    default:
      let (lower, upper) = (number(), number())
      return .jump(
        ifInside: Bool.random(using: &self),
        min(lower, upper)...max(lower, upper),
        skip: pick([0, 1, 3, 255, 256, 1 << 24 - 1])
      )
    }
  }

  /// A random word, which is often the first or a later one of an instruction.
  mutating func word() -> UInt32 {
    switch pick(from: 0..<4) {
    case 0:
      var words: [UInt32] = []
      instruction().encode(into: &words)
      return pick(words)
    case 1: return UInt32(truncatingIfNeeded: next()) & 0x0103_031F
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
  var instructions: [Instruction]
  var smallRow: [UInt32]
  var largeRow: [UInt32]

  init(
    _ categories: PluralCategorySet,
    _ instructions: [Instruction],
    smallRow: [PluralCategory?] = Array(repeating: nil, count: 100),
    largeRow: [PluralCategory?] = Array(repeating: nil, count: 100)
  ) {
    self.categories = categories
    self.instructions = instructions
    self.smallRow = IntegerRow.words(smallRow)
    self.largeRow = IntegerRow.words(largeRow)
  }

  /// The words: a header of two, the instructions, and both rows.
  ///
  /// - Parameter start: The index that the first word will have.
  func words(at start: Int = 0) -> [UInt32] {
    var code: [UInt32] = []
    for instruction in instructions { instruction.encode(into: &code) }
    let row = UInt32(start + Program.headerCount + code.count)
    let rows = row | (row + UInt32(IntegerRow.wordCount)) << 16
    return [UInt32(categories.bits), rows] + code + smallRow + largeRow
  }
}
