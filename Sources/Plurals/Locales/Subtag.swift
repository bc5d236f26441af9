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
  ///
  /// - Parameters:
  ///   - packed: The subtag.
  ///   - capitals: How many of its first characters are upper case.
  package static func text(of packed: UInt64, capitals: Int = 0) -> String {
    var text = ""
    var count = 0
    var shift: UInt64 = 48
    while shift > 0 {
      shift -= 6
      let value = UInt8(packed >> shift & 63)
      guard value > 0 else { continue }
      let first =
        value > 26 ? UInt8(ascii: "0") - 27 : UInt8(ascii: count < capitals ? "A" : "a") - 1
      text.unicodeScalars.append(Unicode.Scalar(first + value))
      count += 1
    }
    return text
  }
}
