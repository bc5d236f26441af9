import Plurals

/// A value that a message shows or chooses by.
///
///     let count = 5, name = "Documents"
///     try catalog.string("files_in", count, name)    // 5 файлов в Documents
///
/// Arguments carry their type, so that a format can be checked against them: no text of a catalogue
/// can make a program read what it was not given. Numbers and texts are arguments as they are
/// (``MessageArgumentConvertible``); this type is for those that need more than their value:
///
///     let template = MessageTemplate("%@ kg"), price = 4.5
///     try template.string(MessageArgument(1...2))                       // 1–2 kg
///     try template.string(MessageArgument(sourceNumber: "1.50"))        // 1.50 kg
///     let euros = MessageArgument(price, format: .currency(code: "EUR"))
///     try MessageTemplate("for %@").string(euros, language: "en")       // for €4.50
public struct MessageArgument: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case integer(Int)
    case unsigned(UInt64)
    case double(Double)
    case float(Float)
    case text(String)
    case number(ShownNumber)
    case range(NumberRange)
    case styled(StyledNumber)
  }

  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Creates an argument from an integer of any width.
  public init(_ value: some BinaryInteger) {
    if let value = Int(exactly: value) {
      self.value = .integer(value)
    } else if let value = UInt64(exactly: value) {
      self.value = .unsigned(value)
    } else {
      self.value = .number(ShownNumber(String(value), PluralOperands(value)))
    }
  }

  /// Creates an argument from a floating-point number.
  public init(_ value: Double) { self.value = .double(value) }

  /// Creates an argument from a floating-point number, which is shown by its own shortest digits.
  public init(_ value: Float) { self.value = .float(value) }

  /// Creates an argument from text, which is shown as it is: placeholders in it have no meaning.
  public init(_ text: String) { value = .text(text) }

  /// Creates an argument from a source number: a number as it is to be shown, such as `"1.50"`.
  ///
  /// - Throws: `PluralOperands.ParseError` if the text is not a source number.
  public init(sourceNumber text: String) throws(PluralOperands.ParseError) {
    value = .number(ShownNumber(text, try PluralOperands(parsing: text)))
  }

  /// Creates an argument from a number that has been formatted.
  ///
  /// - Parameters:
  ///   - text: The number as it is to be shown.
  ///   - operands: The operands of what is shown, by which a form is chosen.
  public init(shown text: String, operands: PluralOperands) {
    value = .number(ShownNumber(text, operands, isFormatted: true))
  }

  /// Creates an argument from the ends of a range, such as "1–2 days".
  ///
  /// A form is chosen by the range rules of UTS #35, part 3, "Plural Ranges".
  ///
  /// - Parameters:
  ///   - start: The lower end: a number.
  ///   - end: The upper end: a number.
  public init(
    from start: some MessageArgumentConvertible,
    to end: some MessageArgumentConvertible
  ) {
    value = .range(NumberRange(start.messageArgument, end.messageArgument))
  }

  /// Creates an argument from a range of numbers.
  public init(_ range: ClosedRange<some MessageArgumentConvertible>) {
    self.init(from: range.lowerBound, to: range.upperBound)
  }

  /// The argument as text, without any formatting.
  public var plainText: String {
    switch value {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): Self.plainText(of: value)
    case .float(let value): Self.plainText(of: value)
    case .text(let text): text
    case .number(let number): number.text
    case .range(let range): range.start.plainText + "–" + range.end.plainText
    case .styled(let styled): styled.number.plainText
    }
  }

  /// The operands of the number as ``plainText`` shows it; nil for text, ranges, NaN and the
  /// infinities.
  public var operands: PluralOperands? {
    switch value {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(value)
    case .double(let value): PluralOperands(value)
    case .float(let value): PluralOperands(value)
    case .text, .range: nil
    case .number(let number): number.operands
    case .styled(let styled): styled.number.operands
    }
  }

  /// Whether it is NaN or infinite: a number that has no operands, and belongs to `other`.
  var isNotFinite: Bool {
    switch value {
    case .integer, .unsigned, .text, .range: false
    case .double(let value): !value.isFinite
    case .float(let value): !value.isFinite
    case .number(let number): number.operands == nil
    case .styled(let styled): styled.number.isNotFinite
    }
  }

  /// Digits, never an exponent, up to the size where digits stop being readable; no decimal point in
  /// whole numbers, which would make them another category's.
  private static func plainText(of value: some BinaryFloatingPoint & LosslessStringConvertible)
    -> String
  {
    if let whole = Int64(exactly: value), value.magnitude < 1e15, whole != 0 {
      return String(whole)
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A number with the text that it is shown as.
final class ShownNumber: Hashable, Sendable {
  let text: String
  /// Nil for NaN and the infinities.
  let operands: PluralOperands?
  /// Whether the text is final: no conversion and no style changes it.
  let isFormatted: Bool

  init(_ text: String, _ operands: PluralOperands?, isFormatted: Bool = false) {
    self.text = text
    self.operands = operands
    self.isFormatted = isFormatted
  }

  static func == (lhs: ShownNumber, rhs: ShownNumber) -> Bool {
    lhs === rhs
      || lhs.text == rhs.text && lhs.operands == rhs.operands
        && lhs.isFormatted == rhs.isFormatted
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The ends of a range of numbers.
final class NumberRange: Hashable, Sendable {
  let start: MessageArgument
  let end: MessageArgument

  init(_ start: MessageArgument, _ end: MessageArgument) {
    self.start = start
    self.end = end
  }

  static func == (lhs: NumberRange, rhs: NumberRange) -> Bool {
    lhs === rhs || lhs.start == rhs.start && lhs.end == rhs.end
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}

/// A value with a style of its own, which shows it in the language of a message.
final class StyledNumber: Hashable, Sendable {
  /// The value without the style.
  let number: MessageArgument
  /// The value as the style shows it in a language: a number with its text, or text.
  let show: @Sendable (_ language: String) -> MessageArgument

  init(_ number: MessageArgument, _ show: @escaping @Sendable (String) -> MessageArgument) {
    self.number = number
    self.show = show
  }

  static func == (lhs: StyledNumber, rhs: StyledNumber) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
