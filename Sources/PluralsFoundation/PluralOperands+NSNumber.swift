import Foundation
import Plurals

extension PluralOperands {
  /// Creates the operands of a number object by the type of number that it holds.
  ///
  ///     PluralOperands(NSNumber(value: UInt64.max))?.i         // 18446744073709551615
  ///     PluralOperands(NSNumber(value: Float(0.1)))?.f         // 1, not 10000000149…
  ///     PluralOperands(NSDecimalNumber(string: "1.50"))?.v     // 1
  ///
  /// - Integers keep their value, signed or unsigned. A Boolean is 1 or 0.
  /// - `Float` and `Double` are written as the shortest decimal that reads back as the same number of
  ///   the same type.
  /// - `NSDecimalNumber` is written with all its digits.
  ///
  /// None of them keeps zeros after the decimal point.
  ///
  /// - Parameter number: The number; its sign is dropped. The result is nil for NaN and the
  ///   infinities.
  public init?(_ number: NSNumber) {
    if let decimal = number as? NSDecimalNumber {
      self.init(decimal.decimalValue)
      return
    }
    switch number.typeCode {
    case UInt8(ascii: "f"): self.init(number.floatValue)
    case UInt8(ascii: "d"): self.init(number.doubleValue)
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): self.init(number.uint64Value)
    default: self.init(number.int64Value)
    }
  }
}

extension NSNumber {
  /// The letter of the type that the number was made of, as Objective-C encodes types.
  package var typeCode: UInt8 { unsafe UInt8(truncatingIfNeeded: objCType.pointee) }
}

extension PluralRules {
  /// The category of a number object by the type of number that it holds.
  ///
  /// - Parameter number: Any number, read as `PluralOperands(_:)` says. A Boolean is 1 or 0. NaN and
  ///   the infinities belong to `other`. Zeros after the decimal point are not kept: use
  ///   ``Plurals/PluralRules/category(for:formattedBy:)-(NSNumber,_)`` for a number as it is shown.
  public func category(for number: NSNumber) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return category(for: operands)
  }
}
