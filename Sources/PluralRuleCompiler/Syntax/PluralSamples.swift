import Plurals

/// A sample of a plural rule: a number as it is shown.
public struct PluralSample: Hashable, Sendable, CustomStringConvertible {
  /// The number as it is written, such as `"1.50"` or `"1c6"`.
  public let description: String

  /// - Returns: nil if the text is not a source number.
  init?(_ text: String) {
    guard (try? PluralOperands(parsing: text)) != nil else { return nil }
    description = text
  }

  /// The number's operands.
  public var operands: PluralOperands {
    guard let operands = try? PluralOperands(parsing: description) else {
      preconditionFailure("a sample is a source number")
    }
    return operands
  }
}

/// The samples after `@integer` or `@decimal` in a plural rule.
///
/// It is a sequence of all numbers that are listed, with each `a~b` expanded in steps of the last
/// digit: `0.0~0.3` stands for 0.0, 0.1, 0.2 and 0.3.
public struct PluralSampleList: Hashable, Sendable {
  /// The kind of numbers in a sample list.
  public enum Kind: String, Hashable, Sendable {
    /// Numbers without a visible fraction, after `@integer`.
    case integer
    /// Numbers with visible fraction digits, after `@decimal`.
    case decimal
  }

  /// A sample, or a range `start~end`.
  public struct Range: Hashable, Sendable {
    /// The first sample.
    public let start: PluralSample
    /// The last sample, equal to `start` for a single one.
    public let end: PluralSample
  }

  /// The kind of numbers in the list.
  public let kind: Kind

  /// The samples and ranges as they are listed.
  public let ranges: [Range]

  /// Whether the list ends with `…`: there are more numbers, without end, in the category.
  public let isUnbounded: Bool
}

extension PluralSampleList: Sequence {
  /// Makes an iterator over the samples, with ranges expanded.
  public func makeIterator() -> AnyIterator<PluralSample> {
    AnyIterator(ranges.lazy.flatMap(\.samples).makeIterator())
  }
}

extension PluralSampleList.Range {
  /// The samples of the range, in steps of its last digit.
  var samples: [PluralSample] {
    guard let bounds, bounds.first < bounds.last else { return [start] }
    // Both ends were read, so every number between them can be read as well.
    return (bounds.first...bounds.last).compactMap { value in
      PluralSample(Self.text(of: value, digits: bounds.digits) + bounds.exponent)
    }
  }

  /// Both ends in units of the last digit, the number of fraction digits, and the exponent as it is
  /// written; nil where the ends differ in these or have a sign.
  var bounds: (first: UInt64, last: UInt64, digits: Int, exponent: String)? {
    let (first, last) = (Notation(start.description), Notation(end.description))
    guard let first, let last, first.digits == last.digits, first.exponent == last.exponent else {
      return nil
    }
    return (first.value, last.value, first.digits, first.exponent)
  }

  /// A number without a sign, as it is written.
  private struct Notation {
    let value: UInt64
    let digits: Int
    let exponent: String

    init?(_ text: String) {
      var value: UInt64 = 0
      var digits = 0
      var isFraction = false
      var end = text.utf8.startIndex
      for byte in text.utf8 {
        if byte == UInt8(ascii: ".") {
          isFraction = true
        } else if byte &- UInt8(ascii: "0") < 10 {
          let (tens, overflowed) = value.multipliedReportingOverflow(by: 10)
          guard !overflowed, tens < .max - 10 else { return nil }
          value = tens + UInt64(byte &- UInt8(ascii: "0"))
          digits += isFraction ? 1 : 0
        } else {
          break
        }
        end = text.utf8.index(after: end)
      }
      guard end != text.utf8.startIndex else { return nil }
      self.value = value
      self.digits = digits
      exponent = String(text[end...])
    }
  }

  private static func text(of value: UInt64, digits: Int) -> String {
    let text = String(value)
    guard digits > 0 else { return text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
