import Plurals

/// A value that a message shows or chooses by.
///
///     try catalog.string("n_files", 5, "Documents")
///
/// Arguments carry their type, so that a format can be checked against them: no text of a catalogue
/// can make a program read what it was not given.
public enum MessageArgument: Hashable, Sendable {
  /// An integer.
  case integer(Int)
  /// An integer above `Int.max`.
  case unsigned(UInt64)
  /// A floating-point number.
  case double(Double)
  /// Text, which is shown as it is: placeholders in it have no meaning.
  case text(String)
  /// A number that is shown as a given text, with the operands of what is shown.
  // Indirect, because operands are four times as large as everything else.
  indirect case number(shown: String, PluralOperands)

  /// Creates an argument from an integer of any width.
  public init(_ value: some BinaryInteger) {
    if let value = Int(exactly: value) {
      self = .integer(value)
    } else if let value = UInt64(exactly: value) {
      self = .unsigned(value)
    } else {
      self = .number(shown: String(value), PluralOperands(value))
    }
  }

  /// Creates an argument from a source number: a number as it is to be shown, such as `"1.50"`.
  ///
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public init(sourceNumber text: String) throws(PluralOperands.ParseError) {
    self = .number(shown: text, try PluralOperands(parsing: text))
  }

  /// The argument as text, without any formatting.
  public var plainText: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): Self.plainText(of: value)
    case .text(let text): text
    case .number(let shown, _): shown
    }
  }

  /// The operands of the number as ``plainText`` shows it; nil for text, NaN and the infinities.
  public var operands: PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(value)
    case .double(let value): PluralOperands(value)
    case .text: nil
    case .number(_, let operands): operands
    }
  }

  /// Digits, never an exponent, up to the size where digits stop being readable; no decimal point in
  /// whole numbers, which would make them another category's.
  private static func plainText(of value: Double) -> String {
    if let whole = Int64(exactly: value), value.magnitude < 1e15, whole != 0 {
      return String(whole)
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number less another; a source number that is no integer stays as it is.
  func reduced(by offset: Int) -> MessageArgument {
    switch self {
    case .double(let value): return .double(value - Double(offset))
    case .unsigned(let value):
      let magnitude = UInt64(offset.magnitude)
      guard offset < 0 else {
        return magnitude <= value
          ? MessageArgument(value - magnitude)
          : .number(shown: "-\(magnitude - value)", PluralOperands(magnitude - value))
      }
      let (sum, overflowed) = value.addingReportingOverflow(magnitude)
      return overflowed ? .double(Double(value) + Double(magnitude)) : MessageArgument(sum)
    case .integer, .number, .text:
      guard let whole = wholeNumber else { return self }
      let (difference, overflowed) = whole.subtractingReportingOverflow(offset)
      guard overflowed else { return .integer(difference) }
      // The signs differ, so the magnitudes add up, and only one of them can be 2^63.
      let magnitude = UInt64(whole.magnitude) + UInt64(offset.magnitude)
      return whole > 0
        ? .unsigned(magnitude) : .number(shown: "-\(magnitude)", PluralOperands(magnitude))
    }
  }

  /// The integer that the argument is, however it is held; nil if it is none, or is shown as more than
  /// its digits, as `1.0` is.
  var wholeNumber: Int? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int(exactly: value)
    case .double(let value): Int(exactly: value)
    case .number(let shown, _): Int(shown).flatMap { String($0) == shown ? $0 : nil }
    case .text: nil
    }
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringInterpolation
{
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates text.
  public init(stringLiteral value: String) { self = .text(value) }
}
