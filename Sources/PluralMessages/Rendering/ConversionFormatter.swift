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
    func mismatch(_ expected: ArgumentType) -> MessageError {
      MessageError(
        .typeMismatch(placeholder: placeholder, expected: expected, found: argument.given)
      )
    }
    switch conversion.character {
    case UInt8(ascii: "@"), UInt8(ascii: "s"):
      return padded(argument.plainText, conversion)
    case UInt8(ascii: "c"):
      guard let character = argument.character else { throw mismatch(.character) }
      return padded(character, conversion)
    case UInt8(ascii: "d"):
      if let shown = argument.shownAsItIs(conversion) { return filled(shown, conversion) }
      guard let integer = argument.exactInteger else { throw mismatch(.integer) }
      if conversion.isPlain { return integer.text }
      switch integer {
      case .signed(let value): return printed(conversion, length: "ll", "d", Int64(value))
      case .unsigned(let value): return printed(conversion, length: "ll", "u", value)
      }
    case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
      if conversion.character == UInt8(ascii: "u"), let shown = argument.shownAsItIs(conversion) {
        return filled(shown, conversion)
      }
      guard let integer = argument.exactInteger else { throw mismatch(.integer) }
      if conversion == Conversion(character: UInt8(ascii: "u")) { return String(integer.bits) }
      // As in C, a negative number is shown as the bits that it is stored as.
      let character = Character(Unicode.Scalar(conversion.character))
      return printed(conversion, length: "ll", character, integer.bits)
    case UInt8(ascii: "p"):
      guard let integer = argument.exactInteger else { throw mismatch(.integer) }
      return padded("0x" + String(integer.bits, radix: 16), conversion)
    default:
      guard let value = argument.floatingPoint else { throw mismatch(.number) }
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
  ) -> PluralOperands? {
    switch (argument.value, conversion.character) {
    case (.text, _): return nil
    case (.integer(let value), UInt8(ascii: "d")), (.integer(let value), UInt8(ascii: "@")):
      return PluralOperands(value)
    case (_, UInt8(ascii: "f")), (_, UInt8(ascii: "F")), (_, UInt8(ascii: "g")),
      (_, UInt8(ascii: "G")), (_, UInt8(ascii: "e")), (_, UInt8(ascii: "E")):
      // The digits that are shown decide, of a source number too: C rounds the binary number.
      do throws(MessageError) {
        return operands(printed: try text()) ?? argument.operands
      } catch {
        // The placeholder that cannot show the number says so, if it is in the text that is chosen.
        return argument.operands
      }
    case (_, UInt8(ascii: "u")), (_, UInt8(ascii: "x")), (_, UInt8(ascii: "X")),
      (_, UInt8(ascii: "o")):
      // Below zero the bits are shown, which are another number.
      return argument.exactInteger.map { PluralOperands($0.bits) } ?? argument.operands
    default: return argument.operands
    }
  }

  /// The operands of a number as C prints it; nil if there are no digits, as for NaN.
  ///
  /// An exponent is that of a source number, as in ICU: "1.2e+06" is 1.2c6, and "1.2e-03" is 0.0012.
  private static func operands(printed text: String) -> PluralOperands? {
    let number = text.filter { $0 != " " }
    // With the flag # the point stands there without a digit behind it.
    let parts = number.split { $0 == "e" || $0 == "E" }.map { $0.last == "." ? $0.dropLast() : $0 }
    guard parts.count == 2, let exponent = Int(parts[1]), exponent != 0 else {
      return try? PluralOperands(parsing: parts.first ?? "")
    }
    guard exponent < 0 else { return try? PluralOperands(parsing: "\(parts[0])c\(exponent)") }
    // A negative exponent moves the decimal point.
    let digits = parts[0].filter { $0.isASCII && $0.isNumber }
    let zeros = String(repeating: "0", count: -exponent)
    let pointless = zeros + digits
    let fraction = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
    let point = pointless.index(pointless.endIndex, offsetBy: exponent - fraction)
    return try? PluralOperands(parsing: "\(pointless[..<point]).\(pointless[point...])")
  }

  /// What C's `printf` makes of one number.
  ///
  /// The format is put together here from parts that have been read and bounded; nothing of a
  /// catalogue's text gets into it. What `setlocale` says, to the whole process, plays no part.
  ///
  /// - Parameter length: `ll` for integers, which are of 64 bits everywhere: C's `long` is not.
  private static func printed(
    _ conversion: Conversion,
    length: String,
    _ character: Character,
    _ value: some CVarArg
  ) -> String {
    var text = printedByProcess(conversion, length: length, character, value)
    guard replaceDecimalPoint(in: &text) else { return String(decoding: text, as: UTF8.self) }
    let missing = (conversion.width ?? 0) - text.count
    if missing > 0 {
      // Some systems count its bytes in the width.
      var conversion = conversion
      conversion.width = conversion.width.map { $0 + missing }
      text = printedByProcess(conversion, length: length, character, value)
      _ = replaceDecimalPoint(in: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Puts a point where another locale than C's has its own sign; false where there is none.
  private static func replaceDecimalPoint(in text: inout [UInt8]) -> Bool {
    guard let start = text.firstIndex(where: { !isSignOfC($0) }) else { return false }
    let end = text[start...].firstIndex(where: isSignOfC) ?? text.count
    if end == start + 1, text[start] == UInt8(ascii: ".") { return false }
    text.replaceSubrange(start..<end, with: CollectionOfOne(UInt8(ascii: ".")))
    return true
  }

  /// Whether a byte is one of those that C shows numbers with in every locale: the decimal separator
  /// alone differs.
  private static func isSignOfC(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: " "):
      true
    default: false
    }
  }

  /// What `printf` makes of one number in the process's locale.
  private static func printedByProcess(
    _ conversion: Conversion,
    length: String,
    _ character: Character,
    _ value: some CVarArg
  ) -> [UInt8] {
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
    return unsafe withVaList([value]) { arguments in
      // The largest number has 309 digits.
      let room = 330 + (conversion.width ?? 0) + (conversion.precision ?? 0)
      var buffer = [CChar](repeating: 0, count: room)
      let count = unsafe Int(vsnprintf(&buffer, room, format, arguments))
      // C's `char` has a sign on some systems only.
      return buffer.prefix(max(0, min(count, room - 1))).map { UInt8(truncatingIfNeeded: $0) }
    }
  }

  /// A text cut to the precision and padded to the width, in characters.
  private static func padded(_ text: String, _ conversion: Conversion) -> String {
    guard conversion.width != nil || conversion.precision != nil else { return text }
    let shown = conversion.precision.map { String(text.prefix($0)) } ?? text
    return filled(shown, conversion)
  }

  /// A text padded to the width, in characters.
  static func filled(_ shown: String, _ conversion: Conversion) -> String {
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
  fileprivate var exactInteger: Integer? {
    switch value {
    case .integer(let value): .signed(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): Self.exactInteger(value)
    case .float(let value): Self.exactInteger(Double(value))
    case .number(let number):
      Int(number.text).map { .signed($0) } ?? UInt64(number.text).map { .unsigned($0) }
    case .text, .range, .styled: nil
    }
  }

  private static func exactInteger(_ value: Double) -> Integer? {
    Int(exactly: value).map { .signed($0) } ?? UInt64(exactly: value).map { .unsigned($0) }
  }

  /// The text that a conversion for integers shows of a source number: the number itself, unless it is
  /// an integer and the conversion says more about its digits.
  fileprivate func shownAsItIs(_ conversion: Conversion) -> String? {
    guard case .number(let number) = value else { return nil }
    let saysMore = conversion.precision != nil || !conversion.flags.subtracting(.left).isEmpty
    return saysMore && exactInteger != nil ? nil : number.text
  }

  var floatingPoint: Double? {
    switch value {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .float(let value): Double(value)
    case .number(let number): Double(number.text)
    case .text, .range, .styled: nil
    }
  }

  fileprivate var character: String? {
    if case .text(let text) = value { return text.first.map { String($0) } }
    guard let integer = exactInteger, let value = UInt32(exactly: integer.bits) else { return nil }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
