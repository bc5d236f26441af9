/// The operands of UTS #35's plural rules: a number as rules see it, with its visible digits.
///
/// Rules ask more of a number than its value. "1" and "1.0" are equal, yet English says "1 day" and
/// "1.0 days", so the number of visible fraction digits is part of the question.
///
///     let price = try PluralOperands(parsing: "1.50")
///     price.i    // 1   integer digits
///     price.v    // 2   visible fraction digits
///     price.w    // 1   visible fraction digits without trailing zeros
///     price.f    // 50  visible fraction digits as an integer
///     price.t    // 5   the same without trailing zeros
///     price.c    // 0   compact decimal exponent
///
/// The sign is dropped: rules are defined on absolute values. See UTS #35 part 3,
/// "Plural Operand Meanings".
///
/// ## Exactness
/// Operands are decimal digits and never a floating-point approximation. `i`, `f` and `t` keep any
/// value below 2^64 as it is. A longer digit sequence is replaced by a stand-in: a number in
/// `reductionModulus ..< 2 * reductionModulus` that leaves the same remainder when divided by
/// ``reductionModulus``, which is the least common multiple of 1…40 and 1,000,000. Hence for
/// numbers of any length
/// - `x % m` is exact for every modulus that divides ``reductionModulus``: all from 1 to 40 and all
///   divisors of 1,000,000, so every modulus in CLDR;
/// - comparisons are exact, because the compiler accepts no constant above 10^18.
///
/// For any other modulus the remainder is exact below 2^64 only. ``isExact`` tells. Operands that are
/// not exact compare equal if no CLDR rule can tell them apart.
public struct PluralOperands: Hashable, Sendable {
  @usableFromInline let integerDigits: UInt64
  @usableFromInline let visibleDigitCount: UInt64
  @usableFromInline let significantDigitCount: UInt64
  @usableFromInline let visibleFraction: UInt64
  @usableFromInline let significantFraction: UInt64
  @usableFromInline let exponent: UInt32

  /// 1 if `isExact`. With it operands take four times sixteen bytes: of another size, a copy would wait
  /// for the parts of the one before it.
  @usableFromInline let exactness: UInt32

  /// What most rules ask for, ready to be compared.
  @usableFromInline let registers: ByteRegisters

  @inlinable package init(
    integer: UInt64,
    visibleDigitCount: UInt64,
    significantDigitCount: UInt64,
    visibleFraction: UInt64,
    significantFraction: UInt64,
    exponent: UInt32,
    isExact: Bool
  ) {
    integerDigits = integer
    self.visibleDigitCount = visibleDigitCount
    self.significantDigitCount = significantDigitCount
    self.visibleFraction = visibleFraction
    self.significantFraction = significantFraction
    self.exponent = exponent
    exactness = isExact ? 1 : 0
    registers = ByteRegisters(
      i: integer,
      v: visibleDigitCount,
      w: significantDigitCount,
      f: visibleFraction,
      t: significantFraction,
      c: exponent
    )
  }

  init(_ number: ShortNumber) {
    integerDigits = number.integer.value
    visibleDigitCount = number.visibleDigitCount
    significantDigitCount = number.significantDigitCount
    visibleFraction = number.fraction.value
    significantFraction = number.significantFraction.value
    exponent = 0
    exactness = 1
    registers = number.registers(areAllRead: true)
  }
}

extension PluralOperands {
  /// The integer digits of the number, or a stand-in for an integer of 2^64 or more.
  @inlinable public var i: UInt64 { integerDigits }

  /// The number of visible fraction digits, with trailing zeros.
  @inlinable public var v: Int { Int(truncatingIfNeeded: visibleDigitCount) }

  /// The number of visible fraction digits, without trailing zeros.
  @inlinable public var w: Int { Int(truncatingIfNeeded: significantDigitCount) }

  /// The visible fraction digits as an integer, with trailing zeros: 50 for "1.50".
  @inlinable public var f: UInt64 { visibleFraction }

  /// The visible fraction digits as an integer, without trailing zeros: 5 for "1.50".
  @inlinable public var t: UInt64 { significantFraction }

  /// The compact decimal exponent: 6 for "1.2c6", 0 for a number written in full.
  @inlinable public var c: Int { Int(exponent) }

  /// Whether `i`, `f` and `t` are the number's own digits, not stand-ins for more than 64 bits.
  @inlinable public var isExact: Bool { exactness == 1 }

  /// The deprecated synonym of ``c``.
  @inlinable public var e: Int { c }

  /// The absolute value of the number.
  @inlinable public var n: AbsoluteValue {
    AbsoluteValue(integer: i, fraction: t, fractionDigitCount: w)
  }

  /// Absolute value of a number as decimal digits: the operand `n`.
  public struct AbsoluteValue: Hashable, Sendable, CustomStringConvertible {
    /// The digits before the decimal point.
    public let integer: UInt64
    /// The digits after the decimal point, without trailing zeros, as an integer.
    public let fraction: UInt64
    /// The number of digits that `fraction` stands for.
    public let fractionDigitCount: Int

    @inlinable init(integer: UInt64, fraction: UInt64, fractionDigitCount: Int) {
      self.integer = integer
      self.fraction = fraction
      self.fractionDigitCount = fractionDigitCount
    }

    /// Whether the value has no fraction.
    @inlinable public var isInteger: Bool { fractionDigitCount == 0 }

    /// The value in decimal notation, such as `"1200.5"`; with the stand-in in place of digits where
    /// ``PluralOperands/isExact`` is false.
    public var description: String {
      guard fractionDigitCount > 0 else { return String(integer) }
      let digits = String(fraction)
      let zeros = String(repeating: "0", count: max(0, fractionDigitCount - digits.utf8.count))
      return String(integer) + "." + zeros + digits
    }
  }
}

extension PluralOperands: CustomStringConvertible {
  /// The operands by their letters, as in `"i=1 v=2 w=1 f=50 t=5 c=0"`.
  public var description: String {
    "i=\(i) v=\(v) w=\(w) f=\(f) t=\(t) c=\(c)"
  }
}
