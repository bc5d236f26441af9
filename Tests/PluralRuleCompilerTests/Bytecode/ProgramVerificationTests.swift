import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Verification of programs")
struct ProgramVerificationTests {
  private static let numbers = [
    "0", "1", "2", "11", "99", "100", "101", "1000000", "18446744073709551616", "0.0", "1.5",
    "0.01", "1c6",
  ]
  .compactMap { try? PluralOperands(parsing: $0) }

  /// A program that every refused one is made from.
  private static let good = ProgramParts(
    [.one, .other],
    [
      {
        var group = Group()
        group.tests = [ByteTest(.v, lower: 0, width: 0, bit: 1)]
        group.wideCode = [.load(.i, modulus: 1_000), .test(lower: 1, width: 0, bit: 0)]
        group.choices = [Choice(.one, mask: 0b11)]
        return group
      }()
    ]
  )

  /// Runs a program on all numbers. That it ends, and with one of its categories, is the test.
  private func run(_ program: Program) -> Bool {
    Self.numbers.allSatisfy { program.categories.contains(program.category(for: $0)) }
      && [0, 1, 99, 100, 101, 1_000_000, .max].allSatisfy { (integer: UInt64) in
        program.categories.contains(program.category(for: integer))
          && program.categories.contains(program.interpretedCategory(for: integer))
      }
  }

  @Test("a well-formed program is accepted and run, wherever it is among other words")
  func accepted() throws {
    let program = try #require(Program(verifying: Self.good.words()))
    #expect(program.groups == Self.good.groups)
    #expect(program.categories == Self.good.categories)
    #expect(program.category(for: 1) == .one)
    #expect(program.category(for: 3_001) == .one)
    #expect(program.category(for: 2) == .other)
    #expect(program.category(for: PluralOperands(1)) == .one)
    let padding: [UInt32] = [0xFFFF_FFFF, 15, 0]
    let words = padding + Self.good.words(at: 3) + padding
    #expect(Program(verifying: words, start: 3)?.groups == Self.good.groups)
    #expect(Program(verifying: words, start: 0) == nil)
  }

  @Test("the table of integers goes before the bytecode, and undecided entries after it")
  func integerTable() throws {
    var parts = Self.good
    var row = Array(repeating: PluralCategory?.some(.one), count: 100)
    row[7] = nil
    parts.smallRow = integerRow(row)
    row[99] = .other
    parts.largeRow = integerRow(row)
    let program = try #require(Program(verifying: parts.words()))
    #expect(program.category(for: 8) == .one)
    #expect(program.interpretedCategory(for: 8) == .other)
    #expect(program.category(for: 7) == .other)
    #expect(program.category(for: 99) == .one)
    #expect(program.category(for: 107) == .other)
    #expect(program.category(for: 199) == .other)
    #expect(program.category(for: UInt64.max) == .one)
    #expect(program.category(for: PluralOperands(8)) == .other)
  }

  @Test("a program that is not all there is refused")
  func truncated() {
    let words = Self.good.words()
    for count in words.indices {
      #expect(Program(verifying: Array(words[..<count])) == nil, "\(count) words")
    }
    for start in [-1, 1, words.count - 1, words.count, words.count + 1, Int.max, Int.min] {
      #expect(Program(verifying: words, start: start) == nil, "start \(start)")
    }
  }

  @Test(
    "a header without a category that the program gives, or with more than categories, is refused"
  )
  func header() {
    var parts = Self.good
    parts.categories = [.other]
    #expect(Program(verifying: parts.words()) == nil)
    parts.categories = []
    #expect(Program(verifying: parts.words()) == nil)
    for bit in [6, 7] + Array(26..<32) {
      var words = Self.good.words()
      words[0] |= 1 << UInt32(bit)
      #expect(Program(verifying: words) == nil, "bit \(bit)")
    }
  }

  /// Ways to damage the words of the good program.
  static let malformed: [(what: String, damage: @Sendable (inout [UInt32]) -> Void)] = [
    ("more tests than there are", { $0[0] += 200 << 8 }),
    ("more choices", { $0[0] += 200 << 16 }),
    ("no wide code where there is some", { $0[0] &= ~(1 << 24) }),
    ("another group where there is none", { $0[0] |= 1 << 25 }),
    ("a register that does not exist", { $0[2] |= 0x1000_0000 }),
    ("a bit that does not exist", { $0[2] = $0[2] & ~0xFF | 28 }),
    ("wide code without an end", { $0[5] = 0x1234_5671 }),
    ("wide code that does not exist", { $0[4] |= 15 }),
    ("a category that does not exist", { $0[6] |= 0xF000_0000 }),
    ("a category that is not declared", { $0[6] = $0[6] & 0xFFF_FFFF | 4 << 28 }),
  ]

