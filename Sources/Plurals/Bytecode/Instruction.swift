/// One instruction of a plural program, and its layout in memory.
///
/// A program is a sequence of 32-bit words. The interpreter has one register, the *subject*, and
/// moves forward only. The first word of each instruction holds, from the lowest bit:
///
/// | bits  | meaning                                                                  |
/// |-------|--------------------------------------------------------------------------|
/// | 0–3   | opcode                                                                   |
/// | 4     | for tests: jump if the subject is inside (1) or outside (0) the range     |
/// | 8–15  | category, operand, or a narrow test's lower bound                        |
/// | 16–23 | a narrow test's width: upper bound minus lower bound                      |
/// | 24–31 | a narrow test's jump, in words from the next instruction                 |
/// | 8–31  | a wide test's jump, in words from the next instruction                   |
///
/// A modulus, or the bounds of a wide or medium test (lower bound, then width), follow in words of
/// their own, the low half of 64 bits first. An instruction has one encoding only, the shortest.
package enum Instruction: Hashable, Sendable {
  /// Ends the program with a category.
  case `return`(PluralCategory)

  /// Sets the subject to an operand, modulo `modulus` where there is one.
  ///
  /// `n` with a fraction gives a subject that lies outside every range.
  case load(PluralOperand, modulus: UInt64?)

  /// Sets the subject to twice `n` (modulo `modulus`), plus one if it has a fraction.
  ///
  /// This is for `within`, whose ranges hold fractions: with bounds doubled too, `lower...upper`
  /// holds the number exactly if `2 * lower...2 * upper` holds the subject.
  case loadHalves(modulus: UInt64?)

  /// Jumps over `skip` words after this instruction if the range holds the subject, or if it does
  /// not, as `ifInside` says.
  case jump(ifInside: Bool, ClosedRange<UInt64>, skip: Int)
}

/// The operation codes, one for each layout.
package enum Opcode {
  package static var `return`: UInt32 { 0 }
  /// Loads an operand.
  package static var load: UInt32 { 1 }
  /// Loads an operand modulo 10, the most frequent modulus.
  package static var loadModulo10: UInt32 { 2 }
  /// Loads an operand modulo 100.
  package static var loadModulo100: UInt32 { 3 }
  /// Loads an operand modulo the 64-bit number in the next two words.
  package static var loadModulo: UInt32 { 4 }
  /// Loads twice `n`, modulo the 64-bit number in the next two words unless that is 0.
  package static var loadHalves: UInt32 { 5 }
  /// Tests against a range whose bounds are in the word itself.
  package static var jumpNarrow: UInt32 { 6 }
  /// Tests against a range whose 32-bit bounds are the next two words.
  package static var jumpMedium: UInt32 { 7 }
  /// Tests against a range whose 64-bit bounds are the next four words.
  package static var jumpWide: UInt32 { 8 }
}

extension Instruction {
  /// The longest jump of a wide or medium test, in words.
  package static let maximumSkip = 1 << 24 - 1

  /// The number of words that the instruction takes.
  package var wordCount: Int {
    switch self {
    case .return: 1
    case .load(_, let modulus): modulus == nil || modulus == 10 || modulus == 100 ? 1 : 3
    case .loadHalves: 3
    case .jump(_, let range, let skip):
      if range.upperBound < 1 << 8 && skip < 1 << 8 {
        1
      } else if range.upperBound < 1 << 32 {
        3
      } else {
        5
      }
    }
  }

  /// Appends the instruction to a program.
  package func encode(into words: inout [UInt32]) {
    switch self {
    case .return(let category):
      words.append(Opcode.return | UInt32(category.index) << 8)
    case .load(let operand, let modulus):
      let payload = UInt32(operand.rawValue) << 8
      switch modulus {
      case nil: words.append(Opcode.load | payload)
      case 10: words.append(Opcode.loadModulo10 | payload)
      case 100: words.append(Opcode.loadModulo100 | payload)
      case .some(let modulus): words += [Opcode.loadModulo | payload] + Self.halves(of: modulus)
      }
    case .loadHalves(let modulus):
      words += [Opcode.loadHalves] + Self.halves(of: modulus ?? 0)
    case .jump(let ifInside, let range, let skip):
      precondition(0...Self.maximumSkip ~= skip, "a jump beyond what its field can hold")
      let sense: UInt32 = ifInside ? 1 << 4 : 0
      let (lower, width) = (range.lowerBound, range.upperBound - range.lowerBound)
      switch wordCount {
      case 1:
        words.append(
          Opcode.jumpNarrow | sense | UInt32(lower) << 8 | UInt32(width) << 16 | UInt32(skip) << 24
        )
      case 3:
        words += [Opcode.jumpMedium | sense | UInt32(skip) << 8, UInt32(lower), UInt32(width)]
      default:
        words.append(Opcode.jumpWide | sense | UInt32(skip) << 8)
        words += Self.halves(of: lower) + Self.halves(of: width)
      }
    }
  }

