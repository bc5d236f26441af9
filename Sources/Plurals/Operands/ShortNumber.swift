/// A source number of at most eight characters without a sign or an exponent, such as `"1234.50"`: most
/// of those that people see.
///
/// Its characters fit into one word, of which the digits are found, checked and added up all at once.
struct ShortNumber {
  let integer: Digits
  private(set) var fraction = Digits(0)
  /// The fraction without trailing zeros.
  private(set) var significantFraction = Digits(0)
  private(set) var visibleDigitCount: UInt64 = 0
  private(set) var significantDigitCount: UInt64 = 0

  /// Eight digits, a byte each, the first of which is the lowest byte.
  struct Digits {
    private let bytes: UInt64

    @inline(__always)
    init(_ bytes: UInt64) { self.bytes = bytes }

    /// The number that the digits stand for.
    @inline(__always)
    var value: UInt64 {
      // Pairs of digits, of these pairs, and again: each product adds ten, a hundred, or ten thousand
      // times the lower half to the upper one.
      let pairs = (bytes &* (10 << 8 + 1)) >> 8 & 0x00FF_00FF_00FF_00FF
      let fours = (pairs &* (100 << 16 + 1)) >> 16 & 0x0000_FFFF_0000_FFFF
      return (fours &* (10_000 << 32 + 1)) >> 32
    }

    /// The number's byte registers.
    @inline(__always)
    var endings: UInt64 {
      let last = bytes >> 56
      return ByteRegisters.endings(
        of: value,
        lastDigit: last,
        lastTwo: (bytes >> 48 & 0xFF) * 10 + last
      )
    }
  }

  /// Reads a number, or gives nil for any other text, right or wrong.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let text = unsafe ShortText(bytes) else { return nil }
    // The last character becomes the highest byte; zeros go before the first.
    let unused = UInt64(8 - text.count) * 8
    let zeros = Self.zeros & ~(UInt64.max << unused)
    let digits = (text.word << unused | zeros) ^ Self.zeros
    // The highest bit of each byte that is above 9.
    let others =
      ShortText.areAtLeast(digits & ~ShortText.highBits, 10) | digits & ShortText.highBits
    if others == 0 {
      integer = Digits(digits)
      return
    }
    let point = UInt64(others.trailingZeroBitCount & ~7)
    guard others & (others - 1) == 0, digits >> point & 0xFF == Self.point, point > unused,
      point < 56
    else { return nil }
    integer = Digits(digits << (64 - point))
    let fraction = digits & (UInt64.max << (point + 8))
    visibleDigitCount = (56 - point) / 8
    guard fraction != 0 else { return }
    let trailing = UInt64(fraction.leadingZeroBitCount & ~7)
    self.fraction = Digits(fraction)
    significantDigitCount = visibleDigitCount - trailing / 8
    significantFraction = Digits(fraction << trailing)
  }

  /// The byte registers of the number.
  ///
  /// - Parameter areAllRead: Whether a program reads those of `f`, `t` or the last six digits.
  func registers(areAllRead: Bool) -> ByteRegisters {
    ByteRegisters(
      i: integer.endings,
      millions: areAllRead ? UInt64(UInt32(truncatingIfNeeded: integer.value) % 1_000_000) : 0,
      v: visibleDigitCount,
      w: significantDigitCount,
      f: areAllRead ? fraction.endings : 0,
      t: areAllRead ? significantFraction.endings : 0,
      c: 0
    )
  }

  /// Eight times the character zero.
  private static var zeros: UInt64 { ShortText.repeated(UInt8(ascii: "0")) }
  /// What remains of a decimal point when the bits of the character zero are inverted.
  private static var point: UInt64 { UInt64(UInt8(ascii: ".") ^ UInt8(ascii: "0")) }
}
