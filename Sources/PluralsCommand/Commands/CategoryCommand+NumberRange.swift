import PluralRuleCompiler

/// A range of numbers with the same number of fraction digits, such as `0..130` and `0.0..1.5`.
struct NumberRange {
  /// The most numbers in a range.
  static let maximumCount: UInt64 = 10_000_000
  /// The most digits of an end, so that its digits are an integer of 64 bits.
  private static let maximumDigits = 18

  /// The ends in steps of the last digit.
  private let steps: ClosedRange<UInt64>
  private let fractionDigits: Int

  /// Whether an argument is meant to be a range.
  static func isRange(_ argument: String) -> Bool { argument.contains("..") }

  /// - Parameters:
  ///   - text: A range, perhaps.
  ///   - place: What an error calls the place that it comes from.
  init(_ text: String, _ place: String) throws(CommandError) {
    func error(_ message: String) -> CommandError {
      CommandError(.badData, "\(place): \(quoted(text)): \(message)")
    }
    guard let ends = Self.ends(of: text), let start = Self.number(ends.0),
      let end = Self.number(ends.1)
    else {
      throw error(
        "expected START..END with numbers of at most \(Self.maximumDigits) digits, without signs and "
          + "exponents, such as 0..130 or 0.0..1.5"
      )
    }
    guard start.fractionDigits == end.fractionDigits else {
      throw error("START and END must have the same number of digits after the decimal point")
    }
    guard start.units <= end.units else { throw error("START is above END") }
    guard end.units - start.units < Self.maximumCount else {
      throw error(
        "it has \(end.units - start.units + 1) numbers, above the limit of \(Self.maximumCount)"
      )
    }
    steps = start.units...end.units
    fractionDigits = start.fractionDigits
  }

  /// The numbers as they are written, one after the other.
  var numbers: some Sequence<String> {
    steps.lazy.map { [fractionDigits] in decimalText(of: $0, fractionDigits: fractionDigits) }
  }

  /// What is before and after the two dots.
  private static func ends(of text: String) -> (Substring, Substring)? {
    let bytes = text.utf8
    for index in bytes.indices where bytes[index...].starts(with: "..".utf8) {
      return (text[..<index], text[bytes.index(index, offsetBy: 2)...])
    }
    return nil
  }

  private static func number(_ text: Substring) -> (units: UInt64, fractionDigits: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(""), let integer = parts.first,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard integer.utf8.count + fraction.utf8.count <= maximumDigits,
      let units = UInt64(integer + fraction)
    else { return nil }
    return (units, fraction.utf8.count)
  }
}
