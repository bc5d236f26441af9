/// The byte registers of a number, in the order of ``ByteRegister``.
@usableFromInline struct ByteRegisters: Hashable, Sendable {
  /// The first eight registers, the first lowest.
  @usableFromInline let low: UInt64
  /// The other eight.
  @usableFromInline let high: UInt64

  /// The registers of a number given by its operands.
  @inlinable
  init(i: UInt64, v: UInt64, w: UInt64, f: UInt64, t: UInt64, c: UInt32) {
    self.init(
      i: Self.endings(of: i),
      millions: i % 1_000_000,
      v: v,
      w: w,
      f: Self.endings(of: f),
      t: Self.endings(of: t),
      c: c
    )
  }

  /// The registers of a number given by the endings of its operands.
  ///
  /// - Parameter millions: `i` modulo a million.
  @inlinable
  init(i: UInt64, millions: UInt64, v: UInt64, w: UInt64, f: UInt64, t: UInt64, c: UInt32) {
    // All ones where there is a fraction: `n` is no integer then.
    let fraction: UInt64 = w == 0 ? 0 : 0xFF_FFFF
    low = i | fraction | i << 24 | Swift.min(v, 255) << 48 | Swift.min(w, 255) << 56
    high = UInt64(Swift.min(c, 255)) | f << 8 | t << 32 | Swift.min(millions, 255) << 56
  }

  /// The registers of an integer.
  @inlinable
  init(integer: UInt64) {
    self.init(i: integer, v: 0, w: 0, f: 0, t: 0, c: 0)
  }

  /// Three registers: a value, its last digit, and its last two digits.
  @inlinable
  static func endings(of value: UInt64) -> UInt64 {
    let lastTwo = value % 100
    return endings(of: value, lastDigit: lastTwo % 10, lastTwo: lastTwo)
  }

  @inlinable
  static func endings(of value: UInt64, lastDigit: UInt64, lastTwo: UInt64) -> UInt64 {
    Swift.min(value, 255) | lastDigit << 8 | lastTwo << 16
  }

  /// Gives a closure the registers as bytes.
  @inline(__always)
  func withBytes(_ body: (UnsafeRawPointer) -> PluralCategory) -> PluralCategory {
    unsafe withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) {
      unsafe body($0.baseAddress.unsafelyUnwrapped)
    }
  }
}
