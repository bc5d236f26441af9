extension String {
  /// Creates a text of bytes in UTF-8; nil if they are not.
  init?(validUTF8 bytes: some Collection<UInt8>) {
    // Whatever is not UTF-8 is replaced, so that the bytes become others. `String(validating:as:)` makes
    // up types for each call, which takes longer than a text of a catalogue.
    let text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.utf8.withContiguousStorageIfAvailable { own in
      bytes.withContiguousStorageIfAvailable { own.count == $0.count && Self.isSame(own, $0) }
        ?? own.elementsEqual(bytes)
    }
    guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }

  private static func isSame(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ others: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }

  /// Whether another text stands in this one, byte for byte: a mark that joins the character before it
  /// hides nothing.
  func holds(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}
