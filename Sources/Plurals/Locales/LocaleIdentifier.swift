/// The subtags of a locale identifier: a view of its text, without allocation.
///
/// Reads BCP 47 tags, Unicode and ICU locale identifiers and POSIX locale names: `pt-BR`, `pt_BR`,
/// `PT-br`, `sr_Latn_BA`, `ar-u-nu-latn`, `en_US.UTF-8`, `ca_ES@valencia`. Subtags are one to eight
/// ASCII letters or digits, separated by `-` or `_`. A `.` or `@` ends the identifier, and so does a
/// subtag of one character after the first, which begins an extension. Between underscores a
/// subtag may be missing, as in ICU's `en__POSIX`.
///
/// It reads between the bounds of its text only, and ``reading(_:_:)`` keeps that as long as it is used.
@safe package struct LocaleIdentifier {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The first subtag, as ``Subtag`` packs it.
  package let language: UInt64

  /// The number of subtags; 0 if the identifier is malformed.
  private(set) package var count = 0

  /// Subtags after so many play no part in matching; no name in CLDR's data has more than half.
  private static let capacity = 6

  /// Reads an identifier.
  ///
  /// - Parameter bytes: The identifier as UTF-8, which must not go away before this view of it.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    if let short = unsafe ShortIdentifier(bytes) {
      language = short.language
      count = short.count
      return
    }
    var position = 0
    language = unsafe Self.subtag(in: bytes, at: &position)
    guard 1...8 ~= position else { return }
    var found = 1
    var isInExtension = false
    while position < bytes.count {
      let separator = unsafe bytes[position]
      if separator == UInt8(ascii: ".") || separator == UInt8(ascii: "@") { break }
      guard Self.isSeparator(separator) else { return }
      position += 1
      // ICU leaves a part out between underscores: "en__POSIX" has no region.
      if separator == UInt8(ascii: "_") {
        while position < bytes.count, unsafe bytes[position] == separator { position += 1 }
      }
      let start = position
      while position < bytes.count, unsafe Subtag.value(of: bytes[position]) != 0 { position += 1 }
      guard 1...8 ~= position - start else { return }
      if position - start == 1 { isInExtension = true }
      if !isInExtension { found += 1 }
    }
    count = min(found, Self.capacity)
  }

  /// Gives a closure the subtags as ``Subtag`` packs them, those that play a part in matching.
  package func withSubtags<Result>(_ body: (Span<UInt64>) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.capacity) { subtags in
      var position = 0
      for index in 0..<count {
        while unsafe position < bytes.count, unsafe Self.isSeparator(bytes[position]) {
          position += 1
        }
        unsafe subtags[index] = Self.subtag(in: bytes, at: &position)
      }
      return unsafe body(UnsafeBufferPointer(rebasing: subtags[..<count]).span)
    }
  }

  /// Packs the letters and digits at a position, and goes to their end.
  @inline(__always)
  private static func subtag(
    in bytes: UnsafeBufferPointer<UInt8>,
    at position: inout Int
  ) -> UInt64 {
    var subtag: UInt64 = 0
    while position < bytes.count {
      let value = unsafe Subtag.value(of: bytes[position])
      if value == 0 { break }
      subtag = subtag << 6 | value
      position += 1
    }
    return subtag
  }

  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension LocaleIdentifier {
  /// Gives a closure an identifier as long as its text can be read.
  @inline(__always)
  package static func reading<Result>(
    _ text: String,
    _ body: (LocaleIdentifier) -> Result
  ) -> Result {
    let result = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe body(LocaleIdentifier($0))
    }
    if let result { return result }
    #if hasFeature(Embedded)
      preconditionFailure("a string that is not UTF-8")
    #else
      // Bridged from another kind of string.
      var copy = text
      return copy.withUTF8 { unsafe body(LocaleIdentifier($0)) }
    #endif
  }
}

/// An identifier of at most eight characters such as `pt_BR` or `es-419`, whose language has two or three
/// letters and whose other subtags are longer than one character.
private struct ShortIdentifier {
  let language: UInt64
  let count: Int

  /// Reads an identifier, or gives nil for any other text, right or wrong.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let text = unsafe ShortText(bytes), text.word & ShortText.highBits == 0 else {
      return nil
    }
    let folded = text.word | ShortText.repeated(0x20)
    let letters =
      ShortText.areAtLeast(folded, UInt8(ascii: "a")) & ~ShortText.areAtLeast(folded, 0x7B)
    let digits =
      ShortText.areAtLeast(text.word, UInt8(ascii: "0")) & ~ShortText.areAtLeast(text.word, 0x3A)
    let all = ShortText.highBits >> UInt64((8 - text.count) * 8)
    let others = all & ~(letters | digits)
    // Two characters at least before the first separator and behind each, no digit in the language.
    let length = others == 0 ? text.count : others.trailingZeroBitCount / 8
    guard 2...3 ~= length, digits & (1 << UInt64(length * 8) - 1) == 0,
      others & (others >> 8 | others >> 16 | (all & ~(all >> 16))) == 0,
      others & Self.isNot("-", text.word) & Self.isNot("_", text.word) == 0
    else { return nil }
    let (first, second, third) = (text.word & 31, text.word >> 8 & 31, text.word >> 16 & 31)
    language = length == 2 ? first << 6 | second : first << 12 | second << 6 | third
    count = 1 + others.nonzeroBitCount
  }

  /// The highest bit of each byte that is not a character.
  @inline(__always)
  private static func isNot(_ character: Unicode.Scalar, _ word: UInt64) -> UInt64 {
    ShortText.areAtLeast(word ^ ShortText.repeated(UInt8(ascii: character)), 1)
  }
}
