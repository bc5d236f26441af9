extension String {
  /// Creates a text of bytes in UTF-8; nil if they are not.
  init?(validUTF8 bytes: some Collection<UInt8>) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self = text
    } else {
      // Whatever is not UTF-8 is replaced, so that the bytes become others.
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else { return nil }
      self = text
    }
  }

  /// Whether another text stands in this one, byte for byte: a mark that joins the character before it
  /// hides nothing.
  func holds(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}
