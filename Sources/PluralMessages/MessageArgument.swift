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

  /// Digits, never an exponent, up to the size where digits stop being readable.
  private static func plainText(of value: Double) -> String {
    guard let whole = Int64(exactly: value), value.magnitude < 1e15 else { return "\(value)" }
    return value.sign == .minus && whole == 0 ? "-0" : String(whole)
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
