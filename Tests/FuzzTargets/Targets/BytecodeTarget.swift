import Plurals
import PluralRuleCompiler

extension FuzzTarget {
  /// Words through the verifier: what it accepts runs within them, by all ways to the same category.
  static let bytecode = FuzzTarget(name: "bytecode") { input in
    var input = input
    var words: [UInt32]
    if input.bool() {
      words = assembledWords(&input)
      let changes = input.number(below: 3)
      for _ in 0..<changes {
        words[Int(input.byte()) % words.count] ^= 1 << UInt32(input.byte() % 32)
      }
      if changes == 0 {
        promise(Program(verifying: words) != nil, "the verifier refuses \(words)")
      }
    } else {
      words = []
      while !input.isEmpty { words.append(input.integer()) }
    }
    for start in 0..<min(words.count, 3) {
      guard let program = Program(verifying: words, start: start) else { continue }
      check(program, words, start)
    }
  }
}

/// A program that is well formed, but for what its numbers say.
private func assembledWords(_ input: inout FuzzInput) -> [UInt32] {
  let categories = PluralCategorySet(bits: (input.byte() | 1 << PluralCategory.other.index) & 63)
  let members = PluralCategory.allCases.filter(categories.contains)
  var groups: [Group] = []
  repeat {
    var group = Group()
    if !groups.isEmpty { group.carry = input.integer(UInt32.self) & 0xFFF_FFFF }
    group.tests = (0..<input.number(below: 4)).map { _ in
      ByteTest(
        input.pick(ByteRegister.allCases),
        lower: input.byte(),
        width: input.byte(),
        bit: input.number(below: Group.bitCount)
      )
    }
    group.wideCode = (0..<input.number(below: 4)).map { _ in instruction(&input) }
    group.choices = (0..<input.number(below: 4)).map { _ in
      Choice(input.pick(members), mask: input.integer(UInt32.self) & 0xFFF_FFFF)
    }
    groups.append(group)
  } while groups.count < 4 && input.bool()
  let rows = [input.pick(members), input.pick(members)].map { category in
    var row = IntegerRow.words(category)
    IntegerRow.set(nil, at: input.number(below: IntegerRow.count), in: &row)
    return row
  }
  func words(row: Int) -> [UInt32] {
    Program.words(
      categories: categories,
      groups: groups,
      smallRow: UInt16(row),
      largeRow: UInt16(row + IntegerRow.wordCount)
    )
  }
  return words(row: words(row: 0).count) + rows.joined()
}

private func instruction(_ input: inout FuzzInput) -> WideInstruction {
  switch input.number(below: 4) {
  case 0: .load(input.pick(PluralOperand.allCases), modulus: modulus(&input))
  case 1: .loadHalves(modulus: modulus(&input))
  default:
    .test(lower: number(&input), width: number(&input), bit: input.number(below: Group.bitCount))
  }
}

private func modulus(_ input: inout FuzzInput) -> UInt64? {
  let number = number(&input)
  return number == 0 ? nil : number
}

/// A number of some bits.
private func number(_ input: inout FuzzInput) -> UInt64 {
  switch input.number(below: 4) {
  case 0: UInt64(input.byte())
  case 1: UInt64(input.integer(UInt16.self))
  case 2: UInt64(input.integer(UInt32.self))
  default: input.integer()
  }
}

private let sourceNumbers: [PluralOperands] = [
  "0", "1", "1.0", "1.5", "0.00", "12", "2.10", "99", "100", "101.5", "255", "256", "1000000",
  "1.000001", "1c3", "1.5c1", "18446744073709551615", "18446744073709551616", "0.123456789",
  "99999999999999999999.99999999999999999999", "1c999",
].compactMap { try? PluralOperands(parsing: $0) }

private func check(_ program: Program, _ words: [UInt32], _ start: Int) {
  _ = program.disassembly
  for operands in sourceNumbers {
    let category = program.category(for: operands)
    promise(program.categories.contains(category), "\(category) is none of \(program.categories)")
    promiseEqual(program.generalCategory(for: operands), category, "\(operands) by \(words)")
  }
  for integer in [0, 1, 2, 11, 99, 100, 101, 254, 255, 256, 1_000_000, 1 << 32, .max] as [UInt64] {
    let category = program.category(for: integer)
    promise(program.categories.contains(category), "\(category) is none of \(program.categories)")
    promiseEqual(
      program.interpretedCategory(for: integer),
      program.generalCategory(for: PluralOperands(integer)),
      "\(integer) by \(words)"
    )
  }
  // A program has one encoding.
  let rows = words[start + 1]
  let encoded = Program.words(
    categories: program.categories,
    groups: program.groups,
    smallRow: UInt16(rows & 0xFFFF),
    largeRow: UInt16(rows >> 16)
  )
  promise(words[start...].starts(with: encoded), "\(words) became \(encoded)")
}
