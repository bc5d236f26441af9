/// The subtags of a locale identifier, without allocation.
///
/// Reads BCP 47 tags, Unicode and ICU locale identifiers and POSIX locale names: `pt-BR`, `pt_BR`,
/// `PT-br`, `sr_Latn_BA`, `ar-u-nu-latn`, `en_US.UTF-8`, `ca_ES@valencia`. Subtags are one to eight
/// ASCII letters or digits, separated by `-` or `_`. A `.` or `@` ends the identifier, and so does a
/// subtag of one character after the first, which begins an extension.
package struct LocaleIdentifier {
  /// The subtags as numbers, as ``Subtag`` packs them, at most ``capacity``.
  private var storage: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  /// The number of subtags; 0 if the identifier is malformed.
  private(set) package var count = 0

  /// More subtags than any name in CLDR's data has; those after it play no part in matching.
  private static let capacity = 6

  /// Reads an identifier.
  ///
  /// - Parameter bytes: The identifier as UTF-8.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    storage = (0, 0, 0, 0, 0, 0)
    var subtag: UInt64 = 0
    var length = 0
    var isInExtension = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard finish(subtag, length, &isInExtension) else { return }
        subtag = 0
        length = 0
        continue
      }
      guard length < 8, let value = Subtag.value(of: byte) else {
        count = 0
        return
      }
      subtag = subtag << 6 | value
      length += 1
    }
    _ = finish(subtag, length, &isInExtension)
  }

  private mutating func finish(
    _ subtag: UInt64,
    _ length: Int,
    _ isInExtension: inout Bool
  ) -> Bool {
    guard length > 0 else {
      count = 0
      return false
    }
    if length == 1 && count > 0 { isInExtension = true }
    if !isInExtension && count < Self.capacity {
      withUnsafeMutableBytes(of: &storage) {
        $0.storeBytes(of: subtag, toByteOffset: count * 8, as: UInt64.self)
      }
      count += 1
    }
    return true
  }

  /// The subtag at a position below ``count``.
  package subscript(position: Int) -> UInt64 {
    withUnsafeBytes(of: storage) { $0.load(fromByteOffset: position * 8, as: UInt64.self) }
  }
}

/// A subtag packed into a number: six bits a character, case folded, the last character lowest.
package enum Subtag {
  /// The six bits of a character: 1 to 26 for letters, 27 to 36 for digits, nil for others.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt64? {
    let letter = byte | 0x20
    if letter &- UInt8(ascii: "a") < 26 { return UInt64(letter &- UInt8(ascii: "a")) + 1 }
    if byte &- UInt8(ascii: "0") < 10 { return UInt64(byte &- UInt8(ascii: "0")) + 27 }
    return nil
  }

  /// The packed form of a subtag of 1 to 8 letters or digits, or nil for another text.
  package static func pack(_ text: some StringProtocol) -> UInt64? {
    var packed: UInt64 = 0
    guard 1...8 ~= text.utf8.count else { return nil }
    for byte in text.utf8 {
      guard let value = value(of: byte) else { return nil }
      packed = packed << 6 | value
    }
    return packed
  }

  /// The text of a packed subtag, in lower case.
  package static func text(of packed: UInt64) -> String {
    var text = ""
    var shift = 42
    while shift >= 0 {
      let value = UInt8(packed >> UInt64(shift) & 63)
      if value > 26 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + value - 27))
      } else if value > 0 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + value - 1))
      }
      shift -= 6
    }
    return text
  }
}
