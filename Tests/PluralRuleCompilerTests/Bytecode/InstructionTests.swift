import Plurals
import Testing

@Suite("Instructions")
struct InstructionTests {
  @Test("an instruction is read back as it was written, wherever it is")
  func roundTrip() {
    var random = SplitMix64(seed: 30)
    for _ in 0..<3_000 {
      let instruction = random.instruction()
      var words: [UInt32] = [0xDEAD_BEEF, 7]
      instruction.encode(into: &words)
      #expect(words.count == 2 + instruction.wordCount)
      #expect(Instruction(decoding: words[...], at: 2) == instruction)
      // A part of it is not an instruction.
      if instruction.wordCount > 1 {
        #expect(Instruction(decoding: words.dropLast(), at: 2) == nil)
        #expect(Instruction(decoding: words[..<3], at: 2) == nil)
      }
      #expect(Instruction(decoding: words[...], at: words.count) == nil)
      #expect(Instruction(decoding: words[...], at: -1) == nil)
    }
  }

  @Test("words that are read as an instruction are its one encoding")
  func oneEncoding() {
    var random = SplitMix64(seed: 31)
    var accepted = 0
    for _ in 0..<20_000 {
      let words = (0..<5).map { _ in random.word() }
      guard let instruction = Instruction(decoding: words[...], at: 0) else { continue }
      accepted += 1
      var encoded: [UInt32] = []
      instruction.encode(into: &encoded)
      #expect(words.starts(with: encoded))
    }
    #expect(accepted > 1_000)
  }

  /// Words that are no instruction.
  static let malformed: [[UInt32]] = [
    // A modulus of 10 or 100, which have opcodes of their own, or of 0.
    [4, 10, 0], [4, 100, 0], [4, 0, 0],
    // A category, operands and opcodes that do not exist.
    [0x600], [0x701], [0x702], [0x703], [0x704, 7, 0],
    [9], [10], [11], [12], [13], [14], [15],
    // Bits that have no meaning.
    [0x10], [0x11], [0x1_0000], [0x8000_0001], [0x26], [0x105, 0, 0], [0x15, 7, 0],
    // Bounds that fit into a shorter form.
    [7, 1, 0], [7, 0, 255], [8, 0xFFFF_FFFF, 0, 0, 0], [8, 0, 0, 0, 0],
    // Bounds beyond 64 bits.
    [8, 0xFFFF_FFFF, 0xFFFF_FFFF, 1, 0], [8, 0, 0xFFFF_FFFF, 0, 1],
  ]

  @Test("words that are no instruction in its one encoding are refused", arguments: malformed)
  func refused(_ words: [UInt32]) {
    #expect(Instruction(decoding: words[...], at: 0) == nil)
    #expect(Instruction(decoding: (words + [0, 0, 0, 0])[...], at: 0) == nil)
    #expect(Instruction(decoding: [], at: 0) == nil)
  }

  @Test("a test is as long as its bounds and its jump need")
  func forms() {
    let lengths: [(ClosedRange<UInt64>, skip: Int, count: Int)] = [
      (0...0, 0, 1), (255...255, 255, 1), (0...255, 0, 1), (256...256, 0, 3), (0...256, 0, 3),
      (1...1, 256, 3), (0...0xFFFF_FFFF, 0, 3), (0xFFFF_FFFF...0xFFFF_FFFF, 1 << 24 - 1, 3),
      (0...0x1_0000_0000, 0, 5), (0...UInt64.max, 1 << 24 - 1, 5), (.max ... .max, 0, 5),
    ]
    for (range, skip, count) in lengths {
      #expect(Instruction.jump(ifInside: true, range, skip: skip).wordCount == count, "\(range)")
    }
    for operand in PluralOperand.allCases {
      #expect(Instruction.load(operand, modulus: nil).wordCount == 1)
      #expect(Instruction.load(operand, modulus: 10).wordCount == 1)
      #expect(Instruction.load(operand, modulus: 100).wordCount == 1)
      #expect(Instruction.load(operand, modulus: 1_000).wordCount == 3)
    }
  }
}
