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

  /// - Parameter text: A source number, which the parser has read before.
  fileprivate init(verified text: String) {
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

  /// The kind of numbers in the list.
  public let kind: Kind

  /// Whether the list ends with `…`: there are more numbers, without end, in the category.
  public let isUnbounded: Bool

  /// The samples and ranges as they are written, a part of the rule's text in UTF-8.
  ///
  /// Most lists are never asked for their samples, so these are made of the text on demand. The part
  /// shares the memory of the whole.
  let source: ArraySlice<UInt8>

  /// The samples and ranges as they are listed.
  ///
  /// - Complexity: O(length of the list) each time.
  public var ranges: [PluralSampleRange] {
    var lexer = Lexer(Array(source))
    var ranges: [PluralSampleRange] = []
    // The parser has read the same text: a number follows in the beginning and after each comma.
    while let number = lexer.nextNumber() {
      let start = PluralSample(verified: lexer.text(number.range))
      var end = start
      if lexer.next().kind == .tilde, let number = lexer.nextNumber() {
        end = PluralSample(verified: lexer.text(number.range))
        _ = lexer.next()
      }
      ranges.append(PluralSampleRange(start: start, end: end))
    }
    return ranges
  }
}

extension PluralSampleList {
  /// Whether two lists have the same samples and ranges, whatever the white space between them.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.isUnbounded == rhs.isUnbounded
      && (lhs.source == rhs.source || lhs.ranges == rhs.ranges)
  }

  /// Hashes the kind, the samples and ranges, and whether there are more.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(ranges)
    hasher.combine(isUnbounded)
  }
}

extension PluralSampleList: Sequence {
  /// Makes an iterator over the samples, with ranges expanded.
  public func makeIterator() -> AnyIterator<PluralSample> {
    AnyIterator(ranges.lazy.flatMap(\.samples).makeIterator())
  }
}

/// A sample of a list, or a range `start~end` of samples.
public struct PluralSampleRange: Hashable, Sendable {
  /// The first sample.
  public let start: PluralSample
  /// The last sample, equal to `start` for a single one.
  public let end: PluralSample
}

extension PluralSampleRange {
  /// The samples of the range, in steps of its last digit.
  var samples: [PluralSample] {
    guard start != end else { return [start] }
    var lexer = Lexer(Array(start.description.utf8))
    var endLexer = Lexer(Array(end.description.utf8))
    guard let number = lexer.nextNumber(), let first = number.units,
      let last = endLexer.nextNumber()?.units, first < last
    else { return [start] }
    // The parser admits no range whose ends differ in the rest of their notation.
    let exponent = lexer.text(number.exponent)
    return (first...last).map { units in
      let digits = decimalText(of: units, fractionDigits: number.fractionDigitCount)
      return PluralSample(verified: digits + exponent)
    }
  }
}

/// An integer in decimal notation, of whose digits some are behind a point.
package func decimalText(of units: UInt64, fractionDigits count: Int) -> String {
  let text = String(units)
  guard count > 0 else { return text }
  let padded = String(repeating: "0", count: max(0, count + 1 - text.utf8.count)) + text
  return padded.dropLast(count) + "." + padded.suffix(count)
}
