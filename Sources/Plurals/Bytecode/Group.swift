/// A part of a plural program: tests that decide relations, each into a bit, and then choices.
///
/// Most programs are one group; more are for rules with more relations than there are bits.
package struct Group: Hashable, Sendable {
  /// For all groups but a program's first: the bits of the group before that come to the lowest bit
  /// of this one, which is set if all of them were.
  package var carry: UInt32 = 0

  /// The tests of bytes.
  package var tests: [ByteTest] = []
  /// The instructions for other relations.
  package var wideCode: [WideInstruction] = []
  /// Categories, of which the last one counts whose bits are all set.
  package var choices: [Choice] = []

  /// The number of bits for relations.
  package static let bitCount = 28
  /// The most tests of bytes, and the most choices, of a group.
  package static let maximumCount = 255

  package init() {}
}

/// A test that sets a bit if a byte register is one of `width + 1` values from `lower` on, after
/// the largest of which comes 0.
package struct ByteTest: Hashable, Sendable {
  package let register: ByteRegister
  package let lower: UInt8
  package let width: UInt8
  /// The bit, counted from the lowest.
  package let bit: Int

  package init(_ register: ByteRegister, lower: UInt8, width: UInt8, bit: Int) {
    self.register = register
    self.lower = lower
    self.width = width
    self.bit = bit
  }
}

/// A category and the bits that are all set where it is right.
package struct Choice: Hashable, Sendable {
  package let category: PluralCategory
  package let mask: UInt32

  package init(_ category: PluralCategory, mask: UInt32) {
    self.category = category
    self.mask = mask
  }
}

/// The layout of a group in words.
///
/// The first word of a group, the descriptor, is in a program's first group the program's header.
/// It holds in bits 8–15 the number of tests, in bits 16–23 the number of choices, and the flags
/// below. In other groups the word of ``Group/carry`` follows. Then come
/// - the tests, a word each: bits 0–7 bit, 8–15 lower bound, 16–23 width, 24–31 register;
/// - if there is wide code, its instructions and the word ``WideOpcode/end``;
/// - the choices, a word each: bits 0–27 mask, 28–31 category.
@usableFromInline enum GroupLayout {
  static var hasWideCode: UInt32 { 1 << 24 }
  static var hasNext: UInt32 { 1 << 25 }
  @inlinable static var isNotSimple: UInt32 { 3 << 24 }
  /// In a program's header: whether one of its tests reads the registers of `f`, `t` or the last six
  /// digits, which take longer to fill.
  static var readsAllRegisters: UInt32 { 1 << 26 }
  /// The bits of a mask.
  static var maskBits: UInt32 { 1 << 28 - 1 }

  /// Where in memory a word has the byte that a shift would bring to the lowest place.
  @inline(__always)
  static func byteOffset(shift: Int) -> Int {
    #if _endian(big)
      3 - shift / 8
    #else
      shift / 8
    #endif
  }
}

extension Group {
  /// Whether a test reads a register that not all programs need.
  var readsAllRegisters: Bool {
    tests.contains { $0.register.rawValue >= ByteRegister.f.rawValue }
  }

  /// The first word, without what concerns the whole program.
  func descriptor(hasNext: Bool) -> UInt32 {
    precondition(
      tests.count <= Self.maximumCount && choices.count <= Self.maximumCount,
      "a group beyond what its descriptor can hold"
    )
    return UInt32(tests.count) << 8 | UInt32(choices.count) << 16
      | (wideCode.isEmpty ? 0 : GroupLayout.hasWideCode) | (hasNext ? GroupLayout.hasNext : 0)
  }

  /// Appends what follows the descriptor and the carry.
  func encodeBody(into words: inout [UInt32]) {
    for test in tests {
      words.append(
        UInt32(test.bit) | UInt32(test.lower) << 8 | UInt32(test.width) << 16
          | UInt32(test.register.rawValue) << 24
      )
    }
    for instruction in wideCode { words += instruction.words }
    if !wideCode.isEmpty { words.append(WideOpcode.end) }
    for choice in choices { words.append(choice.mask | UInt32(choice.category.index) << 28) }
  }

  /// Reads what follows the descriptor and the carry, and takes it away from the words; nil if that
  /// is not a group in its one encoding.
  init?(descriptor: UInt32, body words: inout ArraySlice<UInt32>) {
    let (testCount, choiceCount) = (Int(descriptor >> 8 & 0xFF), Int(descriptor >> 16 & 0xFF))
    guard testCount <= words.count else { return nil }
    tests.reserveCapacity(testCount)
    for word in words.prefix(testCount) {
      guard let register = ByteRegister(rawValue: UInt8(word >> 24)), word & 0xFF < Self.bitCount
      else { return nil }
      tests.append(
        ByteTest(
          register,
          lower: UInt8(word >> 8 & 0xFF),
          width: UInt8(word >> 16 & 0xFF),
          bit: Int(word & 0xFF)
        )
      )
    }
    words = words.dropFirst(testCount)
    if descriptor & GroupLayout.hasWideCode != 0 {
      while let instruction = WideInstruction(words) {
        wideCode.append(instruction)
        words = words.dropFirst(instruction.words.count)
      }
      guard !wideCode.isEmpty, words.popFirst() == WideOpcode.end else { return nil }
    }
    guard choiceCount <= words.count else { return nil }
    choices.reserveCapacity(choiceCount)
    for word in words.prefix(choiceCount) {
      guard word >> 28 < 6 else { return nil }
      choices.append(
        Choice(PluralCategory(index: UInt8(word >> 28)), mask: word & GroupLayout.maskBits)
      )
    }
    words = words.dropFirst(choiceCount)
  }
}