  /// Reads the instruction at a position, or gives nil if what is there is not an instruction in
  /// its one encoding.
  ///
  /// - Parameters:
  ///   - words: Any words, well-formed or not.
  ///   - position: An index into `words`.
  package init?(decoding words: ArraySlice<UInt32>, at position: Int) {
    guard words.indices.contains(position) else { return nil }
    let word = words[position]
    func literal(_ offset: Int) -> UInt64? {
      guard words.indices.contains(position + offset + 1) else { return nil }
      return UInt64(words[position + offset]) | UInt64(words[position + offset + 1]) << 32
    }
    func range(_ lower: UInt64, _ width: UInt64, _ skip: UInt32) -> Instruction? {
      let (upper, overflowed) = lower.addingReportingOverflow(width)
      guard !overflowed else { return nil }
      return .jump(ifInside: word & 1 << 4 != 0, lower...upper, skip: Int(skip))
    }
    let payload = UInt8(truncatingIfNeeded: word >> 8)
    func load(modulus: UInt64?) -> Instruction? {
      guard let operand = PluralOperand(rawValue: payload), modulus != 0 else { return nil }
      return .load(operand, modulus: modulus)
    }
    let decoded: Instruction?
    switch word & 15 {
    case Opcode.return:
      decoded = payload < 6 ? .return(PluralCategory(index: payload)) : nil
    case Opcode.load: decoded = load(modulus: nil)
    case Opcode.loadModulo10: decoded = load(modulus: 10)
    case Opcode.loadModulo100: decoded = load(modulus: 100)
    case Opcode.loadModulo: decoded = literal(1).flatMap(load)
    case Opcode.loadHalves:
      decoded = literal(1).map { .loadHalves(modulus: $0 == 0 ? nil : $0) }
    case Opcode.jumpNarrow:
      decoded = range(UInt64(payload), UInt64(word >> 16 & 0xFF), word >> 24)
    case Opcode.jumpMedium:
      guard words.indices.contains(position + 2) else { return nil }
      decoded = range(UInt64(words[position + 1]), UInt64(words[position + 2]), word >> 8)
    case Opcode.jumpWide:
      guard let lower = literal(1), let width = literal(3) else { return nil }
      decoded = range(lower, width, word >> 8)
    default: decoded = nil
    }
    guard let decoded, decoded.isEncoded(by: word) else { return nil }
    self = decoded
  }

  /// Whether a first word is that of the instruction's one encoding, literals apart.
  ///
  /// Bits that the layout leaves unused must be 0: the interpreter does not mask them.
  private func isEncoded(by word: UInt32) -> Bool {
    switch (self, word & 15) {
    case (.return(let category), _):
      return word == Opcode.return | UInt32(category.index) << 8
    case (.load(let operand, let modulus), let opcode):
      let shortest =
        switch modulus {
        case nil: Opcode.load
        case 10: Opcode.loadModulo10
        case 100: Opcode.loadModulo100
        default: Opcode.loadModulo
        }
      return opcode == shortest && word == opcode | UInt32(operand.rawValue) << 8
    case (.loadHalves, _):
      return word == Opcode.loadHalves
    case (.jump, let opcode):
      let count =
        switch opcode {
        case Opcode.jumpNarrow: 1
        case Opcode.jumpMedium: 3
        default: 5
        }
      return word >> 5 & 7 == 0 && wordCount == count
    }
  }

  private static func halves(of literal: UInt64) -> [UInt32] {
    [UInt32(truncatingIfNeeded: literal), UInt32(truncatingIfNeeded: literal >> 32)]
  }
}
