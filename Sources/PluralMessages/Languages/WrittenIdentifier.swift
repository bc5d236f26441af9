/// The bytes of an identifier as it is written, but for case, separators and encoding: those of `pt-BR`,
/// `PT_br` and `pt_BR.UTF-8` are the same. Identifiers that are malformed have bytes as well.
struct WrittenIdentifier: Sequence, IteratorProtocol {
  private var bytes: String.UTF8View.Iterator
  private var last: UInt8 = 0
  private var isInEncoding = false
  private var isInModifier = false

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
  }

  mutating func next() -> UInt8? {
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "@"): (isInEncoding, isInModifier) = (false, true)
      case UInt8(ascii: ".") where !isInModifier: isInEncoding = true
      default: break
      }
      // ICU leaves a part out between underscores.
      if isInEncoding || byte == UInt8(ascii: "_") && last == byte { continue }
      last = byte
      return byte.foldedInIdentifiers
    }
    return nil
  }

  /// A number that is equal for the same bytes, and for hardly any others: nobody can tell in advance
  /// for which.
  var hash: UInt64 {
    var hasher = Hasher()
    var word: UInt64 = 0
    var count = 0
    for byte in self {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

extension String {
  /// Whether two identifiers are written with the same bytes, but for case, separators and encoding.
  func isSameIdentifier(_ other: String) -> Bool {
    WrittenIdentifier(self).elementsEqual(WrittenIdentifier(other))
  }
}

extension UInt8 {
  /// The byte in lower case, with `-` for `_`.
  var foldedInIdentifiers: UInt8 {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: self
    }
  }
}
