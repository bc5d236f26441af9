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
    var found = 0
    var isInExtension = false
    for byte in bytes {
      let value = Subtag.value(of: byte)
      if value != 0 {
        subtag = subtag << 6 | value
        length += 1
        continue
      }
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break }
      guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"), 1...8 ~= length else { return }
      if length == 1 && found > 0 { isInExtension = true }
      if !isInExtension {
        store(subtag, at: found)
        found += 1
      }
      subtag = 0
      length = 0
    }
    guard 1...8 ~= length else { return }
    if !isInExtension && (length > 1 || found == 0) {
      store(subtag, at: found)
      found += 1
    }
    count = min(found, Self.capacity)
  }

  private mutating func store(_ subtag: UInt64, at position: Int) {
    switch position {
    case 0: storage.0 = subtag
    case 1: storage.1 = subtag
    case 2: storage.2 = subtag
    case 3: storage.3 = subtag
    case 4: storage.4 = subtag
    case 5: storage.5 = subtag
    default: break
    }
  }

  /// The subtag at a position below ``count``.
  package subscript(position: Int) -> UInt64 {
    switch position {
    case 0: storage.0
    case 1: storage.1
    case 2: storage.2
    case 3: storage.3
    case 4: storage.4
    default: storage.5
    }
  }
}

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
