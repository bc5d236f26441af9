import Foundation
import Plurals

extension PluralOperands {
  /// Creates the operands of a decimal number, written in full without trailing zeros.
  ///
  ///     PluralOperands(Decimal(string: "12.345")!)?.f    // 345
  ///     PluralOperands(Decimal(string: "1.50")!)?.v      // 1: a Decimal keeps no trailing zeros
  ///
  /// All 38 digits count, whatever the exponent. A `Decimal` is a value, not what a reader sees: "1.50"
  /// and "1.5" are one `Decimal`. Use source numbers, `PluralOperands(parsing:)`, or
  /// ``Plurals/PluralOperands/init(_:formattedBy:)`` where zeros after the decimal point are shown.
  ///
  /// - Parameter value: The number; its sign is dropped. The result is nil for NaN.
  /// - Complexity: Linear in the digits that are written, at most 166; allocates their text.
  public init?(_ value: Decimal) {
    guard value.isFinite else { return nil }
    // Without a locale the text has all digits, a point, and no exponent.
    var text = Substring(value.description)
    if text.utf8.contains(UInt8(ascii: ".")) {
      // A Decimal that was not normalised may have zeros at the end.
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    guard let operands = try? PluralOperands(parsing: text) else { return nil }
    self = operands
  }

  /// Creates the operands of a decimal number that is shown with a fixed number of fraction digits.
  ///
  ///     PluralOperands(Decimal(1), fractionDigits: 2)?.v    // 2, as "1.00"
  ///
  /// - Parameters:
  ///   - value: The number, rounded half to even, as Foundation's formatters do by default. The result
  ///     is nil for NaN.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public init?(_ value: Decimal, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "a number of fraction digits cannot be negative")
    var (value, rounded) = (value, Decimal())
    // No Decimal has as many fraction digits as the bound, so that nothing is lost by it.
    unsafe NSDecimalRound(&rounded, &value, min(fractionDigits, 200), .bankers)
    guard let operands = PluralOperands(rounded) else { return nil }
    self = operands.padded(toFractionDigits: fractionDigits)
  }
}

extension PluralRules {
  /// The category of a decimal number that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN belongs to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: Decimal, fractionDigits: Int) -> PluralCategory {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return category(for: operands)
  }

  /// The category of a range of decimal numbers.
  ///
  /// - Parameters:
  ///   - start: The first number. NaN belongs to `other`.
  ///   - end: The last number.
  public func category(from start: Decimal, to end: Decimal) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a decimal number, written in full without trailing zeros.
  ///
  /// - Parameter number: Any number, exact to its last digit. A `Decimal` keeps no trailing zeros:
  ///   in English one made from `"1.0"` is `one`. NaN belongs to `other`.
  public func category(for number: Decimal) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return category(for: operands)
  }
}
