/// A subtag packed into a number: six bits a character, case folded, the last character lowest.
package enum Subtag {
  /// The six bits of a character: 1 to 26 for letters, 27 to 36 for digits, 0 for others.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt64 {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    if letter < 26 { return UInt64(letter) + 1 }
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? UInt64(digit) + 27 : 0
  }

  /// A packed subtag with one more character, or nil if that is neither a letter nor a digit.
  package static func append(_ byte: UInt8, to packed: UInt64) -> UInt64? {
    let value = value(of: byte)
    return value == 0 ? nil : packed << 6 | value
  }

  /// The packed form of a subtag of 1 to 8 letters or digits, or nil for another text.
  package static func pack(_ text: some StringProtocol) -> UInt64? {
    var packed: UInt64 = 0
    guard 1...8 ~= text.utf8.count else { return nil }
    for byte in text.utf8 {
      let value = value(of: byte)
      guard value != 0 else { return nil }
      packed = packed << 6 | value
    }
    return packed
  }

  /// The text of a packed subtag.
  package static func text(of packed: UInt64) -> String {
    SubtagText.text { $0.append(packed) }
  }
}

/// Text of subtags, as bytes: adding to strings would bring tables of Unicode into small programs.
struct SubtagText {
  private var bytes: [UInt8] = []

  /// Four subtags of eight characters, and hyphens: as many as the longest name has.
  private static var capacity: Int { 36 }

  /// The text that a closure composes.
  static func text(_ compose: (inout SubtagText) -> Void) -> String {
    var text = SubtagText()
    text.bytes.reserveCapacity(capacity)
    compose(&text)
    #if hasFeature(Embedded)
      // What repairs improper text is large; there is none to repair in ASCII.
      return unsafe String(validating: text.bytes, as: UTF8.self).unsafelyUnwrapped
    #else
      return String(decoding: text.bytes, as: UTF8.self)
    #endif
  }

  /// Appends a subtag, after a hyphen unless it is the first.
  ///
  /// - Parameters:
  ///   - packed: The subtag, as ``Subtag`` packs it.
  ///   - capitals: How many of its first characters are upper case.
  mutating func append(_ packed: UInt64, capitals: Int = 0) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var shift: UInt64 = 48
    while shift > 0 {
      shift -= 6
      let value = UInt8(packed >> shift & 63)
      guard value > 0 else { continue }
      let isCapital = bytes.count - start < capitals
      let first = value > 26 ? UInt8(ascii: "0") &- 26 : UInt8(ascii: isCapital ? "A" : "a")
      bytes.append(first &+ value &- 1)
    }
  }
}
