/// Runs plural programs.
///
/// The interpreter defines what a program means. It trusts the program: every operand exists, every
/// jump goes forward and ends inside, the last instruction returns. ``Program`` proves that once,
/// when a program is made.
enum Interpreter {
  /// The category of an integer.
  ///
  /// - Parameters:
  ///   - code: The first instruction of a verified program.
  ///   - integer: The absolute value of the number.
  @inline(__always)
  static func category(_ code: UnsafePointer<UInt32>, integer: UInt64) -> PluralCategory {
    // n and i are the first two operands; the others of an integer are 0.
    run(code, isFractional: false) { operand in operand < 2 ? integer : 0 }
  }

  /// The category of a number given by its operands.
  ///
  /// - Parameters:
  ///   - code: The first instruction of a verified program.
  ///   - operands: The operands.
  static func category(_ code: UnsafePointer<UInt32>, operands: PluralOperands) -> PluralCategory {
    withUnsafeBytes(of: operands) { registers in
      run(code, isFractional: operands.significantDigitCount != 0) { operand in
        // In bounds: a verified operand is 0 to 6, and `PluralOperands` begins with 7 registers.
        registers.loadUnaligned(fromByteOffset: Int(operand) &* 8, as: UInt64.self)
      }
    }
  }

  /// What the subject is for `n` with a fraction: beyond every constant of a rule, so outside every
  /// range.
  @inline(__always)
  static var noInteger: UInt64 { .max }

  @inline(__always)
  static func run(
    _ code: UnsafePointer<UInt32>,
    isFractional: Bool,
    operand: (UInt32) -> UInt64
  ) -> PluralCategory {
    var code = code
    var subject: UInt64 = 0
    while true {
      let word = code[0]
      switch word & 15 {
      case Opcode.jumpNarrow:
        let isInside = subject &- UInt64(word >> 8 & 0xFF) <= UInt64(word >> 16 & 0xFF)
        code += isInside == (word & 1 << 4 != 0) ? Int(word >> 24) &+ 1 : 1
      case Opcode.load:
        subject = isFractional && word >> 8 == 0 ? noInteger : operand(word >> 8)
        code += 1
      case Opcode.loadModulo10:
        subject = isFractional && word >> 8 == 0 ? noInteger : operand(word >> 8) % 10
        code += 1
      case Opcode.loadModulo100:
        subject = isFractional && word >> 8 == 0 ? noInteger : operand(word >> 8) % 100
        code += 1
      case Opcode.return:
        return PluralCategory(index: UInt8(truncatingIfNeeded: word >> 8))
      case Opcode.loadModulo:
        let modulus = literal(code + 1)
        subject = isFractional && word >> 8 == 0 ? noInteger : operand(word >> 8) % modulus
        code += 3
      case Opcode.jumpMedium:
        let isInside = subject &- UInt64(code[1]) <= UInt64(code[2])
        code += isInside == (word & 1 << 4 != 0) ? Int(word >> 8) &+ 3 : 3
      case Opcode.jumpWide:
        let isInside = subject &- literal(code + 1) <= literal(code + 3)
        code += isInside == (word & 1 << 4 != 0) ? Int(word >> 8) &+ 5 : 5
      default:
        assert(word & 15 == Opcode.loadHalves, "an opcode that no verified program has")
        let modulus = literal(code + 1)
        let integer = operand(UInt32(PluralOperand.i.rawValue))
        // Half of the largest subject is still above every constant of a rule.
        let reduced = modulus == 0 ? min(integer, 1 << 62) : integer % modulus
        subject = reduced &* 2 | (isFractional ? 1 : 0)
        code += 3
      }
    }
  }

  @inline(__always)
  static func literal(_ words: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(words[0]) | UInt64(words[1]) << 32
  }
}
