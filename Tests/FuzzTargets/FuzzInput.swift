/// The bytes of an input, from the first of which a target takes its choices.
///
/// A choice takes a byte modulo the number of what there is to choose from. In the seeds they are
/// letters and digits: `0` is the first of two, four, six, eight, or twelve choices.
package struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// What is left.
  var rest: [UInt8] { Array(bytes) }

  /// What is left as text, with replacement characters for what is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What is left as lines, without their ends.
  var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 up to another, by the next byte, of which `0` is the first choice.
  mutating func number(below count: Int) -> Int { Int(byte() &- UInt8(ascii: "0")) % count }

  mutating func bool() -> Bool { number(below: 2) == 1 }

  /// One of some values, by the next byte.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// A number of all the bits that a type has, the low byte first.
  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value {
    (0..<Value.bitWidth / 8).reduce(0) { $0 | Value(truncatingIfNeeded: byte()) << ($1 * 8) }
  }

  /// The next line, without its end.
  mutating func line() -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    bytes = bytes.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }
}
