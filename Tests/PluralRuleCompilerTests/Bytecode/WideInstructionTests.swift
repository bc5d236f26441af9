import Plurals
import TestSupport
import Testing

@Suite("Instructions of wide code")
struct WideInstructionTests {
  @Test("an instruction is read back as it was written, whatever follows")
  func roundTrip() {
    var random = SplitMix64(seed: 30)
    for _ in 0..<3_000 {
      let instruction = random.instruction()
      let words = instruction.words
      #expect(WideInstruction(words[...]) == instruction)
      #expect(WideInstruction((words + [0xDEAD_BEEF, 7])[...]) == instruction)
      // A part of it is not an instruction.
      for count in words.indices { #expect(WideInstruction(words[..<count]) == nil) }
    }
  }

  @Test("words that are read as an instruction are its one encoding")
  func oneEncoding() {
    var random = SplitMix64(seed: 31)
    var accepted = 0
    for _ in 0..<20_000 {
      let words = (0..<5).map { _ in random.word() }
      guard let instruction = WideInstruction(words[...]) else { continue }
      accepted += 1
      #expect(words.starts(with: instruction.words))
    }
    #expect(accepted > 1_000)
  }

  /// Words that are no instruction.
  static let malformed: [[UInt32]] = [
    // The end, and opcodes and operands that do not exist.
    [0], [7], [8], [15], [0x71], [0x72, 0, 1],
    // A modulus that fits into the short form, and 0.
    [2, 10, 0], [2, 0xF_FFFF, 0], [2, 0, 0],
    // Bits that have no meaning.
    [0x81], [0x102, 0, 1], [0x13, 7, 0], [0x205, 0xFFFF, 1], [0x206, 0, 1, 0, 0],
    // Bits of relations that no group has.
    [0x1C4], [0x1F4], [0x1C5, 0xFFFF, 1], [0x1C6, 0, 1, 0, 0],
    // Bounds that fit into a shorter form.
    [5, 0xFFF, 0x7FF], [5, 0, 0], [6, 0xFFFF_FFFF, 0, 0xFFFF_FFFF, 0], [6, 0, 0, 0, 0],
  ]

  @Test("words that are no instruction in its one encoding are refused", arguments: malformed)
  func refused(_ words: [UInt32]) {
    #expect(WideInstruction(words[...]) == nil)
    #expect(WideInstruction((words + [0, 0, 0, 0])[...]) == nil)
    #expect(WideInstruction([]) == nil)
  }

  @Test("a test is as long as its numbers need, and so is a load")
  func forms() {
    let lengths: [(lower: UInt64, width: UInt64, count: Int)] = [
      (0, 0, 1), (4_095, 2_047, 1), (4_096, 0, 3), (0, 2_048, 3),
      (0xFFFF_FFFF, 0xFFFF_FFFF, 3), (0x1_0000_0000, 0, 5), (0, 0x1_0000_0000, 5),
      (.max, .max, 5),
    ]
    for (lower, width, count) in lengths {
      let test = WideInstruction.test(lower: lower, width: width, bit: 27)
      #expect(test.words.count == count, "\(lower) \(width)")
    }
    for operand in PluralOperand.allCases {
      #expect(WideInstruction.load(operand, modulus: nil).words.count == 1)
      #expect(WideInstruction.load(operand, modulus: 1 << 20 - 1).words.count == 1)
      #expect(WideInstruction.load(operand, modulus: 1 << 20).words.count == 3)
    }
  }
}
