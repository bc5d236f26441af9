/// What most relations of plural rules compare: an operand, or its last one, two or six digits, in a
/// byte.
///
/// A value above 254, and `n` with a fraction, is 255, which lies outside the ranges of all tests that
/// are made of bytes.
package enum ByteRegister: UInt8, CaseIterable, Hashable, Sendable {
  case n, nModulo10, nModulo100
  case i, iModulo10, iModulo100
  case v, w, c
  case f, fModulo10, fModulo100
  case t, tModulo10, tModulo100
  case iModuloMillion

  /// The register for an operand modulo a number, or nil if there is none.
  package init?(_ operand: PluralOperand, modulus: UInt64?) {
    let registers: [ByteRegister] =
      switch operand {
      case .n: [.n, .nModulo10, .nModulo100]
      case .i: [.i, .iModulo10, .iModulo100, .iModuloMillion]
      case .f: [.f, .fModulo10, .fModulo100]
      case .t: [.t, .tModulo10, .tModulo100]
      case .v: [.v]
      case .w: [.w]
      case .c: [.c]
      }
    let moduli: [UInt64?] = [nil, 10, 100, 1_000_000]
    guard let index = moduli.firstIndex(of: modulus), index < registers.count else { return nil }
    self = registers[index]
  }

  /// The operand.
  package var operand: PluralOperand {
    switch self {
    case .n, .nModulo10, .nModulo100: .n
    case .i, .iModulo10, .iModulo100, .iModuloMillion: .i
    case .f, .fModulo10, .fModulo100: .f
    case .t, .tModulo10, .tModulo100: .t
    case .v: .v
    case .w: .w
    case .c: .c
    }
  }

  /// What the operand is taken modulo.
  package var modulus: UInt64? {
    switch self {
    case .nModulo10, .iModulo10, .fModulo10, .tModulo10: 10
    case .nModulo100, .iModulo100, .fModulo100, .tModulo100: 100
    case .iModuloMillion: 1_000_000
    default: nil
    }
  }
}
