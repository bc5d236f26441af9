/// How a placeholder shows its argument: flags, width, precision and a conversion character, as in C.
struct Conversion: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let left = Flags(rawValue: 1 << 0)
    static let plus = Flags(rawValue: 1 << 1)
    static let space = Flags(rawValue: 1 << 2)
    static let zero = Flags(rawValue: 1 << 3)
    static let alternate = Flags(rawValue: 1 << 4)
    /// The flag `'`, which groups the digits as the language does.
    static let grouping = Flags(rawValue: 1 << 5)
  }

  var flags: Flags = []
  var width: Int? {
    get { storedWidth < 0 ? nil : Int(storedWidth) }
    set { storedWidth = newValue.map { Int16(clamping: $0) } ?? -1 }
  }
  var precision: Int? {
    get { storedPrecision < 0 ? nil : Int(storedPrecision) }
    set { storedPrecision = newValue.map { Int16(clamping: $0) } ?? -1 }
  }

  /// The character of the conversion: `@`, or one of C's.
  var character: UInt8

  // There may be one for every two bytes of a file.
  private var storedWidth: Int16 = -1
  private var storedPrecision: Int16 = -1

  init(character: UInt8) { self.character = character }

  static let object = Conversion(character: UInt8(ascii: "@"))

  /// Whether the argument is shown as it would be without a conversion.
  var isPlain: Bool {
    flags.isEmpty && width == nil && precision == nil
      && (character == UInt8(ascii: "@") || character == UInt8(ascii: "d"))
  }

  /// Whether a number is shown in decimal digits, not as a character or in another base.
  var isDecimal: Bool {
    switch character {
    case UInt8(ascii: "c"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
      UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      false
    default: true
    }
  }

  /// Whether an integer is shown as its digits, whatever the width: its value decides the category.
  var isDecimalInteger: Bool {
    character == UInt8(ascii: "@") || character == UInt8(ascii: "d")
  }

  /// Whether the conversion shows a number.
  var isNumeric: Bool {
    switch character {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "c"): false
    default: true
    }
  }
}

extension Conversion {
  /// Reads what follows the percent sign of a placeholder, such as `lld` or `.1f`; nil if it is not
  /// exactly one conversion.
  init?(specifier: String) {
    // Xcode writes some with the percent sign.
    let format = specifier.hasPrefix("%") ? specifier : "%" + specifier
    guard format != "%arg", let parts = MessageTemplate(format).parts, parts.count == 1,
      case .placeholder(let placeholder) = parts[0], case .turn = placeholder.reference,
      placeholder.textBefore.isEmpty
    else { return nil }
    self = placeholder.conversion
  }
}
