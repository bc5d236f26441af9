/// The subtags of a locale identifier, without allocation.
///
/// Reads BCP 47 tags, Unicode and ICU locale identifiers and POSIX locale names: `pt-BR`, `pt_BR`,
/// `PT-br`, `sr_Latn_BA`, `ar-u-nu-latn`, `en_US.UTF-8`, `ca_ES@valencia`. Subtags are one to eight
/// ASCII letters or digits, separated by `-` or `_`. A `.` or `@` ends the identifier, and so does a
/// subtag of one character after the first, which begins an extension. Between underscores a
/// subtag may be missing, as in ICU's `en__POSIX`.
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
    var isAfterUnderscore = false
    for byte in bytes {
      let value = Subtag.value(of: byte)
      if value != 0 {
        subtag = subtag << 6 | value
        length += 1
        continue
      }
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break }
      guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"), length <= 8 else { return }
      // ICU leaves a part out between underscores: "en__POSIX" has no region.
      if length == 0 && byte == UInt8(ascii: "_") && isAfterUnderscore { continue }
      guard length > 0 else { return }
      isAfterUnderscore = byte == UInt8(ascii: "_")
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

extension LocaleIdentifier {
  /// Reads an identifier.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { LocaleIdentifier($0) }
  }
}
