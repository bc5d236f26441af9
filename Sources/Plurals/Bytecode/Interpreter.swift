/// Runs plural programs.
///
/// The interpreter defines what a program means. It trusts the program: every register exists, every
/// group is whole and the last is marked. ``Program`` proves that once, when a program is made.
///
/// A program decides all its relations, each into a bit of its own, and then chooses. Where it goes
/// does not depend on the number, so that what a processor predicted for one number holds for the
/// next.
enum Interpreter {
  /// The category of a number that a program of one group without wide code gives.
  ///
  /// - Parameters:
  ///   - header: The header of a verified program.
  ///   - registers: The registers of the number.
  @inline(__always)
  static func category(
    _ header: UnsafePointer<UInt32>,
    _ registers: ByteRegisters
  ) -> PluralCategory {
    unsafe registers.withBytes { registers in
      var code = unsafe header + Program.headerCount
      let bits = unsafe runTests(&code, header[0], registers)
      var choice = noChoice
      unsafe runChoices(&code, header[0], bits, &choice)
      return category(of: choice)
    }
  }

  /// The category of a number that any program gives.
  ///
  /// - Parameters:
  ///   - header: The header of a verified program.
  ///   - operands: The operands of the number.
  static func category(
    _ header: UnsafePointer<UInt32>,
    _ operands: PluralOperands
  ) -> PluralCategory {
    unsafe operands.registers.withBytes { registers in
      var descriptor = unsafe header[0]
      var code = unsafe header + Program.headerCount
      var carried: UInt32 = 0
      var choice = noChoice
      while true {
        var bits = unsafe carried | runTests(&code, descriptor, registers)
        if descriptor & GroupLayout.hasWideCode != 0 { unsafe bits |= runWideCode(&code, operands) }
        unsafe runChoices(&code, descriptor, bits, &choice)
        if descriptor & GroupLayout.hasNext == 0 { return category(of: choice) }
        descriptor = unsafe code[0]
        carried = unsafe code[1] & ~bits == 0 ? 1 : 0
        unsafe code += 2
      }
    }
  }

  private static var noChoice: UInt32 { UInt32(PluralCategory.other.index) << 28 }

  @inline(__always)
  private static func category(of choice: UInt32) -> PluralCategory {
    PluralCategory(index: UInt8(truncatingIfNeeded: choice >> 28))
  }

  /// Runs the tests of bytes, and gives the bits that they set.
  @inline(__always)
  private static func runTests(
    _ code: inout UnsafePointer<UInt32>,
    _ descriptor: UInt32,
    _ registers: UnsafeRawPointer
  ) -> UInt32 {
    var bits: UInt32 = 0
    let count = Int(descriptor >> 8 & 0xFF)
    if count & 1 != 0 {
      bits = unsafe bit(of: code, registers)
      unsafe code += 1
    }
    // Two at a time: the loop itself would take a quarter of the time.
    let end = unsafe code + (count & ~1)
    while unsafe code < end {
      unsafe bits |= bit(of: code, registers) | bit(of: code + 1, registers)
      unsafe code += 2
    }
    return bits
  }

  /// The bit of a test if it succeeds.
  @inline(__always)
  private static func bit(of test: UnsafePointer<UInt32>, _ registers: UnsafeRawPointer) -> UInt32 {
    let test = unsafe UnsafeRawPointer(test)
    func field(_ shift: Int) -> UInt8 {
      unsafe test.load(fromByteOffset: GroupLayout.byteOffset(shift: shift), as: UInt8.self)
    }
    // In bounds: a verified test has one of 16 registers.
    let value = unsafe registers.load(fromByteOffset: Int(field(24)), as: UInt8.self)
    return (value &- field(8) <= field(16) ? 1 : 0) &<< UInt32(field(0))
  }

  /// Runs the choices, of which the last right one counts.
  @inline(__always)
  private static func runChoices(
    _ code: inout UnsafePointer<UInt32>,
    _ descriptor: UInt32,
    _ bits: UInt32,
    _ choice: inout UInt32
  ) {
    // No test has a bit above those of masks.
    let unset = bits ^ GroupLayout.maskBits
    let end = unsafe code + Int(descriptor >> 16 & 0xFF)
    while unsafe code < end {
      choice = unsafe code[0] & unset == 0 ? code[0] : choice
      unsafe code += 1
    }
  }

  /// Runs wide code up to its end, and gives the bits that it sets.
  private static func runWideCode(
    _ code: inout UnsafePointer<UInt32>,
    _ operands: PluralOperands
  ) -> UInt32 {
    let isFractional = operands.significantDigitCount != 0
    /// The operand that is no integer.
    let fractional = isFractional ? UInt32(PluralOperand.n.code) : .max
    var subject: UInt64 = 0
    var bits: UInt32 = 0
    while true {
      let word = unsafe code[0]
      unsafe code += 1
      switch word & 15 {
      case WideOpcode.load:
        let value = value(of: word >> 4 & 7, operands)
        let modulus = word >> 12
        let reduced = modulus == 0 ? value : value % UInt64(modulus)
        // A fraction is beyond every constant of a rule, so outside every range.
        subject = word >> 4 & 7 == fractional ? .max : reduced
      case WideOpcode.loadModulo:
        let reduced = unsafe value(of: word >> 4 & 7, operands) % literal(code)
        subject = word >> 4 & 7 == fractional ? .max : reduced
        unsafe code += 2
      case WideOpcode.loadHalves:
        let integer = operands.integerDigits
        let modulus = unsafe literal(code)
        // Half of the largest subject is still above every constant of a rule.
        let reduced = modulus == 0 ? min(integer, 1 << 62) : integer % modulus
        subject = reduced &* 2 | (isFractional ? 1 : 0)
        unsafe code += 2
      case WideOpcode.testShort:
        let isInside = subject &- UInt64(word >> 9 & 0xFFF) <= UInt64(word >> 21)
        bits |= (isInside ? 1 : 0) &<< (word >> 4)
      case WideOpcode.testMedium:
        let isInside = unsafe subject &- UInt64(code[0]) <= UInt64(code[1])
        bits |= (isInside ? 1 : 0) &<< (word >> 4)
        unsafe code += 2
      case WideOpcode.test:
        let isInside = unsafe subject &- literal(code) <= literal(code + 2)
        bits |= (isInside ? 1 : 0) &<< (word >> 4)
        unsafe code += 4
      default:
        assert(word & 15 == WideOpcode.end, "an opcode that no verified program has")
        return bits
      }
    }
  }

  @inline(__always)
  private static func value(of operand: UInt32, _ operands: PluralOperands) -> UInt64 {
    switch operand {
    case 0, 1: operands.integerDigits
    case 2: operands.visibleDigitCount
    case 3: operands.significantDigitCount
    case 4: operands.visibleFraction
    case 5: operands.significantFraction
    default: UInt64(operands.exponent)
    }
  }

  @inline(__always)
  private static func literal(_ words: UnsafePointer<UInt32>) -> UInt64 {
    unsafe UInt64(words[0]) | UInt64(words[1]) << 32
  }
}
