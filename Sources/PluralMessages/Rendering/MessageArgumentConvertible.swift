import Foundation
import Plurals
import PluralsFoundation

/// A value that can be an argument of a message.
///
/// Integers, floating-point numbers, strings, `Decimal` and `NSNumber` are, and closed ranges of them.
/// A type of your own needs one property:
///
///     struct Distance: MessageArgumentConvertible {
///       let kilometers: Double
///       var messageArgument: MessageArgument { MessageArgument(kilometers) }
///     }
///
///     let way = Distance(kilometers: 1.5)
///     try catalog.string("distance_left", way)    // ещё 1.5 километра
public protocol MessageArgumentConvertible {
  /// The value as an argument. It may be asked for more than once for one text.
  var messageArgument: MessageArgument { get }
}

extension MessageArgument: MessageArgumentConvertible {
  /// The argument itself.
  public var messageArgument: MessageArgument { self }
}

extension Int: MessageArgumentConvertible {
  /// The integer as an argument.
  public var messageArgument: MessageArgument { MessageArgument(.integer(self)) }
}

extension MessageArgumentConvertible where Self: BinaryInteger {
  /// The integer as an argument.
  public var messageArgument: MessageArgument { MessageArgument(self) }
}

extension Int8: MessageArgumentConvertible {}
extension Int16: MessageArgumentConvertible {}
extension Int32: MessageArgumentConvertible {}
extension Int64: MessageArgumentConvertible {}
extension UInt: MessageArgumentConvertible {}
extension UInt8: MessageArgumentConvertible {}
extension UInt16: MessageArgumentConvertible {}
extension UInt32: MessageArgumentConvertible {}
extension UInt64: MessageArgumentConvertible {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Int128: MessageArgumentConvertible {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension UInt128: MessageArgumentConvertible {}

extension Double: MessageArgumentConvertible {
  /// The number as an argument.
  public var messageArgument: MessageArgument { MessageArgument(.double(self)) }
}

extension Float: MessageArgumentConvertible {
  /// The number as an argument, which is shown by its own shortest digits.
  public var messageArgument: MessageArgument { MessageArgument(.float(self)) }
}

extension CGFloat: MessageArgumentConvertible {
  /// The number as an argument.
  public var messageArgument: MessageArgument { MessageArgument(Double(self)) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: MessageArgumentConvertible {
    /// The number as an argument, with the value that it has as a `Float`.
    public var messageArgument: MessageArgument { MessageArgument(Float(self)) }
  }
#endif

extension String: MessageArgumentConvertible {
  /// The text as an argument.
  public var messageArgument: MessageArgument { MessageArgument(.text(self)) }
}

extension Substring: MessageArgumentConvertible {
  /// The text as an argument.
  public var messageArgument: MessageArgument { MessageArgument(.text(String(self))) }
}

extension Character: MessageArgumentConvertible {
  /// The character as an argument.
  public var messageArgument: MessageArgument { MessageArgument(.text(String(self))) }
}

extension Decimal: MessageArgumentConvertible {
  /// The number as an argument, with all its digits.
  public var messageArgument: MessageArgument {
    guard let operands = PluralOperands(self) else { return MessageArgument(Double.nan) }
    return MessageArgument(.number(ShownNumber(description, operands)))
  }
}

extension NSNumber: MessageArgumentConvertible {
  /// The number as an argument, by the type that it was made of.
  public var messageArgument: MessageArgument {
    if let decimal = self as? NSDecimalNumber { return decimal.decimalValue.messageArgument }
    switch typeCode {
    case UInt8(ascii: "f"): return MessageArgument(floatValue)
    case UInt8(ascii: "d"): return MessageArgument(doubleValue)
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): return MessageArgument(uint64Value)
    default: return MessageArgument(int64Value)
    }
  }
}

extension ClosedRange: MessageArgumentConvertible where Bound: MessageArgumentConvertible {
  /// The range as an argument.
  public var messageArgument: MessageArgument {
    MessageArgument(from: lowerBound, to: upperBound)
  }
}
