import Foundation
import Plurals

/// Shows arguments as conversions say.
enum ConversionFormatter {
  /// The text of an argument.
  ///
  /// - Parameter placeholder: The placeholder as it is written, for errors.
  static func text(
    of argument: MessageArgument,
    _ conversion: Conversion,
    placeholder: String
  ) throws(MessageError) -> String {
    func mismatch(_ expected: String) -> MessageError {
      MessageError(
        .typeMismatch(
          placeholder: placeholder,
          expected: expected,
          found: argument.typeDescription
        )
      )
    }
    switch conversion.character {
    case UInt8(ascii: "@"), UInt8(ascii: "s"):
      return padded(argument.plainText, conversion)
    case UInt8(ascii: "c"):
      guard let character = argument.character else { throw mismatch("a character") }
      return padded(character, conversion)
    case UInt8(ascii: "d"):
      if case .number(let shown, _) = argument { return padded(shown, conversion) }
      guard let integer = argument.exactInteger else { throw mismatch("an integer") }
      if conversion.isPlain { return integer.text }
      switch integer {
      case .signed(let value): return printed(conversion, length: "ll", "d", Int64(value))
      case .unsigned(let value): return printed(conversion, length: "ll", "u", value)
      }
    case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
      if case .number(let shown, _) = argument, conversion.character == UInt8(ascii: "u") {
        return padded(shown, conversion)
      }
      guard let integer = argument.exactInteger else { throw mismatch("an integer") }
      if conversion == Conversion(character: UInt8(ascii: "u")) { return String(integer.bits) }
      // As in C, a negative number is shown as the bits that it is stored as.
      let character = Character(Unicode.Scalar(conversion.character))
      return printed(conversion, length: "ll", character, integer.bits)
    case UInt8(ascii: "p"):
      guard let integer = argument.exactInteger else { throw mismatch("an integer") }
      return padded("0x" + String(integer.bits, radix: 16), conversion)
    default:
      guard let value = argument.floatingPoint else { throw mismatch("a number") }
      let character = Character(Unicode.Scalar(conversion.character))
      return printed(conversion, length: "", character, value)
    }
  }

  /// The operands of a number as a conversion shows it; nil if the argument is no number.
  ///
  /// - Parameter text: The number as it is shown, in ASCII.
  static func operands(
    of argument: MessageArgument,
    _ conversion: Conversion,
    shownAs text: @autoclosure () throws(MessageError) -> String
  ) throws(MessageError) -> PluralOperands? {
    switch (argument, conversion.character) {
    case (.text, _): return nil
    case (.integer(let value), UInt8(ascii: "d")), (.integer(let value), UInt8(ascii: "@")):
      return PluralOperands(value)
    case (.number(_, let operands), _): return operands
    case (_, UInt8(ascii: "f")), (_, UInt8(ascii: "F")), (_, UInt8(ascii: "g")),
      (_, UInt8(ascii: "G")):
      // The digits that are shown decide: C rounds the binary number.
      let shown = try text().filter { $0 != " " }
      return (try? PluralOperands(parsing: shown)) ?? argument.operands
    default: return argument.operands
    }
  }

  /// What C's `printf` makes of one number.
  ///
  /// The format is put together here from parts that have been read and bounded; nothing of a
  /// catalogue's text gets into it.
  ///
  /// - Parameter length: `ll` for integers, which are of 64 bits everywhere: C's `long` is not.
  private static func printed(
    _ conversion: Conversion,
    length: String,
    _ character: Character,
    _ value: some CVarArg
  ) -> String {
    var format = "%"
    if conversion.flags.contains(.left) { format += "-" }
    if conversion.flags.contains(.plus) { format += "+" }
    if conversion.flags.contains(.space) { format += " " }
    if conversion.flags.contains(.zero) { format += "0" }
    if conversion.flags.contains(.alternate) { format += "#" }
    if let width = conversion.width { format += String(width) }
    if let precision = conversion.precision { format += "." + String(precision) }
    format += length
    format.append(character)
    return withVaList([value]) { arguments in
      // The largest number has 309 digits, and a width or precision at most 1,000 more.
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2_048) { buffer in
        let count = Int(vsnprintf(buffer.baseAddress, buffer.count, format, arguments))
        let bytes = buffer.prefix(max(0, min(count, buffer.count - 1)))
        // C's `char` has a sign on some systems only.
        return String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      }
    }
  }

  /// A text cut to the precision and padded to the width, in characters.
  private static func padded(_ text: String, _ conversion: Conversion) -> String {
    guard conversion.width != nil || conversion.precision != nil else { return text }
    let shown = conversion.precision.map { String(text.prefix($0)) } ?? text
    let missing = (conversion.width ?? 0) - shown.count
    guard missing > 0 else { return shown }
    let padding = String(repeating: " ", count: missing)
    return conversion.flags.contains(.left) ? shown + padding : padding + shown
  }
}

/// An integer of 64 bits with or without a sign.
private enum Integer {
  case signed(Int)
  case unsigned(UInt64)

  var bits: UInt64 {
    switch self {
    case .signed(let value): UInt64(bitPattern: Int64(value))
    case .unsigned(let value): value
    }
  }

  var text: String {
    switch self {
    case .signed(let value): String(value)
    case .unsigned(let value): String(value)
    }
  }
}

extension MessageArgument {
  /// What the argument is, for errors.
  var typeDescription: String {
    switch self {
    case .integer(let value): "the integer \(value)"
    case .unsigned(let value): "the integer \(value)"
    case .double(let value): "the number \(value)"
    case .text(let text): "the text \(text.debugDescription)"
    case .number(let shown, _): "the number \(shown)"
    }
  }

  fileprivate var exactInteger: Integer? {
    switch self {
    case .integer(let value): .signed(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value):
      Int(exactly: value).map { .signed($0) } ?? UInt64(exactly: value).map { .unsigned($0) }
    case .number(let shown, _): Int(shown).map { .signed($0) }
    case .text: nil
    }
  }

  fileprivate var floatingPoint: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .number(let shown, _): Double(shown)
    case .text: nil
    }
  }

  fileprivate var character: String? {
    if case .text(let text) = self { return text.first.map { String($0) } }
    guard let integer = exactInteger, let value = UInt32(exactly: integer.bits) else { return nil }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