  @Test("groups that are not what their descriptor says are refused", arguments: malformed)
  func refused(_ what: String, _ damage: @Sendable (inout [UInt32]) -> Void) {
    var parts = Self.good
    // Without rows behind the code the words simply end; with them they are no code.
    parts.smallRow = Array(repeating: 0xFFFF_FFFF, count: IntegerRow.wordCount)
    parts.largeRow = parts.smallRow
    var words = parts.words()
    #expect(Program(verifying: words) != nil)
    damage(&words)
    #expect(Program(verifying: words) == nil)
  }

  @Test("what a group carries over to the next is part of the program")
  func carry() throws {
    var first = Group()
    first.tests = [ByteTest(.i, lower: 5, width: 0, bit: 3)]
    var second = Group()
    second.carry = 1 << 3
    second.tests = [ByteTest(.v, lower: 0, width: 0, bit: 1)]
    second.choices = [Choice(.one, mask: 0b11)]
    var third = Group()
    third.carry = 0b10
    third.choices = [Choice(.few, mask: 1)]
    let parts = ProgramParts([.one, .few, .other], [first, second, third])
    let program = try #require(Program(verifying: parts.words()))
    #expect(program.groups == parts.groups)
    #expect(program.category(for: try PluralOperands(parsing: "5")) == .few)
    #expect(program.category(for: try PluralOperands(parsing: "5.0")) == .other)
    let two = try #require(
      Program(verifying: ProgramParts([.one, .other], [first, second]).words())
    )
    #expect(two.category(for: try PluralOperands(parsing: "5")) == .one)
    #expect(two.category(for: try PluralOperands(parsing: "5.0")) == .other)
    #expect(two.category(for: try PluralOperands(parsing: "6")) == .other)
    // Flags of a descriptor that only a program's first word has, and masks of more bits.
    for (index, bit) in [(3, 0), (3, 5), (3, 7), (3, 26), (4, 28), (4, 31)] {
      var words = parts.words()
      words[index] |= 1 << UInt32(bit)
      #expect(Program(verifying: words) == nil, "word \(index) bit \(bit)")
    }
  }

  @Test("rows that are not whole, or have what is no category of the program, are refused")
  func rows() {
    let count = Self.good.words().count
    let last = UInt32(count - IntegerRow.wordCount)
    for (small, large) in [
      (last + 1, last), (last, last + 1), (UInt32(0xFFFF), last), (last, 0xFFFF),
      (UInt32(count), last),
    ] {
      var words = Self.good.words()
      words[1] = small | large << 16
      #expect(Program(verifying: words) == nil, "\(small) \(large)")
    }
    for entry in UInt32(0)..<16 {
      for column in [0, 7, 8, 99] {
        var parts = Self.good
        parts.smallRow[column / 8] &= ~(15 << UInt32(column % 8 * 4))
        parts.smallRow[column / 8] |= entry << UInt32(column % 8 * 4)
        // one, other and undecided.
        #expect(
          (Program(verifying: parts.words()) != nil) == [1, 5, 15].contains(entry),
          "\(entry) in column \(column)"
        )
      }
    }
  }

  @Test("random words are refused, or run to a category")
  func randomWords() {
    var random = SplitMix64(seed: 40)
    var accepted = 0
    for _ in 0..<10_000 {
      var parts = ProgramParts(PluralCategorySet(PluralCategory.allCases), [])
      parts.groups = (0..<random.pick(from: 1..<4)).map { _ in random.group() }
      parts.groups[0].carry = 0
      var words = parts.words()
      words.insert(
        contentsOf: (0..<random.pick(from: 0..<4)).map { _ in random.word() },
        at: Program.headerCount
      )
      words[1] = UInt32(words.count - 26) | UInt32(words.count - 13) << 16
      guard let program = Program(verifying: words) else { continue }
      accepted += 1
      #expect(run(program), "\(words)")
    }
    #expect(accepted > 500)
  }

  @Test("a program of CLDR's with a damaged word is refused, or runs to a category")
  func damagedWords() throws {
    var random = SplitMix64(seed: 41)
    var (accepted, refused) = (0, 0)
    for group in CLDRRules.groups {
      let compiled = PluralRules(compiling: try PluralRuleSet(parsing: group.rules)).program
      let parts = ProgramParts(compiled.categories, compiled.groups)
      let words = parts.words()
      let intact = try #require(Program(verifying: words))
      for number in Self.numbers {
        #expect(intact.category(for: number) == compiled.category(for: number))
      }
      // The last row is like the one before it.
      for index in words.indices.dropLast(IntegerRow.wordCount) {
        for change in [1 << UInt32(random.pick(from: 0..<32)), random.word()] {
          var damaged = words
          damaged[index] ^= change
          if let program = Program(verifying: damaged) {
            accepted += 1
            #expect(run(program), "\(group): word \(index) is \(damaged[index])")
          } else {
            refused += 1
          }
        }
      }
    }
    #expect(accepted > 300 && refused > 1_000)
  }
}
