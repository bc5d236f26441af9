import Plurals

/// A subtag of an identifier.
struct ReadSubtag {
  /// The subtag, as `Subtag` packs it.
  let packed: UInt64
  /// The number of its characters, from 1 to 8.
  let length: Int

  /// Whether it has letters alone.
  var isAlphabetic: Bool {
    // Letters are 1 to 26, digits 27 to 36.
    var rest = packed
    while rest != 0 {
      if rest & 63 > 26 { return false }
      rest >>= 6
    }
    return true
  }
}

/// Reads the subtags of an identifier, without allocation.
///
/// Subtags are one to eight ASCII letters or digits, separated by `-` or `_`. Between underscores one may
/// be missing, as in ICU's `en__POSIX`. A `.` begins an encoding, and an `@` POSIX's modifier or ICU's
/// keywords; both end the subtags.
struct SubtagReader {
  private var bytes: String.UTF8View.Iterator
  /// The byte that ended what has been read; nil at the end of the text.
  private var terminator: UInt8?
  private var isAtEnd = false

  /// Whether what has been read is well-formed.
  private(set) var isWellFormed = true

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
  }

  /// The next subtag; nil at the end, or where the identifier is malformed.
  mutating func next() -> ReadSubtag? {
    guard !isAtEnd else { return nil }
    var packed: UInt64 = 0
    var length = 0
    while true {
      let byte = bytes.next()
      if let byte, let next = Subtag.append(byte, to: packed) {
        packed = next
        length += 1
        continue
      }
      // ICU leaves a part out between underscores.
      if length == 0, byte == UInt8(ascii: "_"), terminator == byte { continue }
      terminator = byte
      switch byte {
      case nil, UInt8(ascii: "."), UInt8(ascii: "@"): isAtEnd = true
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      default: isWellFormed = false
      }
      guard isWellFormed, 1...8 ~= length else {
        isWellFormed = false
        isAtEnd = true
        return nil
      }
      return ReadSubtag(packed: packed, length: length)
    }
  }

  /// The letters and digits of POSIX's modifier, as in `sr_RS.UTF-8@latin`; nil without one.
  ///
  /// It can be asked for once the subtags have been read.
  mutating func modifier() -> [UInt8]? {
    guard isWellFormed, isAtEnd else { return nil }
    while terminator != nil, terminator != UInt8(ascii: "@") { terminator = bytes.next() }
    guard terminator != nil else { return nil }
    terminator = nil
    var modifier: [UInt8] = []
    while let byte = bytes.next(), modifier.count < 16 {
      guard Subtag.append(byte, to: 0) != nil else { return nil }
      modifier.append(byte | 0x20)
    }
    return modifier
  }

  /// The script that POSIX's modifier names; nil without one that does.
  mutating func modifierScript() -> UInt32? {
    guard terminator != nil, let modifier = modifier() else { return nil }
    return Self.script(ofModifier: modifier)
  }

  /// The script that a modifier in lower case names.
  static func script(ofModifier modifier: [UInt8]) -> UInt32? {
    let name = String(decoding: modifier, as: UTF8.self)
    return modifierScripts[name].flatMap { Subtag.pack($0) }.map { UInt32($0) }
  }

  /// The modifiers of the locales that systems with the GNU C library have.
  private static let modifierScripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn", "latin": "Latn",
  ]
}
