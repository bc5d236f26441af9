/// An instruction for relations that a ``ByteTest`` cannot hold: with large numbers, with moduli
/// other than 10 and 100, and `within`.
///
/// These have a *subject* of 64 bits, which one instruction loads and others compare.
package enum WideInstruction: Hashable, Sendable {
  /// Sets the subject to an operand, modulo `modulus` where there is one.
  ///
  /// `n` with a fraction gives the largest subject, which lies outside every range of a rule.
  case load(PluralOperand, modulus: UInt64?)

  /// Sets the subject to twice `n` (modulo `modulus`), plus one if it has a fraction.
  ///
  /// This is for `within`, whose ranges hold fractions: with bounds doubled too, `lower...upper`
  /// holds the number exactly if `2 * lower...2 * upper` holds the subject.
  case loadHalves(modulus: UInt64?)

  /// Sets a bit if the subject is one of `width + 1` numbers from `lower` on, after the largest of
  /// which comes 0.
  case test(lower: UInt64, width: UInt64, bit: Int)
}

/// The operation codes, in the lowest four bits of an instruction's first word.
///
/// | instruction  | bits 4 and up of the first word           | words that follow             |
/// |--------------|-------------------------------------------|-------------------------------|
/// | `load`       | 4–6 operand, 12–31 modulus, 0 for none    |                               |
/// | `loadModulo` | 4–6 operand                               | modulus                       |
/// | `loadHalves` |                                           | modulus, 0 for none           |
/// | `testShort`  | 4–8 bit, 9–20 lower bound, 21–31 width    |                               |
/// | `testMedium` | 4–8 bit                                   | a word each for bound, width  |
/// | `test`       | 4–8 bit                                   | lower bound, width            |
///
/// What follows has two words, the low half of 64 bits first, unless the table says otherwise. An
/// instruction has one encoding only, the shortest.
package enum WideOpcode {
  /// The end of a group's wide code.
  package static var end: UInt32 { 0 }
  package static var load: UInt32 { 1 }
  package static var loadModulo: UInt32 { 2 }
  package static var loadHalves: UInt32 { 3 }
  package static var testShort: UInt32 { 4 }
  package static var testMedium: UInt32 { 5 }
  package static var test: UInt32 { 6 }
}

extension WideInstruction {
  /// The words of the instruction.
  package var words: [UInt32] {
    switch self {
    case .load(let operand, let modulus):
      let payload = UInt32(operand.code) << 4
      if modulus ?? 0 < 1 << 20 {
        return [WideOpcode.load | payload | UInt32(modulus ?? 0) << 12]
      }
      return [WideOpcode.loadModulo | payload] + Self.halves(of: modulus ?? 0)
    case .loadHalves(let modulus):
      return [WideOpcode.loadHalves] + Self.halves(of: modulus ?? 0)
    case .test(let lower, let width, let bit):
      let payload = UInt32(bit) << 4
      if lower < 1 << 12 && width < 1 << 11 {
        return [WideOpcode.testShort | payload | UInt32(lower) << 9 | UInt32(width) << 21]
      }
      if lower < 1 << 32 && width < 1 << 32 {
        return [WideOpcode.testMedium | payload, UInt32(lower), UInt32(width)]
      }
      return [WideOpcode.test | payload] + Self.halves(of: lower) + Self.halves(of: width)
    }
  }

  /// Reads the instruction at the beginning of words, or gives nil if what is there is not an
  /// instruction in its one encoding.
  package init?(_ words: ArraySlice<UInt32>) {
    guard let word = words.first else { return nil }
    let rest = words.dropFirst().prefix(4) + [0, 0, 0, 0]
    let (a, b, c, d) = (
      UInt64(rest[rest.startIndex]), UInt64(rest[rest.startIndex + 1]),
      UInt64(rest[rest.startIndex + 2]), UInt64(rest[rest.startIndex + 3])
    )
    let bit = Int(word >> 4 & 31)
    let operand = PluralOperand(code: UInt8(word >> 4 & 7))
    let decoded: WideInstruction?
    switch word & 15 {
    case WideOpcode.load:
      decoded = operand.map { .load($0, modulus: word >> 12 == 0 ? nil : UInt64(word >> 12)) }
    case WideOpcode.loadModulo:
      decoded = operand.map { .load($0, modulus: a | b << 32) }
    case WideOpcode.loadHalves:
      decoded = .loadHalves(modulus: a | b << 32 == 0 ? nil : a | b << 32)
    case WideOpcode.testShort:
      decoded = .test(lower: UInt64(word >> 9 & 0xFFF), width: UInt64(word >> 21), bit: bit)
    case WideOpcode.testMedium:
      decoded = .test(lower: a, width: b, bit: bit)
    case WideOpcode.test:
      decoded = .test(lower: a | b << 32, width: c | d << 32, bit: bit)
    default:
      decoded = nil
    }
    // Bits that the layout leaves unused must be 0, and the form the shortest.
    guard let decoded, bit < Group.bitCount || word & 15 < WideOpcode.testShort,
      words.starts(with: decoded.words)
    else { return nil }
    self = decoded
  }

  private static func halves(of literal: UInt64) -> [UInt32] {
    [UInt32(truncatingIfNeeded: literal), UInt32(truncatingIfNeeded: literal >> 32)]
  }
}
