/// How a placeholder shows its argument: flags, width, precision and a conversion character, as in C.
struct Conversion: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let left = Flags(rawValue: 1 << 0)
    static let plus = Flags(rawValue: 1 << 1)
    static let space = Flags(rawValue: 1 << 2)
    static let zero = Flags(rawValue: 1 << 3)
    static let alternate = Flags(rawValue: 1 << 4)
    /// The flag `'`. It groups no digits, as in the C locale, but says more than a plain placeholder.
    static let grouping = Flags(rawValue: 1 << 5)
  }

  var flags: Flags = []
  var width: Int?
  var precision: Int?

  /// The character of the conversion: `@`, or one of C's.
  var character: UInt8

  /// The largest width and precision. Enough for any text; more would let a catalogue fill memory.
  static let maximumWidth = 1_000

  static let object = Conversion(character: UInt8(ascii: "@"))

  /// Whether the argument is shown as it would be without a conversion.
  var isPlain: Bool {
    flags.isEmpty && width == nil && precision == nil
      && (character == UInt8(ascii: "@") || character == UInt8(ascii: "d"))
  }

  /// Whether a number is shown in decimal digits, not as a character or in another base.
  var isDecimal: Bool {
    switch character {
    case UInt8(ascii: "c"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "p"),
      UInt8(ascii: "a"), UInt8(ascii: "A"):
      false
    default: true
    }
  }

  /// Whether the conversion shows a number.
  var isNumeric: Bool {
    switch character {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "c"): false
    default: true
    }
  }
}
