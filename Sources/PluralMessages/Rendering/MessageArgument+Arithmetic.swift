import Plurals

extension MessageArgument {
  /// The number less another; a source number that is no integer stays as it is.
  func reduced(by offset: Int) -> MessageArgument {
    switch value {
    case .double(let value): return MessageArgument(value - Double(offset))
    case .float(let value): return MessageArgument(value - Float(offset))
    case .unsigned(let value):
      let magnitude = UInt64(offset.magnitude)
      guard offset < 0 else {
        return magnitude <= value
          ? MessageArgument(value - magnitude) : Self.negative(magnitude - value)
      }
      let (sum, overflowed) = value.addingReportingOverflow(magnitude)
      return overflowed
        ? MessageArgument(Double(value) + Double(magnitude)) : MessageArgument(sum)
    case .range(let range):
      return MessageArgument(
        from: range.start.reduced(by: offset),
        to: range.end.reduced(by: offset)
      )
    case .integer, .number, .text, .styled:
      guard let whole = wholeNumber else { return self }
      let (difference, overflowed) = whole.subtractingReportingOverflow(offset)
      guard overflowed else { return MessageArgument(difference) }
      // The signs differ, so the magnitudes add up, and only one of them can be 2^63.
      let magnitude = UInt64(whole.magnitude) + UInt64(offset.magnitude)
      return offset < 0 ? MessageArgument(magnitude) : Self.negative(magnitude)
    }
  }

  private static func negative(_ magnitude: UInt64) -> MessageArgument {
    MessageArgument(shown: "-\(magnitude)", operands: PluralOperands(magnitude))
  }

  /// The integer that the argument is, however it is held; nil if it is none, or is shown as more than
  /// its digits, as `1.0` is.
  var wholeNumber: Int? {
    switch value {
    case .integer(let value): value
    case .unsigned(let value): Int(exactly: value)
    case .double(let value): Int(exactly: value)
    case .float(let value): Int(exactly: value)
    case .number(let number): Int(number.text).flatMap { String($0) == number.text ? $0 : nil }
    case .styled(let styled): styled.number.wholeNumber
    case .text, .range: nil
    }
  }

  /// The argument as findings tell about it.
  var given: GivenArgument {
    let kind: GivenArgument.Kind =
      switch value {
      case .text: .text
      case .range: .range
      case .integer, .unsigned: .integer
      case .double, .float, .number, .styled: .number
      }
    return GivenArgument(kind: kind, text: plainText)
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// Creates an integer.
  public init(integerLiteral value: Int) { self.init(.integer(value)) }
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self.init(.double(value)) }
  /// Creates text.
  public init(stringLiteral value: String) { self.init(.text(value)) }
}
