import Plurals

/// A sample of a plural rule: a number as it is shown.
public struct PluralSample: Hashable, Sendable, CustomStringConvertible {
  /// The number as it is written, such as `"1.50"` or `"1c6"`.
  public let description: String
  /// The number's operands.
  public let operands: PluralOperands

  init(_ text: String) throws(PluralOperands.ParseError) {
    description = text
    operands = try PluralOperands(parsing: text)
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
  /// The most samples that a range may stand for.
  public static let maximumCount = 100_000

  /// The samples of the range, in steps of its last digit.
  var samples: [PluralSample] {
    guard let (first, last, digits) = bounds, first < last else { return [start] }
    // Both ends were read, so every number between them can be read as well.
    return (first...last).compactMap { try? PluralSample(Self.text(of: $0, digits: digits)) }
  }

  /// Both ends in units of the last digit, and the number of fraction digits; nil where they differ
  /// in their fraction digits or have an exponent.
  var bounds: (first: UInt64, last: UInt64, digits: Int)? {
    guard start.operands.v == end.operands.v, start.operands.c == 0, end.operands.c == 0,
      let first = UInt64(start.description.filter { $0 != "." }),
      let last = UInt64(end.description.filter { $0 != "." })
    else { return nil }
    return (first, last, start.operands.v)
  }

  private static func text(of value: UInt64, digits: Int) -> String {
    let text = String(value)
    guard digits > 0 else { return text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
