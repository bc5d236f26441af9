import Foundation

extension String {
  /// Creates a text of bytes in UTF-8; nil if they are not.
  init?(validUTF8 bytes: some Collection<UInt8>) {
    // Whatever is not UTF-8 is replaced, so that the bytes become others. `String(validating:as:)` makes
    // up types for each call, which takes longer than a text of a catalogue.
    let text = String(decoding: bytes, as: UTF8.self)
    let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { own in
      unsafe bytes.withContiguousStorageIfAvailable {
        unsafe own.count == $0.count && Self.isSame(own, $0)
      } ?? own.elementsEqual(bytes)
    }
    guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }

  private static func isSame(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ others: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
    return unsafe memcmp(start, other, bytes.count) == 0
  }

  /// Whether it has no characters but those of ASCII.
  var isASCII: Bool {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      for index in bytes.indices { all |= unsafe bytes[index] }
      return all < 0x80
    } ?? utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether a byte stands in its UTF-8.
  func holds(byte: UInt8) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe memchr(start, Int32(byte), bytes.count) != nil
    } ?? utf8.contains(byte)
  }

  /// Whether another text has the same scalars.
  func hasSameBytes(as other: String) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        unsafe bytes.count == others.count && Self.isSame(bytes, others)
      }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether another text stands in this one, byte for byte: a mark that joins the character before it
  /// hides nothing.
  func holds(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } || part.isEmpty
  }
}
